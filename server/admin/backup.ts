import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { BackupNotWritten, leftFree, writeBackup } from '../backup/write-backup.ts';
import type { Database } from '../db/schema.ts';
import { isStorageFull } from '../storage-full.ts';
import { type Command, CommandRefused } from './command.ts';

/** Writes everything into one file while the server runs. */
export const backup: Command = {
  takes: 'FILE',
  summary: 'Writes all tables and files into one new file, as they are at one moment, while the server runs.',
  async run(ports, file, { dryRun }) {
    const path = resolve(file);
    if (existsSync(path)) throw new CommandRefused(`${path} is there already. Name a new file.`);
    if (await hasPlainFiles(ports.db)) throw new CommandRefused(stillPlain);
    if (dryRun) return `Dry run: ${path} was not written.`;
    const made = await writeBackup(ports, path).catch((error: unknown) => {
      throw error instanceof BackupNotWritten ? new CommandRefused(whyNot(path, error)) : error;
    });
    const lines = [
      `${path}: ${made.rows.users} accounts, ${made.rows.documents} documents, ${made.files} files of ${Math.ceil(made.bytes / 1e6)} MB.`,
    ];
    if (made.erased.length > 0)
      lines.push(`${made.erased.length} documents were deleted meanwhile and are left out.`);
    if (made.changed.length > 0)
      lines.push(
        `${made.changed.length} documents were being read meanwhile: they are read anew after a restore.`,
      );
    if (made.missing > 0)
      lines.push(`The files of ${made.missing} documents are missing here, and in the backup: see verify.`);
    lines.push(made.hasKeys ? withKeys : withoutKeys(made.master_keys));
    return lines.join('\n');
  },
};

function whyNot(path: string, { cause }: BackupNotWritten): string {
  const code = (cause as NodeJS.ErrnoException).code;
  const reason = isStorageFull(cause)
    ? `There is no room for ${path}: a backup leaves ${leftFree} MB of its disk free.`
    : `${path} cannot be written (${code}).`;
  return `${reason} Nothing of it is left there.`;
}

const hasPlainFiles = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('documents').select('id').where('file_key', 'is', null).executeTakeFirst()) !==
  undefined;

const stillPlain =
  'Documents of an earlier version are not sealed yet. Start the server, which seals them, and run this again a little later.';

const withKeys =
  'The file holds the key that opens the documents, as the data folder does: whoever has the file can read them. Keep it as safe as the server.';

const withoutKeys = (ids: readonly string[]) =>
  ids.length === 0
    ? 'It holds no documents, and no key.'
    : `The key is NOT in the file: without DOCUMENT_KEY (${ids.join(', ')}) nobody can ever read these documents. Keep a copy of it elsewhere.`;
