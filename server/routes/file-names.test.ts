import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databases } from '../testing/databases.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { signIn } from '../testing/test-client.ts';

const text =
  'Bylaws of the association. The annual meeting of the members shall be held on the second Tuesday of March of each year.';

/** What a file was called, and what it is called here. */
const names: [given: string, kept: string, saved: string][] = [
  ['The "new" rules.txt', 'The "new" rules.txt', 'The "new" rules'],
  ['a, b; c=d%20%.txt', 'a, b; c=d%20%.txt', 'a, b; c=d%20%'],
  ["=SUM(A1)'s <b>*x*.txt", "=SUM(A1)'s <b>*x*.txt", "=SUM(A1)'s <b>*x*"],
  ['line\nbreak\r.txt', 'line break .txt', 'line break'],
  ['evil\u202etxt.exe.txt', 'eviltxt.exe.txt', 'eviltxt.exe'],
  ['Rules.txt..', 'Rules.txt', 'Rules'],
  ['כללים 🏠.txt', 'כללים 🏠.txt', 'כללים 🏠'],
];

const nameIn = (disposition: unknown): string => {
  const header = String(disposition);
  expect(header).toMatch(
    /^attachment; filename="[\x20-\x21\x23-\x7e]*"; filename\*=UTF-8''[\w.~!#$&+^`|%-]+$/,
  );
  return decodeURIComponent(/filename\*=UTF-8''(.+)$/.exec(header)?.[1] ?? '');
};

describe.each(databases)('names of files on $name', (database) => {
  let t: TestApp;
  beforeAll(async () => {
    t = await openTestApp(database, { jobs: true });
  });
  afterAll(() => t.close());

  test.each(names)('%j', async (given, kept, saved) => {
    const client = t.visitor();
    await signIn(client, t.ports);
    const uploaded = await client.upload({ bytes: text, name: given });
    expect(uploaded.statusCode).toBe(201);
    const { id, file_name } = uploaded.json();
    expect(file_name).toBe(kept);
    await vi.waitFor(
      async () => expect((await client.get(`/api/documents/${id}`)).json().status).toBe('analysis_complete'),
      { timeout: 20_000, interval: 50 },
    );
    const file = await client.get(`/api/documents/${id}/file`);
    expect(nameIn(file.headers['content-disposition'])).toBe(kept);
    for (const format of ['md', 'json', 'ics', 'pdf', 'docx']) {
      const report = await client.get(`/api/documents/${id}/report?format=${format}`);
      expect(report.statusCode, format).toBe(200);
      expect(nameIn(report.headers['content-disposition'])).toBe(`${saved} - PlainDeed.${format}`);
    }
    const ics = (await client.get(`/api/documents/${id}/report?format=ics`)).body.replace(/\r?\n[ \t]/g, '');
    expect(ics).toContain(`X-WR-CALNAME:${kept.replace(/[\\;,]/g, '\\$&')}\r\n`);
    const md = (await client.get(`/api/documents/${id}/report?format=md`)).body;
    expect(md.split('\n', 1)[0]).toBe(`# ${kept.replace(/[\\`*_[\]<>|#~]/g, '\\$&')}`);
    const exported = unzipSync((await client.get('/api/users/me/export')).rawPayload);
    const documents = JSON.parse(new TextDecoder().decode(exported['documents.json']));
    expect(documents[0].file_name).toBe(kept);
    expect(Object.keys(exported).filter((name) => !/^[\w./-]+$/.test(name))).toEqual([]);
  });

  test('a name that is typed may hold all of it too', async () => {
    const client = t.visitor();
    await signIn(client, t.ports);
    const { id } = (await client.upload({ bytes: text, name: 'a.txt' })).json();
    for (const [typed, kept] of [
      ['The "new" rules', 'The "new" rules.txt'],
      ['Rules...', 'Rules.txt'],
      ['half \ud83d', 'half \ufffd.txt'],
      ['a\\b', 'a-b.txt'],
    ]) {
      const answer = await client.patch(`/api/documents/${id}`, { file_name: typed });
      expect([answer.statusCode, answer.json().file_name]).toEqual([200, kept]);
      const file = await client.get(`/api/documents/${id}/file`);
      expect(nameIn(file.headers['content-disposition'])).toBe(kept);
    }
  });
});
