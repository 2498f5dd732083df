import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Blobs } from './blobs.ts';
import { openFolderBlobs } from './folder-blobs.ts';

/** Every kind of blob store passes this suite. */
const stores = [{ name: 'folder', open: openFolderBlobs }];

describe.each(stores)('blobs in a $name', ({ open }) => {
  let folder: string;
  let blobs: Blobs;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'plaindeed-test-'));
    blobs = await open(folder);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

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
