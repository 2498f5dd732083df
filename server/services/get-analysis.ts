import type { Analysis } from '#contract/analysis.ts';
import { statusBadge } from '#contract/document-status.ts';
import { engineVersion } from '#engine/index.ts';
import type { SignedIn } from '../access.ts';
import { AppError } from '../app-error.ts';
import { ownedDocument } from '../db/owned-documents.ts';
import type { Database } from '../db/schema.ts';
import { readPicturesKind } from '../jobs/picture-job.ts';
import type { ModelSettings } from '../model/model-settings.ts';
import type { DocumentFiles } from '../sealing/document-files.ts';
import { readingOf } from './present-reading.ts';
import { readStoredAnalysis } from './read-stored-analysis.ts';
import { remedyFor } from './remedy-for.ts';

/** The analysis of a document. Throws document_not_found, document_processing, analysis_failed. */
export async function getAnalysis(
  { db, files, model }: { db: Database; files: DocumentFiles; model: ModelSettings | undefined },
  user: SignedIn,
  id: string,
): Promise<Analysis> {
  const document = await ownedDocument(db, user, id);
  const { status } = document;
  if (status === 'analysis_error') {
    throw new AppError('analysis_failed', {
      status,
      remedy: remedyFor(document),
      ...(document.error === null ? {} : { detail: document.error }),
    });
  }
  const row = await db
    .selectFrom('analyses')
    .select(['body', 'created_at', 'engine_version'])
    .where('document_id', '=', id)
    .executeTakeFirst();
  if (status !== 'analysis_complete' || row === undefined) {
    throw new AppError('document_processing', { status });
  }
  const reading = await db
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', readPicturesKind)
    .where('subject', '=', id)
    .where('failed_at', 'is', null)
    .executeTakeFirst();
  const modelReading = await readingOf(db, model, id);
  return {
    ...readStoredAnalysis(files.openText(document, 'analysis', row.body)),
    document_id: id,
    status,
    message: statusBadge(status),
    document_name: document.file_name,
    file_name: document.file_name,
    created_at: row.created_at,
    ...(reading === undefined ? {} : { still_reading: true as const }),
    ...(row.engine_version === engineVersion ? {} : { older_engine: true as const }),
    ...(modelReading === undefined ? {} : { model_reading: modelReading }),
  };
}
