import type { listDocumentsUnderWay as endpoint } from '#contract/documents.ts';
import type { EndpointOutput } from '#contract/endpoint.ts';
import type { SignedIn } from '../access.ts';
import type { DocumentRow, Owned } from '../db/owned-documents.ts';
import type { Database } from '../db/schema.ts';
import { analyzeDocumentKind } from '../jobs/analyze-document.ts';
import { presentProgress } from './present-progress.ts';

/** The user's documents whose analysis has not ended, in the order of their turns: one is analyzed at a time. */
export async function listDocumentsUnderWay(
  db: Database,
  user: SignedIn,
): Promise<EndpointOutput<typeof endpoint>['data']> {
  const rows = await db
    .selectFrom('documents')
    .innerJoin('jobs', (join) =>
      join.onRef('jobs.subject', '=', 'documents.id').on('jobs.kind', '=', analyzeDocumentKind),
    )
    .selectAll('documents')
    .where('documents.owner_id', '=', user.id)
    // The lane of an account is its id: found without a look at all of its documents.
    .where('jobs.lane', '=', user.id)
    .where('jobs.failed_at', 'is', null)
    .orderBy('jobs.id')
    .execute();
  return (rows as Owned<DocumentRow>[]).map((row, ahead) => ({
    ...presentProgress(row, row.status === 'queued_for_analysis' ? ahead : 0),
    file_name: row.file_name,
  }));
}
