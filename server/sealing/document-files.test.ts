import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Blobs, blobKey } from '../adapters/blobs.ts';
import { openFolderBlobs } from '../adapters/folder-blobs.ts';
import { openDocumentFiles } from './document-files.ts';
import { openDocumentKey, resealDocumentKey } from './document-key.ts';
import { openKeyFile } from './key-file.ts';
import { fixedMasterKeys, MasterKeyMissing, parseMasterKey } from './master-keys.ts';

const masterOf = (text: string) => parseMasterKey(Buffer.alloc(32, text).toString('base64'))!;

describe('files of documents', () => {
  let folder: string;
  let blobs: Blobs;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'plaindeed-test-'));
    blobs = await openFolderBlobs(folder);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const files = () => openDocumentFiles(blobs, fixedMasterKeys(masterOf('a'), []));
  const words = Buffer.from('Pets need a leash.');

  test('are sealed on disk and come back, whole or in part', async () => {
    const document = { id: 'one', file_key: files().newKey('one') };
    await files().write(document, 'original', words);
    expect(Buffer.from((await blobs.read('one.original.sealed'))!).includes('leash')).toBe(false);
    expect(Buffer.from((await files().read(document, 'original'))!).toString()).toBe(words.toString());
    expect(Buffer.from((await files().read(document, 'original', { start: 5, end: 9 }))!).toString()).toBe(
      'need',
    );
    expect(await files().read(document, 'pages')).toBeUndefined();
    await files().remove('one');
    expect(await files().read(document, 'original')).toBeUndefined();
  });

  test("one document's file, text or key put in another's place is found out", async () => {
    const one = { id: 'one', file_key: files().newKey('one') };
    const two = { id: 'two', file_key: files().newKey('two') };
    await files().write(one, 'original', words);
    await files().write(two, 'original', words);
    await blobs.write(blobKey('two', 'original'), (await blobs.read(blobKey('one', 'original')))!);
    await expect(files().read(two, 'original')).rejects.toThrow('not what was stored');
    await expect(files().read({ ...two, file_key: one.file_key }, 'original')).rejects.toThrow();
    await blobs.write(blobKey('one', 'pages'), (await blobs.read(blobKey('one', 'original')))!);
    await expect(files().read(one, 'pages')).rejects.toThrow('not what was stored');
    const text = files().sealText(one, 'analysis', 'Dues are $90.');
    expect(text).not.toContain('Dues');
    expect(files().openText(one, 'analysis', text)).toBe('Dues are $90.');
    expect(() => files().openText(two, 'analysis', text)).toThrow();
  });

  test('a plain file is not taken for one that was sealed', async () => {
    const document = { id: 'three', file_key: files().newKey('three') };
    await blobs.write(blobKey('three', 'original', 'plain'), words);
    expect(await files().read(document, 'original')).toBeUndefined();
    await blobs.write(blobKey('three', 'original'), words);
    await expect(files().read(document, 'original')).rejects.toThrow('not what was stored');
    const old = { id: 'three', file_key: null };
    expect(Buffer.from((await files().read(old, 'original'))!).toString()).toBe(words.toString());
  });

  test('a key is opened by the master key that sealed it, an earlier one too, and resealed once', () => {
    const sealed = files().newKey('one');
    const both = fixedMasterKeys(masterOf('b'), [masterOf('a')]);
    const resealed = resealDocumentKey(both, 'one', sealed)!;
    const after = fixedMasterKeys(masterOf('b'), []);
    expect(openDocumentKey(after, 'one', resealed).equals(openDocumentKey(both, 'one', sealed))).toBe(true);
    expect(resealDocumentKey(both, 'one', resealed)).toBeUndefined();
    expect(() => openDocumentKey(after, 'one', sealed)).toThrow(MasterKeyMissing);
    expect(() => openDocumentKey(both, 'two', sealed)).toThrow();
  });
});

describe('the key file of the data folder', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'plaindeed-test-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const hour = 3_600_000;

  test('is made once, for its owner alone', async () => {
    const made = openKeyFile(folder, 0).current();
    expect(openKeyFile(folder, 0).current()).toEqual(made);
    expect((await stat(join(folder, 'document-key'))).mode & 0o777).toBe(0o600);
    expect(await readFile(join(folder, 'document-key'), 'utf8')).toContain(made.key.toString('base64'));
  });

  test('a key put in by another process is seen, and the earlier one goes an hour after its last use', () => {
    const running = openKeyFile(folder, 0);
    const first = running.current();
    openKeyFile(folder, 0).renew(5 * hour);
    expect(running.current().id).not.toBe(first.id);
    expect(running.find(first.id)).toEqual(first);
    expect(running.retire([], 9 * hour)).toEqual({ removed: 0, kept: 1 });
    expect(running.retire([first.id], 5.5 * hour)).toEqual({ removed: 0, kept: 1 });
    expect(running.retire([first.id, running.current().id], 6 * hour)).toEqual({ removed: 1, kept: 0 });
    expect(running.find(first.id)).toBeUndefined();
  });

  test('with anything else in it, it stops the start', async () => {
    await writeFile(join(folder, 'document-key'), 'not a key\n');
    expect(() => openKeyFile(folder, 0)).toThrow('holds something that is not a key');
    await writeFile(join(folder, 'document-key'), '\n');
    expect(() => openKeyFile(folder, 0)).toThrow('holds no key');
  });
});
