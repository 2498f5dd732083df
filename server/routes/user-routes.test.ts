import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databases } from '../testing/databases.ts';
import { fixture, openTestApp, type TestApp } from '../testing/test-app.ts';
import { signIn, type TestClient, testPassword } from '../testing/test-client.ts';

describe.each(databases)('the own account on $name', (database) => {
  let t: TestApp;
  beforeAll(async () => {
    t = await openTestApp(database, { jobs: true });
  });
  afterAll(() => t.close());

  const enter = async () => {
    const client = t.visitor();
    return { client, ...(await signIn(client, t.ports)) };
  };
  const analyzed = async (client: TestClient) => {
    const bytes = await fixture('maple-hollow-ccrs.pdf');
    const { id } = (await client.upload({ bytes, name: 'Maple Hollow.pdf' })).json();
    await vi.waitFor(
      async () => {
        expect((await client.get(`/api/documents/${id}`)).json().status).toBe('analysis_complete');
      },
      { timeout: 15_000 },
    );
    return id as string;
  };

  test('the profile is read and changed; the address stays', async () => {
    const { client, email } = await enter();
    const profile = { first_name: 'Ann', last_name: 'Owner', email, phone: '', bio: '' };
    expect((await client.get('/api/users/profile')).json()).toEqual(profile);
    const change = { first_name: ' Anna ', last_name: 'Ash', phone: '555-0100', bio: 'Two\nlines' };
    const changed = await client.put('/api/users/profile', { ...change, email: 'other@example.com' });
    expect(changed.json()).toEqual({
      message: 'Profile updated successfully!',
      profile: { ...change, first_name: 'Anna', email },
    });
    expect((await client.get('/api/auth/me')).json()).toMatchObject({ first_name: 'Anna', email });
    const refused = await client.put('/api/users/profile', { first_name: ' ', last_name: '' });
    expect(refused.json().detail).toBe('First name is required. Last name is required');
  });

  test('sessions: where, since when, and which is this one', async () => {
    const { client, email } = await enter();
    t.clock.now += 60_000;
    const phone = t.visitor();
    await phone.send('POST', '/api/auth/login', {
      body: { email, password: testPassword },
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0' },
    });
    const seen = new Date(t.clock.now).toISOString();
    const { data } = (await client.get('/api/users/me/sessions')).json();
    expect(data).toMatchObject([
      { current: true, device: 'Unknown device' },
      { current: false, device: 'Firefox on Linux', signed_in_at: seen, last_seen_at: seen },
    ]);
    t.clock.now += 20 * 60_000;
    await phone.get('/api/auth/me');
    const later = (await phone.get('/api/users/me/sessions')).json().data;
    expect(later[0]).toMatchObject({
      id: data[1].id,
      current: true,
      device: 'Firefox on Linux',
      signed_in_at: seen,
      last_seen_at: new Date(t.clock.now).toISOString(),
    });
  });

  test('one session is ended, and only an own one', async () => {
    const { client, email } = await enter();
    const other = t.visitor();
    await other.post('/api/auth/login', { email, password: testPassword });
    const { data } = (await client.get('/api/users/me/sessions')).json();
    const ended = await client.delete(`/api/users/me/sessions/${data[1].id}`);
    expect(ended.json()).toEqual({ ended: true });
    expect((await other.get('/api/auth/me')).statusCode).toBe(401);
    const again = await client.delete(`/api/users/me/sessions/${data[1].id}`);
    expect(again.statusCode).toBe(404);
    expect(again.json().detail).toBe('This session has already ended.');

    const stranger = (await enter()).client;
    expect((await stranger.delete(`/api/users/me/sessions/${data[0].id}`)).statusCode).toBe(404);
    expect((await client.get('/api/documents')).statusCode).toBe(200);
    await client.delete(`/api/users/me/sessions/${data[0].id}`);
    expect(client.cookies.size).toBe(0);
  });

  test('signing out everywhere ends this session too', async () => {
    const { client, email } = await enter();
    const other = t.visitor();
    await other.post('/api/auth/login', { email, password: testPassword });
    const stranger = (await enter()).client;
    expect((await client.post('/api/users/me/sign-out-everywhere')).json()).toEqual({ ended: 2 });
    expect(client.cookies.size).toBe(0);
    expect((await other.get('/api/auth/me')).statusCode).toBe(401);
    expect((await stranger.get('/api/auth/me')).statusCode).toBe(200);
  });

  test('the export holds everything of the user, and of nobody else', async () => {
    const { client, email, checkoutId } = await enter();
    const stranger = await enter();
    await stranger.client.upload({ bytes: 'Rules of the association.', name: 'theirs.txt' });
    const id = await analyzed(client);
    const answer = await client.get('/api/users/me/export');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="plaindeed-data.zip"',
    });
    const files = unzipSync(new Uint8Array(answer.rawPayload));
    expect(Object.keys(files).sort()).toEqual([
      'documents.json',
      `documents/${id}/analysis.json`,
      `documents/${id}/original.pdf`,
      'homes.json',
      'newsletter.json',
      'payments.json',
      'profile.json',
      'sessions.json',
      'sign-in.json',
    ]);
    const json = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
    expect(Buffer.from(files[`documents/${id}/original.pdf`]!)).toEqual(
      await fixture('maple-hollow-ccrs.pdf'),
    );
    expect(json('profile.json')).toMatchObject({ email, first_name: 'Ann' });
    expect(json('payments.json')).toMatchObject([{ id: checkoutId, amount_cents: 1000, status: 'paid' }]);
    expect(json('documents.json')).toMatchObject([{ id, file_name: 'Maple Hollow.pdf' }]);
    expect(json(`documents/${id}/analysis.json`)).toHaveProperty('facts');
    const all = Object.values(files)
      .map((bytes) => strFromU8(bytes, true))
      .join('\n');
    expect(all).not.toMatch(/password_hash|argon2|token/);
    expect(all).not.toContain(stranger.email);
  });

  test('the export of somebody whose payment was given back says so, and holds what is stored all the same', async () => {
    const { client, checkoutId } = await enter();
    const id = await analyzed(client);
    await t.ports.db
      .updateTable('checkouts')
      .set({ status: 'refunded' })
      .where('id', '=', checkoutId)
      .execute();
    const answer = await client.get('/api/users/me/export');
    expect(answer.statusCode).toBe(200);
    const files = unzipSync(new Uint8Array(answer.rawPayload));
    expect(JSON.parse(strFromU8(files['payments.json']!))).toMatchObject([
      {
        id: checkoutId,
        amount_cents: 1000,
        status: 'refunded',
        standing: 'Given back in full. It no longer opens the analysis.',
      },
    ]);
    expect(Object.keys(files)).toContain(`documents/${id}/original.pdf`);
  });

  test('a deleted account leaves nothing', async () => {
    const { client, id, email, checkoutId } = await enter();
    const documentId = await analyzed(client);
    await client.post('/api/auth/forgot-password', { email });
    await client.post('/api/newsletter', { email });
    const wrong = await client.delete('/api/users/me', { password: 'not it' });
    expect(wrong.json().code).toBe('password_wrong');
    expect((await client.delete('/api/users/me', {})).json().detail).toBe('Password is required');

    const gone = await client.delete('/api/users/me', { password: testPassword });
    expect(gone.json()).toEqual({ deleted: true });
    expect(client.cookies.size).toBe(0);
    for (const table of [
      'users',
      'sessions',
      'email_tokens',
      'documents',
      'analyses',
      'jobs',
      'newsletter',
    ] as const) {
      const rows = JSON.stringify(await t.ports.db.selectFrom(table).selectAll().execute());
      for (const trace of [id, email, documentId]) expect(rows).not.toContain(trace);
    }
    for await (const { key } of t.ports.blobs.list()) expect(key).not.toContain(documentId);
    const payment = t.ports.db.selectFrom('checkouts').selectAll().where('id', '=', checkoutId);
    expect(await payment.executeTakeFirst()).toMatchObject({
      email: '',
      name: '',
      user_id: null,
      status: 'closed',
      amount_cents: 1000,
    });
    const login = await t.visitor().post('/api/auth/login', { email, password: testPassword });
    expect(login.statusCode).toBe(401);
    expect((await t.visitor().get(`/api/payments/verify-payment-session/${checkoutId}`)).json().valid).toBe(
      false,
    );
  });

  test("deleting an account leaves alone what another's payment gave by the same address", async () => {
    const { client, email } = await enter();
    const other = await enter();
    await t.ports.db.updateTable('checkouts').set({ email }).where('id', '=', other.checkoutId).execute();
    await client.delete('/api/users/me', { password: testPassword });
    expect((await other.client.get('/api/payments/payment-status')).json().payment_status).toBe('paid');
  });
});
