import { strFromU8, unzipSync } from 'fflate';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { rotateKey } from '../admin/rotate-key.ts';
import { databases } from '../testing/databases.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { signIn, type TestClient, testPassword } from '../testing/test-client.ts';

describe.each(databases)('codes of an authenticator app on $name', (database) => {
  let t: TestApp;
  beforeAll(async () => {
    t = await openTestApp(database, { jobs: true });
  });
  afterAll(() => t.close());

  const path = '/api/users/me/second-factor';
  const next = () => {
    t.clock.now += 30_000;
  };
  const appOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) });
  const codeOf = (secret: string, at = t.clock.now) => appOf(secret).generate({ timestamp: at });
  const start = async (client: TestClient) =>
    (await client.post(path, { password: testPassword })).json().secret as string;
  /** Somebody who is asked for codes. */
  const enter = async () => {
    const client = t.visitor();
    const { id, email } = await signIn(client, t.ports);
    const secret = await start(client);
    const { recovery_codes } = (await client.post(`${path}/confirm`, { code: codeOf(secret) })).json();
    next();
    return { client, id, email, secret, codes: recovery_codes as string[] };
  };
  const logIn = (email: string, code?: string, client = t.visitor(), address = '203.0.113.1') =>
    client.send('POST', '/api/auth/login', {
      body: { email, password: testPassword, ...(code === undefined ? {} : { code }) },
      headers: { 'x-forwarded-for': address },
    });
  const ways = async (client: TestClient) => (await client.get('/api/users/me/sign-in')).json();

  test('are asked for once the app has shown one; other sessions end, and the owner is mailed', async () => {
    const client = t.visitor();
    const { email } = await signIn(client, t.ports);
    const other = t.visitor();
    await logIn(email, undefined, other);
    expect((await client.post(path, { password: 'wrong' })).json().code).toBe('password_wrong');
    const secret = await start(client);
    expect((await ways(client)).second_factor).toEqual({ since: null, recovery_codes_left: 0 });
    expect((await logIn(email)).statusCode).toBe(200);
    expect((await client.post(`${path}/confirm`, { code: '000000' })).json().fields).toHaveProperty('code');
    const confirmed = await client.post(`${path}/confirm`, { code: codeOf(secret) });
    expect(new Set(confirmed.json().recovery_codes).size).toBe(10);
    expect((await other.get('/api/auth/me')).statusCode).toBe(401);
    expect((await ways(client)).second_factor).toMatchObject({ recovery_codes_left: 10 });
    const refused = await logIn(email);
    expect(refused.statusCode).toBe(403);
    expect(refused.json().code).toBe('second_factor_needed');
    expect(refused.cookies).toEqual([]);
    await vi.waitFor(async () => {
      const mails = await t.ports.outbox?.latest(200);
      expect(
        mails?.some(({ to, subject }) => to === email && subject.includes('Codes are now asked for')),
      ).toBe(true);
    });
  });

  test('a code lets in once, a moment early or late, and no other account', async () => {
    const [ann, ben] = [await enter(), await enter()];
    expect((await logIn(ann.email, codeOf(ben.secret))).json().code).toBe('code_wrong');
    const code = codeOf(ann.secret, t.clock.now - 30_000 * 2);
    expect((await logIn(ann.email, code)).json().code).toBe('code_wrong');
    const early = codeOf(ann.secret, t.clock.now + 30_000);
    expect((await logIn(ann.email, early)).statusCode).toBe(200);
    expect((await logIn(ann.email, early)).json().code).toBe('code_wrong');
    // What came before the one that was used is used up too.
    expect((await logIn(ann.email, codeOf(ann.secret))).json().code).toBe('code_wrong');
    t.clock.now += 60_000;
    expect((await logIn(ann.email, codeOf(ann.secret))).statusCode).toBe(200);
  });

  test('of two log-ins with one code at once one gets in', async () => {
    const { email, secret } = await enter();
    const code = codeOf(secret);
    const answers = await Promise.all([logIn(email, code), logIn(email, code)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  test('a wrong password tells nothing of codes', async () => {
    const { email, secret } = await enter();
    const answer = await t
      .visitor()
      .post('/api/auth/login', { email, password: 'wrong', code: codeOf(secret) });
    expect(answer.json().code).toBe('invalid_credentials');
    // It was not used.
    expect((await logIn(email, codeOf(secret))).statusCode).toBe(200);
  });

  test('a recovery code lets in once, however it is typed, and its owner is mailed', async () => {
    const { email, client, codes } = await enter();
    const [first = '', second = ''] = codes;
    // 26 letters of 32: 130 bits.
    expect(first).toMatch(/^(?:[0-9a-hjkmnp-tv-z]{5}-){4}[0-9a-hjkmnp-tv-z]{6}$/);
    expect((await logIn(email, first.toUpperCase().replaceAll('-', ' '))).statusCode).toBe(200);
    expect((await logIn(email, first)).json().code).toBe('code_wrong');
    expect((await ways(client)).second_factor.recovery_codes_left).toBe(9);
    await vi.waitFor(async () => {
      const mails = await t.ports.outbox?.latest(200);
      expect(
        mails?.some(({ to, subject }) => to === email && subject.includes('recovery code was used')),
      ).toBe(true);
    });
    const stored = JSON.stringify(await t.ports.db.selectFrom('recovery_codes').selectAll().execute());
    expect(stored).not.toContain(second);
    expect(t.logged()).not.toContain(second);
  });

  test('who has the password and guesses codes is stopped, and the owner is not', async () => {
    const { email, secret, codes } = await enter();
    const own = t.visitor();
    expect((await logIn(email, codeOf(secret), own)).statusCode).toBe(200);
    next();
    for (let n = 0; n < 10; n += 1) expect((await logIn(email, '000000')).json().code).toBe('code_wrong');
    const paused = await logIn(email, codeOf(secret));
    expect(paused.statusCode).toBe(429);
    expect(paused.json().code).toBe('codes_paused');
    expect((await logIn(email, codeOf(secret), own)).statusCode).toBe(200);
    expect((await logIn(email, codes[0])).statusCode).toBe(200);
  });

  test('a new password by mail asks for the code all the same', async () => {
    const { email, secret } = await enter();
    const stranger = t.visitor();
    await stranger.post('/api/auth/forgot-password', { email });
    const token = await vi.waitFor(async () => {
      const mails = (await t.ports.outbox?.latest(200)) ?? [];
      const link = mails
        .filter(({ to }) => to === email)
        .flatMap(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? []);
      expect(link).toHaveLength(1);
      return link[0];
    });
    const password = 'three boats at noon';
    await stranger.post('/api/auth/reset-password', { token, password, password_confirm: password });
    const refused = await stranger.post('/api/auth/login', { email, password });
    expect(refused.json().code).toBe('second_factor_needed');
    const code = codeOf(secret);
    expect((await stranger.post('/api/auth/login', { email, password, code })).statusCode).toBe(200);
  });

  test('turning them off takes password and code, as new recovery codes do', async () => {
    const { client, email, secret, codes } = await enter();
    const both = (code: string, password = testPassword) => ({ password, code });
    expect((await client.delete(path, both(codeOf(secret), 'wrong'))).json().code).toBe('password_wrong');
    expect((await client.delete(path, both('000000'))).json().code).toBe('code_wrong');
    expect((await client.post(path, { password: testPassword })).json().code).toBe('second_factor_is_on');
    const renewed = await client.post(`${path}/recovery-codes`, both(codeOf(secret)));
    expect(renewed.json().recovery_codes).toHaveLength(10);
    expect((await logIn(email, codes[0])).json().code).toBe('code_wrong');
    const other = t.visitor();
    await logIn(email, renewed.json().recovery_codes[0], other);
    expect((await client.delete(path, both(renewed.json().recovery_codes[1]))).json()).toEqual({
      removed: true,
    });
    expect((await other.get('/api/auth/me')).statusCode).toBe(401);
    expect((await logIn(email)).statusCode).toBe(200);
    expect((await ways(client)).second_factor).toEqual({ since: null, recovery_codes_left: 0 });
  });

  test('whoever sits at an open browser and has the password does not guess them off', async () => {
    const { client, secret, codes } = await enter();
    const remove = (code: string) => client.delete(path, { password: testPassword, code });
    for (let n = 0; n < 20; n += 1) {
      // The own password has a limit as well, for ten minutes.
      if (n % 8 === 0) {
        t.clock.now += 10 * 60_000;
        await client.get('/api/auth/me');
      }
      expect((await remove('000000')).json().code).toBe('code_wrong');
    }
    t.clock.now += 10 * 60_000;
    await client.get('/api/auth/me');
    expect((await remove(codeOf(secret))).statusCode).toBe(429);
    expect((await remove(codes[0] ?? '')).json()).toEqual({ removed: true });
  });

  test('a secret that was never confirmed asks for nothing and ends by itself', async () => {
    const client = t.visitor();
    const { email } = await signIn(client, t.ports);
    const secret = await start(client);
    t.clock.now += 31 * 60_000;
    await client.get('/api/auth/me');
    const late = await client.post(`${path}/confirm`, { code: codeOf(secret) });
    expect(late.json().code).toBe('second_factor_is_off');
    expect((await logIn(email)).statusCode).toBe(200);
  });

  test('the secret is stored sealed, logged nowhere, and opens with a new master key', async () => {
    const { email, secret, id } = await enter();
    const stored = () =>
      t.ports.db.selectFrom('second_factors').selectAll().where('user_id', '=', id).executeTakeFirstOrThrow();
    const before = await stored();
    expect(before.secret).toMatch(/^1\.[0-9a-f]{8}\./);
    expect(JSON.stringify(before)).not.toContain(secret);
    expect(t.logged()).not.toContain(secret);
    await rotateKey.run({ ...t.ports, appUrl: '' } as never, '', { dryRun: false, late: false });
    expect((await stored()).secret.split('.')[1]).not.toBe(before.secret.split('.')[1]);
    expect((await logIn(email, codeOf(secret))).statusCode).toBe(200);
  });

  test('the export names it and the deletion of the account takes it', async () => {
    const { client, id } = await enter();
    const left = () =>
      t.ports.db.selectFrom('recovery_codes').selectAll().where('user_id', '=', id).execute();
    expect(await left()).toHaveLength(10);
    const entries = unzipSync((await client.get('/api/users/me/export')).rawPayload);
    const exported = JSON.parse(strFromU8(entries['sign-in.json'] ?? new Uint8Array()));
    expect(exported.second_factor).toMatchObject({ recovery_codes_left: 10 });
    await client.delete('/api/users/me', { password: testPassword });
    expect(await left()).toEqual([]);
  });
});
