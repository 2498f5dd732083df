import { remedyOf } from '#contract/document-failure.ts';
import type { Remedy } from '#contract/remedy.ts';
import type { DocumentsTable } from '../db/schema.ts';

/** What helps a document whose analysis failed; null where it did not fail. */
export function remedyFor({ status, failure }: Pick<DocumentsTable, 'status' | 'failure'>): Remedy | null {
  return status === 'analysis_error' ? remedyOf(failure) : null;
}
