import { createHash } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import type { DocumentType } from '#contract/document-type.ts';
import { documentTypeSchema } from '#contract/document-type-schema.ts';
import type { uploadDocument as uploadEndpoint } from '#contract/documents.ts';
import type { EndpointOutput } from '#contract/endpoint.ts';
import type { FileFormat } from '#readers/outcome.ts';
import { REFUSALS, refuseKind } from '#readers/refusals.ts';
import type { Kind } from '#readers/sniff.ts';
import type { Paid } from '../access.ts';
import { type Scanner, ScannerAway } from '../adapters/clamd-scanner.ts';
import { AppError } from '../app-error.ts';
import type { Changes } from '../changes.ts';
import type { DocumentRow, Owned } from '../db/owned-documents.ts';
import { ownedHome } from '../db/owned-homes.ts';
import type { Database } from '../db/schema.ts';
import { timestamp } from '../db/timestamp.ts';
import { analyzeDocumentKind } from '../jobs/analyze-document.ts';
import type { IntakeInput, IntakeOutput } from '../jobs/intake-process.ts';
import type { ProcessPool } from '../jobs/process-pool.ts';
import { ProcessError } from '../jobs/work-process.ts';
import type { DocumentFiles } from '../sealing/document-files.ts';
import { isStorageFull } from '../storage-full.ts';
import { cleanFileName } from './clean-file-name.ts';
import { homeFor } from './home-for.ts';
import { presentDocument } from './present-document.ts';
import { queueAnalysis } from './queue-analysis.ts';

export interface Upload {
  bytes: Uint8Array;
  fileName: string;
  documentType: string | undefined;
  /** The home that it is about; the newest, or the first that is made for it, where left out. */
  homeId?: string | undefined;
}

interface UploadPorts {
  db: Database;
  files: DocumentFiles;
  scanner: Scanner | undefined;
  intake: ProcessPool<IntakeInput, IntakeOutput>;
  changes: Changes;
  now: () => number;
}

/** A locked Word file is of the right type: its analysis says what to do about the lock. */
const formats: Partial<Record<Kind, FileFormat>> = {
  pdf: 'pdf',
  docx: 'docx',
  protected_office: 'docx',
  doc: 'doc',
  text: 'txt',
};

/**
 * Stores a file and queues its analysis: once this returns, both are on disk. Throws document_type_required,
 * home_not_found, file_empty, file_type_invalid, file_infected, scanner_away; on a full disk what isStorageFull knows.
 */
export async function uploadDocument(
  { db, files, scanner, intake, changes, now }: UploadPorts,
  user: Paid,
  upload: Upload,
  mostBytes: number,
): Promise<EndpointOutput<typeof uploadEndpoint>> {
  const isOpen = upload.documentType === 'auto';
  const documentType = isOpen ? 'other' : checkType(upload.documentType);
  const wanted = upload.homeId === undefined ? null : (await ownedHome(db, user, upload.homeId)).id;
  await checkSpace(db, user, upload.bytes.length, mostBytes);
  const format = await checkFormat(intake, user, upload.bytes);
  await checkForViruses(scanner, upload.bytes);
  const id = uuidv7();
  const row = {
    id,
    owner_id: user.id,
    file_name: cleanFileName(upload.fileName, `document.${format}`),
    format,
    document_type: documentType,
    status: 'uploaded',
    stage: 'waiting',
    stage_page: null,
    stage_pages: null,
    total_pages: null,
    size_bytes: upload.bytes.length,
    sha256: createHash('sha256').update(upload.bytes).digest('hex'),
    file_key: files.newKey(id),
    error: null,
    failure: null,
    retries: 0,
    retries_since: null,
    created_at: timestamp(now()),
    expiry_noticed_at: null,
    home_id: null,
    type_open: isOpen ? 1 : 0,
  } satisfies DocumentRow as Owned<DocumentRow>;
  const earlier = await findSameBytes(db, user, row.sha256);

  // A crash after this leaves a file that no row speaks of, which the next start sweeps away.
  await files.write(row, 'original', upload.bytes);
  try {
    await db.transaction().execute(async (trx) => {
      const home_id = await homeFor(trx, user, wanted, now());
      await trx
        .insertInto('documents')
        .values({ ...row, home_id })
        .execute();
      await queueAnalysis(trx, row, now());
    });
  } catch (error) {
    // Nobody could delete what takes the room then.
    if (isStorageFull(error)) await files.remove(id);
    throw error;
  }
  changes.queued(analyzeDocumentKind);
  const note = earlier && `You uploaded this same file before, as ${earlier.file_name}. Both are kept.`;
  return { ...presentDocument(row), duplicate_of: earlier?.id ?? null, note: note ?? null };
}

function checkType(given: string | undefined): DocumentType {
  const parsed = documentTypeSchema.safeParse(given);
  if (!parsed.success) throw new AppError('document_type_required');
  return parsed.data;
}

/** Files as they were uploaded; what is stored beside them is a small part of that. */
async function checkSpace(db: Database, user: Paid, size: number, mostBytes: number): Promise<void> {
  const { stored } = await db
    .selectFrom('documents')
    .select(({ fn }) => fn.sum<number | string | null>('size_bytes').as('stored'))
    .where('owner_id', '=', user.id)
    .executeTakeFirstOrThrow();
  if (Number(stored) + size > mostBytes) throw new AppError('account_full');
}

async function checkFormat(
  intake: UploadPorts['intake'],
  user: Paid,
  bytes: Uint8Array,
): Promise<FileFormat> {
  const kind = await kindOf(intake, user, bytes);
  if (kind === 'empty') throw new AppError('file_empty');
  const format = formats[kind];
  if (format === undefined) {
    throw new AppError('file_type_invalid', {
      fields: { file: (kind === 'damaged' ? REFUSALS.damaged : refuseKind(kind)).message },
    });
  }
  return format;
}

/** What breaks the process that looks at it is no document that can be read; one that was crowded out tells nothing. */
async function kindOf(intake: UploadPorts['intake'], user: Paid, bytes: Uint8Array): Promise<Kind> {
  try {
    const seen = await intake.run({ bytes }, { account: user.id });
    return 'kind' in seen ? seen.kind : 'unknown';
  } catch (error) {
    if (!(error instanceof ProcessError)) throw error;
    if (error.reason === 'crowded') throw new AppError('not_ready', { retryAfter: 5, cause: error });
    return 'damaged';
  }
}

/** Without a verdict nothing is taken in. */
async function checkForViruses(scanner: Scanner | undefined, bytes: Uint8Array): Promise<void> {
  if (scanner === undefined) return;
  let found: string | null;
  try {
    found = await scanner.scan(bytes);
  } catch (error) {
    throw error instanceof ScannerAway ? new AppError('scanner_away', { cause: error }) : error;
  }
  if (found !== null) throw new AppError('file_infected');
}

function findSameBytes(db: Database, user: Paid, sha256: string) {
  return db
    .selectFrom('documents')
    .select(['id', 'file_name'])
    .where('owner_id', '=', user.id)
    .where('sha256', '=', sha256)
    .orderBy('id')
    .executeTakeFirst();
}
