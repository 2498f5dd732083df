import { resolve } from 'node:path';
import { lockDataFolder } from '../adapters/data-lock.ts';
import { openFileStore } from '../adapters/open-file-store.ts';
import { checkBackup, NoBackup } from '../backup/read-backup.ts';
import { checkTarget, keysFor, restoreBackup } from '../backup/restore-backup.ts';
import { openPostgres, openSqlite } from '../db/open-database.ts';
import { openMasterKeys } from '../sealing/open-master-keys.ts';
import { CommandRefused, type LoneCommand } from './command.ts';

/** Puts a backup into an empty installation, of whatever database and place of files. */
export const restore: LoneCommand = {
  takes: 'FILE',
  summary: 'Puts a backup into an empty installation. No server may run. If it is interrupted, run it again.',
  async runAlone(settings, file, { dryRun }) {
    const { dataDir, databaseUrl } = settings;
    const path = resolve(file);
    const lock = lockDataFolder(dataDir);
    const db =
      databaseUrl === undefined
        ? openSqlite(dataDir)
        : openPostgres(databaseUrl, { onIdleError: () => {}, statementMs: null });
    try {
      const checked = await checkBackup(path);
      const ports = { ...(await openFileStore(settings)), db, masterKeys: openMasterKeys(settings) };
      await checkTarget(ports, checked);
      keysFor(ports, checked);
      const { header, end } = checked;
      const what = `The backup of ${header.made_at}: ${end.rows.users} accounts, ${end.rows.documents} documents, ${end.files} files.`;
      if (dryRun) return `${what}\nDry run: nothing was changed.`;
      await restoreBackup(ports, path, checked);
      return `${what}\nPut back. Look at it with: npm run admin -- verify. Then start the server.`;
    } catch (error) {
      throw error instanceof NoBackup ? new CommandRefused(error.message) : error;
    } finally {
      await db.destroy();
      lock.release();
    }
  },
};
