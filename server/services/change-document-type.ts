import type { DocumentType } from '#contract/document-type.ts';
import type { DocumentProgress } from '#contract/documents.ts';
import { engineVersion } from '#engine/index.ts';
import type { Paid } from '../access.ts';
import { AppError } from '../app-error.ts';
import { ownedDocument } from '../db/owned-documents.ts';
import { getDocumentProgress } from './get-document-progress.ts';
import { type QueuePorts, queueAgain } from './queue-again.ts';

/**
 * Has an analyzed document analyzed anew as another type, or as the same where another version of the engine made the
 * analysis. It is not read again, so that this takes no longer for a scan than for any other. Throws document_not_found, document_processing, analysis_failed.
 */
export async function changeDocumentType(
  ports: QueuePorts,
  user: Paid,
  id: string,
  documentType: DocumentType,
): Promise<DocumentProgress> {
  const document = await ownedDocument(ports.db, user, id);
  const { status } = document;
  if (status === 'analysis_error') throw new AppError('analysis_failed', { status });
  if (status === 'analysis_complete' && document.document_type === documentType) {
    const made = await ports.db
      .selectFrom('analyses')
      .select('engine_version')
      .where('document_id', '=', document.id)
      .executeTakeFirst();
    if (made?.engine_version === engineVersion) return getDocumentProgress(ports, user, id);
  }
  // While one is under way its type stays: that of its analysis and its own would differ.
  return queueAgain(ports, user, document, {
    from: 'analysis_complete',
    change: { document_type: documentType },
    refusal: new AppError('document_processing', { status }),
  });
}
