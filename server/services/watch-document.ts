import type { DocumentProgress } from '#contract/documents.ts';
import type { SignedIn } from '../access.ts';
import { AppError } from '../app-error.ts';
import type { Changes } from '../changes.ts';
import type { Database } from '../db/schema.ts';
import { getDocumentProgress } from './get-document-progress.ts';

/** How often the database is looked at: another process may be the one that analyzes. */
const lookEvery = 500;

/**
 * Yields a document's progress at once and at each change, until its analysis has ended, the document is gone or the
 * signal is aborted. Throws document_not_found at the start only.
 */
export async function* watchDocument(
  { db, changes }: { db: Database; changes: Changes },
  user: SignedIn,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<DocumentProgress> {
  let progress = await getDocumentProgress(db, user, id);
  yield progress;
  while (!hasEnded(progress) && !signal.aborted) {
    const change = changes.next(id, lookEvery, signal);
    const latest = await getDocumentProgress(db, user, id).catch(endIfGone);
    if (latest === undefined) return;
    if (JSON.stringify(latest) !== JSON.stringify(progress)) {
      progress = latest;
      yield progress;
    }
    if (!hasEnded(progress)) await change;
  }
}

const hasEnded = ({ status }: DocumentProgress) =>
  status === 'analysis_complete' || status === 'analysis_error';

function endIfGone(error: unknown): undefined {
  if (error instanceof AppError) return undefined;
  throw error;
}
