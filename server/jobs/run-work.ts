import { writeFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';

/*
 * What runs in a process of a pool: the function `name` of the module at `url`, with the input of each message. Its
 * parent is told when it begins, what it reports, and how it ended.
 */

export interface WorkOrder {
  input: object;
  /** Others' work comes first. */
  givesWay: boolean;
}
export type WorkMessage =
  | { began: true }
  | { message: unknown }
  | ({ output: unknown } & Spent)
  | ({ error: unknown } & Spent);

/** What a piece of work took. */
export interface Spent {
  /** MiB that the process holds after it. */
  heldMb: number;
  /** Milliseconds of a processor's time. */
  processorMs: number;
  /** The process has a lower priority than others, for good: only the system's administrator can raise one. */
  isLow: boolean;
}

type Work = (input: object) => unknown;

const [url = '', name = '', mostMb = ''] = process.argv.slice(2);
/** Milliseconds of a processor's time: a declaration of 70 pages takes less. */
const mostMs = 3000;
const busy = new Int32Array(new SharedArrayBuffer(4));
const say = (message: WorkMessage) => void process.send?.(message);
const usedMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const spentSince = (before: number): Spent => ({
  heldMb: Math.round(process.memoryUsage.rss() / 2 ** 20),
  processorMs: usedMs() - before,
  isLow: getPriority() >= constants.priority.PRIORITY_BELOW_NORMAL,
});

guardProcess();
// Its parent ends it when it is told to stop, and not before.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
const loading = import(url) as Promise<Record<string, Work>>;

process.on('message', async ({ input, givesWay }: WorkOrder) => {
  let before = usedMs();
  try {
    if (givesWay) setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
    const work = (await loading)[name];
    // What starting took is nobody's.
    before = usedMs();
    if (work === undefined) throw new Error(`${url} has no ${name}.`);
    setBusy(1);
    say({ began: true });
    const output = await work({ ...input, port: { postMessage: (message: unknown) => say({ message }) } });
    say({ output, ...spentSince(before) });
  } catch (error) {
    say({ error, ...spentSince(before) });
  } finally {
    setBusy(0);
  }
});

function setBusy(value: 0 | 1): void {
  Atomics.store(busy, 0, value);
  Atomics.notify(busy, 0);
}

/**
 * Work that never pauses can neither look at its own memory, give way to others once it takes long, nor hear that its
 * parent is gone: a thread does.
 */
function guardProcess(): void {
  try {
    // Where memory is short the kernel takes this process, not the server.
    writeFileSync('/proc/self/oom_score_adj', '500');
  } catch {
    // No Linux.
  }
  const workerData = { busy, parent: process.ppid, mostBytes: Number(mostMb) * 2 ** 20, mostMs };
  new Worker(`(${guard})()`, {
    eval: true,
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
  }).unref();
}

function guard(): void {
  const { workerData } = process.getBuiltinModule('node:worker_threads');
  const { constants, setPriority } = process.getBuiltinModule('node:os');
  const { readFileSync } = process.getBuiltinModule('node:fs');
  const { busy, parent, mostBytes, mostMs } = workerData;
  let before: NodeJS.CpuUsage | undefined;
  for (;;) {
    if (Atomics.wait(busy, 0, 0, 2000) === 'not-equal') {
      before ??= process.cpuUsage();
      Atomics.wait(busy, 0, 1, 50);
      const { user, system } = process.cpuUsage(before);
      // By its number: that is the thread which does the work, and what it starts.
      if (user + system > 1000 * mostMs) setPriority(process.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    } else before = undefined;
    const isFull = process.memoryUsage.rss() > mostBytes;
    if (isFull || process.ppid !== parent) end();
  }

  /** With the programs that it has started, which would go on. */
  function end(): void {
    try {
      const programs = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8');
      for (const program of programs.split(' ').filter(Boolean)) process.kill(Number(program), 'SIGKILL');
    } catch {
      // No Linux, or it has just ended by itself.
    }
    process.kill(process.pid, 'SIGKILL');
  }
}
