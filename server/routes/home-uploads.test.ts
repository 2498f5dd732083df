import { readFileSync } from 'node:fs';
import { utils, write } from '@e965/xlsx';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { renderPage } from '#readers/pdf/render-page.ts';
import { databases } from '../testing/databases.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { signIn, type TestClient } from '../testing/test-client.ts';

const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../fixtures/${name}`, import.meta.url)));
const book = utils.book_new();
utils.book_append_sheet(book, utils.aoa_to_sheet([['Maple Hollow 2026 Budget'], ['Water', 900]]), 'Budget');
const sheet = Buffer.from(write(book, { type: 'array', bookType: 'xlsx' }));
const page = '<!DOCTYPE html><p>Rules of Maple Hollow. Pets are kept on a leash.</p>';
const mail =
  'From: Board <b@m.example>\r\nMIME-Version: 1.0\r\nSubject: Dues\r\n\r\nThe dues of the association are $90 a month.';

describe.each(databases)('what a home takes in on $name', { timeout: 240_000 }, (database) => {
  let t: TestApp;
  beforeAll(async () => {
    t = await openTestApp(database, { jobs: true });
  });
  afterAll(() => t.close());

  const buyer = async () => {
    const client = t.visitor();
    await signIn(client, t.ports);
    const { id } = (await client.post('/api/homes', { name: '12 Maple Court' })).json();
    return { client, homeId: id as string };
  };
  const send = (client: TestClient, files: [name: string, bytes: string | Uint8Array][], homeId?: string) => {
    const form = new FormData();
    form.append('document_type', 'auto');
    if (homeId !== undefined) form.append('home_id', homeId);
    for (const [name, bytes] of files) form.append('file', new File([bytes as string], name));
    return client.post('/api/documents/upload', form);
  };

  test('further kinds by a home, none of them by the upload of the specification', async () => {
    const { client, homeId } = await buyer();
    for (const [name, bytes, says] of [
      ['budget.xlsx', sheet, /spreadsheet/],
      ['rules.html', page, /web page/],
      ['dues.eml', mail, /email/],
      ['page.png', PNG.sync.write(new PNG({ width: 9, height: 9 })), /picture/],
    ] as const) {
      const refused = await send(client, [[name, bytes]]);
      expect([refused.statusCode, refused.json().code]).toEqual([400, 'file_type_invalid']);
      expect(refused.json().fields.file).toMatch(says);
      expect((await send(client, [[name, bytes]], homeId)).statusCode, name).toBe(201);
    }
    const refused = await send(client, [['a.heic', '\0\0\0\x18ftypheic\0\0']], homeId);
    expect(refused.json()).toMatchObject({
      code: 'file_not_added',
      fields: { file: expect.stringContaining('JPEG') },
    });
  });

  test('a sheet is read, its page is there beside a statement, and the file is given back as it came', async () => {
    const { client, homeId } = await buyer();
    const { id } = (await send(client, [['budget.xlsx', sheet]], homeId)).json();
    await vi.waitFor(
      async () =>
        expect((await client.get(`/api/documents/${id}/status`)).json().status).toBe('analysis_complete'),
      { timeout: 60_000 },
    );
    const read = (await client.get(`/api/documents/${id}/pages/1`)).json();
    expect(read).toMatchObject({ text: 'Budget\nMaple Hollow 2026 Budget\nWater\t900', image_url: null });
    const file = await client.get(`/api/documents/${id}/file`);
    expect(Buffer.compare(file.rawPayload, sheet)).toBe(0);
  });

  test('pictures of pages become one document, other files together none', async () => {
    const { client, homeId } = await buyer();
    const { png } = await renderPage(fixture('scan-nonsense.pdf'), 1, 600);
    const pages: [string, Uint8Array][] = [
      ['notice 1.png', png],
      ['notice 2.png', png],
    ];
    const sent = await send(client, pages, homeId);
    expect(sent.json()).toMatchObject({ file_name: 'notice 1.pdf' });
    const file = await client.get(`/api/documents/${sent.json().id}/file`);
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    for (const home of [homeId, undefined]) {
      const both = await send(client, [['a.txt', 'Dues'], ...pages], home);
      expect(both.json().code).toBe('files_not_pictures');
    }
    const broken = await send(client, [['a.png', png.subarray(0, 200)]], homeId);
    expect(broken.json()).toMatchObject({
      code: 'file_not_added',
      fields: { file: expect.stringContaining('damaged') },
    });
  });
});
