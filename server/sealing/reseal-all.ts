import type { Database } from '../db/schema.ts';
import { resealDocumentKey, sealedBy } from './document-key.ts';
import type { MasterKeys } from './master-keys.ts';

/** Seals every document's key with the current master key. May be stopped anywhere and called again. */
export async function resealAll(db: Database, masterKeys: MasterKeys): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom('documents')
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
        .updateTable('documents')
        .set({ file_key: resealed })
        .where('id', '=', id)
        .where('file_key', '=', file_key)
        .execute();
    }
  }
}
