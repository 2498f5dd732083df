import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ReadHome } from '#contract/homes.ts';
import { deletion, documentsReadTogether, homesPerAccount } from '#contract/limits.ts';
import { homeAnalysisForm } from '#home/home-analysis.ts';
import { readDocument } from '#readers/read-document.ts';
import { eraseDeleted } from '../services/erase-deleted.ts';
import { fillFacts } from '../services/fill-facts.ts';
import { databases } from '../testing/databases.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { signIn, type TestClient } from '../testing/test-client.ts';

const covenants = `DECLARATION OF COVENANTS, CONDITIONS AND RESTRICTIONS OF QUAIL BEND
Dated March 3, 1998
Section 4.1. Each Lot shall pay a regular annual assessment of $300 per year to the Association.
Section 7.2. No more than two (2) dogs or cats may be kept on any Lot.
Section 9.1. No Lot may be leased for a term of less than six (6) months.`;
const rules = `QUAIL BEND HOMEOWNERS ASSOCIATION, INC.
RULES AND REGULATIONS
Adopted May 1, 2021
1. No more than three (3) dogs or cats may be kept on any Lot.
2. Quiet hours are from 10 p.m. to 7 a.m.`;

describe.each(databases)('homes on $name', { timeout: 240_000 }, (database) => {
  let t: TestApp;
  beforeAll(async () => {
    t = await openTestApp(database, { jobs: true });
  });
  afterAll(() => t.close());

  const buyer = async () => {
    const client = t.visitor();
    const user = await signIn(client, t.ports);
    return Object.assign(client, { userId: user.id });
  };
  const upload = async (client: TestClient, name: string, bytes: string, type: string, homeId?: string) => {
    const form = new FormData();
    form.append('file', new File([bytes], name));
    form.append('document_type', type);
    if (homeId !== undefined) form.append('home_id', homeId);
    const answer = await client.post('/api/documents/upload', form);
    const { id } = answer.json();
    if (answer.statusCode !== 201) return answer;
    await vi.waitFor(
      async () => expect((await client.get(`/api/documents/${id}/status`)).json().stage).toBe('done'),
      { timeout: 120_000 },
    );
    return id as string;
  };
  const homesOf = async (client: TestClient) => (await client.get('/api/homes')).json().data;
  const read = async (client: TestClient, id: string): Promise<ReadHome> => {
    const answer = await client.get(`/api/homes/${id}`);
    expect(answer.statusCode).toBe(200);
    return answer.json();
  };
  const add = async (client: TestClient, name: string) =>
    (await client.post('/api/homes', { name })).json().id as string;

  test('a first upload makes a home, and all its documents are read together', async () => {
    const ann = await buyer();
    expect(await homesOf(ann)).toEqual([]);
    const declaration = await upload(ann, 'covenants.txt', covenants, 'cc_and_r');
    const house = await upload(ann, 'house rules.txt', rules, 'rules');
    const [home, ...more] = await homesOf(ann);
    expect(more).toEqual([]);
    expect(home).toMatchObject({ name: 'My home', state: null, documents: 2 });

    const { picture, rows } = await read(ann, home.id);
    const pets = picture.answers.find(({ id }) => id === 'pets.max_count');
    expect(pets?.controls.document).toBe(declaration);
    expect(pets?.controls.fact.citations[0]?.quote).toContain('two (2) dogs or cats');
    expect(pets?.others.map(({ document, standing }) => [document, standing])).toEqual([[house, 'weaker']]);
    expect(rows.map(({ id, file_name }) => [id, file_name])).toEqual([
      [house, 'house rules.txt'],
      [declaration, 'covenants.txt'],
    ]);
    expect(rows[1]?.finding).toMatch(/\$300|6 months/);
    const { data } = (await ann.get('/api/documents/findings')).json();
    expect(data).toContainEqual({ document_id: declaration, finding: rows[1]?.finding });
  });

  test('nothing that a document says is stored in clear', async () => {
    const ann = await buyer();
    const id = (await upload(ann, 'covenants.txt', covenants, 'cc_and_r')) as string;
    const row = await t.ports.db
      .selectFrom('facts')
      .selectAll()
      .where('document_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toMatch(/\$300|dogs|months|assessment/);
  });

  test('facts that were not kept yet, or in another form, are made when they are asked for or at a start', async () => {
    const ann = await buyer();
    await upload(ann, 'covenants.txt', covenants, 'cc_and_r');
    const [{ id }] = await homesOf(ann);
    const before = await read(ann, id);
    await t.ports.db.deleteFrom('facts').execute();
    expect(await read(ann, id)).toEqual(before);
    await t.ports.db.updateTable('facts').set({ form: 0, body: 'x', finding: 'y' }).execute();
    expect(await fillFacts(t.ports)).toBeGreaterThan(0);
    expect(await fillFacts(t.ports)).toBe(0);
    expect(await read(ann, id)).toEqual(before);
  });

  test('documents go to the newest home, to the one that is named, and move', async () => {
    const ann = await buyer();
    const first = await add(ann, '12 Elm Street');
    const second = await add(ann, '8 Oak Court');
    const one = (await upload(ann, 'covenants.txt', covenants, 'cc_and_r')) as string;
    const two = await upload(ann, 'rules.txt', rules, 'rules', first);
    const inHome = async (id: string) => (await read(ann, id)).rows.map((row) => row.id);
    expect([await inHome(first), await inHome(second)]).toEqual([[two], [one]]);
    const moved = await ann.post(`/api/documents/${one}/home`, { home_id: first });
    expect(moved.json()).toEqual({ document_id: one, home_id: first });
    expect([await inHome(first), await inHome(second)]).toEqual([[two, one], []]);

    const bob = await buyer();
    const his = await add(bob, 'His');
    expect((await ann.post(`/api/documents/${one}/home`, { home_id: his })).json().code).toBe(
      'home_not_found',
    );
    const refused = await upload(ann, 'a.txt', rules, 'rules', his);
    expect((refused as { json(): { code: string } }).json().code).toBe('home_not_found');
    expect(await inHome(first)).toEqual([two, one]);
  });

  test('an upload may leave its type to be found out by the text', async () => {
    const ann = await buyer();
    await upload(ann, 'scan0001.txt', rules, 'auto');
    const [{ id }] = await homesOf(ann);
    expect((await read(ann, id)).rows[0]).toMatchObject({ document_type: 'rules' });
    const { data } = (await ann.get('/api/documents')).json();
    expect(data[0].document_type).toBe('rules');
  });

  test('what is said of a home changes by itself alone', async () => {
    const ann = await buyer();
    const id = await add(ann, '  12 Elm Street ');
    const change = { state: 'CO', community: 'condominium', closing_on: '2026-12-18' };
    const changed = (await ann.patch(`/api/homes/${id}`, change)).json();
    expect(changed).toMatchObject({ name: '12 Elm Street', ...change, documents_received_on: null });
    const again = (await ann.patch(`/api/homes/${id}`, { documents_received_on: '2026-11-20' })).json();
    expect(again).toEqual({ ...changed, documents_received_on: '2026-11-20' });
    expect((await ann.patch(`/api/homes/${id}`, {})).json()).toEqual(again);
    for (const wrong of [{ state: 'XX' }, { closing_on: '2026-02-30' }, { name: ' ' }]) {
      expect((await ann.patch(`/api/homes/${id}`, wrong)).statusCode).toBe(400);
    }
  });

  test('a deleted home asks what becomes of its documents', async () => {
    const ann = await buyer();
    const old = await add(ann, 'Old');
    const id = (await upload(ann, 'covenants.txt', covenants, 'cc_and_r')) as string;
    const next = await add(ann, 'New');
    const asked = await ann.delete(`/api/homes/${old}`, {});
    expect([asked.statusCode, asked.json().code]).toEqual([409, 'home_not_empty']);
    for (const move_to of [old, undefined, 'nowhere']) {
      expect(
        (await ann.delete(`/api/homes/${old}`, { documents: 'move', move_to })).statusCode,
      ).toBeGreaterThan(399);
    }
    await ann.delete(`/api/homes/${old}`, { documents: 'move', move_to: next });
    expect(
      (await homesOf(ann)).map((home: { id: string; documents: number }) => [home.id, home.documents]),
    ).toEqual([[next, 1]]);

    const before = await read(ann, next);
    expect((await ann.delete(`/api/homes/${next}`, { documents: 'delete' })).statusCode).toBe(200);
    expect([await homesOf(ann), (await ann.get(`/api/documents/${id}`)).statusCode]).toEqual([[], 404]);
    // Its home is gone: it comes back in one of its own, with all that was read.
    expect((await ann.post(`/api/documents/${id}/restore`)).statusCode).toBe(200);
    const [made] = await homesOf(ann);
    expect(made).toMatchObject({ name: 'My home', documents: 1 });
    expect((await read(ann, made.id)).picture).toEqual(before.picture);

    await ann.delete(`/api/documents/${id}`);
    t.clock.now += 10 * deletion.heldFor;
    await eraseDeleted(t.ports);
    expect((await ann.delete(`/api/homes/${made.id}`, {})).statusCode).toBe(200);
    const left = await t.ports.db.selectFrom('facts').select('body').where('document_id', '=', id).execute();
    expect(left).toEqual([]);
  });

  test('an account holds so many homes, and two first uploads at once make one', async () => {
    const ann = await buyer();
    await Promise.all([upload(ann, 'a.txt', covenants, 'cc_and_r'), upload(ann, 'b.txt', rules, 'rules')]);
    expect(await homesOf(ann)).toHaveLength(1);
    for (let n = 1; n < homesPerAccount; n += 1) await add(ann, `Home ${n}`);
    const refused = await ann.post('/api/homes', { name: 'One more' });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'too_many_homes']);
  });

  test('the newest documents are read together, so many of them', async () => {
    const ann = await buyer();
    const oldest = (await upload(ann, 'covenants.txt', covenants, 'cc_and_r')) as string;
    const row = await t.ports.db
      .selectFrom('documents')
      .selectAll()
      .where('id', '=', oldest)
      .executeTakeFirstOrThrow();
    const facts = await t.ports.db
      .selectFrom('facts')
      .select('body')
      .where('document_id', '=', oldest)
      .executeTakeFirstOrThrow();
    expect((await read(ann, row.home_id ?? '')).picture.documents).toEqual([oldest]);
    // Newer by their ids. Each is sealed for itself.
    const body = t.ports.files.openText(row, 'facts', facts.body);
    for (let n = 0; n < documentsReadTogether; n += 1) {
      const id = `ffff-${ann.userId}-${n}`;
      const copy = { ...row, id, file_key: t.ports.files.newKey(id) };
      await t.ports.db.insertInto('documents').values(copy).execute();
      await t.ports.db
        .insertInto('facts')
        .values({
          document_id: id,
          body: t.ports.files.sealText(copy, 'facts', body),
          finding: null,
          form: homeAnalysisForm,
        })
        .execute();
    }
    const many = await read(ann, row.home_id ?? '');
    expect(many.picture.documents).toHaveLength(documentsReadTogether);
    expect(many.picture.documents).not.toContain(oldest);
    expect([many.rows.length, many.not_read_together]).toEqual([documentsReadTogether + 1, 1]);
  });

  test('the report names the document and the page of each statement', async () => {
    const ann = await buyer();
    const id = await add(ann, '12 Elm Street');
    await upload(ann, 'covenants.txt', covenants, 'cc_and_r');
    await upload(ann, 'house rules.txt', rules, 'rules');
    const markdown = await ann.get(`/api/homes/${id}/report?format=md`);
    expect(markdown.headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(markdown.body).toMatch(/^# 12 Elm Street\n/);
    expect(markdown.body).toMatch(/^\| Limit on pets per home \| 2\[\^\d+\]<br>Differs in: 3\[\^\d+\] \|$/m);
    expect(markdown.body).toMatch(/^\[\^\d+\]: house rules.txt, page 1: “.*three \(3\) dogs or cats/m);
    const pdf = await ann.get(`/api/homes/${id}/report?format=pdf`);
    expect(pdf.headers['content-disposition']).toContain('12 Elm Street - PlainDeed.pdf');
    const told = await readDocument(pdf.rawPayload);
    const words = told.ok ? told.pages.map(({ text }) => text.replaceAll(/\s+/g, ' ')).join(' ') : '';
    expect(words).toContain('covenants.txt, page 1');
    expect(words).toContain('Where documents differ');
  });

  test('the export has the homes, and a deleted account leaves none', async () => {
    const ann = await buyer();
    const id = (await upload(ann, 'covenants.txt', covenants, 'cc_and_r')) as string;
    const [{ id: homeId }] = await homesOf(ann);
    const entries = unzipSync((await ann.get('/api/users/me/export')).rawPayload);
    const file = (name: string) => JSON.parse(strFromU8(entries[name] ?? new Uint8Array()));
    expect(file('homes.json')).toMatchObject([{ id: homeId, name: 'My home', documents: 1 }]);
    expect(file('documents.json')).toMatchObject([{ id, home_id: homeId }]);
    expect((await ann.delete('/api/users/me', { password: 'secret1' })).statusCode).toBe(200);
    const { rows } = await sql<{ n: number }>`select
      (select count(*) from homes where owner_id = ${ann.userId}) +
      (select count(*) from documents where owner_id = ${ann.userId}) +
      (select count(*) from facts where document_id = ${id}) as n`.execute(t.ports.db);
    expect(Number(rows[0]?.n)).toBe(0);
  });
});
