import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabaseUses } from '../adapters/database-uses.ts';
import { buildApp } from '../app.ts';
import { databases } from '../testing/databases.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { signIn, TestClient, testPassword } from '../testing/test-client.ts';
import { limits } from './limit-rate.ts';

describe.each(databases)('limits on $name', (database) => {
  let t: TestApp;
  beforeEach(async () => {
    t = await openTestApp(database, { settings: { trustProxy: 1 } });
  });
  afterEach(() => t.close());

  const logIn = (email: string, password = 'wrong', client = t.visitor()) =>
    client.post('/api/auth/login', { email, password });
  const from = (address: string) =>
    t.visitor().send('POST', '/api/auth/confirm-email', {
      body: { token: 'made-up' },
      headers: { 'x-forwarded-for': address },
    });

  test('two apps on one database count together: failed log-ins and mails', async () => {
    const isShared = t.app.settings.databaseUrl !== undefined;
    const uses = isShared ? openDatabaseUses(t.ports.db) : t.ports.uses;
    const other = await buildApp(t.app.settings, { ...t.ports, uses });
    const apps = [t.app, other];
    const turn = (n: number) => new TestClient(apps[n % 2]!);
    for (let n = 0; n < limits.failedLoginsByAccount.max; n += 1) {
      expect((await logIn('ann@example.com', 'wrong', turn(n))).statusCode).toBe(401);
    }
    const forgot = (n: number) => turn(n).post('/api/auth/forgot-password', { email: 'ann@example.com' });
    for (let n = 0; n < limits.mailByAccount.max; n += 1) expect((await forgot(n)).statusCode).toBe(202);
    for (const n of [0, 1]) {
      for (const refused of [await logIn('Ann@Example.com', 'wrong', turn(n)), await forgot(n)]) {
        expect(refused.json()).toMatchObject({
          code: 'too_many_requests',
          detail: 'Too many attempts. Please wait and try again later.',
        });
        expect(Number(refused.headers['retry-after'])).toBeGreaterThan(1);
      }
    }
    await other.close();
  });

  test('of a burst of guesses no more are tried than one after another', async () => {
    const { email } = await signIn(t.visitor(), t.ports);
    const burst = await Promise.all(Array.from({ length: 40 }, () => logIn(email)));
    const tried = burst.filter(({ statusCode }) => statusCode === 401);
    expect(tried).toHaveLength(limits.failedLoginsByAccount.max);
    // The right password is not heard either, until the span has ended.
    const refused = await logIn(email, testPassword);
    expect(refused.statusCode).toBe(429);
    t.clock.now += Number(refused.headers['retry-after']) * 1000;
    expect((await logIn(email, testPassword)).statusCode).toBe(200);
  });

  test('the right password counts for nothing', async () => {
    const { email } = await signIn(t.visitor(), t.ports);
    for (let n = 0; n < limits.failedLoginsByAccount.max + 2; n += 1) {
      expect((await logIn(email, testPassword)).statusCode).toBe(200);
    }
    await t.ports.db.updateTable('users').set({ email_confirmed: 0 }).where('email', '=', email).execute();
    for (let n = 0; n < limits.failedLoginsByAccount.max + 2; n += 1) {
      expect((await logIn(email, testPassword)).json().code).toBe('email_not_confirmed');
    }
  });

  test('one address of an IPv6 network counts for all of it, and one of another for itself', async () => {
    const { max } = limits.tokens;
    for (let n = 0; n < max; n += 1) {
      expect((await from(`2001:db8:1:2::${n.toString(16)}`)).statusCode).toBe(400);
    }
    expect((await from('2001:db8:1:2:ffff::1')).statusCode).toBe(429);
    expect((await from('2001:db8:1:3::1')).statusCode).toBe(400);
    expect((await from('192.0.2.1')).statusCode).toBe(400);
  });
});

describe.each(databases.filter(({ name }) => name === 'PostgreSQL'))('rows on $name', (database) => {
  test('tell of nobody, and go when their span has ended', async () => {
    const t = await openTestApp(database);
    await t.visitor().post('/api/auth/login', { email: 'ann@example.com', password: 'wrong' });
    const rows = () => t.ports.db.selectFrom('rate_limits').selectAll().execute();
    const stored = await rows();
    expect(stored).toHaveLength(2);
    expect(JSON.stringify(stored)).not.toMatch(/ann|127\.0/);
    t.clock.now += 3_600_000;
    await t.visitor().post('/api/auth/confirm-email', { token: 'made-up' });
    expect(await rows()).toHaveLength(1);
    await t.close();
  });
});
