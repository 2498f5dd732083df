import { randomFillSync } from 'node:crypto';
import { rmSync, statSync } from 'node:fs';
import { mkdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { isStorageFull } from '../storage-full.ts';
import { writeWhole } from './write-whole.ts';

/** Bytes: deletions write a few pages of the database each, which are used again after 4 MB. */
const size = 8 * 1024 * 1024;
/** Bytes free below which the reserve is given up, before the database finds no room. */
const low = 2 * 1024 * 1024;
/** Milliseconds between two looks for room. */
const every = 1_000;

/**
 * Room on the disk that is kept for deletions, as a file: SQLite has to write to delete, too. Given up once the disk is as good as
 * full, and taken again when there is room. Processes on one folder share it.
 */
export interface DiskReserve {
  /** Whether it is there: only then may files of documents be written. */
  isHeld(): boolean;
  /** Gives the room free. */
  release(): void;
  close(): void;
}

/** Takes the room, where there is twice as much, and looks for it from then on. Without `keeps` the file is others' to keep. */
export async function openDiskReserve(folder: string, { keeps }: { keeps: boolean }): Promise<DiskReserve> {
  const path = join(folder, 'reserve');
  // A server and its workers may take it at once; what a crash leaves there is removed with the files of uploads.
  const unfinished = join(folder, 'blobs', 'unfinished');
  const isHeld = () => statSync(path, { throwIfNoEntry: false })?.size === size;
  const release = () => rmSync(path, { force: true });

  async function take(): Promise<void> {
    try {
      // Some file systems keep zeros in no room at all.
      const noise = randomFillSync(Buffer.alloc(size));
      await mkdir(unfinished, { recursive: true });
      await writeWhole(path, noise, unfinished);
    } catch (error) {
      if (!isStorageFull(error)) throw error;
    }
  }

  let looking = false;
  async function look(): Promise<void> {
    if (looking) return;
    looking = true;
    try {
      const { bavail, bsize } = await statfs(folder);
      const free = bavail * bsize;
      if (free < low) release();
      else if (free >= 2 * size && !isHeld()) await take();
    } finally {
      looking = false;
    }
  }

  if (keeps) await look();
  const timer = keeps ? setInterval(() => void look().catch(() => {}), every).unref() : undefined;
  return {
    isHeld,
    release,
    close: () => clearInterval(timer),
  };
}
