import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databases } from '../testing/databases.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

describe.each(databases)('the newsletter on $name', (database) => {
  let t: TestApp;
  beforeAll(async () => {
    t = await openTestApp(database, { jobs: true });
  });
  afterAll(() => t.close());

  const post = (path: string, body?: unknown) => t.visitor().post(`/api/newsletter${path}`, body);
  const rows = (email: string) =>
    t.ports.db.selectFrom('newsletter').selectAll().where('email', '=', email).execute();
  const linksTo = (email: string) =>
    vi.waitFor(async () => {
      const { data } = (await t.visitor().get('/api/outbox')).json();
      const mail = data.find(({ to }: { to: string }) => to === email);
      expect(mail).toBeDefined();
      return mail.links.map((link: string) => new URL(link).searchParams) as URLSearchParams[];
    });

  test('opt-in: nothing counts before the mailed link, and the other link forgets the address', async () => {
    const email = 'reader@example.com';
    expect((await post('', { email: 'Reader@Example.com' })).statusCode).toBe(202);
    const [confirm, unsubscribe] = await linksTo(email);
    expect(await rows(email)).toMatchObject([{ confirmed_at: null }]);
    const token = confirm?.get('confirm');
    expect((await post('/confirm', { token })).json()).toEqual({ ok: true });
    const [confirmed] = await rows(email);
    expect(confirmed?.confirmed_at).not.toBeNull();
    t.clock.now += 1000;
    expect((await post('/confirm', { token })).statusCode).toBe(200);
    // Somebody else enters the address again: nothing changes, no mail goes out.
    await post('', { email });
    expect(await rows(email)).toEqual([confirmed]);
    expect((await post(`/unsubscribe?token=${unsubscribe?.get('unsubscribe')}`)).json()).toEqual({
      ok: true,
    });
    expect(await rows(email)).toEqual([]);
  });

  test('a mail program unsubscribes with one click, by the token of a mail or of an export', async () => {
    const [one, two] = ['one@example.com', 'two@example.com'];
    for (const email of [one, two]) await post('', { email });
    const [, mailed] = await linksTo(one);
    await t.ports.db
      .updateTable('newsletter')
      .set({ unsubscribe_token: 'exported' })
      .where('email', '=', two)
      .execute();
    for (const token of [mailed?.get('unsubscribe'), 'exported']) {
      const answer = await t.app.inject({
        method: 'POST',
        url: `/api/newsletter/unsubscribe?token=${token}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
      expect(answer.statusCode).toBe(200);
    }
    expect([...(await rows(one)), ...(await rows(two))]).toEqual([]);
  });

  test('a made-up link confirms nothing', async () => {
    const refused = await post('/confirm', { token: 'made-up' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().code).toBe('subscription_invalid');
    expect((await post('/unsubscribe?token=made-up')).statusCode).toBe(200);
    expect((await post('', { email: 'nonsense' })).json().detail).toBe('Please enter a valid email');
  });
});
