import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder, Updateable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { isPostgres } from '../db/is-postgres.ts';
import type { Database, DatabaseTransaction, JobsTable, Schema } from '../db/schema.ts';
import { timestamp } from '../db/timestamp.ts';
import { latestEnd } from '../set-clock.ts';

/** Whatever a clock says. */
const atOnce = timestamp(0);

/** How long a claimed job stays with a worker that says nothing more. */
export const leaseMs = 15_000;

export interface NewJob {
  kind: string;
  /** What the job is about; there is at most one job of a kind about it. */
  subject: string;
  /** Jobs of one lane run one at a time, in the order in which they came: see isBehind. */
  lane: string | null;
  payload: unknown;
}

export interface ClaimedJob {
  id: string;
  kind: string;
  subject: string;
  lane: string | null;
  payload: unknown;
  /** How often it was claimed, this time included, and how often a run of it ended badly. */
  attempts: number;
  failures: number;
  /** Proves that the job is still this worker's. */
  leaseToken: string;
}

/** The job was taken over, finished or removed meanwhile: nothing of this run may be stored. */
export class LeaseLost extends Error {
  constructor() {
    super('The job is no longer with this worker.');
    this.name = 'LeaseLost';
  }
}

/** Adds a job as part of the caller's transaction. No effect while there is a job of the kind about the subject. */
export async function enqueue(trx: DatabaseTransaction, job: NewJob, now: number): Promise<void> {
  const row = {
    ...job,
    id: uuidv7(),
    payload: JSON.stringify(job.payload),
    line: null,
    turn: await nextTurn(trx, job, null),
    run_at: atOnce,
    created_at: timestamp(now),
  };
  await trx
    .insertInto('jobs')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subject'])
        .doUpdateSet({ ...row, attempts: 0, failures: 0, failed_at: null, error: null })
        .where('jobs.failed_at', 'is not', null),
    )
    .execute();
}

/**
 * The turn of a job that joins a line: lanes take turns there, so that whoever brings one job waits for one of each of the
 * others, not for all that somebody brought before. A lane that had no job there joins with those whose turn it is.
 */
async function nextTurn(
  trx: DatabaseTransaction,
  { kind, lane }: Pick<NewJob, 'kind' | 'lane'>,
  line: string | null,
): Promise<number> {
  if (lane === null) return 0;
  const turns = await trx
    .selectFrom('jobs')
    .select(({ fn }) => [
      fn.min<number | null>('turn').as('now'),
      fn.max<number | null>('turn').filterWhere('lane', '=', lane).as('own'),
    ])
    .where('kind', '=', kind)
    .where('line', line === null ? 'is' : '=', line)
    .where('failed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Math.max(turns.now ?? 0, (turns.own ?? -1) + 1);
}

export interface ClaimOptions {
  /** Jobs that were moved there; without it, those that were not moved. */
  line?: string | undefined;
  /** Milliseconds that a job of the kind waits for its next try at most: one that would wait much longer is due. */
  longestPause?: number;
  /** Ids of jobs that the caller is at work with: not taken, though their leases seem to have ended. */
  atWork?: readonly string[];
}

/**
 * Takes the job of the kind whose turn it is, or one whose worker stopped renewing its lease. Never one of a lane
 * in which another holds a lease: an index sees to it where two ask at the same moment. Jobs that were moved to another
 * line are taken by those who name it alone.
 */
export async function claim(
  db: Database,
  kind: string,
  now: number,
  options: ClaimOptions = {},
): Promise<ClaimedJob | undefined> {
  try {
    return await takeNext(db, kind, now, options);
  } catch (error) {
    if (isLaneTaken(error)) return undefined;
    throw error;
  }
}

/** What PostgreSQL says of the index; SQLite runs one statement at a time and never gets there. */
const isLaneTaken = (error: unknown) =>
  error instanceof Error && 'constraint' in error && error.constraint === 'jobs_one_at_a_time';

async function takeNext(
  db: Database,
  kind: string,
  now: number,
  { line, longestPause = 3_600_000, atWork = [] }: ClaimOptions,
): Promise<ClaimedJob | undefined> {
  const leaseToken = randomUUID();
  const row = await db
    .updateTable('jobs')
    .set((e) => ({
      lease_token: leaseToken,
      lease_until: timestamp(now + leaseMs),
      attempts: e('attempts', '+', 1),
    }))
    .where('id', '=', (e) => {
      const next = e
        .selectFrom('jobs as job')
        .select('job.id')
        .where('job.kind', '=', kind)
        .where('job.line', line === undefined ? 'is' : '=', line ?? null)
        .where('job.failed_at', 'is', null)
        .$if(atWork.length > 0, (jobs) => jobs.where('job.id', 'not in', atWork))
        .where(({ or, eb }) =>
          or([eb('job.run_at', '<=', timestamp(now)), eb('job.run_at', '>', latestEnd(longestPause, now))]),
        )
        .where(({ or, and, eb, not, exists, selectFrom }) =>
          or([
            eb('job.lease_until', '<', timestamp(now)),
            eb('job.lease_until', '>', latestEnd(leaseMs, now)),
            and([
              eb('job.lease_token', 'is', null),
              not(
                exists(
                  selectFrom('jobs as first')
                    .select('first.id')
                    .whereRef('first.lane', '=', 'job.lane')
                    .where('first.failed_at', 'is', null)
                    .where(isBehind),
                ),
              ),
            ]),
          ]),
        )
        .orderBy('job.turn')
        .orderBy('job.id')
        .limit(1);
      return isPostgres(db) ? next.forUpdate().skipLocked() : next;
    })
    .returning(['id', 'kind', 'subject', 'lane', 'payload', 'attempts', 'failures'])
    .executeTakeFirst();
  return row && { ...row, payload: JSON.parse(row.payload), leaseToken };
}

/**
 * Whether `job` has to wait for `first`, of its lane: for one that runs, then for what was not moved to another line,
 * then for what came before it. What was moved is known to take long: nothing short waits for it.
 */
function isBehind(e: ExpressionBuilder<Schema & { job: JobsTable; first: JobsTable }, 'job' | 'first'>) {
  const { or, and, eb } = e;
  const goesFirst = or([
    and([eb('first.line', 'is', null), eb('job.line', 'is not', null)]),
    and([
      eb('first.id', '<', e.ref('job.id')),
      or([eb('first.line', 'is', null), eb('job.line', 'is not', null)]),
    ]),
  ]);
  // A job can be stored later than one with a higher id, and find that one running.
  return and([
    eb('first.id', '!=', e.ref('job.id')),
    or([eb('first.lease_token', 'is not', null), goesFirst]),
  ]);
}

/** A lane's jobs of a kind that were not given up, in the order of their turns. */
export async function laneInOrder(db: Database, kind: string, lane: string) {
  return await db
    .selectFrom('jobs')
    .select(['subject', 'created_at'])
    .where('lane', '=', lane)
    .where('kind', '=', kind)
    .where('failed_at', 'is', null)
    .orderBy(({ eb }) => eb.case().when('lease_token', 'is', null).then(1).else(0).end())
    .orderBy(({ eb }) => eb.case().when('line', 'is', null).then(0).else(1).end())
    .orderBy('id')
    .execute();
}

/** Whether a job that was moved to another line has to give way: to one of its kind and lane that was not. */
export async function hasToGiveWay(db: Database, { kind, lane }: ClaimedJob): Promise<boolean> {
  const waiting = await db
    .selectFrom('jobs')
    .select('id')
    .where('lane', '=', lane)
    .where('kind', '=', kind)
    .where('line', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst();
  return waiting !== undefined;
}

/** Renews the lease; false where it is lost. */
export async function renew(db: Database, job: ClaimedJob, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ lease_until: timestamp(now + leaseMs) })
    .where('id', '=', job.id)
    .where('lease_token', '=', job.leaseToken)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Removes a job that is done, in the transaction that stores its result. Throws LeaseLost. */
export async function finish(trx: DatabaseTransaction, job: ClaimedJob): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('jobs')
    .where('id', '=', job.id)
    .where('lease_token', '=', job.leaseToken)
    .executeTakeFirst();
  if (numDeletedRows !== 1n) throw new LeaseLost();
}

