import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Says which folder is taken, and what to do. */
export class DataFolderTaken extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another PlainDeed process. Stop that one first, or set DATA_DIR to another folder.`,
    );
    this.name = 'DataFolderTaken';
  }
}

/**
 * Keeps every other process out of the data folder until `release`. The lock is the operating system's own, on an
 * empty database file: it goes with the process however that ends, so nothing is ever left to clean up.
 */
export function lockDataFolder(folder: string): { release: () => void } {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'));
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE;');
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) {
      throw new DataFolderTaken(folder);
    }
    throw error;
  }
  return { release: () => lock.close() };
}

const SQLITE_BUSY = 5;
