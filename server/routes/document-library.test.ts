import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { retryLimit } from '#contract/limits.ts';
import { databases } from '../testing/databases.ts';
import { fixture, openTestApp, type TestApp } from '../testing/test-app.ts';
import { signIn, type TestClient } from '../testing/test-client.ts';

describe.each(databases)('the library on $name', { timeout: 30_000 }, (database) => {
  let t: TestApp;
  let ann: TestClient;
  beforeAll(async () => {
    t = await openTestApp(database, { jobs: true });
    ann = t.visitor();
    await signIn(ann, t.ports);
  });
  afterAll(() => t.close());

  const upload = async (name: string, bytes: Buffer<ArrayBuffer> | string = `Rules of ${name}`) => {
    const { id } = (await ann.upload({ bytes, name })).json();
    await vi.waitFor(
      async () => expect((await ann.get(`/api/documents/${id}/status`)).json().stage).toBe('done'),
      { timeout: 20_000 },
    );
    return id as string;
  };

  test('a row of the list holds what is shown, and no more', async () => {
    const id = await upload('locked.pdf', await fixture('encrypted.pdf'));
    const { data } = (await ann.get('/api/documents')).json();
    const row = data.find((document: { id: string }) => document.id === id);
    expect(row).toEqual({
      id,
      file_name: 'locked.pdf',
      document_type: 'cc_and_r',
      status: 'analysis_error',
      total_pages: null,
      created_at: new Date(t.clock.now).toISOString(),
      error: expect.stringMatching(/locked with a password/),
      remedy: 'password',
    });
  });

  test('a list of thousands is sent packed', async () => {
    const bob = t.visitor();
    const { id: owner_id } = await signIn(bob, t.ports);
    const values = Array.from({ length: 500 }, (_, n) => ({
      id: `many-${String(n).padStart(5, '0')}`,
      owner_id,
      file_name: `Budget ${n}.pdf`,
      format: 'pdf' as const,
      document_type: 'budget' as const,
      status: 'analysis_complete' as const,
      stage: 'done' as const,
      stage_page: null,
      stage_pages: null,
      total_pages: 12,
      size_bytes: 1,
      sha256: '',
      error: null,
      retries: 0,
      retries_since: null,
      created_at: new Date(t.clock.now).toISOString(),
    }));
    await t.ports.db.insertInto('documents').values(values).execute();
    const plain = await bob.get('/api/documents');
    const packed = await bob.get('/api/documents', { 'accept-encoding': 'br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 10);
    expect(plain.json().data).toHaveLength(500);
  });

  test('a name is changed everywhere, keeps its ending and is cleaned', async () => {
    const id = await upload('Old rules.TXT');
    const rename = async (file_name: string) =>
      (await ann.patch(`/api/documents/${id}`, { file_name })).json().file_name;
    expect(await rename('  House\u202e rules\u0007 ')).toBe('House rules.TXT');
    expect(await rename('House rules.txt')).toBe('House rules.TXT');
    expect(await rename('House rules.pdf')).toBe('House rules.TXT');
    expect(await rename('Rules 2026/27')).toBe('Rules 2026-27.TXT');
    expect(await rename('v1.2 of the rules')).toBe('v1.2 of the rules.TXT');
    const long = await rename('x'.repeat(500));
    expect(long).toBe(`${'x'.repeat(196)}.TXT`);
    await rename('Pool rules');
    const name = 'Pool rules.TXT';
    expect((await ann.get(`/api/documents/${id}`)).json().file_name).toBe(name);
    expect((await ann.get(`/api/documents/${id}/analysis`)).json()).toMatchObject({
      file_name: name,
      document_name: name,
    });
    const file = await ann.get(`/api/documents/${id}/file`);
    expect(file.headers['content-disposition']).toContain('filename="Pool rules.TXT"');
    const again = await ann.upload({ bytes: 'Rules of Old rules.TXT', name: 'copy.txt' });
    expect(again.json().note).toContain(name);
  });

  test('a file named for something it is not gets the ending of what it is', async () => {
    const id = await upload('budget.exe', await fixture('maple-hollow-budget.pdf'));
    const renamed = await ann.patch(`/api/documents/${id}`, { file_name: 'Budget' });
    expect(renamed.json().file_name).toBe('Budget.pdf');
  });

  test.each([{}, { file_name: '' }, { file_name: '  ' }, { file_name: '.txt' }, { file_name: '\u200b..' }])(
    'a name of nothing is refused in a sentence: %j',
    async (body) => {
      const id = await upload('a.txt');
      const refused = await ann.patch(`/api/documents/${id}`, body);
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({
        detail: 'Please enter a name.',
        fields: { file_name: 'Please enter a name.' },
      });
      expect((await ann.get(`/api/documents/${id}`)).json().file_name).toBe('a.txt');
    },
  );

  test('the same bytes twice are answered with a note, and both are kept', async () => {
    const id = await upload('first.txt', 'The same words.');
    const second = await ann.upload({ bytes: 'The same words.', name: 'second.txt' });
    expect(second.statusCode).toBe(201);
    expect(second.json()).toMatchObject({
      duplicate_of: id,
      note: 'You uploaded this same file before, as first.txt. Both are kept.',
    });
    const { data } = (await ann.get('/api/documents')).json();
    const ids = data.map((document: { id: string }) => document.id);
    expect(ids).toEqual(expect.arrayContaining([id, second.json().id]));
  });

  test('only what can end better is tried again', async () => {
    for (const [name, file, remedy] of [
      ['locked.pdf', 'encrypted.pdf', 'password'],
      ['damaged.pdf', 'damaged.pdf', 'another_copy'],
    ] as const) {
      const id = await upload(name, await fixture(file));
      expect((await ann.get(`/api/documents/${id}/status`)).json()).toMatchObject({ remedy });
      expect((await ann.get(`/api/documents/${id}/analysis`)).json()).toMatchObject({ remedy });
      const refused = await ann.post(`/api/documents/${id}/retry-analysis`);
      expect([refused.statusCode, refused.json().detail]).toEqual([
        400,
        'Document is not in a retryable state.',
      ]);
    }
  });

  test('retries are limited for a document and for an account, and say when to come back', async () => {
    const id = await upload('locked.pdf', await fixture('encrypted.pdf'));
    const other = await upload('damaged.pdf', await fixture('damaged.pdf'));
    await t.ports.db.updateTable('documents').set({ failure: 'internal' }).execute();
    const retries = (documentId: string, values: { retries: number; since: number }) =>
      t.ports.db
        .updateTable('documents')
        .set({ retries: values.retries, retries_since: new Date(values.since).toISOString() })
        .where('id', '=', documentId)
        .execute();
    const refusal = async () => {
      const refused = await ann.post(`/api/documents/${id}/retry-analysis`);
      return [refused.statusCode, refused.json().detail, refused.headers['retry-after']];
    };
    const minute = 60_000;
    const says = 'Too many retry attempts. Please wait and try again later.';
    await retries(id, { retries: retryLimit.attempts, since: t.clock.now - 50 * minute });
    expect(await refusal()).toEqual([429, says, '600']);
    await retries(id, { retries: 1, since: t.clock.now - 10 * minute });
    await retries(other, { retries: retryLimit.accountAttempts - 1, since: t.clock.now - 20 * minute });
    expect(await refusal()).toEqual([429, says, '2400']);
    await retries(other, { retries: retryLimit.accountAttempts, since: t.clock.now - retryLimit.window });
    expect((await refusal())[0]).toBe(200);
    const stranger = t.visitor();
    await signIn(stranger, t.ports);
    expect((await stranger.post(`/api/documents/${id}/retry-analysis`)).statusCode).toBe(404);
  });
});
