import type { DocumentProgress } from '#contract/documents.ts';
import type { SignedIn } from '../access.ts';
import { ownedDocument } from '../db/owned-documents.ts';
import type { Database } from '../db/schema.ts';
import { analyzeDocumentKind } from '../jobs/analyze-document.ts';
import { laneInOrder } from '../jobs/queue.ts';
import { presentProgress } from './present-progress.ts';

/** Where the analysis of one document is. Throws document_not_found. */
export async function getDocumentProgress(
  { db, now }: { db: Database; now: () => number },
  user: SignedIn,
  id: string,
): Promise<DocumentProgress> {
  const row = await ownedDocument(db, user, id);
  const jobs = await laneInOrder(db, analyzeDocumentKind, user.id);
  const ahead = jobs.findIndex(({ subject }) => subject === id);
  return presentProgress(row, { ahead, since: jobs[ahead]?.created_at ?? null }, now());
}
