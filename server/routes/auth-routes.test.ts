import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { session } from '#contract/limits.ts';
import { databases } from '../testing/databases.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { signIn, type TestClient, testPassword } from '../testing/test-client.ts';

describe.each(databases)('sessions on $name', (database) => {
  let t: TestApp;
  let client: TestClient;
  beforeAll(async () => {
    t = await openTestApp(database);
  });
  afterAll(() => t.close());
  beforeEach(async () => {
    client = t.visitor();
    await signIn(client, t.ports);
  });

  const minutes = 60_000;
  const list = (c = client) => c.get('/api/documents');
  const refresh = (c = client) => c.post('/api/auth/refresh');
  /** The same cookies in another tab. */
  const tab = (token = client.cookies.get('session')!) => {
    const other = t.visitor();
    other.cookies.set('session', token);
    return other;
  };

  test('the cookie is out of reach of scripts and other sites, and only its hash is stored', async () => {
    const token = client.cookies.get('session')!;
    const [cookie] = (await refresh()).cookies;
    expect(cookie).toMatchObject({
      name: 'session',
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: 2_592_000,
    });
    expect(cookie).not.toHaveProperty('secure');
    const rows = await t.ports.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain(cookie?.value);
  });

  test('after 15 minutes calls answer 401 until a refresh', async () => {
    t.clock.now += session.accessWindow - 1;
    expect((await list()).statusCode).toBe(200);
    t.clock.now += 1;
    const refused = await list();
    expect(refused.statusCode).toBe(401);
    expect(refused.json()).toMatchObject({
      code: 'session_expired',
      detail: 'Your session has expired. Please log in again.',
    });
    const before = client.cookies.get('session');
    expect((await refresh()).json()).toEqual({ ok: true });
    expect(client.cookies.get('session')).not.toBe(before);
    expect((await list()).statusCode).toBe(200);
  });

  test('after 30 days a refresh answers 401, however often it was refreshed', async () => {
    for (let day = 0; day < 29; day += 1) {
      t.clock.now += 24 * 60 * minutes;
      expect((await refresh()).statusCode).toBe(200);
    }
    t.clock.now += 24 * 60 * minutes;
    expect((await refresh()).json().code).toBe('session_expired');
    expect((await client.get('/api/auth/me')).statusCode).toBe(401);
  });

  test('two tabs may refresh at once', async () => {
    const other = tab();
    const results = await Promise.all([refresh(), refresh(other)]);
    expect(results.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    t.clock.now += session.rotationGrace - 1;
    for (const c of [client, other]) expect((await list(c)).statusCode).toBe(200);
  });

  test('calls under way with the old token still pass in the grace, not after', async () => {
    const other = tab();
    await refresh();
    t.clock.now += session.rotationGrace - 1;
    expect((await list(other)).statusCode).toBe(200);
    t.clock.now += 1;
    expect((await list(other)).json().code).toBe('session_expired');
    expect((await list()).statusCode).toBe(200);
  });

  test('a token used again after it was rotated away ends the whole family', async () => {
    const stolen = tab();
    await refresh();
    t.clock.now += session.rotationGrace;
    expect((await refresh(stolen)).json().code).toBe('session_expired');
    expect((await list()).json().code).toBe('session_expired');
    expect((await refresh()).statusCode).toBe(401);
  });

  test("a family that ends leaves the user's other sign-ins alone", async () => {
    const elsewhere = t.visitor();
    const user = await signIn(elsewhere, t.ports);
    const stolen = tab();
    await refresh();
    t.clock.now += session.rotationGrace;
    await refresh(stolen);
    expect((await elsewhere.get('/api/auth/me')).json().id).toBe(user.id);
  });

  test('me renews by itself', async () => {
    const before = client.cookies.get('session');
    t.clock.now += session.accessWindow;
    expect((await client.get('/api/auth/me')).statusCode).toBe(200);
    expect(client.cookies.get('session')).not.toBe(before);
    expect((await list()).statusCode).toBe(200);
  });

  test('the payment status renews by itself: a visitor may ask, and no user is taken for one', async () => {
    t.clock.now += session.accessWindow;
    const answer = await client.get('/api/payments/payment-status');
    expect(answer.json()).toEqual({ payment_status: 'paid' });
    expect((await list()).statusCode).toBe(200);
    t.clock.now += session.lifetime;
    expect((await client.get('/api/payments/payment-status')).json()).toEqual({ payment_status: 'none' });
  });

  test('logging out ends the session for every token of it', async () => {
    const other = tab();
    await refresh();
    const left = await client.post('/api/auth/logout');
    expect(left.headers['clear-site-data']).toBe('"cache"');
    expect((await list(other)).statusCode).toBe(401);
    expect((await refresh(other)).statusCode).toBe(401);
    expect((await t.visitor().post('/api/auth/logout')).json()).toEqual({ ok: true });
  });

  test('a refresh without a cookie, or with a made-up one, answers 401', async () => {
    expect((await refresh(t.visitor())).json().code).toBe('authentication_required');
    expect((await refresh(tab('made-up'))).json().code).toBe('session_expired');
    expect((await list(tab('made-up'))).json().code).toBe('session_expired');
  });
});

test('on https the cookie is sent there only', async () => {
  const t = await openTestApp(databases[0]!, { settings: { appUrl: 'https://plaindeed.example' } });
  const client = t.visitor();
  const { email } = await signIn(t.visitor(), t.ports);
  const [cookie] = (await client.post('/api/auth/login', { email, password: testPassword })).cookies;
  expect(cookie).toMatchObject({ secure: true, httpOnly: true });
  expect((await client.get('/healthz')).headers['strict-transport-security']).toBe('max-age=31536000');
  await t.close();
});

describe.each(databases)('logging in on $name', (database) => {
  let t: TestApp;
  beforeAll(async () => {
    t = await openTestApp(database);
  });
  afterAll(() => t.close());
  const logIn = (email: string, password = 'wrong') =>
    t.visitor().post('/api/auth/login', { email, password });

  test('says the same of an unknown address and a wrong password', async () => {
    const { email } = await signIn(t.visitor(), t.ports);
    for (const address of [email, 'nobody@example.com']) {
      const refused = await logIn(address);
      expect(refused.statusCode).toBe(401);
      expect(refused.json()).toMatchObject({
        code: 'invalid_credentials',
        detail: 'Invalid email or password',
      });
    }
  });

  test('asks for both fields in one sentence', async () => {
    const missing = [{ email: 'a@example.com' }, { email: '', password: '' }, { email: ' ', password: 'x' }];
    for (const body of [...missing, {}, 'null', '[]', '7', { email: null, password: 'x' }]) {
      const headers = { 'content-type': 'application/json' };
      const refused = await t.visitor().send('POST', '/api/auth/login', { body, headers });
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({
        code: 'validation_failed',
        detail: 'Please enter both email and password.',
      });
    }
  });

  test.each([
    ['an address longer than any', { email: `${'a'.repeat(300)}@example.com`, password: 'wrong' }],
    ['one as long as a body may be', { email: 'a'.repeat(60_000), password: 'wrong' }],
    ['a password longer than any', { email: 'long@example.com', password: 'x'.repeat(60_000) }],
    ['no address', { email: 'ann', password: 'wrong' }],
    ['lists', { email: ['a@example.com'], password: ['wrong'] }],
    ['objects', { email: { $ne: '' }, password: { $ne: '' } }],
    ['numbers', { email: 7, password: 7 }],
    ['truth', { email: true, password: false }],
    ['a character that no database stores', { email: 'a\u0000@example.com', password: '\u0000' }],
    ['half a character', { email: '\ud800@example.com', password: '\udfff' }],
  ])('%s is as wrong as a wrong password', async (_, body) => {
    const refused = await t.visitor().post('/api/auth/login', body);
    expect(refused.json()).toMatchObject({
      code: 'invalid_credentials',
      detail: 'Invalid email or password',
    });
    expect(refused.statusCode).toBe(401);
  });

  test('a guesser is refused after ten, is told the ways in, and when to come back', async () => {
    for (let n = 0; n < 10; n += 1) expect((await logIn('guessed@example.com')).statusCode).toBe(401);
    const refused = await logIn('Guessed@example.com');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({
      code: 'log_in_paused',
      detail:
        'Too many wrong passwords were entered for this email. Log in from a browser that you have logged in from before, or choose “Forgot your password?” and get in by the link that we email you.',
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await logIn('other@example.com')).statusCode).toBe(401);
  });
});
