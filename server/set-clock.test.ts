import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { openDatabaseUses } from './adapters/database-uses.ts';
import { openMemoryUses } from './adapters/memory-uses.ts';
import { claim, enqueue, putBack, renew } from './jobs/queue.ts';
import { type Runner, startRunner } from './jobs/runner.ts';
import { createLog } from './log.ts';
import { eraseDeleted } from './services/erase-deleted.ts';
import { expireDocuments } from './services/expire-documents.ts';
import { tendCheckouts } from './services/tend-checkouts.ts';
import { databases } from './testing/databases.ts';
import { buyerPassword, linkIn, StripeApp } from './testing/stripe-app.ts';
import { openTestApp, type TestApp } from './testing/test-app.ts';
import { signIn, testPassword } from './testing/test-client.ts';
import { hashToken } from './tokens.ts';

const minute = 60_000;
const hour = 60 * minute;

describe.each(databases)('a clock that is set on $name', (database) => {
  let t: TestApp;
  beforeEach(async () => {
    t = await openTestApp(database);
  });
  afterEach(() => t.close());

  const add = (subject: string) =>
    t.ports.db
      .transaction()
      .execute((trx) => enqueue(trx, { kind: 'work', subject, lane: null, payload: {} }, t.clock.now));
  const take = () => claim(t.ports.db, 'work', t.clock.now, { longestPause: minute });

  test('back two hours: jobs that wait, that are to be tried again and whose worker was lost are due', async () => {
    await add('lost');
    const lost = (await take())!;
    await add('again');
    await putBack(t.ports.db, (await take())!, 'away', t.clock.now + minute);
    await add('new');
    t.clock.now -= 2 * hour;
    const taken = [await take(), await take(), await take()];
    expect(taken.map((job) => job?.subject).sort()).toEqual(['again', 'lost', 'new']);
    expect(await renew(t.ports.db, lost, t.clock.now)).toBe(false);
    expect(await take()).toBeUndefined();
  });

  test('back a minute: nothing waits longer than twice its time', async () => {
    await add('lost');
    await take();
    await add('again');
    await putBack(t.ports.db, (await take())!, 'away', t.clock.now + minute);
    t.clock.now -= minute;
    await add('new');
    expect(await take()).toMatchObject({ subject: 'lost' });
    expect(await take()).toMatchObject({ subject: 'new' });
    t.clock.now += 2 * minute;
    expect([(await take())?.subject, (await take())?.subject].sort()).toEqual(['again', 'lost']);
  });

  test.each([
    ['back', -2 * hour],
    ['ahead', 2 * hour],
  ])('%s: a job under way is not begun a second time', async (_, jump) => {
    let runs = 0;
    let end = () => {};
    const mayEnd = new Promise<void>((resolve) => {
      end = resolve;
    });
    const kind = {
      kind: 'work',
      payload: z.object({}),
      maxFailures: 3,
      backOff: () => 0,
      run: async () => {
        runs += 1;
        await mayEnd;
        return async () => {};
      },
      giveUp: () => async () => {},
    };
    let asked = 0;
    const now = () => {
      asked += 1;
      return t.clock.now;
    };
    const runner: Runner = startRunner({ ...t.ports, now, log: createLog('silent') }, kind, 2);
    await add('one');
    t.ports.changes.queued('work');
    await vi.waitFor(() => expect(runs).toBe(1));
    t.clock.now += jump;
    const before = asked;
    // It looks for work time and again, with a place free.
    await vi.waitFor(() => expect(asked).toBeGreaterThan(before + 2), 5000);
    expect(runs).toBe(1);
    end();
    const jobs = t.ports.db.selectFrom('jobs').select('attempts').where('kind', '=', 'work');
    await vi.waitFor(async () => expect(await jobs.execute()).toEqual([]));
    await runner.stop();
  });

  test('back two hours: a limit ends after its time', async () => {
    for (const uses of [openMemoryUses(), openDatabaseUses(t.ports.db)]) {
      const use = (now: number) => uses.count({ key: 'guess', window: 10 * minute, now });
      await use(t.clock.now);
      expect(await use(t.clock.now)).toMatchObject({ count: 2 });
      expect(await use(t.clock.now - 9 * minute)).toMatchObject({ count: 3 });
      const since = t.clock.now - 2 * hour;
      expect(await use(since)).toEqual({ count: 1, endsAt: since + 10 * minute });
    }
  });

  test('back two hours: a session goes on, and a token that was rotated away does not', async () => {
    const ann = t.visitor();
    await signIn(ann, t.ports);
    const old = ann.cookies.get('session')!;
    expect((await ann.post('/api/auth/refresh')).statusCode).toBe(200);
    t.clock.now -= 2 * hour;
    // As after any quarter of an hour: the browser refreshes, and goes on.
    expect((await ann.get('/api/documents')).statusCode).toBe(401);
    expect((await ann.post('/api/auth/refresh')).statusCode).toBe(200);
    expect((await ann.get('/api/documents')).statusCode).toBe(200);
    const thief = t.visitor();
    thief.cookies.set('session', old);
    expect((await thief.get('/api/documents')).statusCode).toBe(401);
  });

  test('back a year: a mailed link does not work for a year', async () => {
    const { id } = await signIn(t.visitor(), t.ports);
    const expires_at = new Date(t.clock.now + hour).toISOString();
    const reset = { token_hash: hashToken('mailed'), user_id: id, purpose: 'reset_password' } as const;
    await t.ports.db
      .insertInto('email_tokens')
      .values({ ...reset, expires_at, used_at: null })
      .execute();
    const use = () =>
      t.visitor().post('/api/auth/reset-password', {
        token: 'mailed',
        password: 'a new one 77',
        password_confirm: 'a new one 77',
      });
    t.clock.now -= 365 * 24 * hour;
    expect((await use()).json().code).toBe('reset_invalid');
    t.clock.now += 365 * 24 * hour;
    expect((await use()).statusCode).toBe(200);
  });

  test('back two hours: what was deleted is erased', async () => {
    const ann = t.visitor();
    await signIn(ann, t.ports);
    const { id } = (await ann.upload({ bytes: 'Rules of the association.', name: 'rules.txt' })).json();
    expect((await ann.delete(`/api/documents/${id}`)).statusCode).toBe(200);
    expect(await eraseDeleted(t.ports)).toBe(0);
    t.clock.now -= 2 * hour;
    expect(await eraseDeleted(t.ports)).toBe(1);
    expect(await t.ports.blobs.read(`${id}.original.sealed`)).toBeUndefined();
  });

  test('back a year: a document is not kept longer because its owner was told by a wrong clock', async () => {
    const ann = t.visitor();
    const { email } = await signIn(ann, t.ports);
    await ann.upload({ bytes: 'Rules of the association.', name: 'rules.txt' });
    t.clock.now += 365 * 24 * hour;
    expect(await expireDocuments(t.ports, 30)).toBe(0);
    t.clock.now -= 334 * 24 * hour;
    expect(await expireDocuments(t.ports, 30)).toBe(0);
    t.clock.now += 8 * 24 * hour;
    expect(await expireDocuments(t.ports, 30)).toBe(1);
    await ann.post('/api/auth/login', { email, password: testPassword });
    expect((await ann.get('/api/documents')).json().data).toEqual([]);
  });
});

