import type { DocumentProgress } from '#contract/documents.ts';
import type { SignedIn } from '../access.ts';
import { type DocumentRow, type Owned, ownedDocument } from '../db/owned-documents.ts';
import type { Database } from '../db/schema.ts';
import { analyzeDocumentKind } from '../jobs/analyze-document.ts';

/** Where the analysis of one document is. Throws document_not_found. */
export async function getDocumentProgress(
  db: Database,
  user: SignedIn,
  id: string,
): Promise<DocumentProgress> {
  const row = await ownedDocument(db, user, id);
  const reading = row.status === 'analyzing' && row.stage === 'reading';
  return {
    document_id: row.id,
    status: row.status,
    stage: row.stage,
    page: reading ? row.stage_page : null,
    pages: reading ? row.stage_pages : null,
    ahead: row.status === 'queued_for_analysis' ? await countAhead(db, row) : 0,
    error: row.error,
  };
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
