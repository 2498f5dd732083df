import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { openPorts } from '../open-ports.ts';
import { readSettings } from '../settings.ts';
import { bareEnvironment } from '../testing/bare-environment.ts';
import { mayMount, openSmallDisk, type SmallDisk } from '../testing/small-disk.ts';
import { signIn, TestClient } from '../testing/test-client.ts';

let folder: string;
let small: SmallDisk | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plaindeed-test-'));
});
afterEach(async () => {
  small?.close();
  await rm(folder, { recursive: true, force: true });
});

const script = new URL('../../scripts/admin.ts', import.meta.url).pathname;

/** A command as the operator runs it, by another one that may come before. */
async function admin(dataDir: string, args: readonly string[], before: readonly string[] = ['env']) {
  const env = { ...bareEnvironment, DATA_DIR: dataDir };
  const [program = '', ...rest] = [...before, process.execPath, script, ...args];
  return await promisify(execFile)(program, rest, { env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  );
}

/** An installation with three documents of 4 MB. */
async function installation(): Promise<string> {
  const dataDir = join(folder, 'here');
  const ports = await openPorts(readSettings({ DATA_DIR: dataDir }), createLog('silent'));
  const { id: owner_id } = await signIn(new TestClient(undefined as never), ports);
  for (const id of ['one', 'two', 'three']) {
    const bytes = randomBytes(4_000_000);
    const file_key = ports.files.newKey(id);
    await ports.files.write({ id, file_key }, 'original', bytes);
    await ports.db
      .insertInto('documents')
      .values({
        id,
        owner_id,
        file_key,
        file_name: `${id}.txt`,
        format: 'txt',
        document_type: 'rules',
        status: 'analysis_error',
        stage: 'done',
        total_pages: 1,
        size_bytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        retries: 0,
        created_at: new Date().toISOString(),
      })
      .execute();
  }
  await ports.close();
  return dataDir;
}

test('a backup that cannot be written is told in a sentence, and nothing of it is left', async () => {
  const here = await installation();
  const place = await mkdtemp(join(folder, 'backups-'));
  const file = join(place, 'backup.tar');
  // A file may have 2 MB here, which the first document fills.
  const limited = ['sh', '-c', 'trap "" XFSZ && ulimit -f 4096 && exec "$@"', 'sh'];
  expect(await admin(here, ['backup', file], limited)).toEqual({
    code: 1,
    said: `${file} cannot be written (EFBIG). Nothing of it is left there.\n`,
  });
  expect(await readdir(place)).toEqual([]);
  const nowhere = join(place, 'missing', 'backup.tar');
  expect(await admin(here, ['backup', nowhere])).toEqual({
    code: 1,
    said: `${nowhere} cannot be written (ENOENT). Nothing of it is left there.\n`,
  });
  expect(await admin(here, ['backup', file])).toMatchObject({ code: 0 });
});

test('a backup that cannot be read is not called damaged', async () => {
  const place = await mkdtemp(join(folder, 'backups-'));
  expect(await admin(join(folder, 'there'), ['restore', place])).toEqual({
    code: 1,
    said: `${place} cannot be read (EISDIR).\n`,
  });
});

test('a restore onto a disk that is full leaves no half file, and goes on when there is room', {
  timeout: 300_000,
}, async ({ skip }) => {
  skip(!mayMount, 'needs `unshare -Urm` to mount a small disk');
  const file = join(folder, 'backup.tar');
  await admin(await installation(), ['backup', file]);
  const there = join(folder, 'there');
  small = await openSmallDisk(there, '256k');
  const { within, outside } = small;
  const onIt = async (...args: string[]) => await admin(there, args, within);
  const full = {
    code: 1,
    said: 'No room is left on the disk, in the database or in the bucket. Make room and run the command again.\n',
  };
  // Not even the tables fit, then some of the files.
  expect(await onIt('restore', file)).toEqual(full);
  await small.resize('7m');
  expect(await onIt('restore', file)).toEqual(full);
  const sizes = async () => {
    const names = (await readdir(join(outside, 'blobs'))).filter((name) => name.endsWith('.sealed'));
    return await Promise.all(names.map(async (name) => (await stat(join(outside, 'blobs', name))).size));
  };
  const whole = (await stat(join(folder, 'here', 'blobs', 'one.original.sealed'))).size;
  const stored = await sizes();
  expect(stored).toEqual(stored.map(() => whole));
  expect(stored.length).toBeLessThan(3);
  expect(await readdir(join(outside, 'blobs', 'unfinished'))).toEqual([]);
  expect(await onIt('users')).toMatchObject({ code: 1 });

  await small.resize('60m');
  expect(await onIt('restore', file)).toMatchObject({ code: 0 });
  expect(await sizes()).toEqual([whole, whole, whole]);
  expect((await onIt('verify')).said).toContain('0 problems.');
});