describe.each(databases)('a checkout while the clock is set back on $name', (database) => {
  let shop: StripeApp;
  beforeEach(async () => {
    shop = await StripeApp.open(database);
  });
  afterEach(() => shop.close());

  test('is paid as soon as Stripe says so', async () => {
    const email = shop.newEmail();
    const id = await shop.start(email, { password: buyerPassword });
    // The browser asks, and Stripe knows of no payment yet.
    await shop.t.visitor().get(`/api/payments/payment-session/${id}`);
    expect((await shop.row(id)).asked_at).not.toBeNull();
    shop.t.clock.now -= 2 * hour;
    shop.standIn.pay(id);
    await shop.tell('checkout.session.completed', id);
    expect(await shop.row(id)).toMatchObject({ status: 'paid', account_created: 1 });
    expect(linkIn(await shop.mailsTo(email, 2), '/confirm-email?')).toBeDefined();
  });

  test('that nobody came back from is asked about', async () => {
    const id = await shop.start(shop.newEmail(), { password: buyerPassword });
    await shop.t.visitor().get(`/api/payments/payment-session/${id}`);
    shop.standIn.pay(id);
    shop.t.clock.now -= 2 * hour;
    await tendCheckouts(shop.t.ports, new AbortController().signal);
    expect(await shop.row(id)).toMatchObject({ status: 'paid' });
  });
});
