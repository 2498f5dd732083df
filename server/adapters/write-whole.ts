import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes a file that is there whole or not at all, and survives a power cut once this returns: under a temporary name
 * in `temporary` (a folder of the same file system), flushed, renamed, and the folder's entry flushed.
 */
export async function writeWhole(path: string, bytes: Uint8Array | string, temporary: string): Promise<void> {
  const unfinished = join(temporary, `${randomUUID()}.tmp`);
  try {
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  const folder = await open(dirname(path), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
