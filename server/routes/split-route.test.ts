import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { HomeDocumentRow, ReadHome } from '#contract/homes.ts';
import type { SplitBody } from '#contract/split.ts';
import { packagePdf } from '#readers/testing/package-pdf.ts';
import { databases } from '../testing/databases.ts';
import { fixture, openTestApp, type TestApp } from '../testing/test-app.ts';
import { signIn, type TestClient } from '../testing/test-client.ts';

const offered: SplitBody['parts'] = [
  { first: 1, last: 6, document_type: 'cc_and_r' },
  { first: 7, last: 7, document_type: 'budget' },
  { first: 8, last: 10, document_type: 'reserves' },
  { first: 11, last: 11, document_type: 'minutes' },
];

describe.each(databases)('a package in one PDF on $name', { timeout: 240_000 }, (database) => {
  let t: TestApp;
  let bytes: Uint8Array<ArrayBuffer>;
  beforeAll(async () => {
    bytes = await packagePdf();
    t = await openTestApp(database, { jobs: true, settings: { accountStorageMb: 100 } });
  });
  afterAll(() => t.close());

  const homeOf = async (client: TestClient): Promise<ReadHome> => {
    const { id } = (await client.get('/api/homes')).json().data[0];
    return (await client.get(`/api/homes/${id}`)).json();
  };
  const allRead = async (client: TestClient) => {
    await vi.waitFor(
      async () => expect((await client.get('/api/documents/under-way')).json().data).toEqual([]),
      { timeout: 120_000, interval: 300 },
    );
    const home = await homeOf(client);
    expect(home.rows.map(({ error }) => error)).toEqual(home.rows.map(() => null));
    return home;
  };
  /** Somebody with the package, read. */
  const owner = async () => {
    const client = t.visitor();
    const { id: ownerId } = await signIn(client, t.ports);
    const { id } = (await client.upload({ bytes, name: 'Resale package.pdf', type: 'other' })).json();
    const { rows } = await allRead(client);
    return { client, ownerId, id: id as string, row: rows[0] as HomeDocumentRow };
  };
  const split = (client: TestClient, id: string, body: Partial<SplitBody> = {}) =>
    client.post(`/api/documents/${id}/split`, { parts: offered, original: 'keep', ...body });
  const rowOf = ({ rows }: ReadHome, id: string) => rows.find((row) => row.id === id);

  test('is offered to be split, and each part becomes a document of its own that is read', async () => {
    const { client, id, row } = await owner();
    expect(row.package).toBe('offered');
    expect(row.parts.map(({ title, ...part }) => part)).toEqual(offered);
    expect(row.parts[1]?.title).toBe('2026 Annual Budget');

    const answer = await split(client, id);
    expect(answer.statusCode).toBe(200);
    const made = answer.json().parts as { id: string; file_name: string; document_type: string }[];
    expect(made.map(({ file_name }) => file_name)).toEqual([
      'Declaration of Covenants for Maple Hollow (pages 1-6 of Resale package).pdf',
      '2026 Annual Budget (page 7 of Resale package).pdf',
      'Reserve Study: Level II Update With Site Visit (pages 8-10 of Resale package).pdf',
      'Minutes of the Annual Meeting (page 11 of Resale package).pdf',
    ]);
    const home = await allRead(client);
    expect(home.rows.map((one) => one.id)).toEqual([...made.map((part) => part.id), id]);
    expect(home.rows.map(({ total_pages }) => total_pages)).toEqual([6, 1, 3, 1, 11]);
    expect(home.rows.map(({ part_of }) => part_of?.first ?? null)).toEqual([1, 7, 8, 11, null]);
    expect(home.rows[0]?.part_of?.file_name).toBe('Resale package.pdf');
    // The file itself is kept, and read no more: its parts say it.
    expect(rowOf(home, id)).toMatchObject({ package: 'split', parts: [], finding: null });
    expect(home.picture.documents.toSorted()).toEqual(made.map((part) => part.id).toSorted());
    const question = await client.post(`/api/homes/${home.home.id}/ask`, { question: 'May I lease my lot?' });
    expect(question.json().not_searched).toEqual([]);

    const pages = [];
    for (const part of made)
      pages.push(...(await client.get(`/api/documents/${part.id}/pages`)).json().pages);
    const whole = (await client.get(`/api/documents/${id}/pages`)).json().pages;
    expect(pages.map(({ text }) => text)).toEqual(whole.map(({ text }: { text: string }) => text));
  });

  test('is split once, however often and by how many calls at a time it is asked for', async () => {
    const { client, ownerId, id } = await owner();
    const answers = await Promise.all([split(client, id), split(client, id), split(client, id)]);
    answers.push(await split(client, id, { original: 'delete' }));
    const ids = answers.map((one) => one.json().parts.map((part: { id: string }) => part.id));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(new Set(ids.map(String)).size).toBe(1);
    const rows = await t.ports.db
      .selectFrom('documents')
      .select('id')
      .where('owner_id', '=', ownerId)
      .execute();
    expect(rows.length).toBe(5);
    const held = [];
    for await (const { key } of t.ports.blobs.list()) if (key.includes('.original')) held.push(key);
    const all = await t.ports.db.selectFrom('documents').select('id').execute();
    expect(held.map((key) => key.split('.')[0]).toSorted()).toEqual(all.map((row) => row.id).toSorted());
  });

  test('goes where its owner says so; then the same call still answers with the parts', async () => {
    const { client, id } = await owner();
    const first = (await split(client, id, { original: 'delete' })).json();
    expect(first.parts.length).toBe(4);
    expect((await client.get(`/api/documents/${id}`)).statusCode).toBe(404);
    expect((await split(client, id, { original: 'delete' })).json().parts.length).toBe(4);
    expect((await allRead(client)).rows.map(({ part_of }) => part_of?.file_name)).toEqual(
      Array(4).fill(null),
    );
    expect((await client.post(`/api/documents/${id}/restore`)).statusCode).toBe(200);
    expect(rowOf(await allRead(client), id)?.package).toBe('split');
  });

  test('parts may be left out, joined, and be of another type', async () => {
    const { client, id } = await owner();
    const parts: SplitBody['parts'] = [
      { first: 1, last: 6, document_type: 'cc_and_r' },
      { first: 7, last: 10, document_type: 'financial' },
    ];
    expect((await split(client, id, { parts })).statusCode).toBe(200);
    const { rows } = await allRead(client);
    expect(rows.map((row) => [row.document_type, row.total_pages])).toEqual([
      ['cc_and_r', 6],
      ['financial', 4],
      ['other', 11],
    ]);
  });

  test('is left as one, and can be split after all; once its parts are deleted it is offered again', async () => {
    const { client, id } = await owner();
    const leave = (whole: boolean) => client.post(`/api/documents/${id}/keep-whole`, { whole });
    expect((await leave(true)).json()).toEqual({ document_id: id, whole: true });
    expect(rowOf(await homeOf(client), id)?.package).toBe('left');
    await leave(false);
    expect(rowOf(await homeOf(client), id)?.package).toBe('offered');
    await leave(true);
    const { parts } = (await split(client, id)).json();
    for (const part of parts) await client.delete(`/api/documents/${part.id}`);
    expect(rowOf(await homeOf(client), id)?.package).toBe('offered');
  });

  test('what cannot be cut is refused in a sentence, and nothing is made of it', async () => {
    const { client, ownerId, id } = await owner();
    const codeOf = async (body?: Partial<SplitBody>) => (await split(client, id, body)).json().code;
    const [budget, minutes] = [offered[1]!, offered[3]!];
    expect(await codeOf({ parts: [{ ...minutes, last: 12 }] })).toBe('validation_failed');
    expect(await codeOf({ parts: [minutes, budget] })).toBe('validation_failed');
    expect(await codeOf({ parts: [budget, budget] })).toBe('validation_failed');
    expect(await codeOf({ parts: [] })).toBe('validation_failed');
    expect((await split(client, id, { parts: [{ ...budget, first: 9 }] })).json().fields).toBeDefined();

    const row = await t.ports.db.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirst();
    for (const name of ['damaged.pdf', 'encrypted.pdf']) {
      await t.ports.files.write(row!, 'original', await fixture(name));
      const refused = await split(client, id, { original: 'delete' });
      expect([refused.statusCode, refused.json().code]).toEqual([422, 'file_not_split']);
      expect(refused.json().detail).toContain('could not be split here');
    }
    await t.ports.db.updateTable('documents').set({ status: 'analyzing' }).where('id', '=', id).execute();
    expect(await codeOf()).toBe('document_processing');
    await t.ports.db
      .updateTable('documents')
      .set({ status: 'analysis_error' })
      .where('id', '=', id)
      .execute();
    expect(await codeOf()).toBe('analysis_failed');
    const rows = await t.ports.db
      .selectFrom('documents')
      .select('id')
      .where('owner_id', '=', ownerId)
      .execute();
    expect(rows).toEqual([{ id }]);
  });

  test("fills the account's space as uploads do", async () => {
    const { client, id } = await owner();
    await t.ports.db
      .updateTable('documents')
      .set({ size_bytes: t.app.settings.accountStorageMb * 2 ** 20 - 1000 })
      .where('id', '=', id)
      .execute();
    expect((await split(client, id)).json().code).toBe('account_full');
    expect((await split(client, id, { original: 'delete' })).statusCode).toBe(200);
  });
});
