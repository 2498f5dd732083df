import { homeAnalysisForm } from '#home/home-analysis.ts';
import type { DocumentRow } from '../db/owned-documents.ts';
import type { DatabaseTransaction } from '../db/schema.ts';
import { timestamp } from '../db/timestamp.ts';
import type { DocumentFiles } from '../sealing/document-files.ts';
import type { AnalysisInput, AnalysisMessage, AnalysisOutput, AnalysisProgress } from './analyze-process.ts';
import { keepRecognized } from './keep-recognized.ts';
import type { ProcessPool } from './process-pool.ts';
import { sealFacts } from './seal-facts.ts';

export type AnalyzedDocument = Pick<
  DocumentRow,
  'id' | 'owner_id' | 'document_type' | 'type_open' | 'format' | 'file_key'
>;

/** What a process made of a document, with its texts as they are stored. */
export type Analyzed = AnalysisOutput & { ok: true };

export interface AnalyzeFilePorts {
  files: DocumentFiles;
  analyzer: ProcessPool<AnalysisInput, AnalysisOutput, AnalysisMessage>;
  /** Pages of one document that are recognized at a time: one unless told. */
  ocrPages?: number;
  /** Where the recognizer's model is kept unpacked: nowhere unless told. */
  modelFolder?: string;
}

interface AnalyzeFileOptions extends Pick<AnalysisInput, 'pages' | 'recognize'> {
  signal: AbortSignal;
  /** Milliseconds that it may take; those of any analysis unless told. */
  time?: number | undefined;
  onProgress?: (progress: AnalysisProgress) => void;
}

/** The document's file is not stored: no later try finds it. */
export class FileMissing extends Error {
  constructor() {
    super('The file of a document is missing.');
    this.name = 'FileMissing';
  }
}

/** Reads and analyzes a document in a process of its own. Its pages are stored, its analysis is returned to be. Throws FileMissing. */
export async function analyzeFile(
  { files, analyzer, ocrPages = 1, modelFolder }: AnalyzeFilePorts,
  document: AnalyzedDocument,
  { pages, recognize, signal, time, onProgress }: AnalyzeFileOptions,
): Promise<AnalysisOutput> {
  const bytes = await files.readOpen(document);
  if (bytes === undefined) throw new FileMissing();
  const recognized = await keepRecognized({
    read: () => files.read(document, 'recognized'),
    write: (packed) => files.write(document, 'recognized', packed),
  });
  const input = {
    bytes,
    documentType: document.type_open === 1 ? undefined : document.document_type,
    pages,
    recognized: recognized.kept,
    ocrPages,
    modelFolder,
    recognize,
  };
  const onMessage = (message: AnalysisMessage) => {
    if ('recognized' in message) recognized.add(message.recognized);
    else onProgress?.(message);
  };
  const result = await analyzer
    .run(input, { account: document.owner_id, signal, onMessage, ...(time !== undefined && { time }) })
    .finally(() => recognized.end().catch(() => undefined));
  if (!result.ok) return result;
  await files.write(document, 'pages', result.pages);
  return {
    ...result,
    body: files.sealText(document, 'analysis', result.body),
    facts: sealFacts(files, document, result.facts),
  };
}

/** Stores an analysis, and what its home is read from, in place of an earlier one. */
export async function storeAnalysis(
  trx: DatabaseTransaction,
  documentId: string,
  result: Analyzed,
  now: number,
): Promise<void> {
  const row = {
    document_id: documentId,
    body: result.body,
    page_offsets: JSON.stringify(result.offsets),
    engine_version: result.engineVersion,
    created_at: timestamp(now),
  };
  await trx
    .insertInto('analyses')
    .values(row)
    .onConflict((earlier) => earlier.column('document_id').doUpdateSet(row))
    .execute();
  const facts = { document_id: documentId, ...result.facts, form: homeAnalysisForm };
  await trx
    .insertInto('facts')
    .values(facts)
    .onConflict((earlier) => earlier.column('document_id').doUpdateSet(facts))
    .execute();
}
