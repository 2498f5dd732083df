import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isStorageFull } from '../storage-full.ts';
import { blobStores, type TestStore } from '../testing/blob-stores.ts';
import { openS3Server, type S3Server } from '../testing/s3-server.ts';
import type { Blobs } from './blobs.ts';
import { BlobsAway } from './blobs-away.ts';
import { openFolderBlobs } from './folder-blobs.ts';
import { openS3Blobs } from './s3-blobs.ts';
import { askS3 } from './s3-requests.ts';

/** Every kind of blob store passes this suite. */
describe.each(blobStores)('blobs in a $name', ({ open }) => {
  let store: TestStore;
  let blobs: Blobs;
  beforeEach(async () => {
    store = await open();
    blobs = store.blobs;
  });
  afterEach(() => store.close());

  const keys = async () => {
    const found = [];
    for await (const { key } of blobs.list()) found.push(key);
    return found.sort();
  };

  test('gives back the bytes, whole or a part', async () => {
    const bytes = new Uint8Array(100_000).map((_, n) => n % 251);
    await blobs.write('a-1.original', bytes);
    expect(Buffer.from((await blobs.read('a-1.original'))!).equals(bytes)).toBe(true);
    expect([...(await blobs.read('a-1.original', { start: 250, end: 253 }))!]).toEqual([250, 0, 1]);
    expect((await blobs.read('a-1.original', { start: 99_999, end: 100_500 }))?.length).toBe(1);
  });

  test('replaces, lists and removes', async () => {
    await blobs.write('a.original', Buffer.from('one'));
    await blobs.write('a.original', Buffer.from('two'));
    await blobs.write('a.pages', Buffer.from('three'));
    expect(Buffer.from((await blobs.read('a.original'))!).toString()).toBe('two');
    expect(await keys()).toEqual(['a.original', 'a.pages']);
    await blobs.remove('a.original');
    await blobs.remove('a.original');
    expect(await keys()).toEqual(['a.pages']);
    expect(await blobs.read('a.original')).toBeUndefined();
  });

  test('sets aside what is neither listed nor read then, and brings it back over nothing newer', async () => {
    const aside = async () => {
      const found = [];
      for await (const blob of blobs.listAside()) found.push(blob);
      return found;
    };
    for (const key of ['a.original', 'b.original']) await blobs.write(key, Buffer.from('old'));
    const at = Date.UTC(2026, 2, 1);
    for (const key of ['a.original', 'b.original']) await blobs.setAside(key, at);
    expect([await keys(), await blobs.read('a.original')]).toEqual([[], undefined]);
    expect((await aside()).map(({ writtenAt }) => writtenAt)).toEqual([at, at]);
    await blobs.write('b.original', Buffer.from('new'));
    for (const key of ['a.original', 'b.original']) await blobs.bringBack(key);
    expect(await aside()).toEqual([]);
    expect(Buffer.from((await blobs.read('a.original'))!).toString()).toBe('old');
    expect(Buffer.from((await blobs.read('b.original'))!).toString()).toBe('new');
    await blobs.setAside('a.original', at);
    await blobs.removeAside('a.original');
    expect(await aside()).toEqual([]);
  });

  test('takes no key that leaves its place', async () => {
    for (const key of [
      '../a.original',
      'a/b.original',
      '.a',
      'a',
      'a.',
      '',
      'A.original',
      'a.original.plain',
      `${'a'.repeat(99)}.x`,
    ]) {
      await expect(blobs.write(key, Buffer.from('x'))).rejects.toThrow(RangeError);
      await expect(blobs.read(key)).rejects.toThrow(RangeError);
      expect(() => blobs.remove(key)).toThrow(RangeError);
    }
  });

  test('lists everything, with when it was written, and every one once', async () => {
    const before = Date.now() - 1000;
    const written = Array.from({ length: 25 }, (_, n) => `doc-${String(n).padStart(4, '0')}.original.sealed`);
    for (const key of written) await blobs.write(key, Buffer.from(key));
    expect(await keys()).toEqual(written);
    for await (const { writtenAt } of blobs.list()) {
      expect(writtenAt).toBeGreaterThan(before);
      expect(writtenAt).toBeLessThan(Date.now() + 1000);
    }
  });

  test('is there whole at every moment while it is replaced', async () => {
    const forms = ['a', 'b'].map((letter) => Buffer.alloc(200_000, letter));
    await blobs.write('a.pages', forms[0]!);
    let isWriting = true;
    const writing = (async () => {
      for (let n = 0; n < 10; n += 1) await blobs.write('a.pages', forms[n % 2]!);
      isWriting = false;
    })();
    while (isWriting) {
      const read = Buffer.from((await blobs.read('a.pages')) ?? []);
      expect(forms.some((form) => form.equals(read))).toBe(true);
    }
    await writing;
  });

  test('removes nothing aside but what it is asked to, and keeps the last of what is set aside twice', async () => {
    for (const text of ['old', 'new']) {
      await blobs.write('a.original', Buffer.from(text));
      await blobs.write('a.original.sealed', Buffer.from(`${text}, sealed`));
      for (const key of ['a.original', 'a.original.sealed']) await blobs.setAside(key, Date.UTC(2026, 1, 1));
    }
    await blobs.removeAside('a.original.sealed');
    await blobs.removeAside('a.original.sealed');
    for (const key of ['a.original', 'a.original.sealed', 'never.original']) await blobs.bringBack(key);
    await blobs.setAside('never.original', Date.UTC(2026, 1, 1));
    expect(await keys()).toEqual(['a.original']);
    expect(Buffer.from((await blobs.read('a.original'))!).toString()).toBe('new');
  });

  test('is ready while it can store', async () => {
    await expect(blobs.check()).resolves.toBeUndefined();
    expect(await keys()).toEqual([]);
  });
});

