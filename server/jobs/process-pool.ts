import { FairLine } from './fair-line.ts';
import type { Member, MemoryGroup } from './memory-group.ts';
import { createRecentWork, much, type RecentWork } from './recent-work.ts';
import { WorkProcess } from './work-process.ts';

export interface ProcessLimits {
  processes: number;
  /** Of one account at a time: any number of the processes unless told. */
  perAccount?: number;
  /** Milliseconds of one piece of work, however it goes on. Waiting for a process does not count. */
  time: number;
  /** Milliseconds without a message from the work; `time` alone where left out. */
  silence?: number;
  /** MiB of one process, all that it holds. */
  memory: number;
}

export interface RunOptions<Message> {
  /** Whose work it is: accounts take turns, and who has had much gives way. */
  account: string;
  signal?: AbortSignal;
  onMessage?: (message: Message) => void;
  /** Instead of the pool's own limit. */
  time?: number;
}

export interface ProcessPool<Input extends object, Output, Message = never> {
  /** Rejects with a ProcessError, or with the signal's reason when that is aborted; the work is ended then. */
  run(input: Input, options: RunOptions<Message>): Promise<Output>;
  /** Gets the first process ready ahead of work, which takes a good part of a second. */
  warmUp(): void;
  close(): Promise<void>;
}

interface Turn {
  /** Resolves at its end, with what tells the caller. */
  start: (process: WorkProcess, givesWay: boolean) => Promise<() => void>;
}

/** Milliseconds after which a process beside the first is ended where it has nothing to do. */
const idleFor = 60_000;

/**
 * Runs the function `name` of the module at `url` in processes of their own: this one answers meanwhile, and what ends one
 * of them ends nothing else. The function gets the input, with `port` to send messages by. Work that takes long, and work
 * of whoever has had much of the processors lately, has a lower priority.
 */
export function createProcessPool<Input extends object, Output, Message = never>(
  url: URL,
  name: string,
  limits: ProcessLimits,
  group?: MemoryGroup,
  recent: RecentWork = createRecentWork(),
): ProcessPool<Input, Output, Message> {
  const { time: mostTime, memory } = limits;
  const line = new FairLine<Turn>(limits.perAccount);
  const processes = new Set<WorkProcess>();
  /** Whose work each did last, or does, and when that began. */
  const uses = new WeakMap<WorkProcess, { account: string; began: number }>();
  const idle: { process: WorkProcess; timer: NodeJS.Timeout }[] = [];
  let closed = false;

  /** Whether it may go before those of others: nobody has used it lately, or somebody who has had much. */
  function givesWay(process: WorkProcess): boolean {
    const use = uses.get(process);
    const lasted = performance.now() - (use?.began ?? 0);
    return (
      use === undefined ||
      process.spent.isLow ||
      lasted > (process.isBusy ? much : idleFor) ||
      recent.isMuch(use.account)
    );
  }

  function open(): WorkProcess {
    const process = new WorkProcess(url, name, memory);
    const member: Member = {
      pid: process.pid,
      get isBusy() {
        return process.isBusy;
      },
      get givesWay() {
        return givesWay(process);
      },
      crowdOut: () => process.end('crowded'),
    };
    processes.add(process);
    group?.add(member);
    process.exited.then(() => {
      processes.delete(process);
      group?.delete(member);
      const at = idle.findIndex((one) => one.process === process);
      if (at >= 0) clearTimeout(idle.splice(at, 1)[0]?.timer);
      if (!closed) startNext();
    });
    return process;
  }

  function rest(process: WorkProcess): void {
    const timer = setTimeout(() => {
      if (processes.size > 1) process.end('crowded');
    }, idleFor).unref();
    idle.push({ process, timer });
  }

  /**
   * A process to work in: idle ones first. One whose priority was lowered cannot have it raised, and makes room. What gives
   * way leaves the last one that others find ready alone, as long as there may be one more.
   */
  function take(isMuch: boolean): WorkProcess {
    const low = idle.findLast(({ process }) => process.spent.isLow);
    const others = idle.filter(({ process }) => !process.spent.isLow);
    const isFull = processes.size >= limits.processes;
    const spare = others.length > 1 || isFull ? others.at(-1) : undefined;
    const taken = isMuch ? (low ?? spare) : others.at(-1);
    if (taken === undefined && isFull) low?.process.end('crowded');
    if (taken === undefined) return open();
    clearTimeout(taken.timer);
    idle.splice(idle.indexOf(taken), 1);
    return taken.process;
  }

  function startNext(): void {
    for (const ending of idle.filter(({ process }) => process.isEnding)) {
      clearTimeout(ending.timer);
      idle.splice(idle.indexOf(ending), 1);
    }
    while (idle.length > 0 || processes.size < limits.processes) {
      const next = line.take();
      if (next === undefined) return;
      const isMuch = recent.isMuch(next.account);
      const process = take(isMuch);
      uses.set(process, { account: next.account, began: performance.now() });
      next.thing.start(process, isMuch).then((tell) => {
        line.release(next.account);
        recent.add(next.account, process.spent.processorMs);
        // What a heavy file left behind goes with its process.
        if (process.spent.heldMb > memory / 2) process.end('crowded');
        else if (processes.has(process) && !process.isEnding) rest(process);
        tell();
        startNext();
      });
    }
  }

  return {
    run: (input, { account, signal, onMessage, time = mostTime }) =>
      new Promise((resolve, reject) => {
        const silence = Math.min(time, limits.silence ?? time);
        const turn: Turn = {
          start: (process, givesWay) => {
            signal?.removeEventListener('abort', leave);
            return process.work<Output, Message>(input, { signal, onMessage, time, silence, givesWay }).then(
              (output) => () => resolve(output),
              (error: unknown) => () => reject(error),
            );
          },
        };
        const leave = () => line.leave(account, turn) && reject(signal?.reason);
        if (signal?.aborted) return reject(signal.reason);
        signal?.addEventListener('abort', leave);
        line.join(account, turn);
        startNext();
      }),
    warmUp: () => {
      if (processes.size === 0) rest(open());
    },
    close: async () => {
      closed = true;
      for (const process of processes) process.end('crash');
      await Promise.all([...processes].map(({ exited }) => exited));
    },
  };
}
