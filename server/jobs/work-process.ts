import { type ChildProcess, fork } from 'node:child_process';
import type { Spent, WorkMessage, WorkOrder } from './run-work.ts';
import { endWithPrograms } from './started-by.ts';

/** Why a process's work ended without a result; `crowded` where others needed the memory as well. */
export type ProcessFailure = 'time' | 'memory' | 'crowded' | 'crash';

/** The message may quote a document, so it is for no log; `reason` is. */
export class ProcessError extends Error {
  readonly reason: ProcessFailure;
  readonly code: string;

  constructor(reason: ProcessFailure, cause?: unknown) {
    super(`Work in a process ended: ${reason}.`, { cause });
    this.name = 'ProcessError';
    this.reason = reason;
    this.code = `PROCESS_${reason.toUpperCase()}`;
    if (reason === 'crash' && cause instanceof Error && cause.stack !== undefined) this.stack = cause.stack;
  }
}

export interface WorkOptions<Message> {
  signal?: AbortSignal | undefined;
  onMessage?: ((message: Message) => void) | undefined;
  /** Milliseconds of the work, from its beginning on. */
  time: number;
  /** Milliseconds without a message from it. */
  silence: number;
  /** Others' work comes first. */
  givesWay: boolean;
}

/** What of the environment it gets: where programs, temporary files, time zones and what Node compiled are found. */
const inherited = ['PATH', 'TMPDIR', 'TEMP', 'TZ', 'LANG', 'SystemRoot', 'NODE_COMPILE_CACHE'];
/** Milliseconds for a process to start, however busy the machine is. */
const longestStart = 60_000;
/** What V8 writes when its heap is full. */
const heapIsFull = 'heap out of memory';

/** A process that does one piece of work at a time, within `memory` MiB of all that it holds. */
export class WorkProcess {
  readonly #child: ChildProcess;
  readonly exited: Promise<void>;
  #isBusy = false;
  #spent: Spent = { heldMb: 0, processorMs: 0, isLow: false };
  #why: ProcessFailure | undefined;
  #said = '';

  constructor(url: URL, name: string, memory: number) {
    this.#child = fork(new URL('./run-work.ts', import.meta.url), [url.href, name, String(memory)], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      // No key or password of the server's: it reads what strangers have made.
      env: Object.fromEntries(inherited.map((name) => [name, process.env[name]])),
      execArgv: [`--max-old-space-size=${memory}`, '--max-semi-space-size=8'],
    });
    this.#child.stderr?.on('data', (text: Buffer) => {
      this.#said = (this.#said + text.toString('latin1')).slice(-4000);
    });
    this.exited = new Promise((resolve) => {
      this.#child.once('close', () => resolve());
      // Also where a message meets its end, which tells by itself.
      this.#child.on('error', () => this.#child.pid === undefined && resolve());
    });
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  /** What its last piece of work took. */
  get spent(): Spent {
    return this.#spent;
  }

  get isEnding(): boolean {
    return this.#child.killed || this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  /** Ends it at once; work that it does ends for this reason. */
  end(why: ProcessFailure): void {
    this.#why ??= why;
    endWithPrograms(() => this.#child.kill('SIGKILL'), this.pid);
  }

  /** Rejects with a ProcessError, or with the signal's reason when that is aborted, which ends the process. */
  async work<Output, Message>(input: object, options: WorkOptions<Message>): Promise<Output> {
    const { signal, onMessage, time, silence, givesWay } = options;
    const began = performance.now();
    signal?.throwIfAborted();
    this.#isBusy = true;
    const outOfTime = () => this.end('time');
    const timers = [setTimeout(outOfTime, longestStart)];
    const stop = () => this.end('crash');
    signal?.addEventListener('abort', stop);
    let hear: (message: WorkMessage) => void = () => undefined;
    try {
      const told = new Promise<Output>((resolve, reject) => {
        hear = (message) => {
          if ('began' in message) {
            clearTimeout(timers.pop());
            timers.push(setTimeout(outOfTime, silence), setTimeout(outOfTime, time));
          } else if ('message' in message) {
            timers[0]?.refresh();
            onMessage?.(message.message as Message);
          } else {
            this.#spent = message;
            if ('output' in message) resolve(message.output as Output);
            else reject(new ProcessError('crash', message.error));
          }
        };
        this.#child.on('message', hear);
      });
      this.#child.send({ input, givesWay } satisfies WorkOrder, () => undefined);
      const ended = this.exited.then(() => {
        this.#spent = { ...this.#spent, processorMs: performance.now() - began };
        throw new ProcessError(this.#why ?? this.#reason());
      });
      ended.catch(() => undefined);
      return await Promise.race([told, ended]);
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    } finally {
      for (const timer of timers) clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      this.#child.off('message', hear);
      this.#isBusy = false;
    }
  }

  /** Of a process that nobody here ended: its guard, and the kernel, kill one that has no memory left. */
  #reason(): ProcessFailure {
    return this.#child.signalCode === 'SIGKILL' || this.#said.includes(heapIsFull) ? 'memory' : 'crash';
  }
}
