import type { DocumentProgress } from '#contract/documents.ts';
import type { SignedIn } from '../access.ts';
import { type DocumentRow, type Owned, ownedDocument } from '../db/owned-documents.ts';
import type { Database } from '../db/schema.ts';
import { analyzeDocumentKind } from '../jobs/analyze-document.ts';
import { presentProgress } from './present-progress.ts';

/** Where the analysis of one document is. Throws document_not_found. */
export async function getDocumentProgress(
  db: Database,
  user: SignedIn,
  id: string,
): Promise<DocumentProgress> {
  const row = await ownedDocument(db, user, id);
  return presentProgress(row, row.status === 'queued_for_analysis' ? await countAhead(db, row) : 0);
}

async function countAhead(db: Database, document: Owned<DocumentRow>): Promise<number> {
  const { ahead } = await db
    .selectFrom('jobs as job')
    .innerJoin('jobs as earlier', (join) =>
      join
        .onRef('earlier.lane', '=', 'job.lane')
        .onRef('earlier.id', '<', 'job.id')
        .on('earlier.failed_at', 'is', null),
    )
    .select(({ fn }) => fn.countAll<number>().as('ahead'))
    .where('job.kind', '=', analyzeDocumentKind)
    .where('job.subject', '=', document.id)
    .executeTakeFirstOrThrow();
  return ahead;
}
