import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { shareLimits } from '#contract/limits.ts';
import { databases } from '../testing/databases.ts';
import { fixture, openTestApp, type TestApp } from '../testing/test-app.ts';
import { signIn, type TestClient } from '../testing/test-client.ts';
import { limits } from './limit-rate.ts';

const day = 24 * 3_600_000;

describe.each(databases)('a home shared by a link, on $name', { timeout: 240_000 }, (database) => {
  let t: TestApp;
  let ann: TestClient;
  let checkoutId: string;
  let homeId: string;
  let documentId: string;
  beforeAll(async () => {
    t = await openTestApp(database, { jobs: true });
    ann = t.visitor();
    ({ checkoutId } = await signIn(ann, t.ports));
    documentId = await upload('Budget.pdf', await fixture('maple-hollow-budget.pdf'));
    homeId = (await ann.get('/api/homes')).json().data[0].id;
  });
  beforeEach(async () => {
    // Each test with its own clock would move the others' limits: none is near one.
    await t.ports.db.deleteFrom('home_shares').execute();
  });
  afterAll(() => t.close());

  async function upload(name: string, bytes: Buffer<ArrayBuffer>) {
    const { id } = (await ann.upload({ bytes, name, type: 'budget' })).json();
    await vi.waitFor(
      async () => expect((await ann.get(`/api/documents/${id}/status`)).json().stage).toBe('done'),
      { timeout: 120_000 },
    );
    return id as string;
  }
  const inDays = (days: number) => new Date(t.clock.now + days * day).toISOString().slice(0, 10);
  const share = async (body: object = {}) =>
    (await ann.post(`/api/homes/${homeId}/shares`, { ends_on: inDays(7), ...body })).json();
  const api = (path: string) => path.replace('/shared/', '/api/shared/');
  const shares = async () => (await ann.get(`/api/homes/${homeId}/shares`)).json().data;

  test('whoever has it reads the report and the pages, signed in or not', async () => {
    const { path } = await share({ label: 'My agent' });
    const visitor = t.visitor();
    const answer = await visitor.get(api(path));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    const own = (await ann.get(`/api/homes/${homeId}`)).json();
    expect(answer.json()).toEqual({ ...own, share: { ends_on: inDays(7), with_pages: true } });
    expect(visitor.cookies.size).toBe(0);

    const pages = `${api(path)}/documents/${documentId}/pages`;
    const page = (await visitor.get(`${pages}/1`)).json();
    const its = (await ann.get(`/api/documents/${documentId}/pages/1`)).json();
    expect(page).toEqual({ ...its, image_url: `${pages}/1/image` });
    const picture = await visitor.get(`${page.image_url}?width=200`);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
    expect((await visitor.get(pages)).json().pages[0].image_url).toBe(`${pages}/1/image`);
  });

  test('its owner sees when it was opened', async () => {
    const { path, id } = await share({ label: ' My agent ' });
    expect(await shares()).toMatchObject([{ id, label: 'My agent', opened: 0, first_opened_at: null }]);
    const first = new Date(t.clock.now).toISOString();
    await t.visitor().get(api(path));
    t.clock.now += 60_000;
    await t.visitor().get(api(path));
    const last = new Date(t.clock.now).toISOString();
    expect(await shares()).toMatchObject([{ opened: 2, first_opened_at: first, last_opened_at: last }]);
  });

  test('the link itself is stored nowhere and logged nowhere', async () => {
    const { path } = await share();
    await t.visitor().get(api(path));
    const token = path.replace('/shared/', '');
    const rows = await t.ports.db.selectFrom('home_shares').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(t.logged()).not.toContain(token);
    expect(JSON.stringify(await shares())).not.toContain(token);
    expect(t.logged()).toContain('"event":"home_shared"');
  });

  test('without the pages it opens the report alone', async () => {
    const { path } = await share({ with_pages: false });
    expect((await t.visitor().get(api(path))).json().share.with_pages).toBe(false);
    for (const rest of ['', '/1', '/1/image']) {
      const refused = await t.visitor().get(`${api(path)}/documents/${documentId}/pages${rest}`);
      expect([refused.statusCode, refused.json().code]).toEqual([404, 'share_not_found']);
    }
  });

  test.each([
    ['was taken back', async (id: string) => void (await ann.delete(`/api/homes/${homeId}/shares/${id}`))],
    [
      'has ended',
      async (id: string) =>
        void (await t.ports.db
          .updateTable('home_shares')
          .set({ ends_on: inDays(-1) })
          .where('id', '=', id)
          .execute()),
    ],
  ])('nothing is left of one that %s', async (_, end) => {
    const { path, id } = await share();
    await end(id);
    for (const rest of ['', `/documents/${documentId}/pages`, `/documents/${documentId}/pages/1`]) {
      const refused = await t.visitor().get(api(path) + rest);
      expect([refused.statusCode, refused.json().code]).toEqual([404, 'share_not_found']);
    }
  });

  test('nothing of other homes or of the account is reached by it', async () => {
    const { path } = await share();
    const other = (await ann.post('/api/homes', { name: 'Other' })).json().id;
    const elsewhere = await upload('Other.pdf', await fixture('maple-hollow-budget.pdf'));
    const bob = t.visitor();
    await signIn(bob, t.ports);
    const bobs = (await bob.upload({ bytes: 'Rules of the association.', name: 'a.txt' })).json().id;
    for (const id of [elsewhere, bobs, 'nothing']) {
      for (const rest of ['', '/1', '/1/image']) {
        const refused = await t.visitor().get(`${api(path)}/documents/${id}/pages${rest}`);
        expect([refused.statusCode, refused.json().code]).toEqual([404, 'document_not_found']);
      }
    }
    // A document that is moved away is out of reach at once.
    expect((await t.visitor().get(`${api(path)}/documents/${documentId}/pages/1`)).statusCode).toBe(200);
    await ann.post(`/api/documents/${documentId}/home`, { home_id: other });
    expect((await t.visitor().get(`${api(path)}/documents/${documentId}/pages/1`)).statusCode).toBe(404);
    await ann.post(`/api/documents/${documentId}/home`, { home_id: homeId });
    expect((await t.visitor().get(api(path))).body).not.toMatch(/@example\.com|Ann|Owner/);
    for (const url of ['/api/documents', `/api/homes/${homeId}`, '/api/users/profile']) {
      expect((await t.visitor().get(url)).statusCode).toBe(401);
    }
    expect((await bob.delete(`/api/homes/${homeId}/shares/${(await shares())[0].id}`)).statusCode).toBe(404);
  });

  test('it ends with its owner’s payment, and with the home', async () => {
    const { path } = await share();
    const pay = (status: 'paid' | 'refunded') =>
      t.ports.db.updateTable('checkouts').set({ status }).where('id', '=', checkoutId).execute();
    await pay('refunded');
    expect((await t.visitor().get(api(path))).statusCode).toBe(404);
    await pay('paid');
    expect((await t.visitor().get(api(path))).statusCode).toBe(200);
    const { id } = (await ann.post('/api/homes', { name: 'Short' })).json();
    const ended = (await ann.post(`/api/homes/${id}/shares`, { ends_on: inDays(1) })).json();
    await ann.delete(`/api/homes/${id}`, {});
    expect((await t.visitor().get(api(ended.path))).statusCode).toBe(404);
  });

  test('its days and its number are limited', async () => {
    for (const days of [-1, shareLimits.days + 1]) {
      const refused = await ann.post(`/api/homes/${homeId}/shares`, { ends_on: inDays(days) });
      expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['ends_on']]);
    }
    for (let n = 0; n < shareLimits.perHome; n += 1)
      await share({ ends_on: inDays(n % 2 ? 0 : shareLimits.days) });
    const refused = await ann.post(`/api/homes/${homeId}/shares`, { ends_on: inDays(1) });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'too_many_shares']);
  });

  test('somebody who opens links without end has to wait', async () => {
    const { path } = await share();
    t.clock.now += limits.sharedHome.window;
    let answer = await t.visitor().get(api(path));
    for (let n = 0; n < limits.sharedHome.max; n += 1) answer = await t.visitor().get(api(path));
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'too_many_requests']);
  });
});
