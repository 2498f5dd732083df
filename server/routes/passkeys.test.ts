import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databases } from '../testing/databases.ts';
import { type Lies, SoftAuthenticator } from '../testing/soft-authenticator.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { signIn, type TestClient, testPassword } from '../testing/test-client.ts';

const origin = 'http://localhost';
const own = '/api/users/me/passkeys';

describe.each(databases)('passkeys on $name', (database) => {
  let t: TestApp;
  beforeAll(async () => {
    t = await openTestApp(database, { jobs: true });
  });
  afterAll(() => t.close());

  const start = async (client: TestClient) =>
    (await client.post(`${own}/options`, { password: testPassword })).json();
  const add = async (client: TestClient, key: SoftAuthenticator, lies: Lies = {}) =>
    client.post(own, { name: 'My phone', response: key.create(await start(client), lies) });
  /** Somebody with a passkey. */
  const enter = async () => {
    const client = t.visitor();
    const user = await signIn(client, t.ports);
    const key = new SoftAuthenticator(origin);
    const added = (await add(client, key)).json();
    return { client, key, passkeyId: added.id as string, ...user };
  };
  const options = async (client: TestClient) => (await client.post('/api/auth/passkey/options')).json();
  const logIn = async (key: SoftAuthenticator, lies: Lies = {}, client = t.visitor()) =>
    client.post('/api/auth/passkey', { response: key.get(await options(client), lies) });

  test('one is added with the password, is found without an address, and stands for password and code', async () => {
    const client = t.visitor();
    const { id, email } = await signIn(client, t.ports);
    expect((await client.post(`${own}/options`, { password: 'wrong' })).json().code).toBe('password_wrong');
    const asked = await start(client);
    expect(asked).toMatchObject({
      rp: { id: 'localhost' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const key = new SoftAuthenticator(origin);
    const added = await client.post(own, { name: ' My phone ', response: key.create(asked) });
    expect(added.statusCode).toBe(201);
    expect(added.json()).toMatchObject({ name: 'My phone', last_used_at: null });
    expect(await options(t.visitor())).not.toHaveProperty('allowCredentials.0');
    const at = new Date(t.clock.now).toISOString();
    const factor = { user_id: id, secret: 'sealed', created_at: at, confirmed_at: at, last_step: 0 };
    await t.ports.db.insertInto('second_factors').values(factor).execute();
    const visitor = t.visitor();
    const answer = await logIn(key, {}, visitor);
    expect(answer.json().id).toBe(id);
    expect((await visitor.get('/api/auth/me')).json().id).toBe(id);
    const { passkeys } = (await client.get('/api/users/me/sign-in')).json();
    expect(passkeys).toMatchObject([{ name: 'My phone', last_used_at: at }]);
    await vi.waitFor(async () => {
      const mails = (await t.ports.outbox?.latest(200)) ?? [];
      expect(mails.some(({ to, subject }) => to === email && subject.includes('passkey was added'))).toBe(
        true,
      );
    });
  });

  const lies: [string, Lies][] = [
    ['another site', { origin: 'https://other.example' }],
    ['a part of this site’s name', { origin: 'http://login.localhost' }],
    ['a passkey of another host', { rpId: 'other.example' }],
    ['somebody who did not open the device', { unverified: true }],
    ['an answer to another question', { challenge: Buffer.from('another question').toString('base64url') }],
    ['an answer for another user', { userHandle: Buffer.from('somebody').toString('base64url') }],
    ['a copy that was used less often', { counter: 1 }],
  ];
  test.each(lies)('%s logs nobody in', async (_, lie) => {
    const { key } = await enter();
    for (let n = 0; n < 3; n += 1) expect((await logIn(key)).statusCode).toBe(200);
    const refused = await logIn(key, lie);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().code).toBe('passkey_refused');
    expect(refused.cookies.filter(({ name }) => name === 'session')).toEqual([]);
  });

  test.each(lies.slice(0, 5))('%s adds none', async (_, lie) => {
    const client = t.visitor();
    await signIn(client, t.ports);
    expect((await add(client, new SoftAuthenticator(origin), lie)).json().code).toBe('passkey_refused');
  });

  test('an answer counts once, in the browser that asked, for five minutes', async () => {
    const { key } = await enter();
    const client = t.visitor();
    const response = key.get(await options(client));
    const cookie = client.cookies.get('step') ?? '';
    expect((await t.visitor().post('/api/auth/passkey', { response })).json().code).toBe('passkey_refused');
    expect((await client.post('/api/auth/passkey', { response })).statusCode).toBe(200);
    client.cookies.set('step', cookie);
    expect((await client.post('/api/auth/passkey', { response })).json().code).toBe('passkey_refused');
    const late = key.get(await options(client));
    t.clock.now += 5 * 60_000;
    expect((await client.post('/api/auth/passkey', { response: late })).json().code).toBe('passkey_refused');
  });

  test('what one user began no other ends, and what a log-in began adds none', async () => {
    const [ann, ben] = [t.visitor(), t.visitor()];
    await signIn(ann, t.ports);
    await signIn(ben, t.ports);
    const key = new SoftAuthenticator(origin);
    const response = key.create(await start(ann));
    ben.cookies.set('step', ann.cookies.get('step') ?? '');
    expect((await ben.post(own, { name: 'Phone', response })).json().code).toBe('passkey_refused');
    expect((await ann.post(own, { name: 'Phone', response })).statusCode).toBe(201);
    await start(ann);
    const other = new SoftAuthenticator(origin).create({ ...(await options(ann)), user: { id: '' } });
    expect((await ann.post(own, { name: 'Phone', response: other })).json().code).toBe('passkey_refused');
  });

  test('a passkey belongs to one account, which has twenty at most', async () => {
    const { client, key, id } = await enter();
    const other = t.visitor();
    await signIn(other, t.ports);
    expect((await add(other, key)).json().code).toBe('passkey_refused');
    const [row] = await t.ports.db.selectFrom('passkeys').selectAll().where('user_id', '=', id).execute();
    const more = Array.from({ length: 19 }, (_, n) => ({
      ...row!,
      id: `${id} ${n}`,
      credential_id: `${id} ${n}`,
    }));
    await t.ports.db.insertInto('passkeys').values(more).execute();
    expect((await start(client)).code).toBe('too_many_passkeys');
  });

  test('one is renamed, and removed with the password: it opens nothing then, and other sessions end', async () => {
    const { client, key, passkeyId } = await enter();
    const renamed = await client.patch(`${own}/${passkeyId}`, { name: 'Blue phone' });
    expect(renamed.json().name).toBe('Blue phone');
    const other = t.visitor();
    await logIn(key, {}, other);
    const remove = (password: string) => client.delete(`${own}/${passkeyId}`, { password });
    expect((await remove('wrong')).json().code).toBe('password_wrong');
    expect((await remove(testPassword)).json()).toEqual({ removed: true });
    expect((await other.get('/api/auth/me')).statusCode).toBe(401);
    expect((await client.get('/api/auth/me')).statusCode).toBe(200);
    expect((await logIn(key)).json().code).toBe('passkey_refused');
    expect((await remove(testPassword)).json().code).toBe('passkey_not_found');
  });

  test('steps that were begun and left are swept', async () => {
    for (let n = 0; n < 3; n += 1) await options(t.visitor());
    t.clock.now += 11 * 60_000;
    await options(t.visitor());
    expect(await t.ports.db.selectFrom('sign_in_steps').select('kind').execute()).toHaveLength(1);
  });
});