describe('a folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'plaindeed-test-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('shows no blob whose write failed, and leaves nothing of it', async () => {
    const blobs = await openFolderBlobs(folder);
    // Nothing can be renamed onto a folder that is not empty.
    await mkdir(join(folder, 'taken.original', 'inside'), { recursive: true });
    await expect(blobs.write('taken.original', Buffer.from('x'))).rejects.toThrow();
    expect(await readdir(join(folder, 'unfinished'))).toEqual([]);
  });

  test('drops old unfinished writes and keeps young ones', async () => {
    const blobs = await openFolderBlobs(folder);
    const [old, young] = ['old.tmp', 'young.tmp'].map((name) => join(folder, 'unfinished', name));
    await writeFile(old!, 'half');
    await writeFile(young!, 'half');
    await utimes(old!, 1000, 1000);
    await blobs.removeUnfinished(Date.now() - 3_600_000);
    expect(await readdir(join(folder, 'unfinished'))).toEqual(['young.tmp']);
    await blobs.removeUnfinished(Number.POSITIVE_INFINITY);
    expect(await readdir(join(folder, 'unfinished'))).toEqual([]);
  });

  test('is not ready once it is gone', async () => {
    const blobs = await openFolderBlobs(folder);
    await rm(folder, { recursive: true });
    await expect(blobs.check()).rejects.toThrow();
  });
});

describe('a bucket', () => {
  let server: S3Server;
  beforeEach(async () => {
    server = await openS3Server();
  });
  afterEach(() => server.close());
  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: unknown) => error,
    );

  test('that is cut off is away, and then there again', async () => {
    const blobs = openS3Blobs(askS3(server.settings));
    await blobs.write('a.original', Buffer.from('kept'));
    server.cut();
    const works = [
      () => blobs.read('a.original'),
      () => blobs.write('b.original', Buffer.from('x')),
      () => blobs.remove('a.original'),
    ];
    for (const work of works) expect(await failureOf(work())).toEqual(expect.any(BlobsAway));
    server.mend();
    expect(Buffer.from((await blobs.read('a.original'))!).toString()).toBe('kept');
  });

  test.each([
    ['with another key', { secretAccessKey: 'other' }, 'SignatureDoesNotMatch'],
    ['that does not know the key', { accessKeyId: 'other' }, 'InvalidAccessKeyId'],
    ['that is not there', { bucket: 'elsewhere' }, 'NoSuchBucket'],
  ])('%s is no missing file, and no secret is told', async (_, change, code) => {
    const settings = { ...server.settings, ...change };
    const error = await failureOf(openS3Blobs(askS3(settings)).read('a.original'));
    expect(error).toEqual(expect.any(BlobsAway));
    expect(error).toMatchObject({ code, message: expect.not.stringContaining(settings.secretAccessKey) });
  });

  test('that is full says so, and a passing fault is tried again', async () => {
    const { createServer } = await import('node:http');
    const said = [503, 500, 200, 507];
    let asked = 0;
    const stand = createServer((request, response) => {
      request.resume().on('end', () => {
        response.statusCode = said[asked] ?? 500;
        asked += 1;
        response.end(response.statusCode === 507 ? '<Error><Code>XMinioStorageFull</Code></Error>' : '');
      });
    });
    await new Promise<void>((resolve) => stand.listen(0, '127.0.0.1', resolve));
    const { port } = stand.address() as { port: number };
    const blobs = openS3Blobs(askS3({ ...server.settings, endpoint: `http://127.0.0.1:${port}` }));
    await blobs.write('a.original', Buffer.from('x'));
    expect(asked).toBe(3);
    expect(isStorageFull(await failureOf(blobs.write('b.original', Buffer.from('x'))))).toBe(true);
    expect(await failureOf(blobs.write('c.original', Buffer.from('x')))).toMatchObject({ code: '500' });
    expect(asked).toBe(7);
    stand.closeAllConnections();
    stand.close();
  });

  test('lists more than one answer holds', async () => {
    const ask = askS3(server.settings);
    const blobs = openS3Blobs((request) =>
      ask({ ...request, ...(request.query && { query: { ...request.query, 'max-keys': '2' } }) }),
    );
    const written = Array.from({ length: 7 }, (_, n) => `doc-${n}.original`);
    for (const key of written) await blobs.write(key, Buffer.from('x'));
    const listed: string[] = [];
    for await (const { key } of blobs.list()) listed.push(key);
    expect(listed).toEqual(written);
  });
});
