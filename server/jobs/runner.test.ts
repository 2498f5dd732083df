import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createChanges } from '../changes.ts';
import { createLog } from '../log.ts';
import { databases, type TestDatabase } from '../testing/databases.ts';
import type { JobKind } from './job-kind.ts';
import { claim, enqueue, leaseMs } from './queue.ts';
import { maxAttempts, type Runner, startRunner, WorkerLost } from './runner.ts';

const log = createLog('silent');
const payload = z.object({ name: z.string() });
type Kind = JobKind<z.output<typeof payload>>;

describe.each(databases)('the runner on $name', ({ open }) => {
  let opened: TestDatabase;
  let runner: Runner | undefined;
  let clock: number;
  const changes = createChanges();
  beforeEach(async () => {
    opened = await open();
    clock = Date.now();
  });
  afterEach(async () => {
    await runner?.stop();
    runner = undefined;
    await opened.close();
  });

  const start = (kind: Partial<Kind>) => {
    const whole: Kind = {
      kind: 'greet',
      payload,
      maxFailures: 3,
      backOff: () => 60_000,
      run: async () => async () => {},
      giveUp: () => async () => {},
      ...kind,
    };
    runner = startRunner({ db: opened.db, changes, now: () => clock, log }, whole, 2);
  };
  const add = async (name: string, values: unknown = { name }) => {
    await opened.db
      .transaction()
      .execute((trx) => enqueue(trx, { kind: 'greet', subject: name, lane: null, payload: values }, clock));
    changes.queued('greet');
  };
  const jobs = () => opened.db.selectFrom('jobs').selectAll().execute();
  const becomeEmpty = () => vi.waitFor(async () => expect(await jobs()).toEqual([]));

  test('runs what is there and what comes, with its result in one transaction', async () => {
    const seen: string[] = [];
    await add('early');
    start({
      run: async ({ name }) => {
        return async (trx) => {
          seen.push(name);
          expect(await trx.selectFrom('jobs').select('id').where('subject', '=', name).execute()).toEqual([]);
        };
      },
    });
    await add('late');
    await becomeEmpty();
    expect(seen.sort()).toEqual(['early', 'late']);
  });

  test('a result that cannot be stored leaves the job for another try', async () => {
    let commits = 0;
    start({
      backOff: () => 0,
      run: async () => async () => {
        commits += 1;
        if (commits === 1) throw new Error('disk full');
      },
    });
    await add('one');
    await becomeEmpty();
    expect(commits).toBe(2);
  });

  test('tries again after the back-off, then gives up and says why', async () => {
    let runs = 0;
    const given: unknown[] = [];
    start({
      run: async () => {
        runs += 1;
        throw new Error(`broken ${runs}`);
      },
      giveUp: (_, error) => async () => {
        given.push((error as Error).message);
      },
    });
    await add('one');
    for (const failures of [1, 2]) {
      await vi.waitFor(async () => expect((await jobs())[0]).toMatchObject({ failures, lease_token: null }));
      expect(runs).toBe(failures);
      clock += 60_000;
      changes.queued('greet');
    }
    await vi.waitFor(async () => expect((await jobs())[0]?.failed_at).not.toBeNull());
    expect(given).toEqual(['broken 3']);
    expect((await jobs())[0]?.error).toContain('broken 3');
  });

  test('gives up a job over which process after process was lost', async () => {
    const given: unknown[] = [];
    await add('one');
    await opened.db.updateTable('jobs').set({ attempts: maxAttempts }).execute();
    start({
      run: () => Promise.reject(new Error('not to be run')),
      giveUp: (_, error) => async () => {
        given.push(error);
      },
    });
    await vi.waitFor(() => expect(given).toHaveLength(1));
    expect(given[0]).toBeInstanceOf(WorkerLost);
  });

  test('gives up a job whose payload it does not know', async () => {
    start({ maxFailures: 99 });
    await add('one', { nobody: 'knows' });
    await vi.waitFor(async () => expect((await jobs())[0]?.failed_at).not.toBeNull());
  });

  test('a run whose job was taken over stores nothing', async () => {
    let stored = 0;
    let finishRun: (() => void) | undefined;
    start({
      run: async () => {
        await new Promise<void>((resolve) => {
          finishRun = resolve;
        });
        return async () => {
          stored += 1;
        };
      },
    });
    await add('one');
    await vi.waitFor(() => expect(finishRun).toBeDefined());
    const taken = await claim(opened.db, 'greet', clock + leaseMs + 1);
    expect(taken?.subject).toBe('one');
    finishRun?.();
    await runner?.stop();
    expect(stored).toBe(0);
    expect((await jobs())[0]?.lease_token).toBe(taken?.leaseToken);
  });

  test('hands back what it is at when it stops, without counting it', async () => {
    start({
      run: (_, { signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    });
    await add('one');
    await vi.waitFor(async () => expect((await jobs())[0]?.lease_token).not.toBeNull());
    await runner?.stop();
    expect((await jobs())[0]).toMatchObject({ attempts: 0, failures: 0, lease_token: null, failed_at: null });
  });

  test('runs no more at once than it may', async () => {
    let running = 0;
    let most = 0;
    let waiting: (() => void) | undefined;
    start({
      run: async () => {
        running += 1;
        most = Math.max(most, running);
        // Each waits for another, so that eight end only if two run at a time.
        await new Promise<void>((resolve) => {
          if (waiting === undefined) {
            waiting = resolve;
          } else {
            waiting();
            waiting = undefined;
            resolve();
          }
        });
        running -= 1;
        return async () => {};
      },
    });
    await Promise.all(Array.from({ length: 8 }, (_, n) => add(`job ${n}`)));
    await becomeEmpty();
    expect(most).toBe(2);
  });
});
