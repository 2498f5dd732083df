import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openIdentityProvider } from '../adapters/identity-provider.ts';
import type { OidcSettings } from '../oidc-settings.ts';
import { readSettings } from '../settings.ts';
import { databases } from '../testing/databases.ts';
import { OidcStandIn } from '../testing/oidc-stand-in.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { signIn, type TestClient } from '../testing/test-client.ts';

const callback = '/api/auth/provider/callback';

describe.each(databases)('signing in through a provider on $name', (database) => {
  let t: TestApp;
  let free: TestApp;
  let standIn: OidcStandIn;
  let oidc: OidcSettings;
  let count = 0;
  beforeAll(async () => {
    standIn = new OidcStandIn();
    oidc = await standIn.open(`http://localhost${callback}`);
    t = await openTestApp(database, { settings: { oidc }, jobs: true });
    free = await openTestApp(database, { settings: { oidc: { ...oidc, makesAccounts: true } } });
  });
  afterAll(async () => {
    await t.close();
    await free.close();
    await standIn.close();
  });

  /** Somebody whom the provider knows by that address. */
  const known = (email: string, email_verified = true) => {
    count += 1;
    const subject = `person-${count}`;
    standIn.people.set(subject, { email, email_verified, given_name: 'Ann', family_name: 'Owner' });
    return subject;
  };
  const begin = async (client: TestClient) =>
    String((await client.get('/api/auth/provider/start')).headers.location);
  const comeBack = async (client: TestClient, address: URL) =>
    String((await client.get(address.pathname + address.search)).headers.location);
  const through = async (subject: string, client = t.visitor()) =>
    comeBack(client, await standIn.logIn(await begin(client), subject));
  const me = async (client: TestClient) => (await client.get('/api/auth/me')).json();

  test('the log-in page learns what the button says', async () => {
    expect((await t.visitor().get('/api/auth/providers')).json()).toEqual({
      data: [{ name: 'Elm Street Realty' }],
    });
  });

  test('the account with that address is linked once, told its owner, and stays linked whatever the address becomes', async () => {
    const { id, email } = await signIn(t.visitor(), t.ports);
    const subject = known(email.toUpperCase());
    const client = t.visitor();
    expect(await through(subject, client)).toBe('/login?provider=done');
    expect((await me(client)).id).toBe(id);
    await vi.waitFor(async () => {
      const mails = (await t.ports.outbox?.latest(200)) ?? [];
      expect(
        mails.some(({ to, subject: about }) => to === email && about.includes('new way to sign in')),
      ).toBe(true);
    });
    standIn.people.set(subject, { email: 'someone-else@example.com', email_verified: false });
    const again = t.visitor();
    expect(await through(subject, again)).toBe('/login?provider=done');
    expect((await me(again)).id).toBe(id);
    const { providers } = (await again.get('/api/users/me/sign-in')).json();
    expect(providers).toMatchObject([{ issuer: oidc.issuer }]);
    expect(t.logged()).not.toContain(subject);
  });

  test('an address that the provider has not proven opens nothing', async () => {
    const { email } = await signIn(t.visitor(), t.ports);
    const client = t.visitor();
    expect(await through(known(email, false), client)).toBe('/login?provider=provider_email_unproven');
    expect((await client.get('/api/auth/me')).statusCode).toBe(401);
  });

  test('an account whose address its owner has not proven is not opened: somebody else may have registered it', async () => {
    const { id, email } = await signIn(t.visitor(), t.ports);
    await t.ports.db.updateTable('users').set({ email_confirmed: 0 }).where('id', '=', id).execute();
    expect(await through(known(email))).toBe('/login?provider=provider_needs_password');
  });

  test('who comes for the first time pays like everybody, unless the operator gives accounts away', async () => {
    const subject = known('newcomer@example.com');
    expect(await through(subject)).toBe('/login?provider=provider_unknown');
    const client = free.visitor();
    expect(await through(subject, client)).toBe('/login?provider=done');
    expect(await me(client)).toMatchObject({
      email: 'newcomer@example.com',
      first_name: 'Ann',
      email_confirmed: true,
    });
    expect((await client.get('/api/payments/payment-status')).json()).toEqual({ payment_status: 'paid' });
    // No password opens it.
    const guess = { email: 'newcomer@example.com', password: '' };
    expect((await free.visitor().post('/api/auth/login', guess)).statusCode).toBe(400);
    const second = free.visitor();
    expect(await through(subject, second)).toBe('/login?provider=done');
    expect((await me(second)).id).toBe((await me(client)).id);
  });

  describe('is refused', () => {
    const refused = '/login?provider=provider_refused';
    let subject: string;
    beforeAll(async () => {
      subject = known((await signIn(t.visitor(), t.ports)).email);
    });
    /** Somebody who has logged in there and is about to be sent back. */
    const return_ = async () => {
      const client = t.visitor();
      return { client, address: await standIn.logIn(await begin(client), subject) };
    };

    test('in another browser than the one that began it', async () => {
      const { address } = await return_();
      expect(await comeBack(t.visitor(), address)).toBe(refused);
      const other = t.visitor();
      await begin(other);
      expect(await comeBack(other, address)).toBe(refused);
    });

    test('with another state, or from another issuer', async () => {
      for (const name of ['state', 'iss']) {
        const { client, address } = await return_();
        address.searchParams.set(name, 'https://other.example');
        expect(await comeBack(client, address)).toBe(refused);
      }
    });

    test('with a token made for another sign-in', async () => {
      const { client, address } = await return_();
      const steps = await t.ports.db.selectFrom('sign_in_steps').selectAll().execute();
      for (const { token_hash, data } of steps) {
        const other = JSON.stringify({ ...JSON.parse(data), nonce: 'another' });
        await t.ports.db
          .updateTable('sign_in_steps')
          .set({ data: other })
          .where('token_hash', '=', token_hash)
          .execute();
      }
      expect(await comeBack(client, address)).toBe(refused);
    });

    test('with the code of another sign-in, and a second time', async () => {
      const { address: stolen } = await return_();
      const { client, address } = await return_();
      const code = address.searchParams.get('code') ?? '';
      address.searchParams.set('code', stolen.searchParams.get('code') ?? '');
      expect(await comeBack(client, address)).toBe(refused);
      address.searchParams.set('code', code);
      expect(await comeBack(client, address)).toBe(refused);
    });

    test('with a code that has ended, and after ten minutes', async () => {
      const late = await return_();
      await standIn.endCode(late.address.searchParams.get('code') ?? '');
      expect(await comeBack(late.client, late.address)).toBe(refused);
      const { client, address } = await return_();
      t.clock.now += 10 * 60_000;
      expect(await comeBack(client, address)).toBe(refused);
    });

    test('where the person changed their mind there', async () => {
      const client = t.visitor();
      const state = new URL(await begin(client)).searchParams.get('state') ?? '';
      const answer = new URL(`http://localhost${callback}`);
      answer.search = String(new URLSearchParams({ error: 'access_denied', state, iss: oidc.issuer }));
      expect(await comeBack(client, answer)).toBe(refused);
    });
  });

  test('a provider that goes away, or calls itself otherwise, is told', async () => {
    const other = new OidcStandIn();
    const settings = await other.open(`http://localhost${callback}`);
    const misnamed = openIdentityProvider({
      ...settings,
      issuer: settings.issuer.replace('127.0.0.1', 'localhost'),
    });
    await expect(misnamed.begin('http://localhost/')).rejects.toMatchObject({ code: 'provider_away' });
    const app = await openTestApp(database, { settings: { oidc: settings } });
    const client = app.visitor();
    other.people.set('ann', { email: 'ann@example.com', email_verified: true });
    const address = await other.logIn(await begin(client), 'ann');
    await other.close();
    expect(await comeBack(client, address)).toBe('/login?provider=provider_away');
    const fresh = openIdentityProvider(settings);
    await expect(fresh.begin('http://localhost/')).rejects.toMatchObject({ code: 'provider_away' });
    await app.close();
  });

  test('without one there is nothing to start', async () => {
    const none = await openTestApp(database);
    expect((await none.visitor().get('/api/auth/providers')).json()).toEqual({ data: [] });
    expect(await begin(none.visitor())).toBe('/login?provider=provider_not_set');
    await none.close();
  });
});

