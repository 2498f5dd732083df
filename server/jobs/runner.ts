import type { Changes } from '../changes.ts';
import type { Database } from '../db/schema.ts';
import { describeError } from '../describe-error.ts';
import type { Log } from '../log.ts';
import type { JobKind } from './job-kind.ts';
import {
  type ClaimedJob,
  claim,
  finish,
  giveUp,
  handBack,
  LeaseLost,
  leaseMs,
  moveTo,
  putBack,
  renew,
} from './queue.ts';

/** Claims that end with no word from the worker (a process killed over it) before a job is given up. */
export const maxAttempts = 15;
const pollMs = 250;

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

export interface Runner {
  /** Takes no more jobs, stops those at work and hands them back. */
  stop(): Promise<void>;
}

/** Runs jobs of one kind, at most `slots` at a time, from now on. */
export function startRunner<Payload>(ports: RunnerPorts, kind: JobKind<Payload>, slots: number): Runner {
  const { db, changes, now, log } = ports;
  const running = new Set<Promise<void>>();
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
        const job = await claim(db, kind.kind, now(), kind.line);
        failing = false;
        if (job === undefined) break;
        const run: Promise<void> = perform(job).finally(() => {
          running.delete(run);
          wake();
        });
        running.add(run);
      }
    }
  }

  async function perform(job: ClaimedJob): Promise<void> {
    const lost = new AbortController();
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
      changes.notify(job.subject);
    }
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

  const poll = setInterval(wake, pollMs);
  const unsubscribe = changes.onQueued(kind.kind, wake);
  wake();

  return {
    async stop() {
      clearInterval(poll);
      unsubscribe();
      stopping.abort();
      await filling;
      await Promise.all(running);
    },
  };
}
