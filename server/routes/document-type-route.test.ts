import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databases } from '../testing/databases.ts';
import { fixture, openTestApp, type TestApp } from '../testing/test-app.ts';
import { signIn, type TestClient } from '../testing/test-client.ts';

describe.each(databases)('the type of a document on $name', { timeout: 60_000 }, (database) => {
  let t: TestApp;
  let ann: TestClient;
  beforeAll(async () => {
    t = await openTestApp(database, { jobs: true });
    ann = t.visitor();
    await signIn(ann, t.ports);
  });
  afterAll(() => t.close());

  const ended = async (id: string) => {
    await vi.waitFor(
      async () => expect((await ann.get(`/api/documents/${id}/status`)).json().stage).toBe('done'),
      { timeout: 30_000 },
    );
    return (await ann.get(`/api/documents/${id}/analysis`)).json();
  };
  const change = (id: string, document_type: string) =>
    ann.post(`/api/documents/${id}/document-type`, { document_type });

  test('is changed in one call, and the document analyzed anew without being read again', async () => {
    const upload = { bytes: await fixture('maple-hollow-budget.pdf'), name: 'a.pdf', type: 'bylaws' };
    const { id } = (await ann.upload(upload)).json();
    const first = await ended(id);
    expect(first).toMatchObject({ document_type: 'bylaws', detected_type: 'budget' });
    const page = (await ann.get(`/api/documents/${id}/pages/1`)).json();
    // Were it read again, there would be nothing to read.
    const row = await t.ports.db.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirst();
    await t.ports.files.write(row!, 'original', Buffer.from('%PDF-1.4 not a PDF any more'));

    const answer = await change(id, 'budget');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ status: 'queued_for_analysis', stage: 'waiting', ahead: 0 });
    const second = await ended(id);
    expect(second).toMatchObject({ document_type: 'budget', detected_type: 'budget', total_pages: 1 });
    expect(second.not_stated).not.toEqual(first.not_stated);
    expect((await ann.get(`/api/documents/${id}/pages/1`)).json()).toEqual(page);
    expect((await ann.get(`/api/documents/${id}`)).json()).toMatchObject({ document_type: 'budget' });
  });

  test('stays as it is when it is chosen again', async () => {
    const { id } = (await ann.upload({ bytes: 'Rules of the association.', name: 'a.txt' })).json();
    const { created_at } = await ended(id);
    expect((await change(id, 'cc_and_r')).json()).toMatchObject({ status: 'analysis_complete' });
    expect((await ended(id)).created_at).toBe(created_at);
  });

  test('an analysis of another version of the engine says so, and is made anew as the same type', async () => {
    const { id } = (await ann.upload({ bytes: 'Rules of the association: no pets.', name: 'b.txt' })).json();
    expect(await ended(id)).not.toHaveProperty('older_engine');
    await t.ports.db
      .updateTable('analyses')
      .set({ engine_version: '0.1.0' })
      .where('document_id', '=', id)
      .execute();
    expect(await ended(id)).toHaveProperty('older_engine', true);
    expect((await change(id, 'cc_and_r')).json()).toMatchObject({ status: 'queued_for_analysis' });
    expect(await ended(id)).not.toHaveProperty('older_engine');
  });

  test('is refused in a sentence where there is no analysis, and where it is no type', async () => {
    const failed = (await ann.upload({ bytes: await fixture('encrypted.pdf'), name: 'a.pdf' })).json().id;
    await vi.waitFor(async () =>
      expect((await ann.get(`/api/documents/${failed}`)).json().status).toBe('analysis_error'),
    );
    expect((await change(failed, 'rules')).json()).toMatchObject({
      code: 'analysis_failed',
      status: 'analysis_error',
    });
    expect((await change(failed, 'novel')).statusCode).toBe(400);
    await t.ports.db.updateTable('documents').set({ status: 'analyzing' }).where('id', '=', failed).execute();
    const early = await change(failed, 'rules');
    expect(early.statusCode).toBe(409);
    expect(early.json()).toMatchObject({ code: 'document_processing', status: 'analyzing' });
  });
});
