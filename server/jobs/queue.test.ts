import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databases, type TestDatabase } from '../testing/databases.ts';
import {
  type ClaimedJob,
  claim,
  enqueue,
  finish,
  freeAllLeases,
  giveUp,
  handBack,
  hasToGiveWay,
  LeaseLost,
  laneInOrder,
  leaseMs,
  moveTo,
  putBack,
  renew,
} from './queue.ts';

const now = Date.parse('2026-03-01T10:00:00Z');

describe.each(databases)('the queue on $name', ({ open }) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    await opened.db.deleteFrom('jobs').execute();
  });

  const add = (subject: string, lane: string | null = null) =>
    opened.db
      .transaction()
      .execute((trx) => enqueue(trx, { kind: 'read', subject, lane, payload: { subject } }, now));
  const take = (at = now) => claim(opened.db, 'read', at);
  const done = (job: ClaimedJob) => opened.db.transaction().execute((trx) => finish(trx, job));
  const subjects = async () => {
    const rows = await opened.db.selectFrom('jobs').select('subject').orderBy('id').execute();
    return rows.map(({ subject }) => subject);
  };

  test('gives the oldest job with its payload, once', async () => {
    await add('one');
    await add('two');
    expect(await take()).toMatchObject({
      subject: 'one',
      payload: { subject: 'one' },
      attempts: 1,
      failures: 0,
    });
    expect(await take()).toMatchObject({ subject: 'two' });
    expect(await take()).toBeUndefined();
  });

  test('gives a job to one of many who ask at once', async () => {
    for (let n = 0; n < 20; n += 1) await add(`job ${n}`, n % 2 === 0 ? null : `lane ${n}`);
    const claimed: string[] = [];
    const worker = async () => {
      for (let misses = 0; misses < 3; ) {
        const job = await take();
        if (job === undefined) misses += 1;
        else claimed.push(job.subject);
      }
    };
    await Promise.all(Array.from({ length: 8 }, worker));
    expect(claimed).toHaveLength(20);
    expect(new Set(claimed).size).toBe(20);
  });

  test('gives a job that was moved to another line to those who ask for that line alone', async () => {
    const ask = (line?: string) => claim(opened.db, 'read', now, { line });
    await add('long', 'ann');
    await add('next', 'ann');
    await add('other', 'bob');
    const long = await ask();
    if (long === undefined) throw new Error('no job');
    expect(await ask('slow')).toBeUndefined();
    await opened.db.transaction().execute((trx) => moveTo(trx, long, 'slow'));
    // What was not moved goes first in its lane, one at a time as ever.
    expect(await ask()).toMatchObject({ subject: 'other' });
    expect(await ask('slow')).toBeUndefined();
    const next = await ask();
    expect(next).toMatchObject({ subject: 'next' });
    expect(await ask('slow')).toBeUndefined();
    await done(next!);
    const again = await ask('slow');
    expect(again).toMatchObject({ subject: 'long', attempts: 1 });
    expect(await hasToGiveWay(opened.db, again!)).toBe(false);
    await add('late', 'ann');
    expect(await hasToGiveWay(opened.db, again!)).toBe(true);
    expect(await ask()).toBeUndefined();
    expect((await laneInOrder(opened.db, 'read', 'ann')).map(({ subject }) => subject)).toEqual([
      'long',
      'late',
    ]);
    await handBack(opened.db, again!);
    expect((await laneInOrder(opened.db, 'read', 'ann')).map(({ subject }) => subject)).toEqual([
      'late',
      'long',
    ]);
    expect(await ask('slow')).toBeUndefined();
    expect(await ask()).toMatchObject({ subject: 'late' });
    await expect(opened.db.transaction().execute((trx) => moveTo(trx, long, 'slow'))).rejects.toThrow(
      LeaseLost,
    );
  });

  test('lanes take turns, in a line that jobs are moved to as well', async () => {
    for (const n of [1, 2, 3, 4]) await add(`ann ${n}`, 'ann');
    const order: string[] = [];
    const next = async (line?: string) => {
      const job = await claim(opened.db, 'read', now, { line });
      order.push(job!.subject);
      return job!;
    };
    await done(await next());
    for (const n of [1, 2]) await add(`bob ${n}`, 'bob');
    await add('eve 1', 'eve');
    for (let n = 0; n < 3; n += 1) {
      const job = await next();
      await opened.db.transaction().execute((trx) => moveTo(trx, job, 'slow'));
    }
    for (let n = 0; n < 3; n += 1) await done(await next());
    expect(order.splice(0)).toEqual(['ann 1', 'ann 2', 'bob 1', 'eve 1', 'ann 3', 'bob 2', 'ann 4']);
    for (let n = 0; n < 3; n += 1) await done(await next('slow'));
    expect(order).toEqual(['ann 2', 'bob 1', 'eve 1']);
  });

  test('is part of the transaction that adds', async () => {
    const failing = opened.db.transaction().execute(async (trx) => {
      await enqueue(trx, { kind: 'read', subject: 'one', lane: null, payload: {} }, now);
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await take()).toBeUndefined();
  });

  test('holds one job of a kind about a subject, and a new one once that was given up', async () => {
    await add('one');
    await add('one');
    expect(await subjects()).toEqual(['one']);
    const job = await take();
    await opened.db.transaction().execute((trx) => giveUp(trx, job!, 'broken', now));
    expect(await take()).toBeUndefined();
    expect(await subjects()).toEqual(['one']);
    await add('one');
    expect(await subjects()).toEqual(['one']);
    expect(await take()).toMatchObject({ subject: 'one', attempts: 1, failures: 0 });
  });

  test('runs one job of a lane at a time, in order, and other lanes meanwhile', async () => {
    await add('a1', 'a');
    await add('a2', 'a');
    await add('b1', 'b');
    await add('none');
    const a1 = await take();
    expect(a1).toMatchObject({ subject: 'a1' });
    expect(await take()).toMatchObject({ subject: 'b1' });
    expect(await take()).toMatchObject({ subject: 'none' });
    expect(await take()).toBeUndefined();
    await done(a1!);
    expect(await take()).toMatchObject({ subject: 'a2' });
  });

  test('never runs two jobs of a lane at once, however many ask', async () => {
    for (let n = 0; n < 12; n += 1) await add(`job ${n}`, 'lane');
    let running = 0;
    const order: string[] = [];
    const worker = async () => {
      while (order.length < 12) {
        const job = await take();
        if (job === undefined) continue;
        running += 1;
        expect(running).toBe(1);
        order.push(job.subject);
        await renew(opened.db, job, now);
        running -= 1;
        await done(job);
      }
    };
    await Promise.all([worker(), worker(), worker(), worker()]);
    expect(order).toEqual(Array.from({ length: 12 }, (_, n) => `job ${n}`));
  });

  test('a job that is stored late waits for a later one of its lane that runs already', async () => {
    await add('late', 'a');
    const late = await opened.db.deleteFrom('jobs').returningAll().executeTakeFirstOrThrow();
    await add('early', 'a');
    const early = await take();
    expect(early).toMatchObject({ subject: 'early' });
    await opened.db.insertInto('jobs').values(late).execute();
    expect(await take()).toBeUndefined();
    // Its worker is lost: it is the one that is taken over.
    expect(await take(now + leaseMs + 1)).toMatchObject({ subject: 'early', attempts: 2 });
    await expect(
      opened.db.updateTable('jobs').set({ lease_token: 'x' }).where('subject', '=', 'late').execute(),
    ).rejects.toThrow(/unique/i);
    await opened.db.deleteFrom('jobs').where('subject', '=', 'early').execute();
    expect(await take()).toMatchObject({ subject: 'late' });
  });

  test('a failed job of a lane does not stop the lane', async () => {
    await add('a1', 'a');
    await add('a2', 'a');
    const job = await take();
    await opened.db.transaction().execute((trx) => giveUp(trx, job!, 'broken', now));
    expect(await take()).toMatchObject({ subject: 'a2' });
  });

  test('a lease that is not renewed is taken over, and its worker can store nothing', async () => {
    await add('one');
    const first = (await take())!;
    expect(await take(now + leaseMs)).toBeUndefined();
    const second = (await take(now + leaseMs + 1))!;
    expect(second).toMatchObject({ subject: 'one', attempts: 2 });
    expect(await renew(opened.db, first, now)).toBe(false);
    await expect(done(first)).rejects.toThrow(LeaseLost);
    await expect(putBack(opened.db, first, 'x', now)).rejects.toThrow(LeaseLost);
    await expect(handBack(opened.db, first)).rejects.toThrow(LeaseLost);
    await done(second);
    await expect(done(second)).rejects.toThrow(LeaseLost);
  });

  test('of two that finish the same job at once one succeeds', async () => {
    await add('one');
    const job = (await take())!;
    const results = await Promise.allSettled([done(job), done(job), done(job)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('a renewed lease is kept', async () => {
    await add('one');
    const job = (await take())!;
    expect(await renew(opened.db, job, now + leaseMs - 1)).toBe(true);
    expect(await take(now + leaseMs + 1)).toBeUndefined();
  });

  test('a job put back waits for its time and counts the failure', async () => {
    await add('one');
    await putBack(opened.db, (await take())!, 'broken', now + 5000);
    expect(await take(now + 4999)).toBeUndefined();
    expect(await take(now + 5000)).toMatchObject({ attempts: 2, failures: 1 });
  });

  test('a job handed back is as if it had not been taken', async () => {
    await add('one');
    await handBack(opened.db, (await take())!);
    expect(await take()).toMatchObject({ attempts: 1, failures: 0 });
  });

  test('after a restart alone every lease is free', async () => {
    await add('one');
    const dead = (await take())!;
    await freeAllLeases(opened.db);
    expect(await take()).toMatchObject({ subject: 'one', attempts: 2 });
    expect(await renew(opened.db, dead, now)).toBe(false);
  });
});
