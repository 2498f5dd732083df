import { uuidv7 } from 'uuidv7';
import type { DocumentType } from '#contract/document-type.ts';
import { documentTypeSchema } from '#contract/document-type-schema.ts';
import type { uploadDocument as uploadEndpoint } from '#contract/documents.ts';
import type { EndpointOutput } from '#contract/endpoint.ts';
import { upload as limits } from '#contract/limits.ts';
import type { FileFormat } from '#readers/outcome.ts';
import { REFUSALS, refuseKind } from '#readers/refusals.ts';
import type { Kind } from '#readers/sniff.ts';
import type { Paid } from '../access.ts';
import { type Scanner, ScannerAway } from '../adapters/clamd-scanner.ts';
import { AppError } from '../app-error.ts';
import type { Changes } from '../changes.ts';
import { ownedHome } from '../db/owned-homes.ts';
import type { Database } from '../db/schema.ts';
import { timestamp } from '../db/timestamp.ts';
import { analyzeDocumentKind } from '../jobs/analyze-document.ts';
import type { IntakeInput, IntakeOutput } from '../jobs/intake-process.ts';
import type { ProcessPool } from '../jobs/process-pool.ts';
import { ProcessError } from '../jobs/work-process.ts';
import type { DocumentFiles } from '../sealing/document-files.ts';
import { isStorageFull } from '../storage-full.ts';
import { checkSpace } from './check-space.ts';
import { cleanFileName } from './clean-file-name.ts';
import { homeFor } from './home-for.ts';
import { newDocument } from './new-document.ts';
import { presentDocument } from './present-document.ts';
import { queueAnalysis } from './queue-analysis.ts';

export interface Upload {
  /** Of one document: a file, or pictures of its pages. */
  files: readonly Uint8Array[];
  /** Of the first file. */
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
/** What a home takes beside these, by a call that names it. Pictures of pages become one PDF. */
const furtherFormats: Partial<Record<Kind, FileFormat>> = {
  xlsx: 'xlsx',
  xls: 'xls',
  html: 'html',
  eml: 'eml',
};
const isPicture = (kind: Kind): boolean => kind === 'jpeg' || kind === 'png';

/**
 * Stores a file and queues its analysis: once this returns, both are on disk. Throws document_type_required,
 * home_not_found, file_empty, file_type_invalid, file_not_added, files_not_pictures, file_too_large, file_infected,
 * scanner_away; on a full disk what isStorageFull knows.
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
  await checkSpace(
    db,
    user,
    upload.files.reduce((sum, { length }) => sum + length, 0),
    mostBytes,
  );
  const taken = await takeFiles(intake, user, upload.files, wanted !== null);
  for (const file of upload.files) await checkForViruses(scanner, file);
  const { format, bytes } = taken;
  const fileName = cleanFileName(upload.fileName, `document.${format}`);
  const id = uuidv7();
  const row = newDocument({
    id,
    owner: user,
    fileName: taken.isMade ? fileName.replace(/\.[a-z0-9]{1,5}$/i, '').concat('.pdf') : fileName,
    format,
    documentType,
    bytes,
    fileKey: files.newKey(id),
    createdAt: timestamp(now()),
    isTypeOpen: isOpen,
  });
  const earlier = await findSameBytes(db, user, row.sha256);

  // A crash after this leaves a file that no row speaks of, which the next start sweeps away.
  await files.write(row, 'original', bytes);
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

interface Taken {
  format: FileFormat;
  bytes: Uint8Array;
  /** Whether the bytes were made here, of pictures. */
  isMade: boolean;
}

async function takeFiles(
  intake: UploadPorts['intake'],
  user: Paid,
  files: readonly Uint8Array[],
  intoHome: boolean,
): Promise<Taken> {
  const kinds: Kind[] = [];
  for (const bytes of files) kinds.push(await kindOf(intake, user, bytes));
  const [bytes] = files;
  const [kind] = kinds;
  if (bytes === undefined || kind === undefined) throw new AppError('file_required');
  if (kinds.includes('empty')) throw new AppError('file_empty');
  if (intoHome && kinds.every(isPicture))
    return { format: 'pdf', bytes: await pdfOf(intake, user, files), isMade: true };
  if (files.length > 1) throw new AppError('files_not_pictures');
  const format = formats[kind] ?? (intoHome ? furtherFormats[kind] : undefined);
  if (format !== undefined) return { format, bytes, isMade: false };
  throw new AppError(intoHome ? 'file_not_added' : 'file_type_invalid', {
    fields: { file: (kind === 'damaged' ? REFUSALS.damaged : refuseKind(kind)).message },
  });
}

/** Pictures of pages as one PDF. */
async function pdfOf(
  intake: UploadPorts['intake'],
  user: Paid,
  pictures: readonly Uint8Array[],
): Promise<Uint8Array> {
  const made = await tryIntake(intake, user, { pictures: [...pictures] });
  const pdf = made !== 'broken' && 'pdf' in made ? made.pdf : 'damaged';
  if (pdf === 'damaged') throw new AppError('file_not_added', { fields: { file: REFUSALS.damaged.message } });
  if (pdf === 'too_large' || pdf.length > limits.maxBytes) throw new AppError('file_too_large');
  return pdf;
}

async function kindOf(intake: UploadPorts['intake'], user: Paid, bytes: Uint8Array): Promise<Kind> {
  const seen = await tryIntake(intake, user, { bytes });
  if (seen === 'broken') return 'damaged';
  return 'kind' in seen ? seen.kind : 'unknown';
}

/** What breaks the process that looks at it is no document that can be read; one that was crowded out tells nothing. */
async function tryIntake(
  intake: UploadPorts['intake'],
  user: Paid,
  input: IntakeInput,
): Promise<IntakeOutput | 'broken'> {
  try {
    return await intake.run(input, { account: user.id });
  } catch (error) {
    if (!(error instanceof ProcessError)) throw error;
    if (error.reason === 'crowded') throw new AppError('not_ready', { retryAfter: 5, cause: error });
    return 'broken';
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
