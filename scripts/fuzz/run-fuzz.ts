import { Worker } from 'node:worker_threads';
import { randomOf } from '#engine/testing/random-of.ts';
import type { Said, Verdict } from './fuzz-thread.ts';
import { mutate } from './mutate.ts';
import { patternParts, repeatText } from './repeat-text.ts';

/** The limits of the server's threads. */
const TIME = 60_000;
/** Milliseconds for a page's picture: the server ends one that takes longer, and shows the page without it. */
const DRAWING = 20_000;
const MEMORY = 1024;

export interface FuzzFile {
  name: string;
  bytes: Uint8Array;
}

export interface FuzzReport {
  /** How many files ended how: 'read', a reason of refusal, 'memory' for a thread that met its limit; with ', no picture' where its drawing was ended. */
  outcomes: Map<string, number>;
  /** The file that took longest, in milliseconds. */
  slowest: { number: number; ms: number };
  /** Files after which something was wrong: the number that makes the same file again, and what it was. */
  faults: { number: number; name: string; what: string; bytes: Uint8Array }[];
}

let parts: readonly string[] | undefined;

/** Of so many files one is a text against the patterns instead. */
const AIMED = 4;

/**
 * Changes files, and makes texts against patterns and the telling of types, and puts them through the readers in a thread, one
 * after the other. The same seed makes the same files, as long as the patterns stay the same.
 */
export async function runFuzz(
  files: readonly FuzzFile[],
  { seed, count, from = 0 }: { seed: number; count: number; from?: number },
): Promise<FuzzReport> {
  const others = files.map(({ bytes }) => bytes);
  const report: FuzzReport = { outcomes: new Map(), slowest: { number: -1, ms: 0 }, faults: [] };
  // Looking for them takes many times as long as a file: once for all slices.
  parts ??= patternParts();
  let thread: Worker | undefined;
  try {
    for (let number = from; number < from + count; number += 1) {
      // Each file has a seed of its own, so that any of them can be made again by itself.
      const random = randomOf(seed + number * 2_654_435_761);
      const file = files[Math.floor(random() * files.length)];
      if (file === undefined) break;
      const isAimed = number % AIMED === AIMED - 1;
      const bytes = isAimed ? repeatText(parts, random) : mutate(file.bytes, random, others);
      const name = isAimed ? 'repeated.txt' : file.name;
      thread ??= start();
      const begun = performance.now();
      const { outcome, faults } = await inThread(thread, bytes);
      const ms = performance.now() - begun;
      if (ms > report.slowest.ms) report.slowest = { number, ms };
      report.outcomes.set(outcome, (report.outcomes.get(outcome) ?? 0) + 1);
      if (faults.length > 0) report.faults.push({ number, name, what: faults.join('; '), bytes });
      if (/^(?:memory|time|crash)$|no picture$/.test(outcome)) {
        await thread.terminate();
        thread = undefined;
      }
    }
  } finally {
    await thread?.terminate();
  }
  return report;
}

function start(): Worker {
  const thread = new Worker(new URL('./fuzz-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    execArgv: [],
  });
  // One that runs out of memory while it is being ended has nobody left to tell.
  thread.on('error', () => undefined);
  return thread;
}

function inThread(thread: Worker, bytes: Uint8Array): Promise<Verdict> {
  return new Promise((resolve) => {
    const settle = (verdict: Verdict): void => {
      clearTimeout(timer);
      thread.off('message', hear).off('error', failed).off('exit', ended);
      resolve(verdict);
    };
    const failed = (error: Error & { code?: string }): void =>
      settle(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? { outcome: 'memory', faults: [] }
          : { outcome: 'crash', faults: [error.stack ?? error.message] },
      );
    const ended = (status: number): void =>
      settle({ outcome: 'crash', faults: [`the thread ended with ${status}`] });
    const hear = ({ drawsNext, ...verdict }: Said): void => {
      if (drawsNext === undefined) {
        settle(verdict);
        return;
      }
      clearTimeout(timer);
      const late = () => settle({ ...verdict, outcome: `${verdict.outcome}, no picture` });
      timer = setTimeout(late, DRAWING);
    };
    let timer = setTimeout(() => settle({ outcome: 'time', faults: [`no answer within ${TIME} ms`] }), TIME);
    thread.on('message', hear).on('error', failed).on('exit', ended);
    thread.postMessage(bytes);
  });
}
