import { deletion } from '#contract/limits.ts';
import type { SignedIn } from '../access.ts';
import { AppError } from '../app-error.ts';
import type { Changes } from '../changes.ts';
import { ownedDocument } from '../db/owned-documents.ts';
import type { Database } from '../db/schema.ts';
import { timestamp } from '../db/timestamp.ts';
import { holdDeleted } from './hold-deleted.ts';
import { makeRoom } from './make-room.ts';

/**
 * Deletes a document: it is gone from every list and call at once, an analysis under way stops, and `eraseDeleted` takes
 * the rest unless it is restored before. Throws document_not_found.
 */
export async function deleteDocument(
  { db, changes, now }: { db: Database; changes: Changes; now: () => number },
  user: SignedIn,
  id: string,
): Promise<{ restorableUntil: string }> {
  const at = now();
  await makeRoom(() =>
    db.transaction().execute(async (trx) => {
      await ownedDocument(trx, user, id);
      const isHeld = await holdDeleted(trx, id, at);
      if (!isHeld) throw new AppError('document_not_found', { status: 'document_not_found' });
    }),
  );
  changes.notify(id);
  return { restorableUntil: timestamp(at + deletion.heldFor) };
}