/** Keeps a job that is given up as a record for the operator. Throws LeaseLost. */
export async function giveUp(
  trx: DatabaseTransaction,
  job: ClaimedJob,
  error: string,
  now: number,
): Promise<void> {
  await settle(trx, job, { failed_at: timestamp(now), failures: job.failures + 1, error });
}

/** Puts a job back for another try at `runAt`. Throws LeaseLost. */
export async function putBack(db: Database, job: ClaimedJob, error: string, runAt: number): Promise<void> {
  await settle(db, job, { run_at: timestamp(runAt), failures: job.failures + 1, error });
}

/**
 * Moves a job to another line of its kind, or to the end of the first (null), in its place in the lane; the claim counts
 * for nothing. Throws LeaseLost.
 */
export async function moveTo(trx: DatabaseTransaction, job: ClaimedJob, line: string | null): Promise<void> {
  await settle(trx, job, { line, turn: await nextTurn(trx, job, line), attempts: job.attempts - 1 });
}

/** Hands a job back that the worker has no time for any more; the claim counts for nothing. */
export async function handBack(db: Database, job: ClaimedJob): Promise<void> {
  await settle(db, job, { attempts: job.attempts - 1 });
}

/** Hands a job back that there was no room for on the disk, for another try at `runAt`; the claim counts for nothing. */
export async function postpone(db: Database, job: ClaimedJob, runAt: number): Promise<void> {
  await settle(db, job, { attempts: job.attempts - 1, run_at: timestamp(runAt) });
}

async function settle(
  db: Database,
  job: ClaimedJob,
  values: Updateable<
    Pick<JobsTable, 'failed_at' | 'run_at' | 'failures' | 'attempts' | 'error' | 'line' | 'turn'>
  >,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ ...values, lease_token: null, lease_until: null })
    .where('id', '=', job.id)
    .where('lease_token', '=', job.leaseToken)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new LeaseLost();
}

/** Frees every lease at once: for a start at which no other worker can be alive. */
export async function freeAllLeases(db: Database): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ lease_token: null, lease_until: null })
    .where('lease_token', 'is not', null)
    .execute();
}
