import { connect } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { upload } from '#contract/limits.ts';
import { databases } from '../testing/databases.ts';
import { fixture, openTestApp, type TestApp } from '../testing/test-app.ts';
import { signIn, type TestClient } from '../testing/test-client.ts';

describe.each(databases)('uploads on $name', (database) => {
  let t: TestApp;
  let ann: TestClient;
  beforeAll(async () => {
    t = await openTestApp(database);
    ann = t.visitor();
    await signIn(ann, t.ports);
  });
  afterAll(() => t.close());

  const stored = async () => {
    const { data } = (await ann.get('/api/documents')).json();
    return data.length;
  };
  const refusal = async (
    response: Promise<{ statusCode: number; json(): { code: string; detail: string } }>,
  ) => {
    const before = await stored();
    const { statusCode, json } = await response;
    expect(await stored()).toBe(before);
    return [statusCode, json().code, json().detail];
  };

  test('the bytes decide the type, not the name', async () => {
    const renamed = await ann.upload({ bytes: await fixture('maple-hollow-budget.pdf'), name: 'budget.exe' });
    expect(renamed.statusCode).toBe(201);
    const invalid = 'Invalid file type. Accepted formats are: .pdf, .doc, .docx, .txt';
    for (const name of ['rtf-named.doc', 'html-named.doc', 'workbook.xlsx']) {
      const response = ann.upload({ bytes: await fixture(name), name: 'rules.pdf' });
      expect(await refusal(response)).toEqual([400, 'file_type_invalid', invalid]);
      expect((await response).json().fields.file).toMatch(/^This is a/);
    }
    const noise = Buffer.from(Array.from({ length: 4000 }, (_, n) => (n * 7919) % 256));
    expect(await refusal(ann.upload({ bytes: noise, name: 'a.pdf' }))).toEqual([
      400,
      'file_type_invalid',
      invalid,
    ]);
  });

  test('a file of 10 MB passes, one byte more does not', async () => {
    const bytes = Buffer.alloc(upload.maxBytes + 1, 'All pets need a leash. ');
    const fits = await ann.upload({ bytes: bytes.subarray(1), name: 'fits.txt' });
    expect(fits.statusCode).toBe(201);
    expect(fits.json().size_bytes).toBe(upload.maxBytes);
    const tooLarge = [413, 'file_too_large', 'File is too large. Maximum size is 10MB.'];
    expect(await refusal(ann.upload({ bytes, name: 'a.txt' }))).toEqual(tooLarge);
    const huge = Buffer.alloc(2 * upload.maxBytes, 'x');
    expect(await refusal(ann.upload({ bytes: huge, name: 'a.txt' }))).toEqual(tooLarge);
  });

  test('an empty file, no file, no type, an unknown type and no form are refused in a sentence', async () => {
    const send = (build: (form: FormData) => void) => {
      const form = new FormData();
      build(form);
      return refusal(ann.post('/api/documents/upload', form));
    };
    const text = new File(['Quiet hours begin at 10 p.m.'], 'rules.txt');
    expect(await refusal(ann.upload({ bytes: '', name: 'a.txt' }))).toEqual([
      400,
      'file_empty',
      'This file is empty. Please choose a file with content.',
    ]);
    const noFile = [400, 'file_required', 'Please select a file to upload'];
    expect(await send((form) => form.append('document_type', 'rules'))).toEqual(noFile);
    expect(await refusal(ann.post('/api/documents/upload', { document_type: 'rules' }))).toEqual(noFile);
    expect(await refusal(ann.post('/api/documents/upload'))).toEqual(noFile);
    const noType = [400, 'document_type_required', 'Please select a document type'];
    expect(await send((form) => form.append('file', text))).toEqual(noType);
    const unknown = await send((form) => {
      form.append('document_type', 'novel');
      form.append('file', text);
    });
    expect(unknown).toEqual(noType);
  });

  test('the type may come before or after the file', async () => {
    const form = new FormData();
    form.append('document_type', 'rules');
    form.append('file', new File(['Quiet hours begin at 10 p.m.'], 'Règles “2026”.txt'));
    const { document_type, file_name } = (await ann.post('/api/documents/upload', form)).json();
    expect({ document_type, file_name }).toEqual({ document_type: 'rules', file_name: 'Règles “2026”.txt' });
  });

  test('names are cleaned', async () => {
    const bytes = 'Parking is for residents.';
    const { id, file_name } = (await ann.upload({ bytes, name: '../../etc/\u202epass\u0007wd.txt' })).json();
    expect(file_name).toBe('pass wd.txt');
    const file = await ann.get(`/api/documents/${id}/file`);
    expect(file.headers['content-type']).toBe('text/plain');
    expect(file.body).toBe(bytes);
  });

  test('one document of an account waits for the other and says how many are ahead', async () => {
    const bob = t.visitor();
    await signIn(bob, t.ports);
    const ids = [];
    for (const name of ['1.txt', '2.txt', '3.txt']) {
      ids.push((await bob.upload({ bytes: `Rules ${name}`, name })).json().id);
    }
    const progress = await Promise.all(
      ids.map(async (id) => (await bob.get(`/api/documents/${id}/status`)).json()),
    );
    expect(progress.map(({ ahead }) => ahead)).toEqual([0, 1, 2]);
    expect(progress[2]).toEqual({
      document_id: ids[2],
      file_name: '3.txt',
      document_type: 'cc_and_r',
      status: 'queued_for_analysis',
      stage: 'waiting',
      page: null,
      pages: null,
      ahead: 2,
      elapsed_ms: 0,
      error: null,
      remedy: null,
    });
    const underWay = (await bob.get('/api/documents/under-way')).json().data;
    expect(underWay).toEqual(progress);
    await bob.delete(`/api/documents/${ids[0]}`);
    expect((await bob.get('/api/documents/under-way')).json().data).toMatchObject([
      { document_id: ids[1], ahead: 0 },
      { document_id: ids[2], ahead: 1 },
    ]);
    expect((await bob.get(`/api/documents/${ids[2]}/status`)).json().ahead).toBe(1);
    for (const path of ['analysis', 'pages/1']) {
      const early = await bob.get(`/api/documents/${ids[1]}/${path}`);
      expect(early.statusCode).toBe(409);
      expect(early.json()).toMatchObject({
        code: 'document_processing',
        detail: 'Document is still processing',
      });
    }
    const analysis = await bob.get(`/api/documents/${ids[1]}/analysis`);
    expect(analysis.json()).toMatchObject({
      status: 'queued_for_analysis',
      message: 'Document is still processing',
    });
  });

  test('an upload that is broken off leaves nothing behind', async () => {
    const address = new URL(await t.app.listen({ port: 0, host: '127.0.0.1' }));
    const before = await stored();
    const connections = () => promisify(t.app.server.getConnections.bind(t.app.server))();
    const blobs = async () => {
      let count = 0;
      for await (const _ of t.ports.blobs.list()) count += 1;
      return count;
    };
    const files = await blobs();
    const head = [
      'POST /api/documents/upload HTTP/1.1',
      `host: ${address.host}`,
      `cookie: session=${ann.cookies.get('session')}`,
      'content-type: multipart/form-data; boundary=part',
      'content-length: 5000000',
      '',
      '--part\r\ncontent-disposition: form-data; name="document_type"\r\n\r\nrules',
      '--part\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n',
    ].join('\r\n');
    const line = connect(Number(address.port), address.hostname);
    line.write(head + 'All pets need a leash. '.repeat(40_000));
    await vi.waitFor(() => expect(line.bytesWritten).toBeGreaterThan(900_000));
    line.destroy();
    await vi.waitFor(async () => expect(await connections()).toBe(0));
    // What comes after it is stored, and alone.
    expect((await ann.upload({ bytes: 'Cats too.', name: 'b.txt' })).statusCode).toBe(201);
    expect(await stored()).toBe(before + 1);
    expect(await blobs()).toBe(files + 1);
    expect(t.logged()).not.toContain('"level":50');
  });

  test('newest first', async () => {
    const { data } = (await ann.get('/api/documents')).json();
    const ids = data.map(({ id }: { id: string }) => id);
    expect(ids).toEqual(ids.toSorted().reverse());
    expect(ids.length).toBeGreaterThan(2);
  });
});
