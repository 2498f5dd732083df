import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { eicar, hasClamd, type RunningClamd, startClamd } from '../testing/clamd.ts';
import { databases } from '../testing/databases.ts';
import { fixture, openTestApp, type TestApp } from '../testing/test-app.ts';
import { signIn, type TestClient } from '../testing/test-client.ts';
import { clamdScanner, ScannerAway } from './clamd-scanner.ts';

const installed = hasClamd();
if (!installed) process.stderr.write('ClamAV is not installed: uploads are not tried against it here.\n');

describe.runIf(installed)('a real clamd', { timeout: 60_000 }, () => {
  let clamd: RunningClamd;
  beforeAll(async () => {
    clamd = await startClamd();
  }, 60_000);
  afterAll(() => clamd.stop());

  test('finds the test file by itself and inside of others, and nothing in ours', async () => {
    const { scan } = clamdScanner(clamd.socket);
    expect(await scan(Buffer.from(eicar))).toBe('Eicar-Test-Signature.UNOFFICIAL');
    const pdf = await fixture('maple-hollow-budget.pdf');
    expect(await scan(Buffer.concat([pdf, Buffer.from(`\n${eicar}\n`)]))).toContain('Eicar');
    for (const name of ['maple-hollow-budget.pdf', 'maple-hollow-rules.docx', 'maple-hollow-rules.doc'])
      expect(await scan(await fixture(name))).toBeNull();
    expect(await scan(new Uint8Array(0))).toBeNull();
  });

  test('gives no verdict about what it does not take whole', async () => {
    const long = Buffer.alloc(3_000_000, 'Pets need a leash. ');
    await expect(clamdScanner(clamd.socket).scan(long)).rejects.toThrow(ScannerAway);
  });

  test.each(databases)('on $name an infected file is refused and nothing of it stored', async (database) => {
    const t = await openTestApp(database, { settings: { clamdSocket: clamd.socket } });
    const ann = t.visitor();
    await signIn(ann, t.ports);
    const refused = await ann.upload({ bytes: eicar, name: 'rules.txt' });
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'file_infected']);
    expect(refused.json().detail).toMatch(/^A virus was found in this file, so it was not stored\./);
    expect((await ann.get('/api/documents')).json().data).toEqual([]);
    for await (const { key } of t.ports.blobs.list()) throw new Error(key);
    expect((await ann.upload({ bytes: 'Pets need a leash.', name: 'rules.txt' })).statusCode).toBe(201);
    await t.close();
  });
});

describe('a scanner', () => {
  let server: Server | undefined;
  const sockets = new Set<Socket>();
  afterEach(() => {
    for (const socket of sockets) socket.destroy();
    server?.close();
  });
  /** A line that gets what is sent and answers as told. */
  const answering = async (answer: (received: Buffer, socket: Socket) => void) => {
    server = createServer({ allowHalfOpen: true }, (socket) => {
      sockets.add(socket);
      const parts: Buffer[] = [];
      socket.on('data', (part) => parts.push(part));
      socket.on('error', () => undefined);
      socket.on('end', () => answer(Buffer.concat(parts), socket));
    });
    await new Promise<void>((resolve) => void server?.listen(0, '127.0.0.1', resolve));
    return `127.0.0.1:${(server.address() as AddressInfo).port}`;
  };

  test('is sent the file in chunks, each with its length, and an empty one at the end', async () => {
    let received: Buffer = Buffer.alloc(0);
    const address = await answering((all, socket) => {
      received = all;
      socket.end('stream: OK\0');
    });
    const file = Buffer.from(Array.from({ length: 100_000 }, (_, at) => at % 251));
    expect(await clamdScanner(address).scan(file)).toBeNull();
    expect(received.subarray(0, 10).toString()).toBe('zINSTREAM\0');
    const parts: Buffer[] = [];
    let at = 10;
    for (let length = received.readUInt32BE(at); length > 0; length = received.readUInt32BE(at)) {
      parts.push(received.subarray(at + 4, at + 4 + length));
      at += 4 + length;
    }
    expect(Buffer.concat(parts).equals(file)).toBe(true);
    expect(received.length).toBe(at + 4);
  });

  test.each([
    ['hangs up', ''],
    ['refuses', 'INSTREAM size limit exceeded. ERROR\0'],
    ['says something else', 'PONG\0'],
  ])('that %s gave no verdict', async (_, answer) => {
    const address = await answering((_all, socket) => void socket.end(answer));
    await expect(clamdScanner(address).scan(Buffer.from('x'))).rejects.toThrow(ScannerAway);
  });

  test('that is away stops uploads with a sentence, and takes nothing in unseen', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'plaindeed-test-'));
    const [database] = databases;
    if (database === undefined) throw new Error('No database.');
    const t: TestApp = await openTestApp(database, { settings: { clamdSocket: join(folder, 'nobody') } });
    const ann: TestClient = t.visitor();
    await signIn(ann, t.ports);
    const refused = await ann.upload({ bytes: 'Pets need a leash.', name: 'rules.txt' });
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'scanner_away']);
    expect((await ann.get('/api/documents')).json().data).toEqual([]);
    expect(t.logged()).toContain('The virus scanner gave no verdict');
    await t.close();
    await rm(folder, { recursive: true });
  });
});
