import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { reportFormats } from '#contract/reports.ts';
import { readDocument } from '#readers/read-document.ts';
import { databases } from '../testing/databases.ts';
import { fixture, openTestApp, type TestApp } from '../testing/test-app.ts';
import { signIn, type TestClient } from '../testing/test-client.ts';

describe.each(databases)('an analysis taken along, on $name', { timeout: 60_000 }, (database) => {
  let t: TestApp;
  let ann: TestClient;
  let id: string;
  beforeAll(async () => {
    t = await openTestApp(database, { jobs: true });
    ann = t.visitor();
    await signIn(ann, t.ports);
    const upload = {
      bytes: await fixture('maple-hollow-ccrs.pdf'),
      name: 'Owner’s CC&Rs.pdf',
      type: 'cc_and_r',
    };
    id = (await ann.upload(upload)).json().id;
    await vi.waitFor(
      async () => expect((await ann.get(`/api/documents/${id}`)).json().status).toBe('analysis_complete'),
      { timeout: 30_000 },
    );
  });
  afterAll(() => t.close());

  const take = (format: string, of = id) => ann.get(`/api/documents/${of}/report?format=${format}`);

  test('as JSON it is what the API says', async () => {
    const answer = await take('json');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual((await ann.get(`/api/documents/${id}/analysis`)).json());
  });

  test.each(['pdf', 'docx'])('as %s it can be read back, the same bytes each time', async (format) => {
    const answer = await take(format);
    expect(answer.statusCode).toBe(200);
    const read = await readDocument(answer.rawPayload);
    expect(read.ok && read.pages.map(({ text }) => text).join(' ')).toContain('Owner’s CC&Rs.pdf');
    expect(Buffer.compare((await take(format)).rawPayload, answer.rawPayload)).toBe(0);
  });

  test('as Markdown it has its notes', async () => {
    const answer = await take('md');
    expect(answer.headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(answer.body).toMatch(/^# Owner’s CC&Rs\.pdf\n/);
    expect(answer.body).toMatch(/^\[\^1\]: Page \d+: “/m);
  });

  test('it is named after the document, in letters that every system takes and as it is', async () => {
    const { headers } = await take('md');
    expect(headers['content-disposition']).toBe(
      `attachment; filename="Owner_s CC&Rs - PlainDeed.md"; filename*=UTF-8''Owner%E2%80%99s%20CC%26Rs%20-%20PlainDeed.md`,
    );
    expect(headers['cache-control']).toBe('no-store');
  });

  test('a calendar holds the days that a document names, and says so where it names none', async () => {
    // Its annual meeting stands in the bylaws, not here.
    const rules = (await ann.upload({ bytes: 'Rules of the association.', name: 'a.txt' })).json().id;
    const bylaws =
      'BYLAWS\nSection 3.1. The annual meeting of the members shall be held on the second Tuesday of March each year.';
    const meeting = (await ann.upload({ bytes: bylaws, name: 'b.txt', type: 'bylaws' })).json().id;
    for (const one of [rules, meeting]) {
      await vi.waitFor(
        async () => expect((await ann.get(`/api/documents/${one}`)).json().status).toBe('analysis_complete'),
        { timeout: 30_000 },
      );
    }
    const none = await take('ics', rules);
    expect([none.statusCode, none.json().code]).toEqual([404, 'no_dates']);
    const some = await take('ics', meeting);
    expect(some.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(some.body).toContain('RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2TU');
  });

  test('nobody else gets it', async () => {
    const bob = t.visitor();
    await signIn(bob, t.ports);
    for (const format of reportFormats) {
      const answer = await bob.get(`/api/documents/${id}/report?format=${format}`);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'document_not_found']);
    }
    expect((await t.visitor().get(`/api/documents/${id}/report?format=pdf`)).statusCode).toBe(401);
  });

  test('an unknown format is refused, and without one it is a PDF', async () => {
    expect((await take('exe')).statusCode).toBe(400);
    const plain = await ann.get(`/api/documents/${id}/report`);
    expect(plain.headers['content-type']).toBe('application/pdf');
  });

  test('while the document is processed there is none, and what failed says why', async () => {
    const set = (status: 'analyzing' | 'analysis_error' | 'analysis_complete') =>
      t.ports.db.updateTable('documents').set({ status }).where('id', '=', id).execute();
    await set('analyzing');
    const early = await take('pdf');
    expect([early.statusCode, early.json().code, early.json().status]).toEqual([
      409,
      'document_processing',
      'analyzing',
    ]);
    await set('analysis_error');
    expect((await take('pdf')).statusCode).toBe(422);
    await set('analysis_complete');
  });

  test('an analysis of an older engine is given and written with what it has', async () => {
    const stored = await t.ports.db
      .selectFrom('analyses')
      .select('body')
      .where('document_id', '=', id)
      .executeTakeFirstOrThrow();
    const citations = [{ page: 1, start: 0, end: 4, quote: 'Dues' }];
    const old = {
      document_type: 'cc_and_r',
      summary: 'Dues are $90.',
      facts: [{ id: 'assessment.late_fee', value: { amount: 25 }, display: '$25', citations }],
      risks: [{ id: 'risk.old', title: 'An old risk.', citations }],
      a_field_of_long_ago: true,
    };
    const store = (body: string) =>
      t.ports.db.updateTable('analyses').set({ body }).where('document_id', '=', id).execute();
    const document = await t.ports.db
      .selectFrom('documents')
      .select(['id', 'file_key'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await store(t.ports.files.sealText(document, 'analysis', JSON.stringify(old)));
    const shown = await ann.get(`/api/documents/${id}/analysis`);
    expect(shown.statusCode).toBe(200);
    expect(shown.json()).toMatchObject({
      summary: 'Dues are $90.',
      key_points: [],
      facts: [{ label: 'Late fee', conflicts: [] }],
      risks: [{ level: 'medium', explanation: '' }],
    });
    for (const format of ['pdf', 'docx', 'md', 'json']) expect((await take(format)).statusCode).toBe(200);
    expect((await take('md')).body).toContain('An old risk.');
    await store(stored.body);
  });
});
