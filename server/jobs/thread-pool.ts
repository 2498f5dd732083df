import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';
import { Piscina } from 'piscina';

/** Why a thread's work ended without a result. */
export type ThreadFailure = 'time' | 'memory' | 'crash';

/** The message may quote a document, so it is for no log; `reason` is. */
export class ThreadError extends Error {
  readonly reason: ThreadFailure;
  readonly code: string;

  constructor(reason: ThreadFailure, cause: unknown) {
    super(`A worker thread ended: ${reason}.`, { cause });
    this.name = 'ThreadError';
    this.reason = reason;
    this.code = `THREAD_${reason.toUpperCase()}`;
    if (reason === 'crash' && cause instanceof Error && cause.stack !== undefined) this.stack = cause.stack;
  }
}

export interface ThreadLimits {
  threads: number;
  /** Milliseconds of one piece of work, however it goes on. */
  time: number;
  /** Milliseconds without a message from the thread; `time` alone where left out. */
  silence?: number;
  /** MiB of JavaScript heap of one thread. */
  memory: number;
}

export interface ThreadPool<Input extends object, Output, Message = never> {
  /** Rejects with a ThreadError, or with the signal's reason when that is aborted; the thread is killed then. */
  run(
    input: Input,
    options?: { signal?: AbortSignal; onMessage?: (message: Message) => void },
  ): Promise<Output>;
  /** Gets the first thread ready ahead of work, which takes a good part of a second. */
  warmUp(): void;
  close(): Promise<void>;
}

/**
 * Runs the function `name` of the module at `url` in threads of their own, so that the process answers meanwhile. The
 * function gets the input, with `port` to send messages by.
 */
export function createThreadPool<Input extends object, Output, Message = never>(
  url: URL,
  name: string,
  limits: ThreadLimits,
): ThreadPool<Input, Output, Message> {
  let pool: Piscina<Input & { port: unknown }, Output> | undefined;
  const open = () => {
    const opened = new Piscina<Input & { port: unknown }, Output>({
      filename: url.href,
      name,
      minThreads: 1,
      maxThreads: limits.threads,
      idleTimeout: 60_000,
      resourceLimits: { maxOldGenerationSizeMb: limits.memory },
      execArgv: [],
    });
    // A thread that runs out of memory while it is being killed has nobody left to tell.
    opened.on('error', () => {});
    return opened;
  };

  return {
    async run(input, { signal, onMessage } = {}) {
      const { port1, port2 } = new MessageChannel();
      const clock = workClock(limits);
      const outOfTime = clock.signal;
      port1.on('message', (message: Message) => {
        clock.heard();
        onMessage?.(message);
      });
      try {
        signal?.throwIfAborted();
        const stop = signal === undefined ? outOfTime : AbortSignal.any([signal, outOfTime]);
        pool ??= open();
        const output = await pool.run({ ...input, port: port2 }, { transferList: [port2], signal: stop });
        // The last messages may arrive with the result.
        for (let last = receiveMessageOnPort(port1); last; last = receiveMessageOnPort(port1))
          onMessage?.(last.message);
        return output;
      } catch (error) {
        signal?.throwIfAborted();
        throw new ThreadError(reasonOf(error, outOfTime.aborted), error);
      } finally {
        clock.stop();
        port1.close();
      }
    },
    warmUp: () => {
      pool ??= open();
    },
    close: async () => await pool?.destroy(),
  };
}

/** Aborts when a piece of work has gone on for too long, or has been silent for too long. */
function workClock({ time, silence = time }: ThreadLimits) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const whole = setTimeout(abort, time);
  const quiet = setTimeout(abort, silence);
  return {
    signal: controller.signal,
    heard: () => void quiet.refresh(),
    stop: () => {
      clearTimeout(whole);
      clearTimeout(quiet);
    },
  };
}

function reasonOf(error: unknown, outOfTime: boolean): ThreadFailure {
  if (outOfTime) return 'time';
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'crash';
}
