import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databases } from '../testing/databases.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { signIn, type TestClient } from '../testing/test-client.ts';

describe.each(databases)('limits of an account’s uploads on $name', (database) => {
  let t: TestApp;
  let port: number;
  beforeAll(async () => {
    t = await openTestApp(database, { settings: { uploadsPerAccount: 2, accountStorageMb: 10 } });
    await t.app.listen({ port: 0, host: '127.0.0.1' });
    port = (t.app.server.address() as { port: number }).port;
  });
  afterAll(() => t.close());

  const visitor = async () => {
    const client = t.visitor();
    await signIn(client, t.ports);
    return client;
  };
  const begun: Socket[] = [];
  /** An upload that has begun and does not go on: its answer, if it gets one, is a refusal. */
  const begin = (client: TestClient, hear: (answer: string) => void) => {
    const socket = connect(port, '127.0.0.1');
    begun.push(socket);
    const cookie = [...client.cookies].map((pair) => pair.join('=')).join('; ');
    socket.on('data', (text) => hear(String(text)));
    socket.write(
      `POST /api/documents/upload HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nOrigin: http://localhost\r\n` +
        'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n--b\r\n' +
        'Content-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nPets ',
    );
  };
  const upload = async (
    client: TestClient,
    bytes: Uint8Array<ArrayBuffer> | string = 'Pets need a leash.',
  ) => {
    const response = await client.upload({ bytes, name: 'rules.txt' });
    return { ...response.json(), http: response.statusCode, headers: response.headers };
  };

  test('of an account so many are under way, and others are not concerned', async () => {
    const [ann, bob] = await Promise.all([visitor(), visitor()]);
    const refusals: string[] = [];
    for (let times = 0; times < 3; times += 1) begin(ann, (answer) => refusals.push(answer));
    await vi.waitFor(() => expect(refusals.join('')).toContain('too_many_uploads'), { timeout: 20_000 });
    expect(refusals.join('')).toMatch(/^HTTP\/1\.1 429 .*\r\nretry-after: 5\r\n/s);
    expect(refusals.join('')).toContain(
      'Several of your files are being uploaded right now. Please wait until one of them has arrived, and upload this one again.',
    );
    // Two are under way.
    expect(await upload(ann)).toMatchObject({ http: 429, code: 'too_many_uploads' });
    expect((await upload(bob)).http).toBe(201);
    for (const socket of begun) socket.destroy();
    await vi.waitFor(async () => expect((await upload(ann)).http).toBe(201), { timeout: 20_000 });
  });

  test('what an account stores has an end, and a deletion makes room', async () => {
    const ann = await visitor();
    const half = new Uint8Array(Buffer.alloc(6_000_000, 'All pets need a leash. '));
    const first = await upload(ann, half);
    expect(first.http).toBe(201);
    const full = await upload(ann, half);
    expect(full).toMatchObject({ http: 409, code: 'account_full' });
    expect(full.detail).toMatch(/^Your documents fill the space that your account has\. Delete some/);
    await ann.delete(`/api/documents/${first.id}`);
    expect((await upload(ann, half)).http).toBe(201);
  });
});
