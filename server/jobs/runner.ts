import { setTimeout } from 'node:timers/promises';
import { BlobsAway } from '../adapters/blobs-away.ts';
import type { Changes } from '../changes.ts';
import type { Database } from '../db/schema.ts';
import { describeError } from '../describe-error.ts';
import type { Log } from '../log.ts';
import { isStorageFull } from '../storage-full.ts';
import type { JobKind } from './job-kind.ts';
import {
  type ClaimedJob,
  claim,
  finish,
  giveUp,
  handBack,
  hasToGiveWay,
  LeaseLost,
  leaseMs,
  moveTo,
  postpone,
  putBack,
  renew,
} from './queue.ts';

/** Claims that end with no word from the worker (a process killed over it) before a job is given up. */
export const maxAttempts = 15;
const pollMs = 250;
/** Milliseconds until a job that found the disk full, or the bucket away, is tried again. */
const fullPause = 10_000;
const settleAgainMs = 2_000;

export interface RunnerPorts {
  db: Database;
  changes: Changes;
  now: () => number;
  log: Log;
}

/** A process was killed over this job time and again. */
export class WorkerLost extends Error {
  constructor() {
    super('The worker was lost with this job too often.');
    this.name = 'WorkerLost';
  }
}

/** A run was broken off for a job that goes first. */
class GaveWay extends Error {
  constructor() {
    super('The job gave way to another of its lane.');
    this.name = 'GaveWay';
  }
}

export interface Runner {
  /** Takes no more jobs, stops those at work and hands them back. */
  stop(): Promise<void>;
}

/** Runs jobs of one kind, at most `slots` at a time, from now on. */
export function startRunner<Payload>(ports: RunnerPorts, kind: JobKind<Payload>, slots: number): Runner {
  const { db, changes, now, log } = ports;
  const running = new Map<string, Promise<void>>();
  const longestPause = Math.max(kind.backOff(kind.maxFailures - 1), fullPause);
  const stopping = new AbortController();
  let filling: Promise<void> | undefined;
  let again = false;
  let failing = false;

  function wake(): void {
    again = true;
    filling ??= fill()
      .catch((error: unknown) => {
        // The poll tries again at once: a database that is away is one line in the log.
        if (!failing) log.error({ err: error, kind: kind.kind }, 'could not claim a job');
        failing = true;
      })
      .finally(() => {
        filling = undefined;
        if (again && !stopping.signal.aborted) wake();
      });
  }

  async function fill(): Promise<void> {
    while (again && !stopping.signal.aborted) {
      again = false;
      while (running.size < slots && !stopping.signal.aborted) {
        const job = await claim(db, kind.kind, now(), {
          line: kind.line,
          longestPause,
          atWork: [...running.keys()],
        });
        failing = false;
        if (job === undefined) break;
        const run = perform(job).finally(() => {
          running.delete(job.id);
          wake();
        });
        running.set(job.id, run);
      }
    }
  }

  async function perform(job: ClaimedJob): Promise<void> {
    const lost = new AbortController();
    const unwatch = kind.giveWay === undefined ? undefined : watchLane(job, lost);
    const heartbeat = setInterval(() => {
      renew(db, job, now()).then(
        (ours) => ours || lost.abort(new LeaseLost()),
        (error: unknown) => log.warn({ err: error, job: job.id }, 'could not renew a lease'),
      );
    }, leaseMs / 3);
    try {
      await attempt(job, AbortSignal.any([lost.signal, stopping.signal]));
    } catch (error) {
      // What could not be settled stays leased, and is taken over when the lease runs out.
      if (!(error instanceof LeaseLost)) log.error({ err: error, job: job.id }, 'could not settle a job');
    } finally {
      clearInterval(heartbeat);
      unwatch?.();
      changes.notify(job.subject);
    }
  }

  /** Breaks a run off once it has to give way. Returns what ends the watch. */
  function watchLane(job: ClaimedJob, broken: AbortController): () => void {
    const look = () => {
      hasToGiveWay(db, job).then(
        (has) => has && broken.abort(new GaveWay()),
        (error: unknown) => log.warn({ err: error, job: job.id }, 'could not look at a lane'),
      );
    };
    // Another process may be the one that was asked.
    const poll = setInterval(look, pollMs);
    const unsubscribe = changes.onQueued(kind.kind, look);
    return () => {
      clearInterval(poll);
      unsubscribe();
    };
  }

  async function attempt(job: ClaimedJob, signal: AbortSignal): Promise<void> {
    const parsed = kind.payload.safeParse(job.payload);
    try {
      signal.throwIfAborted();
      if (!parsed.success) throw parsed.error;
      if (job.attempts > maxAttempts) throw new WorkerLost();
      const ending = await kind.run(parsed.data, { job, signal });
      const isMoved = 'line' in ending;
      await db.transaction().execute(async (trx) => {
        if (isMoved) await moveTo(trx, job, ending.line);
        else await finish(trx, job);
        await (isMoved ? ending.commit : ending)(trx);
      });
      if (isMoved) changes.queued(kind.kind);
    } catch (error) {
      if (error instanceof LeaseLost || signal.reason instanceof LeaseLost) throw new LeaseLost();
      if (stopping.signal.aborted) return await handBack(db, job);
      if (signal.reason instanceof GaveWay && parsed.success) {
        await db.transaction().execute(async (trx) => {
          await handBack(trx, job);
          await kind.giveWay?.(parsed.data)(trx);
        });
        return changes.queued(kind.kind);
      }
      if (isStorageFull(error)) {
        log.warn({ err: error, job: job.id, kind: job.kind }, 'no room on the disk: a job waits');
        return await onceThereIsRoom(() => postpone(db, job, now() + fullPause));
      }
      if (error instanceof BlobsAway) {
        log.warn({ err: error, job: job.id, kind: job.kind }, 'the bucket is away: a job waits');
        return await postpone(db, job, now() + fullPause);
      }
      const failures = job.failures + 1;
      const reason = JSON.stringify(describeError(error));
      log.warn({ err: error, job: job.id, kind: job.kind, subject: job.subject, failures }, 'job failed');
      const isHopeless = error instanceof WorkerLost || kind.isHopeless?.(error);
      if (parsed.success && failures < kind.maxFailures && !isHopeless) {
        return await putBack(db, job, reason, now() + kind.backOff(failures));
      }
      await db.transaction().execute(async (trx) => {
        await giveUp(trx, job, reason, now());
        if (parsed.success) await kind.giveUp(parsed.data, error)(trx);
      });
    }
  }

  /** The lease is renewed meanwhile as far as can be, so that the claim counts for nothing. */
  async function onceThereIsRoom(work: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!isStorageFull(error) || stopping.signal.aborted) throw error;
        await setTimeout(settleAgainMs, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
  }

  const poll = setInterval(wake, pollMs);
  const unsubscribe = changes.onQueued(kind.kind, wake);
  wake();

  return {
    async stop() {
      clearInterval(poll);
      unsubscribe();
      stopping.abort();
      await filling;
      await Promise.all(running.values());
    },
  };
}
