import type { Database } from '../db/schema.ts';
import { sealedFor } from '../services/second-factor.ts';
import { resealDocumentKey, sealedBy } from './document-key.ts';
import type { MasterKeys } from './master-keys.ts';
import { tablesWithKeys } from './open-master-keys.ts';

/** Seals every document's and home's key, and every authenticator app's secret, with the current master key. May be stopped anywhere and called again. */
export async function resealAll(db: Database, masterKeys: MasterKeys): Promise<void> {
  for (const table of tablesWithKeys) await resealKeys(db, table, masterKeys);
  await resealSecondFactors(db, masterKeys);
}

async function resealKeys(
  db: Database,
  table: (typeof tablesWithKeys)[number],
  masterKeys: MasterKeys,
): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom(table)
      .select(['id', 'file_key'])
      .where('file_key', 'is not', null)
      .where('file_key', 'not like', `${sealedBy(masterKeys.current().id)}%`)
      .limit(200)
      .execute();
    if (rows.length === 0) return;
    for (const { id, file_key } of rows) {
      const resealed = resealDocumentKey(masterKeys, id, file_key ?? '');
      if (resealed === undefined) continue;
      await db
        .updateTable(table)
        .set({ file_key: resealed })
        .where('id', '=', id)
        .where('file_key', '=', file_key)
        .execute();
    }
  }
}

/** Whether the secret of an authenticator app is sealed by another key. */
export async function hasOtherFactors(db: Database, masterId: string): Promise<boolean> {
  return (await otherFactors(db, masterId, 1)).length > 0;
}

function otherFactors(db: Database, masterId: string, limit: number) {
  return db
    .selectFrom('second_factors')
    .select(['user_id', 'secret'])
    .where('secret', 'not like', `${sealedBy(masterId)}%`)
    .limit(limit)
    .execute();
}

async function resealSecondFactors(db: Database, masterKeys: MasterKeys): Promise<void> {
  for (;;) {
    const rows = await otherFactors(db, masterKeys.current().id, 200);
    if (rows.length === 0) return;
    for (const { user_id, secret } of rows) {
      const resealed = resealDocumentKey(masterKeys, sealedFor(user_id), secret);
      if (resealed === undefined) continue;
      await db
        .updateTable('second_factors')
        .set({ secret: resealed })
        .where('user_id', '=', user_id)
        .where('secret', '=', secret)
        .execute();
    }
  }
}
