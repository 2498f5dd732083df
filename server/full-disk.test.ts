import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, open, readdir, readFile, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { errorTable } from '#contract/errors.ts';
import { migrate } from './db/migrate.ts';
import { openSqlite } from './db/open-database.ts';
import type { Ports } from './ports.ts';
import { bareEnvironment } from './testing/bare-environment.ts';
import { mayMount, openSmallDisk, type SmallDisk } from './testing/small-disk.ts';
import { signIn, TestClient, testPassword } from './testing/test-client.ts';

let folder: string;
let server: ChildProcess | undefined;
let small: SmallDisk | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plaindeed-test-'));
});
afterEach(async () => {
  server?.kill('SIGKILL');
  small?.close();
  await rm(folder, { recursive: true, force: true });
});

/** The server on a small disk, which its log is on too, with a user who is signed in. */
async function startOnSmallDisk(size: string) {
  const seed = join(folder, 'seed');
  const db = openSqlite(seed);
  await migrate(db);
  const client = new TestClient(undefined as never);
  const { email } = await signIn(client, { db, now: Date.now } as Ports);
  await db.destroy();
  const disk = join(folder, 'disk');
  small = await openSmallDisk(disk, size);
  const { within, outside: inside } = small;
  await cp(seed, inside, { recursive: true });
  const main = new URL('./main.ts', import.meta.url).pathname;
  const env = { ...bareEnvironment, DATA_DIR: disk, PORT: '0' };
  const log = await open(join(inside, 'log'), 'a');
  server = spawn(within[0], [...within.slice(1), process.execPath, main], {
    env,
    stdio: ['ignore', log.fd, 'ignore'],
  });
  await log.close();
  const base = await vi.waitFor(async () => {
    const log = await readFile(join(inside, 'log'), 'utf8');
    const found = /Server listening at (http:[^"]+)/.exec(log)?.[1];
    if (found === undefined) throw new Error('not yet');
    return found;
  }, 60_000);
  const cookie = `session=${client.cookies.get('session')}`;
  const call = async (method: string, path: string, body?: object) => {
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
    const response = await fetch(`${base}${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const upload = async (name: string) => {
    const form = new FormData();
    form.append('file', new File([`Owners may keep two dogs. ${name} ${'Keep it. '.repeat(9000)}`], name));
    form.append('document_type', 'rules');
    const response = await fetch(`${base}/api/documents/upload`, {
      method: 'POST',
      headers: { cookie },
      body: form,
    });
    return { status: response.status, body: (await response.json()) as Record<string, string> };
  };
  const logIn = async () => {
    const response = await fetch(`${base}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: testPassword }),
    });
    return response.status;
  };
  const isDone = async (id: string | undefined) =>
    expect((await call('GET', `/api/documents/${id}`)).body.status).toBe('analysis_complete');
  const admin = async (...args: string[]) => {
    const script = new URL('../scripts/admin.ts', import.meta.url).pathname;
    return await promisify(execFile)(within[0], [...within.slice(1), process.execPath, script, ...args], {
      env,
    });
  };
  return { admin, disk, inside, call, logIn, upload, isDone };
}

/**
 * Takes the room that is there now and no more, to the last byte: the server may give its reserve up while this runs, and that room
 * is not to be taken from it.
 */
async function fill(path: string): Promise<void> {
  const file = await open(path, 'a');
  const { bavail, bsize } = await statfs(path);
  const block = Buffer.alloc(1024 * 1024);
  try {
    for (let left = bavail * bsize; left > 0; ) {
      left -= (await file.write(block, 0, Math.min(left, block.length))).bytesWritten;
    }
  } catch (error) {
    // The server writes to the disk, too.
    expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC');
  }
  await file.close();
}

test('a full disk refuses what is new, lets everything else go on, and needs nobody once there is room', {
  timeout: 300_000,
}, async ({ skip }) => {
  skip(!mayMount, 'needs `unshare -Urm` to mount a small disk');
  const { inside, call, logIn, upload, isDone } = await startOnSmallDisk('40m');
  const kept = (await upload('kept.txt')).body;
  const gone = (await upload('gone.txt')).body;
  for (const { id } of [kept, gone]) await vi.waitFor(() => isDone(id), 60_000);

  await fill(join(inside, 'full'));
  await vi.waitFor(async () => {
    // The reserve goes: from here on the database can be written, and files cannot.
    await expect(stat(join(inside, 'reserve'))).rejects.toThrow('ENOENT');
  }, 30_000);
  expect(await logIn()).toBe(200);
  const [status, sentence] = errorTable.storage_full;
  expect(await upload('new.txt')).toMatchObject({
    status,
    body: { code: 'storage_full', detail: sentence },
  });
  for (const path of ['', '/pages/1', '/analysis']) {
    expect((await call('GET', `/api/documents/${kept.id}${path}`)).status).toBe(200);
  }
  expect((await call('DELETE', `/api/documents/${gone.id}`)).status).toBe(200);
  expect((await call('GET', '/readyz')).body).toMatchObject({ status: 'ok', storage: 'full' });
  const change = { document_type: 'bylaws' };
  expect((await call('POST', `/api/documents/${kept.id}/document-type`, change)).status).toBeLessThan(300);
  const log = () => readFile(join(inside, 'log'), 'utf8');
  await vi.waitFor(async () => {
    // Its files go, though nothing can be written.
    await expect(stat(join(inside, 'blobs', `${gone.id}.original.sealed`))).rejects.toThrow('ENOENT');
  }, 60_000);
  expect((await call('GET', `/api/documents/${kept.id}`)).body.status).toMatch(/analyzing|queued/);
  expect(server?.exitCode).toBeNull();

  await rm(join(inside, 'full'));
  await vi.waitFor(async () => {
    const again = await upload('new.txt');
    expect(again.status).toBe(201);
    await vi.waitFor(() => isDone(again.body.id), 60_000);
  }, 60_000);
  await vi.waitFor(() => isDone(kept.id), 60_000);
  expect(await log()).toContain('no room on the disk: a job waits');
  const jobs = (await call('GET', '/api/documents')).body.data as { status: string }[];
  expect(jobs.map((one) => one.status)).toEqual(['analysis_complete', 'analysis_complete']);
});

test('a backup that its disk has no room for is none, and the server on that disk does not notice it', {
  timeout: 300_000,
}, async ({ skip }) => {
  skip(!mayMount, 'needs `unshare -Urm` to mount a small disk');
  const { admin, disk, inside, call, upload, isDone } = await startOnSmallDisk('120m');
  const { id } = (await upload('kept.txt')).body;
  await vi.waitFor(() => isDone(id), 60_000);
  const { bavail, bsize } = await statfs(inside);
  // Room for the 64 MB that a backup leaves free, and for its rows alone.
  await writeFile(join(inside, 'others'), Buffer.alloc(bavail * bsize - (64 * 1024 + 48) * 1024));
  const before = await readdir(inside);

  await expect(admin('backup', join(disk, 'backup.tar'))).rejects.toMatchObject({
    code: 1,
    stderr: `There is no room for ${join(disk, 'backup.tar')}: a backup leaves 64 MB of its disk free. Nothing of it is left there.\n`,
  });
  expect(await readdir(inside)).toEqual(before);
  expect((await upload('new.txt')).status).toBe(201);
  expect((await call('GET', '/readyz')).body).toMatchObject({ status: 'ok', storage: 'ok' });
  expect(await readFile(join(inside, 'log'), 'utf8')).not.toContain('no room on the disk');
});
