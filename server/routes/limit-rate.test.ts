import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { errorTable } from '#contract/errors.ts';
import { openDatabaseUses } from '../adapters/database-uses.ts';
import { buildApp } from '../app.ts';
import { timestamp } from '../db/timestamp.ts';
import { databases } from '../testing/databases.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { signIn, TestClient, testPassword } from '../testing/test-client.ts';
import { hashToken } from '../tokens.ts';
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
    for (let n = 0; n < limits.guessesOfCaller.max; n += 1) {
      expect((await logIn('ann@example.com', 'wrong', turn(n))).statusCode).toBe(401);
    }
    const forgot = (n: number) => turn(n).post('/api/auth/forgot-password', { email: 'ann@example.com' });
    for (let n = 0; n < limits.mailByAccount.max; n += 1) expect((await forgot(n)).statusCode).toBe(202);
    for (const n of [0, 1]) {
      for (const [refused, code] of [
        [await logIn('Ann@Example.com', 'wrong', turn(n)), 'log_in_paused'],
        [await forgot(n), 'too_many_requests'],
      ] as const) {
        expect(refused.json()).toMatchObject({ code, detail: errorTable[code][1] });
        expect(Number(refused.headers['retry-after'])).toBeGreaterThan(1);
      }
    }
    await other.close();
  });

  test('of a burst of guesses no more are tried than one after another', async () => {
    const { email } = await signIn(t.visitor(), t.ports);
    const burst = await Promise.all(Array.from({ length: 40 }, () => logIn(email)));
    const tried = burst.filter(({ statusCode }) => statusCode === 401);
    expect(tried).toHaveLength(limits.guessesOfCaller.max);
    // The right password is not heard either, until the span has ended.
    const refused = await logIn(email, testPassword);
    expect(refused.statusCode).toBe(429);
    t.clock.now += Number(refused.headers['retry-after']) * 1000;
    expect((await logIn(email, testPassword)).statusCode).toBe(200);
  });

  test('the right password counts for nothing', async () => {
    const { email } = await signIn(t.visitor(), t.ports);
    for (let n = 0; n < limits.guessesOfCaller.max + 2; n += 1) {
      expect((await logIn(email, testPassword)).statusCode).toBe(200);
    }
    await t.ports.db.updateTable('users').set({ email_confirmed: 0 }).where('email', '=', email).execute();
    for (let n = 0; n < limits.guessesOfCaller.max + 2; n += 1) {
      expect((await logIn(email, testPassword)).json().code).toBe('email_not_confirmed');
    }
  });

  const guess = (email: string, address: string, client = t.visitor(), password = 'wrong') =>
    client.send('POST', '/api/auth/login', {
      body: { email, password },
      headers: { 'x-forwarded-for': address },
    });

  test('a stranger’s guesses keep the owner out nowhere else, and of a known browser not even there', async () => {
    const { email } = await signIn(t.visitor(), t.ports);
    const [stranger, home] = ['203.0.113.7', '198.51.100.1'];
    const known = t.visitor();
    expect((await guess(email, home, known, testPassword)).statusCode).toBe(200);
    expect((await known.post('/api/auth/logout')).statusCode).toBe(200);
    const answers = [];
    for (let n = 0; n < 50; n += 1) answers.push((await guess(email, stranger)).statusCode);
    expect(answers.filter((status) => status === 401)).toHaveLength(limits.guessesOfCaller.max);
    expect(answers.filter((status) => status === 429)).toHaveLength(50 - limits.guessesOfCaller.max);
    expect((await guess(email, stranger, known, testPassword)).statusCode).toBe(200);
    expect((await guess(email, home, t.visitor(), testPassword)).statusCode).toBe(200);
    // The cookie of one account makes its browser no less a stranger to another.
    const other = await signIn(t.visitor(), t.ports);
    for (let n = 0; n < limits.guessesOfCaller.max; n += 1) await guess(other.email, stranger);
    expect((await guess(other.email, stranger, known, testPassword)).statusCode).toBe(429);
  });

  test('guesses from everywhere: a known browser gets in, another by the mailed link, and a thief of it guesses no more', async () => {
    const { email } = await signIn(t.visitor(), t.ports);
    const known = t.visitor();
    const cookies = await guess(email, '198.51.100.1', known, testPassword);
    expect(cookies.cookies.find(({ name }) => name === 'device')).toMatchObject({
      httpOnly: true,
      path: '/',
    });
    const nobody = 'nobody@example.com';
    for (let n = 0; n < limits.guessesOfStrangers.max; n += 1) {
      const address = `203.0.113.${Math.floor(n / limits.guessesOfCaller.max)}`;
      for (const one of [email, nobody]) expect((await guess(one, address)).statusCode).toBe(401);
    }
    const phone = t.visitor();
    const refused = await guess(email, '198.51.100.2', phone, testPassword);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().detail).toContain('“Forgot your password?”');
    // An address without an account is told the same.
    const same = await guess(nobody, '198.51.100.3');
    const said = ({ code, detail }: { code: string; detail: string }) => ({ code, detail });
    expect(said(same.json())).toEqual(said(refused.json()));
    expect((await guess(email, '203.0.113.1', known, testPassword)).statusCode).toBe(200);

    const token = 'mailed';
    const { id } = await t.ports.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    await t.ports.db
      .insertInto('email_tokens')
      .values({
        token_hash: hashToken(token),
        user_id: id,
        purpose: 'reset_password',
        expires_at: timestamp(t.clock.now + 60_000),
        used_at: null,
      })
      .execute();
    const password = 'three blue lamps';
    const set = { token, password, password_confirm: password };
    expect((await phone.post('/api/auth/reset-password', set)).statusCode).toBe(200);
    expect((await guess(email, '198.51.100.2', phone, password)).statusCode).toBe(200);
    // A new password makes every other browser a stranger.
    expect((await guess(email, '198.51.100.1', known, password)).statusCode).toBe(429);
    for (let n = 0; n < limits.guessesOfDevice.max; n += 1) {
      expect((await guess(email, `192.0.2.${n}`, phone)).statusCode).toBe(401);
    }
    expect((await guess(email, '192.0.2.99', phone, password)).statusCode).toBe(429);
    t.clock.now += limits.guessesOfDevice.window;
    expect((await guess(email, '192.0.2.99', phone, password)).statusCode).toBe(200);
    const stored = JSON.stringify(await t.ports.db.selectFrom('known_devices').selectAll().execute());
    expect(stored).not.toContain(phone.cookies.get('device'));
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
    expect(stored).toHaveLength(3);
    expect(JSON.stringify(stored)).not.toMatch(/ann|127\.0/);
    t.clock.now += 3_600_000;
    await t.visitor().post('/api/auth/confirm-email', { token: 'made-up' });
    expect(await rows()).toHaveLength(1);
    await t.close();
  });
});
