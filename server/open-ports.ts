import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { clamdScanner } from './adapters/clamd-scanner.ts';
import { lockDataFolder } from './adapters/data-lock.ts';
import { openDatabaseUses } from './adapters/database-uses.ts';
import { type DiskReserve, openDiskReserve } from './adapters/disk-reserve.ts';
import { openIdentityProvider } from './adapters/identity-provider.ts';
import { takePrivate } from './adapters/keep-private.ts';
import { openMemoryUses } from './adapters/memory-uses.ts';
import { type FileStore, openFileStore } from './adapters/open-file-store.ts';
import { openOutbox } from './adapters/outbox-mailer.ts';
import { openSandboxPayments } from './adapters/sandbox-payments.ts';
import { openSmtpMailer } from './adapters/smtp-mailer.ts';
import { openStripePayments } from './adapters/stripe-payments.ts';
import { createChanges } from './changes.ts';
import { DatabaseAway } from './db/database-away.ts';
import { migrate, NewerDatabase } from './db/migrate.ts';
import { openPostgres, openSqlite, sqliteFile } from './db/open-database.ts';
import type { Database } from './db/schema.ts';
import { closePools, openPools } from './jobs/open-pools.ts';
import type { Log } from './log.ts';
import type { Ports } from './ports.ts';
import { openDocumentFiles } from './sealing/document-files.ts';
import type { MasterKeys } from './sealing/master-keys.ts';
import { checkMasterKeys, openMasterKeys } from './sealing/open-master-keys.ts';
import { openSecurityLog } from './security-log.ts';
import { matchInstallation } from './services/match-installation.ts';
import { type Settings, SettingsError } from './settings.ts';

const keyInFolder =
  'DOCUMENT_KEY is not set: stored files are sealed with the key in the data folder. That protects copies of the ' +
  'files alone, not a copy of the whole folder.';

const noRoom =
  'Less than 16 MB are free on the disk of DATA_DIR: no document is stored until there is more room. Everything else goes on.';

export interface OpenPorts extends Ports {
  close(): Promise<void>;
}

/**
 * Opens every adapter as the settings say, with the schema up to date. With SQLite the data folder is this process's
 * own from here on; throws DataFolderTaken where it is another's. With `beside` it is not: for a short command beside
 * the process that owns it. With `unmatched` folder and database may be of different installations.
 */
export async function openPorts(
  settings: Settings,
  log: Log,
  { beside = false, unmatched = false }: { beside?: boolean; unmatched?: boolean } = {},
): Promise<OpenPorts> {
  const { dataDir, databaseUrl } = settings;
  checkWritable(dataDir);
  // First: on a full disk nothing else could be opened.
  const reserve = keepsReserve(settings)
    ? await openDiskReserve(dataDir, { keeps: !beside })
    : { isHeld: () => true, release: () => {}, close: () => {} };
  const undo = [reserve.close];
  const release = () => {
    for (const one of undo) one();
  };
  try {
    if (databaseUrl === undefined && !beside) undo.push(lockDataFolder(dataDir).release);
    return await openInside(settings, log, { beside, unmatched, reserve, release });
  } catch (error) {
    release();
    throw error;
  }
}

/** Where neither tables nor files are in the data folder there is nothing to delete in it either. */
const keepsReserve = ({ databaseUrl, s3 }: Settings): boolean =>
  databaseUrl === undefined || s3 === undefined;

/** The same, in a folder that is this process's own; `release` gives it up again. */
async function openInside(
  settings: Settings,
  log: Log,
  {
    beside,
    unmatched,
    reserve,
    release,
  }: { beside: boolean; unmatched: boolean; reserve: DiskReserve; release: () => void },
): Promise<OpenPorts> {
  const { dataDir, databaseUrl } = settings;
  const onIdleError = (error: Error) => log.warn({ err: error }, 'a database connection broke');
  if (databaseUrl !== undefined) await migratePostgres(databaseUrl, onIdleError);
  const db =
    databaseUrl === undefined
      ? await openOwnDatabase(dataDir, reserve.release)
      : openPostgres(databaseUrl, { onIdleError });
  let store: FileStore;
  let masterKeys: MasterKeys;
  try {
    store = await openFileStore(settings, reserve);
    // First: another installation's key is the wrong one too.
    if (!unmatched) await matchInstallation({ db, ...store });
    masterKeys = openMasterKeys(settings);
    await checkMasterKeys(db, masterKeys);
    if (!unmatched && settings.documentKey !== undefined) await store.agreeOnKey?.(masterKeys);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  if (settings.documentKey === undefined && !beside) log.warn(keyInFolder);
  if (!beside && !reserve.isHeld()) log.warn(noRoom);
  const { blobs, mark } = store;
  const outbox = settings.smtpUrl === undefined ? await openOutbox(join(dataDir, 'outbox')) : undefined;
  const mailer = outbox ?? openSmtpMailer(settings.smtpUrl ?? '', settings.mailFrom);
  const sandbox = openSandboxPayments(db);
  const { stripe } = settings;
  const pools = openPools(settings);
  const ports = {
    db,
    blobs,
    mark,
    files: openDocumentFiles(blobs, masterKeys),
    masterKeys,
    mailer,
    outbox,
    payments: stripe === undefined ? sandbox : openStripePayments(stripe),
    sandbox: stripe === undefined ? sandbox : undefined,
    ...pools,
    scanner: settings.clamdSocket === undefined ? undefined : clamdScanner(settings.clamdSocket),
    model: settings.model,
    provider: settings.oidc && openIdentityProvider(settings.oidc),
    uses: databaseUrl === undefined ? openMemoryUses() : openDatabaseUses(db),
    changes: createChanges(),
    security: openSecurityLog(log, settings.securityLog),
    now: Date.now,
  } satisfies Ports;
  return {
    ...ports,
    async close() {
      await closePools(pools);
      mailer.close();
      await db.destroy();
      release();
    },
  };
}

/** The database in the data folder, with its schema up to date. */
async function openOwnDatabase(folder: string, onFull: () => void): Promise<Database> {
  let db: Database | undefined;
  try {
    db = openSqlite(folder, onFull);
    await migrate(db);
    return db;
  } catch (error) {
    await db?.destroy();
    if (error instanceof NewerDatabase) throw new SettingsError([error.message]);
    const isDamaged = error instanceof Error && 'errcode' in error && damaged.has(Number(error.errcode));
    throw isDamaged ? new SettingsError([`The database ${join(folder, sqliteFile)} ${noDatabase}`]) : error;
  }
}

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const damaged = new Set([11, 26]);
const noDatabase = 'is damaged or no database. Nothing was changed. Put its backup back.';

/** A migration may take longer than any other statement, and waits while another process makes it. */
async function migratePostgres(url: string, onIdleError: (error: Error) => void): Promise<void> {
  const db = openPostgres(url, { onIdleError, statementMs: null });
  try {
    await migrate(db);
  } catch (error) {
    if (error instanceof NewerDatabase) throw new SettingsError([error.message]);
    throw isUnreachable(error) ? new SettingsError([`DATABASE_URL: ${error.message}.`]) : error;
  } finally {
    await db.destroy();
  }
}

function checkWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
    takePrivate(folder);
  } catch {
    throw new SettingsError([`DATA_DIR: ${folder} is not a folder that can be written to.`]);
  }
}

/** No connection, no such host, refused log-in, or no such database: PostgreSQL's classes 28 and 3D. */
function isUnreachable(error: unknown): error is Error {
  if (error instanceof DatabaseAway) return true;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(E[A-Z]+|28...|3D...)$/.test(code);
}
