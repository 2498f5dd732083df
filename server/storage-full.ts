/** There is no room left on the disk, or only what is kept for deletions. */
export class StorageFull extends Error {
  constructor() {
    super('No room is left on the disk.');
    this.name = 'StorageFull';
  }
}

/** What the system, SQLite (its errcode) and PostgreSQL say of a disk or quota that is full. */
const systemCodes = ['ENOSPC', 'EDQUOT'];
const sqliteCodes = [13, 4874];
const postgresCode = '53100';

/** Whether there was no room on the disk, here or in what caused the error. A thread's error loses its code on the way. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof StorageFull) return true;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (code === postgresCode || systemCodes.includes(String(code))) return true;
  if (sqliteCodes.includes(Number(errcode))) return true;
  if (systemCodes.some((one) => error.message.startsWith(`${one}:`))) return true;
  return isStorageFull(error.cause);
}
