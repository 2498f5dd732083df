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
  ports: { db: Database; changes: Changes; now: () => number },
  user: SignedIn,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<DocumentProgress> {
  let progress = await getDocumentProgress(ports, user, id);
  yield progress;
  while (!hasEnded(progress) && !signal.aborted) {
    const change = ports.changes.next(id, lookEvery, signal);
    const latest = await getDocumentProgress(ports, user, id).catch(endIfGone);
    if (latest === undefined) return;
    if (whatIsTold(latest) !== whatIsTold(progress)) {
      progress = latest;
      yield progress;
    }
    if (!hasEnded(progress)) await change;
  }
}

/** Time alone is no news. */
const whatIsTold = (progress: DocumentProgress) => JSON.stringify({ ...progress, elapsed_ms: null });

const hasEnded = ({ status }: DocumentProgress) =>
  status === 'analysis_complete' || status === 'analysis_error';

function endIfGone(error: unknown): undefined {
  if (error instanceof AppError) return undefined;
  throw error;
}
