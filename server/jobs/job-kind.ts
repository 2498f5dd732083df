import type { z } from 'zod';
import type { DatabaseTransaction } from '../db/schema.ts';
import type { ClaimedJob } from './queue.ts';

/** What is stored with the end of a job, in one transaction with it. */
export type Commit = (trx: DatabaseTransaction) => Promise<void>;

/**
 * A run that found its job to be one for another line of its kind, or that lets others go first (null: to the end of the
 * first line), with what is stored when it is moved there.
 */
export type Moved = { line: string | null; commit: Commit };

export interface JobRun {
  job: ClaimedJob;
  /** Aborted when the job is no longer this worker's or the process stops. */
  signal: AbortSignal;
}

/** One kind of job. A run may be cut off anywhere and repeated: only what its commit stores is there to stay. */
export interface JobKind<Payload> {
  kind: string;
  /** The jobs of the kind that were moved there alone; without it, those that were not moved. */
  line?: string;
  payload: z.ZodType<Payload>;
  /**
   * What is stored when a run is broken off for a job of its lane that was not moved to another line, after which it goes
   * on. Without it none is.
   */
  giveWay?: (payload: Payload) => Commit;
  /** Runs that may end badly before it is given up. */
  maxFailures: number;
  /** Milliseconds until the next try after so many failures. */
  backOff: (failures: number) => number;
  /** Whether no later try can end better. */
  isHopeless?: (error: unknown) => boolean;
  run: (payload: Payload, run: JobRun) => Promise<Commit | Moved>;
  /** What is stored when it is given up after `error`. */
  giveUp: (payload: Payload, error: unknown) => Commit;
}
