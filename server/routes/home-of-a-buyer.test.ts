import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ReadHome } from '#contract/homes.ts';
import { readDocument } from '#readers/read-document.ts';
import { databases } from '../testing/databases.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { signIn, type TestClient } from '../testing/test-client.ts';

const covenants = `DECLARATION OF COVENANTS, CONDITIONS AND RESTRICTIONS OF QUAIL BEND
Dated March 3, 1998
Section 7.2. No more than two (2) dogs or cats may be kept on any Lot.
Section 9.1. No Lot may be leased for a term of less than six (6) months.`;

describe.each(databases)('what a buyer keeps of a home, on $name', { timeout: 240_000 }, (database) => {
  let t: TestApp;
  beforeAll(async () => {
    t = await openTestApp(database, { jobs: true });
  });
  afterAll(() => t.close());

  /** Somebody with a home of one document. */
  async function buyer() {
    const ann = t.visitor();
    await signIn(ann, t.ports);
    const document = (await ann.upload({ bytes: covenants, name: 'covenants.txt', type: 'cc_and_r' })).json()
      .id as string;
    await vi.waitFor(
      async () => expect((await ann.get(`/api/documents/${document}/status`)).json().stage).toBe('done'),
      { timeout: 120_000 },
    );
    const id = (await ann.get('/api/homes')).json().data[0].id as string;
    return { ann, document, id };
  }
  const read = async (client: TestClient, id: string): Promise<ReadHome> =>
    (await client.get(`/api/homes/${id}`)).json();

  test('what its buyer wants to do there is sealed, told first, exported, and the owner’s alone', async () => {
    const { ann, id } = await buyer();
    expect((await ann.patch(`/api/homes/${id}`, { wants: ['flying'] })).statusCode).toBe(400);
    const changed = await ann.patch(`/api/homes/${id}`, { wants: ['short_let', 'pets'] });
    expect(changed.json().wants).toEqual(['short_let', 'pets']);
    const [row] = await t.ports.db.selectFrom('homes').selectAll().where('id', '=', id).execute();
    expect(JSON.stringify(row)).not.toMatch(/short_let|pets/);

    const { home, picture } = await read(ann, id);
    expect(home.wants).toEqual(['short_let', 'pets']);
    expect(picture.wants.map(({ want, verdict }) => [want, verdict])).toEqual([
      ['short_let', 'forbidden'],
      ['pets', 'limited'],
    ]);
    expect((await ann.get(`/api/homes/${id}/report?format=md`)).body).toContain('Rent it for short stays: ');
    const entries = unzipSync((await ann.get('/api/users/me/export')).rawPayload);
    expect(JSON.parse(strFromU8(entries['homes.json'] ?? new Uint8Array()))[0].wants).toEqual(home.wants);

    const ends_on = new Date(t.clock.now).toISOString().slice(0, 10);
    const { path } = (await ann.post(`/api/homes/${id}/shares`, { ends_on })).json();
    const shared = (await t.visitor().get(path.replace('/shared/', '/api/shared/'))).json();
    expect([shared.home.wants, shared.picture.wants]).toEqual([[], []]);
    const none = await ann.patch(`/api/homes/${id}`, { wants: [] });
    expect(none.json().wants).toEqual([]);
  });

  test('notes are sealed, exported, in the report where that is wanted, and in no link', async () => {
    const { ann, document, id } = await buyer();
    const at = `/api/homes/${id}`;
    const note = (text: string, fact = 'pets.max_count') => ann.post(`${at}/notes`, { document, fact, text });
    await note('Rex and Luna are two.');
    await note('Ask about fish.', 'pets.allowed');
    expect((await note('  Rex, Luna and a fish. ')).json()).toEqual({ noted: true });
    const { notes } = await read(ann, id);
    expect(notes.map(({ fact, text }) => [fact, text]).toSorted()).toEqual([
      ['pets.allowed', 'Ask about fish.'],
      ['pets.max_count', 'Rex, Luna and a fish.'],
    ]);
    const rows = await t.ports.db.selectFrom('home_notes').selectAll().where('home_id', '=', id).execute();
    expect([rows.length, JSON.stringify(rows)]).toEqual([2, expect.not.stringMatching(/Rex|fish/)]);
    for (const wrong of [
      { document, fact: 'a/b', text: 'x' },
      { document, fact: 'a', text: 'x'.repeat(2001) },
    ]) {
      expect((await ann.post(`${at}/notes`, wrong)).statusCode).toBe(400);
    }

    const markdown = async (query: string) => (await ann.get(`${at}/report?format=md${query}`)).body;
    expect(await markdown('')).not.toContain('Luna');
    expect(await markdown('&notes=with')).toContain(
      'Limit on pets per home: covenants.txt: Rex, Luna and a fish.',
    );
    const entries = unzipSync((await ann.get('/api/users/me/export')).rawPayload);
    expect(strFromU8(entries['homes.json'] ?? new Uint8Array())).toContain('Luna');
    const ends_on = new Date(t.clock.now).toISOString().slice(0, 10);
    const { path } = (await ann.post(`${at}/shares`, { ends_on })).json();
    expect((await t.visitor().get(path.replace('/shared/', '/api/shared/'))).body).not.toMatch(/Luna|fish/);

    await note('', 'pets.allowed');
    expect((await read(ann, id)).notes).toHaveLength(1);
    await ann.delete(at, { documents: 'delete' });
    const left = await t.ports.db.selectFrom('home_notes').select('id').where('home_id', '=', id).execute();
    expect(left).toEqual([]);
  });

  test('the report comes as Word, data and calendar too', async () => {
    const { ann, id } = await buyer();
    const take = (format: string) => ann.get(`/api/homes/${id}/report?format=${format}`);
    const told = await readDocument((await take('docx')).rawPayload);
    expect(told.ok && told.pages.map(({ text }) => text).join(' ')).toContain('covenants.txt');
    expect((await take('json')).json().picture.documents).toHaveLength(1);
    expect((await take('ics')).json().code).toBe('no_dates');
    const closing_on = new Date(t.clock.now + 9 * 86_400_000).toISOString().slice(0, 10);
    await ann.patch(`/api/homes/${id}`, { closing_on });
    const calendar = await take('ics');
    expect(calendar.headers['content-type']).toContain('text/calendar');
    expect(calendar.body).toContain(`DTSTART;VALUE=DATE:${closing_on.replaceAll('-', '')}`);
  });
});
