import { link, mkdir, open, opendir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { StorageFull } from '../storage-full.ts';
import { type BlobInfo, type Blobs, type ByteRange, checkKey } from './blobs.ts';
import type { DiskReserve } from './disk-reserve.ts';
import { writeWhole } from './write-whole.ts';

/** Blobs as files of one folder of this machine. While the reserve of its disk is gone none is written. */
export async function openFolderBlobs(folder: string, reserve?: Pick<DiskReserve, 'isHeld'>): Promise<Blobs> {
  const unfinished = join(folder, 'unfinished');
  const aside = join(folder, 'set-aside');
  for (const place of [unfinished, aside]) await mkdir(place, { recursive: true });
  const pathOf = (key: string) => join(folder, checkKey(key));

  return {
    async write(key, bytes) {
      if (reserve?.isHeld() === false) throw new StorageFull();
      await writeWhole(pathOf(key), bytes, unfinished);
    },

    async read(key, range) {
      const path = pathOf(key);
      try {
        return range === undefined ? await readFile(path) : await readRange(path, range);
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return undefined;
        throw error;
      }
    },

    remove: (key) => rm(pathOf(key), { force: true }),

    async *list() {
      yield* filesOf(folder);
    },

    async setAside(key, at) {
      const path = join(aside, checkKey(key));
      try {
        await rename(pathOf(key), path);
        await utimes(path, new Date(at), new Date(at));
      } catch (error) {
        // Another process was first.
        if (!hasCode(error, 'ENOENT')) throw error;
      }
    },

    async *listAside() {
      yield* filesOf(aside);
    },

    async bringBack(key) {
      const path = join(aside, checkKey(key));
      // Unlike a rename, a link takes nobody's place.
      await link(path, pathOf(key)).catch((error: unknown) => {
        if (!hasCode(error, 'EEXIST') && !hasCode(error, 'ENOENT')) throw error;
      });
      await rm(path, { force: true });
    },

    removeAside: (key) => rm(join(aside, checkKey(key)), { force: true }),

    async removeUnfinished(before) {
      for await (const { key, writtenAt } of filesOf(unfinished)) {
        if (writtenAt < before) await rm(join(unfinished, key), { force: true });
      }
    },

    async check() {
      if (reserve?.isHeld() === false) throw new StorageFull();
      await writeWhole(join(unfinished, 'check'), 'ok', unfinished);
    },
  };
}

async function* filesOf(folder: string): AsyncIterable<BlobInfo> {
  for await (const entry of await opendir(folder)) {
    if (!entry.isFile()) continue;
    const info = await stat(join(folder, entry.name)).catch(() => undefined);
    if (info !== undefined) yield { key: entry.name, writtenAt: info.mtimeMs };
  }
}

async function readRange(path: string, { start, end }: ByteRange): Promise<Uint8Array> {
  const file = await open(path, 'r');
  try {
    const bytes = Buffer.alloc(end - start);
    const { bytesRead } = await file.read(bytes, 0, bytes.length, start);
    return bytes.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;
