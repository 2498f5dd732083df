import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { migrate } from './db/migrate.ts';
import { openSqlite } from './db/open-database.ts';
import type { Database } from './db/schema.ts';
import type { Ports } from './ports.ts';
import { bareEnvironment } from './testing/bare-environment.ts';
import { databases } from './testing/databases.ts';
import { openSmtp } from './testing/smtp-stand-in.ts';
import { fixture, openTestApp } from './testing/test-app.ts';
import { signIn, TestClient } from './testing/test-client.ts';

let folder: string;
let children: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plaindeed-test-'));
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  await rm(folder, { recursive: true, force: true });
});

function start(entry: 'main.ts' | 'worker.ts', variables: Record<string, string> = {}) {
  const path = new URL(`./${entry}`, import.meta.url).pathname;
  const env = { ...bareEnvironment, DATA_DIR: folder, PORT: '0', ...variables };
  const child = spawn(process.execPath, [path], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  return child;
}

async function address(child: ReturnType<typeof start>): Promise<string> {
  for await (const line of createInterface(child.stdout)) {
    const found = /Server listening at (http:[^"]+)/.exec(line)?.[1];
    if (found !== undefined) return found;
  }
  throw new Error('The server did not start.');
}

async function refusal(child: ReturnType<typeof start>) {
  let sentence = '';
  child.stderr.on('data', (text) => {
    sentence += text;
  });
  const [code] = await once(child, 'close');
  return { code, sentence };
}

test('serves, refuses a second process on its data folder, and stops in order', async () => {
  const server = start('main.ts');
  const base = await address(server);
  expect(await (await fetch(`${base}/readyz`)).json()).toMatchObject({ status: 'ok' });

  const { code, sentence } = await refusal(start('main.ts'));
  expect(code).toBe(1);
  expect(sentence).toMatch(
    /^The data folder .+ is in use by another PlainDeed process\. Stop that one first/,
  );

  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
});

test('what it stores is nobody else’s to read, what an earlier version stored too', async () => {
  const dataDir = join(folder, 'data');
  const modes = async () => {
    const entries = await readdir(dataDir, { withFileTypes: true, recursive: true });
    const wanted = (entry: { isDirectory(): boolean }) => (entry.isDirectory() ? '700' : '600');
    const found = entries.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      return [entry.name, ((await stat(path)).mode & 0o777).toString(8), wanted(entry)] as const;
    });
    return (await Promise.all(found)).filter(([, mode, should]) => mode !== should);
  };
  const first = start('main.ts', { DATA_DIR: dataDir });
  await address(first);
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
  expect(await modes()).toEqual([]);
  first.kill('SIGTERM');
  await once(first, 'exit');
  await chmod(join(dataDir, 'plaindeed.sqlite'), 0o644);
  await chmod(join(dataDir, 'blobs'), 0o755);
  await address(start('main.ts', { DATA_DIR: dataDir }));
  expect(await modes()).toEqual([]);
});

/** Cookies of a new user, by the database of a server that does not run. */
async function enter(db: Database): Promise<string> {
  const client = new TestClient(undefined as never);
  await signIn(client, { db, now: Date.now } as Ports);
  return `session=${client.cookies.get('session')}`;
}

test('stops within 5 s whatever is open and under way, and what was cut off is done at the next start', async () => {
  // A mail server that says nothing, and later one that works.
  const held: Socket[] = [];
  const mute = createServer((socket) => held.push(socket.on('error', () => {}))).listen(0, '127.0.0.1');
  await once(mute, 'listening');
  const mailPort = (mute.address() as { port: number }).port;
  const db = openSqlite(folder);
  await migrate(db);
  const cookie = await enter(db);
  await db.destroy();
  const smtp = { SMTP_URL: `smtp://127.0.0.1:${mailPort}` };
  const server = start('main.ts', smtp);
  const base = await address(server);

  const { port } = new URL(base);
  for (const sent of [
    '',
    'GET /healthz HTTP/1.1\r\nHost: x\r\n',
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n',
  ]) {
    const socket = connect(Number(port), '127.0.0.1').on('error', () => {});
    held.push(socket);
    socket.write(sent);
  }
  const forgot = await fetch(`${base}/api/newsletter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ann@example.com' }),
  });
  expect(forgot.status).toBe(202);
  const form = new FormData();
  form.append('file', new File([await fixture('scan-turned.pdf')], 'scan.pdf'));
  form.append('document_type', 'rules');
  const uploaded = await fetch(`${base}/api/documents/upload`, {
    method: 'POST',
    headers: { cookie },
    body: form,
  });
  const { id } = (await uploaded.json()) as { id: string };
  const events = await fetch(`${base}/api/documents/${id}/events`, { headers: { cookie } });
  await events.body?.getReader().read();
  await vi.waitFor(() => expect(held.length).toBe(5));

  const asked = performance.now();
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
  expect(performance.now() - asked).toBeLessThan(5000);
  for (const socket of held) socket.destroy();
  await new Promise((resolve) => mute.close(resolve));

  const mails = await openSmtp(mailPort);
  const again = await address(start('main.ts', smtp));
  await vi.waitFor(
    async () => {
      const response = await fetch(`${again}/api/documents/${id}`, { headers: { cookie } });
      expect(await response.json()).toMatchObject({ status: 'analysis_complete' });
      expect(mails.mails.map(({ to }) => to)).toEqual([['ann@example.com']]);
    },
    { timeout: 40_000, interval: 200 },
  );
  await mails.close();
});

test('a killed server leaves nothing in the way of the next', async () => {
  const server = start('main.ts');
  await address(server);
  server.kill('SIGKILL');
  await once(server, 'exit');
  expect((await fetch(`${await address(start('main.ts'))}/healthz`)).status).toBe(200);
});

test('a wrong setting is one sentence that names the variable', async () => {
  const file = new URL(import.meta.url).pathname;
  expect((await refusal(start('main.ts', { DATA_DIR: file }))).sentence).toBe(
    `The server cannot start. DATA_DIR: ${file} is not a folder that can be written to.\n`,
  );
  const nowhere = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' };
  expect((await refusal(start('main.ts', nowhere))).sentence).toMatch(
    /^The server cannot start\. DATABASE_URL: connect/,
  );
  const server = start('main.ts');
  const port = new URL(await address(server)).port;
  const taken = await refusal(start('main.ts', { PORT: port, DATA_DIR: `${folder}/other` }));
  expect(taken.sentence).toMatch(/^The server cannot start\. PORT: another program is using it\./);
  expect(await refusal(start('main.ts', { PAYMENTS: 'gold' }))).toEqual({
    code: 1,
    sentence: 'The server cannot start. PAYMENTS: must be sandbox or stripe.\n',
  });
  expect((await refusal(start('worker.ts'))).sentence).toMatch(/DATABASE_URL: must be set for a worker/);
});

describe.each(databases)('on $name', (database) => {
  test('a database of a newer version is refused in one sentence, and left as it is', async () => {
    const t = await openTestApp(database);
    const { dataDir, databaseUrl } = t.app.settings;
    const { db } = t.ports;
    const row = { name: '9999-of-a-newer-version', timestamp: new Date().toISOString() };
    await sql`insert into kysely_migration (name, timestamp) values (${row.name}, ${row.timestamp})`.execute(
      db,
    );
    await t.app.close();
    const settings = {
      DATA_DIR: dataDir,
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    };
    const env = { ...bareEnvironment, PAYMENTS: 'sandbox', ...settings };
    const admin = new URL('../scripts/admin.ts', import.meta.url).pathname;
    const refused = [
      ...(databaseUrl === undefined ? [] : [start('main.ts', settings), start('worker.ts', settings)]),
      spawn(process.execPath, [admin, 'users'], { env, stdio: ['ignore', 'pipe', 'pipe'] }),
    ].map(refusal);
    for (const { code, sentence } of await Promise.all(refused)) {
      expect(code).toBe(1);
      expect(sentence).toMatch(
        /^The server cannot start\. The database was last used by a newer version of PlainDeed, .+ before the update\.\n$/,
      );
    }
    await t.close();
    if (databaseUrl !== undefined) return;
    const newer = openSqlite(folder);
    await migrate(newer);
    await sql`insert into kysely_migration (name, timestamp) values (${row.name}, ${row.timestamp})`.execute(
      newer,
    );
    await newer.destroy();
    const { code, sentence } = await refusal(start('main.ts'));
    expect([code, sentence.split('\n').length]).toEqual([1, 2]);
    expect(sentence).toMatch(/^The server cannot start\. The database was last used by a newer version/);
  });

  test('a database file that is damaged is refused in one sentence', async () => {
    await writeFile(join(folder, 'plaindeed.sqlite'), 'no database at all, '.repeat(500));
    const { code, sentence } = await refusal(start('main.ts'));
    expect([code, sentence.split('\n').length]).toEqual([1, 2]);
    expect(sentence).toMatch(/^The server cannot start\. The database .+ is damaged or no database/);
  });
});

describe.each(databases.filter(({ name }) => name === 'PostgreSQL'))('on $name', (database) => {
  test('a worker of its own runs the jobs of a server that runs none', async () => {
    const t = await openTestApp(database);
    const { dataDir, databaseUrl = '' } = t.app.settings;
    const client = t.visitor();
    await signIn(client, t.ports);
    const { id } = (await client.upload({ bytes: 'Owners may keep two dogs.', name: 'rules.txt' })).json();
    const worker = start('worker.ts', { DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
    await vi.waitFor(
      async () => {
        expect((await client.get(`/api/documents/${id}`)).json().status).toBe('analysis_complete');
      },
      { timeout: 15_000, interval: 100 },
    );
    expect((await client.get(`/api/documents/${id}/pages/1`)).json().text).toContain('two dogs');
    worker.kill('SIGTERM');
    expect(await once(worker, 'exit')).toEqual([0, null]);
    await t.close();
  });

  test('a worker with another data folder than the server’s ends with a sentence, before and after an upload', async () => {
    const t = await openTestApp(database);
    const { databaseUrl = '' } = t.app.settings;
    const other = { DATA_DIR: join(folder, 'other'), DATABASE_URL: databaseUrl };
    const before = await refusal(start('worker.ts', other));
    expect(before.code).toBe(1);
    expect(before.sentence).toMatch(
      /^The server cannot start\. DATA_DIR: .+ is not the folder that this database was used with.+Every server and worker needs the same DATA_DIR/,
    );
    const client = t.visitor();
    await signIn(client, t.ports);
    const { id } = (await client.upload({ bytes: 'Owners may keep two dogs.', name: 'rules.txt' })).json();
    const after = await refusal(start('worker.ts', other));
    expect(after.code).toBe(1);
    expect(after.sentence).toMatch(
      /^The server cannot start\. DATA_DIR: .+ holds none of the files that the database speaks of/,
    );
    expect((await client.get(`/api/documents/${id}`)).json().status).toBe('queued_for_analysis');
    await t.close();
  });
});
