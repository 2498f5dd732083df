import { randomUUID } from 'node:crypto';
import { type Kysely, PostgresAdapter, sql, type Updateable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Database, DatabaseTransaction, JobsTable, Schema } from '../db/schema.ts';
import { timestamp } from '../db/timestamp.ts';

/** How long a claimed job stays with a worker that says nothing more. */
export const leaseMs = 15_000;

export interface NewJob {
  kind: string;
  /** What the job is about; there is at most one job of a kind about it. */
  subject: string;
  /** Jobs of one lane run one at a time, in the order in which they came. */
  lane: string | null;
  payload: unknown;
}

export interface ClaimedJob {
  id: string;
  kind: string;
  subject: string;
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
    run_at: timestamp(now),
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
 * Takes the oldest job of the kind that may run now, or one whose worker stopped renewing its lease. Never one of a lane
 * in which another holds a lease: an index sees to it where two ask at the same moment. Jobs that were moved to another
 * line are taken by those who name it alone.
 */
export async function claim(
  db: Database,
  kind: string,
  now: number,
  line: string | null = null,
): Promise<ClaimedJob | undefined> {
  try {
    return await takeNext(db, kind, now, line);
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
  line: string | null,
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
        .where('job.line', line === null ? 'is' : '=', line)
        .where('job.failed_at', 'is', null)
        .where('job.run_at', '<=', timestamp(now))
        .where(({ or, and, eb, not, exists, selectFrom }) =>
          or([
            eb('job.lease_until', '<', timestamp(now)),
            and([
              eb('job.lease_token', 'is', null),
              not(
                exists(
                  selectFrom('jobs as earlier')
                    .select(sql`1`.as('one'))
                    .whereRef('earlier.lane', '=', 'job.lane')
                    .whereRef('earlier.id', '<', 'job.id')
                    .where('earlier.failed_at', 'is', null),
                ),
              ),
              // A job can be stored later than one with a higher id, and find that one running.
              not(
                exists(
                  selectFrom('jobs as running')
                    .select(sql`1`.as('one'))
                    .whereRef('running.lane', '=', 'job.lane')
                    .where('running.lease_token', 'is not', null),
                ),
              ),
            ]),
          ]),
        )
        .orderBy('job.id')
        .limit(1);
      return isPostgres(db) ? next.forUpdate().skipLocked() : next;
    })
    .returning(['id', 'kind', 'subject', 'payload', 'attempts', 'failures'])
    .executeTakeFirst();
  return row && { ...row, payload: JSON.parse(row.payload), leaseToken };
}

const isPostgres = (db: Kysely<Schema>) => db.getExecutor().adapter instanceof PostgresAdapter;

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

/** Moves a job to another line of its kind, in its place in the lane; the claim counts for nothing. Throws LeaseLost. */
export async function moveTo(trx: DatabaseTransaction, job: ClaimedJob, line: string): Promise<void> {
  await settle(trx, job, { line, attempts: job.attempts - 1 });
}

/** Hands a job back that the worker has no time for any more; the claim counts for nothing. */
export async function handBack(db: Database, job: ClaimedJob): Promise<void> {
  await settle(db, job, { attempts: job.attempts - 1 });
}

async function settle(
  db: Database,
  job: ClaimedJob,
  values: Updateable<Pick<JobsTable, 'failed_at' | 'run_at' | 'failures' | 'attempts' | 'error' | 'line'>>,
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
