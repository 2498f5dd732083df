import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databases } from '../testing/databases.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { signIn, testPassword } from '../testing/test-client.ts';

describe.each(databases)('attacks on $name', (database) => {
  let t: TestApp;
  let count = 0;
  beforeAll(async () => {
    t = await openTestApp(database, { jobs: true });
  });
  afterAll(() => t.close());

  const newEmail = () => {
    count += 1;
    return `person${count}@example.com`;
  };
  const user = (email: string) =>
    t.ports.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
  const checkout = (customer_email: string, more: Record<string, unknown> = {}, headers = {}) =>
    t.visitor().send('POST', '/api/payments/create-checkout-session', {
      headers,
      body: {
        success_url: '/payment-success?session_id={CHECKOUT_SESSION_ID}',
        cancel_url: '/payment',
        customer_email,
        customer_name: 'Ann Owner',
        ...more,
      },
    });
  const pay = async (email: string, more: Record<string, unknown> = {}) => {
    const id = (await checkout(email, more)).json().url.split('/').at(-1) as string;
    await t.visitor().post(`/api/payments/sandbox/${id}/complete`);
    return id;
  };
  const signUp = (email: string, more: Record<string, unknown> = {}) =>
    t.visitor().post('/api/auth/signup', {
      email,
      password: 'maple-hollow-1',
      password_confirm: 'maple-hollow-1',
      first_name: 'Ann',
      last_name: 'Owner',
      ...more,
    });
  const mailsTo = (email: string, length: number) =>
    vi.waitFor(async () => {
      const { data } = (await t.visitor().get('/api/outbox')).json();
      const theirs = data.filter(({ to }: { to: string }) => to === email);
      expect(theirs).toHaveLength(length);
      return theirs as { text: string; html: string; links: string[] }[];
    });

  test('fields that are nobody’s to set are not set', async () => {
    const email = newEmail();
    const session_id = await pay(email);
    const more = {
      session_id,
      id: 'chosen',
      email_confirmed: true,
      role: 'admin',
      paid: true,
      created_at: 'x',
    };
    expect((await signUp(email, more)).statusCode).toBe(201);
    const before = await user(email);
    expect(before).toMatchObject({ email_confirmed: 0 });
    expect(before?.id).not.toBe('chosen');

    const client = t.visitor();
    const mine = await signIn(client, t.ports, { payment: 'none' });
    const profile = { first_name: 'Zoë', last_name: 'New', phone: '', bio: '' };
    const changed = await client.put('/api/users/profile', {
      ...profile,
      ...more,
      email: 'other@example.com',
      password_hash: 'x',
    });
    expect(changed.statusCode).toBe(200);
    const stored = await user(mine.email);
    expect(stored).toMatchObject({ ...profile, id: mine.id, email: mine.email });
    expect(stored?.password_hash).toMatch(/^\$argon2id/);
    expect((await client.get('/api/payments/payment-status')).json().payment_status).toBe('none');
    expect(await user('other@example.com')).toBeUndefined();
  });

  test('prototypes are not polluted', async () => {
    for (const body of [
      '{"email":"a@example.com","password":"x","__proto__":{"paid":true}}',
      '{"email":"a@example.com","password":"x","constructor":{"prototype":{"paid":true}}}',
    ]) {
      const refused = await t.visitor().send('POST', '/api/auth/login', {
        body,
        headers: { 'content-type': 'application/json' },
      });
      expect(refused.json().code).toBe('bad_request');
      expect(({} as { paid?: boolean }).paid).toBeUndefined();
    }
  });

  test('a body beyond all measure is refused by its size', async () => {
    const refused = await t
      .visitor()
      .post('/api/auth/login', { email: 'x'.repeat(1_000_000), password: 'x' });
    expect(refused.statusCode).toBe(413);
    expect(refused.json()).toMatchObject({ code: 'request_too_large' });
  });

  test('characters that no database stores are refused wherever they come', async () => {
    const nul = '\u0000';
    const client = t.visitor();
    await signIn(client, t.ports);
    const id = await pay(newEmail());
    for (const answer of [
      await signUp(newEmail(), { session_id: `${id}${nul}` }),
      await signUp(newEmail(), { session_id: id, first_name: `An${nul}n` }),
      await t.visitor().post('/api/auth/forgot-password', { email: `a${nul}@example.com` }),
      await t.visitor().post('/api/newsletter', { email: `a${nul}@example.com` }),
      await checkout(`a${nul}@example.com`),
      await checkout(newEmail(), { customer_name: nul }),
      await client.put('/api/users/profile', { first_name: 'A', last_name: 'B', phone: nul, bio: '' }),
      await client.put('/api/users/profile', { first_name: 'A', last_name: 'B', phone: '', bio: nul }),
      await client.get('/api/documents/%00'),
      await client.get('/api/payments/verify-payment-session/%00'),
      await client.send('DELETE', '/api/users/me/sessions/%00'),
      await client.send('POST', '/api/newsletter/unsubscribe?token=%00'),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([
        400,
        expect.stringMatching(/^(?:bad_request|validation_failed)$/),
      ]);
    }
    expect((await client.upload({ bytes: 'Rules.', name: `a${nul}.txt` })).statusCode).toBe(201);
  });

  test('a name is one line', async () => {
    const email = newEmail();
    const session_id = await pay(email);
    for (const first_name of ['Ann\r\nBcc: eve@example.com', 'An\u2028n', '\u001b[31mAnn']) {
      const refused = await signUp(email, { first_name });
      expect(refused.statusCode).toBe(400);
      expect(refused.json().fields).toEqual({ first_name: 'First name must be plain text on one line' });
    }
    const refused = await checkout(newEmail(), { customer_name: 'Ann\nOwner' });
    expect(refused.json().fields).toEqual({ customer_name: 'Name must be plain text on one line' });
    expect((await signUp(email, { first_name: 'Zoë-Ann 李', session_id })).statusCode).toBe(201);
  });

  test('a name is no markup in a mail, and no message to somebody else', async () => {
    const [email, other] = [newEmail(), newEmail()];
    const session_id = await pay(email);
    await signUp(email, { session_id, first_name: '<img src=x onerror=alert(1)>' });
    await pay(other, { customer_name: 'https://evil.example/win Owner' });
    for (const mail of [...(await mailsTo(email, 2)), ...(await mailsTo(other, 1))]) {
      expect(mail.html).not.toMatch(/<img|evil\.example/);
      expect(mail.text).not.toMatch(/<img|evil\.example/);
    }
  });

  test('where mails and payments lead to is no matter of the request', async () => {
    const { email } = await signIn(t.visitor(), t.ports);
    const evil = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example',
    };
    await t.visitor().send('POST', '/api/auth/forgot-password', { body: { email }, headers: evil });
    const [mail] = await mailsTo(email, 1);
    expect(mail?.links.map((link) => new URL(link).origin)).toEqual(['http://localhost']);

    const started = await checkout(newEmail(), {}, evil);
    expect(new URL(started.json().url).origin).toBe('http://localhost');
    const id = started.json().url.split('/').at(-1);
    const done = await t.visitor().post(`/api/payments/sandbox/${id}/complete`);
    expect(new URL(done.json().url).origin).toBe('http://localhost');
    const named = await checkout(newEmail(), { success_url: 'http://evil.example/a' }, evil);
    expect(named.json().code).toBe('redirect_not_allowed');
    const origin = await checkout(newEmail(), {}, { ...evil, origin: 'http://evil.example' });
    expect(origin.json().code).toBe('origin_not_allowed');
  });

  test('a session that was planted is not the one that is signed in', async () => {
    const client = t.visitor();
    const victim = await signIn(t.visitor(), t.ports);
    await signIn(client, t.ports);
    for (const planted of ['planted-by-somebody', client.cookies.get('session')!]) {
      const browser = t.visitor();
      browser.cookies.set('session', planted);
      await browser.post('/api/auth/login', { email: victim.email, password: testPassword });
      expect(browser.cookies.get('session')).not.toBe(planted);
      expect((await browser.get('/api/auth/me')).json().id).toBe(victim.id);
    }
  });

  test('a log-in from a browser ends its session before', async () => {
    const client = t.visitor();
    const { email, id } = await signIn(client, t.ports);
    const before = t.visitor();
    before.cookies.set('session', client.cookies.get('session')!);
    await client.post('/api/auth/login', { email, password: testPassword });
    expect((await before.get('/api/auth/me')).statusCode).toBe(401);
    expect((await client.get('/api/users/me/sessions')).json().data).toHaveLength(1);
    expect((await client.get('/api/auth/me')).json().id).toBe(id);
  });

  test('a new name shows at once wherever the user is told', async () => {
    const client = t.visitor();
    const { email } = await signIn(client, t.ports);
    await client.put('/api/users/profile', { first_name: 'Zoë', last_name: 'New', phone: '', bio: '' });
    const name = { email, first_name: 'Zoë', last_name: 'New' };
    expect((await client.get('/api/auth/me')).json()).toMatchObject(name);
    expect((await client.get('/api/users/profile')).json()).toMatchObject(name);
    await client.post('/api/auth/logout');
    expect((await client.post('/api/auth/login', { email, password: testPassword })).json()).toMatchObject(
      name,
    );
  });
});

test('on https the cookies are this host’s alone', async () => {
  const t = await openTestApp(databases[0]!, { settings: { appUrl: 'https://plaindeed.example' } });
  const client = t.visitor();
  const { email } = await signIn(t.visitor(), t.ports);
  const login = await client.post('/api/auth/login', { email, password: testPassword });
  expect(login.cookies.map(({ name }) => name)).toEqual(['__Host-session', '__Host-device']);
  for (const one of login.cookies) {
    expect(one).toMatchObject({ path: '/', secure: true, httpOnly: true });
    expect(one).not.toHaveProperty('domain');
  }
  expect((await client.get('/api/auth/me')).json().email).toBe(email);
  expect((await client.post('/api/auth/refresh')).statusCode).toBe(200);
  await client.post('/api/auth/logout');
  expect([...client.cookies.keys()]).toEqual(['__Host-device']);
  await t.close();
});
