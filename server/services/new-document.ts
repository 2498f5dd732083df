import { createHash } from 'node:crypto';
import type { DocumentType } from '#contract/document-type.ts';
import type { FileFormat } from '#readers/outcome.ts';
import type { SignedIn } from '../access.ts';
import type { DocumentRow, Owned } from '../db/owned-documents.ts';

interface NewDocument {
  id: string;
  owner: SignedIn;
  fileName: string;
  format: FileFormat;
  documentType: DocumentType;
  bytes: Uint8Array;
  fileKey: string;
  createdAt: string;
  /** Whether its analysis is to find out of what type it is. */
  isTypeOpen: boolean;
  /** The document that it was split off, and its first page there. */
  partOf?: { id: string; first: number };
}

/** The row of a document that is about to be stored, in no home yet. */
export function newDocument(made: NewDocument): Owned<DocumentRow> {
  const { bytes, partOf } = made;
  return {
    id: made.id,
    owner_id: made.owner.id,
    file_name: made.fileName,
    format: made.format,
    document_type: made.documentType,
    status: 'uploaded',
    stage: 'waiting',
    stage_page: null,
    stage_pages: null,
    total_pages: null,
    size_bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    file_key: made.fileKey,
    error: null,
    failure: null,
    retries: 0,
    retries_since: null,
    created_at: made.createdAt,
    expiry_noticed_at: null,
    home_id: null,
    type_open: made.isTypeOpen ? 1 : 0,
    part_of: partOf?.id ?? null,
    part_first: partOf?.first ?? null,
    kept_whole: 0,
  } satisfies DocumentRow as Owned<DocumentRow>;
}
