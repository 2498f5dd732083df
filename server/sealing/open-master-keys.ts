import type { Database } from '../db/schema.ts';
import { type Settings, SettingsError } from '../settings.ts';
import { sealedBy } from './document-key.ts';
import { openKeyFile } from './key-file.ts';
import { fixedMasterKeys, type MasterKeys } from './master-keys.ts';

/** The operator's keys where the settings have them, else those of the data folder's key file, which is made. */
export function openMasterKeys({ documentKey, earlierDocumentKeys, dataDir }: Settings): MasterKeys {
  return documentKey === undefined
    ? openKeyFile(dataDir, Date.now())
    : fixedMasterKeys(documentKey, earlierDocumentKeys);
}

/** Tables whose rows have a key of their own, sealed by a master key. */
export const tablesWithKeys = ['documents', 'homes'] as const;

/** Throws a SettingsError where documents, or notes of homes, are stored that none of the keys can open. */
export async function checkMasterKeys(db: Database, masters: MasterKeys): Promise<void> {
  for (const table of tablesWithKeys) await checkKeysOf(db, table, masters);
}

async function checkKeysOf(
  db: Database,
  table: (typeof tablesWithKeys)[number],
  masters: MasterKeys,
): Promise<void> {
  const unknown = await db
    .selectFrom(table)
    .select(['file_key', ({ fn }) => fn.countAll<number>().over().as('count')])
    .where('file_key', 'is not', null)
    .where((w) => w.and(masters.all().map(({ id }) => w('file_key', 'not like', `${sealedBy(id)}%`))))
    .limit(1)
    .executeTakeFirst();
  await checkSecondFactors(db, masters);
  if (unknown === undefined) return;
  const id = unknown.file_key?.split('.')[1] ?? '';
  throw new SettingsError([
    `DOCUMENT_KEY: ${Number(unknown.count)} stored ${table} are sealed with another key (${id}).`,
    'Set that key as DOCUMENT_KEY or DOCUMENT_KEY_OLD, or put the file document-key back into the data folder.',
  ]);
}

/** The same for the secrets of authenticator apps. */
async function checkSecondFactors(db: Database, masters: MasterKeys): Promise<void> {
  const unknown = await db
    .selectFrom('second_factors')
    .select(['secret', ({ fn }) => fn.countAll<number>().over().as('count')])
    .where((w) => w.and(masters.all().map(({ id }) => w('secret', 'not like', `${sealedBy(id)}%`))))
    .limit(1)
    .executeTakeFirst();
  if (unknown === undefined) return;
  throw new SettingsError([
    `DOCUMENT_KEY: ${Number(unknown.count)} accounts' authenticator apps are sealed with another key (${unknown.secret.split('.')[1] ?? ''}).`,
    'Set that key as DOCUMENT_KEY or DOCUMENT_KEY_OLD, or put the file document-key back into the data folder.',
  ]);
}
