import { mkdir, open, opendir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type BlobInfo, type Blobs, type ByteRange, checkKey } from './blobs.ts';
import { writeWhole } from './write-whole.ts';

/** Blobs as files of one folder of this machine. */
export async function openFolderBlobs(folder: string): Promise<Blobs> {
  const unfinished = join(folder, 'unfinished');
  await mkdir(unfinished, { recursive: true });
  const pathOf = (key: string) => join(folder, checkKey(key));

  return {
    write: (key, bytes) => writeWhole(pathOf(key), bytes, unfinished),

    async read(key, range) {
      const path = pathOf(key);
      try {
        return range === undefined ? await readFile(path) : await readRange(path, range);
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    remove: (key) => rm(pathOf(key), { force: true }),

    async *list() {
      yield* filesOf(folder);
    },

    async removeUnfinished(before) {
      for await (const { key, writtenAt } of filesOf(unfinished)) {
        if (writtenAt < before) await rm(join(unfinished, key), { force: true });
      }
    },

    async check() {
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

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
