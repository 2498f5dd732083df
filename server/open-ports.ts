import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { clamdScanner } from './adapters/clamd-scanner.ts';
import { lockDataFolder } from './adapters/data-lock.ts';
import { openDatabaseUses } from './adapters/database-uses.ts';
import { openFolderBlobs } from './adapters/folder-blobs.ts';
import { openMemoryUses } from './adapters/memory-uses.ts';
import { openOutbox } from './adapters/outbox-mailer.ts';
import { openSandboxPayments } from './adapters/sandbox-payments.ts';
import { openSmtpMailer } from './adapters/smtp-mailer.ts';
import { openStripePayments } from './adapters/stripe-payments.ts';
import { createChanges } from './changes.ts';
import { migrate } from './db/migrate.ts';
import { openPostgres, openSqlite } from './db/open-database.ts';
import { createThreadPool } from './jobs/thread-pool.ts';
import type { Log } from './log.ts';
import type { Ports } from './ports.ts';
import { openDocumentFiles } from './sealing/document-files.ts';
import { checkMasterKeys, openMasterKeys } from './sealing/open-master-keys.ts';
import { type Settings, SettingsError, scansAtATime } from './settings.ts';

const keyInFolder =
  'DOCUMENT_KEY is not set: stored files are sealed with the key in the data folder. That protects copies of the ' +
  'files alone, not a copy of the whole folder.';

export interface OpenPorts extends Ports {
  close(): Promise<void>;
}

/**
 * Opens every adapter as the settings say, with the schema up to date. With SQLite the data folder is this process's
 * own from here on; throws DataFolderTaken where it is another's. With `beside` it is not: for a short command beside
 * the process that owns it.
 */
export async function openPorts(
  settings: Settings,
  log: Log,
  { beside = false }: { beside?: boolean } = {},
): Promise<OpenPorts> {
  const { dataDir, databaseUrl } = settings;
  checkWritable(dataDir);
  const lock = databaseUrl === undefined && !beside ? lockDataFolder(dataDir) : undefined;
  const db =
    databaseUrl === undefined
      ? openSqlite(dataDir)
      : openPostgres(databaseUrl, (error) => log.warn({ err: error }, 'a database connection broke'));
  await migrate(db).catch((error: unknown) => {
    throw isUnreachable(error) ? new SettingsError([`DATABASE_URL: ${error.message}.`]) : error;
  });
  const masterKeys = openMasterKeys(settings);
  await checkMasterKeys(db, masterKeys);
  if (settings.documentKey === undefined && !beside) log.warn(keyInFolder);
  const blobs = await openFolderBlobs(join(dataDir, 'blobs'));
  const outbox = settings.smtpUrl === undefined ? await openOutbox(join(dataDir, 'outbox')) : undefined;
  const mailer = outbox ?? openSmtpMailer(settings.smtpUrl ?? '', settings.mailFrom);
  const sandbox = openSandboxPayments(db);
  const { stripe } = settings;
  const ports = {
    db,
    blobs,
    files: openDocumentFiles(blobs, masterKeys),
    masterKeys,
    mailer,
    outbox,
    payments: stripe === undefined ? sandbox : openStripePayments(stripe),
    sandbox: stripe === undefined ? sandbox : undefined,
    analyzer: createThreadPool(new URL('./jobs/analyze-thread.ts', import.meta.url), 'analyzeBytes', {
      // One more reads the pictures of documents whose results are there already.
      threads: settings.analysisThreads + scansAtATime(settings) + 1,
      // A scan of many pages takes minutes, and tells of each page; what hangs tells nothing.
      time: 1_800_000,
      silence: 120_000,
      memory: 1024,
    }),
    scanner: settings.clamdSocket === undefined ? undefined : clamdScanner(settings.clamdSocket),
    intake: createThreadPool(new URL('./jobs/intake-thread.ts', import.meta.url), 'takeIn', {
      threads: 1,
      time: 20_000,
      memory: 256,
    }),
    renderer: createThreadPool(new URL('./jobs/render-thread.ts', import.meta.url), 'render', {
      // A page that is asked for does not wait for one that is fetched ahead.
      threads: 2,
      time: 20_000,
      memory: 512,
    }),
    reporter: createThreadPool(new URL('./jobs/report-thread.ts', import.meta.url), 'writeReport', {
      threads: 1,
      time: 60_000,
      memory: 512,
    }),
    uses: databaseUrl === undefined ? openMemoryUses() : openDatabaseUses(db),
    changes: createChanges(),
    now: Date.now,
  } satisfies Ports;
  return {
    ...ports,
    async close() {
      await Promise.all([
        ports.analyzer.close(),
        ports.intake.close(),
        ports.renderer.close(),
        ports.reporter.close(),
      ]);
      mailer.close();
      await db.destroy();
      lock?.release();
    },
  };
}

function checkWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new SettingsError([`DATA_DIR: ${folder} is not a folder that can be written to.`]);
  }
}

/** No connection, no such host, refused log-in, or no such database: PostgreSQL's classes 28 and 3D. */
function isUnreachable(error: unknown): error is Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(E[A-Z]+|28...|3D...)$/.test(code);
}