describe('the settings of a provider', () => {
  const three = {
    OIDC_ISSUER: 'https://login.example.com',
    OIDC_CLIENT_ID: 'plaindeed',
    OIDC_CLIENT_SECRET: 'secret',
  };

  test('are three, with a name for the button; accounts are paid for unless told otherwise', () => {
    expect(readSettings({}).oidc).toBeUndefined();
    expect(readSettings(three).oidc).toMatchObject({ name: 'login.example.com', makesAccounts: false });
    const more = { ...three, OIDC_NAME: 'Elm Street', OIDC_ACCOUNTS: 'free' };
    expect(readSettings(more).oidc).toMatchObject({ name: 'Elm Street', makesAccounts: true });
  });

  test.each([
    [{ OIDC_CLIENT_SECRET: '' }, /must be set together/],
    [{ OIDC_ISSUER: 'http://login.example.com' }, /must begin with https:\/\/ unless it is on this machine/],
    [{ OIDC_ISSUER: 'https://login.example.com/?tenant=1' }, /the address of the issuer alone/],
    [{ OIDC_ISSUER: 'login.example.com' }, /must be an address such as/],
    [{ OIDC_ACCOUNTS: 'gold' }, /must be paid or free/],
  ])('%j is refused', (change, message) => {
    expect(() => readSettings({ ...three, ...change })).toThrow(message);
  });
});
