import { getPriority, setPriority } from 'node:os';
import type { MessagePort } from 'node:worker_threads';
import type { AnalysisStage } from '#contract/document-status.ts';
import type { DocumentType } from '#contract/document-type.ts';
import type { Page } from '#contract/page.ts';
import { analyze } from '#engine/index.ts';
import { findingOf, homeAnalysis } from '#home/home-analysis.ts';
import type { Unreadable } from '#readers/outcome.ts';
import { readDocument } from '#readers/read-document.ts';
import { describeParts } from './describe-parts.ts';
import { packPages, unpackPages } from './packed-pages.ts';
import { openRecognizedPages } from './recognized-pages.ts';

export interface AnalysisInput {
  bytes: Uint8Array;
  /** Undefined where it is to be found out. */
  documentType: DocumentType | undefined;
  /** The document's pages, where it was read before, as an AnalysisOutput holds them. */
  pages: Uint8Array | null;
  /** What an earlier try left of its recognized pages: see AnalysisMessage. */
  recognized: Uint8Array | undefined;
  /** Pages of this document that are recognized at a time. */
  ocrPages: number;
  /** Where the recognizer's model is unpacked, once for all: a process may be ended before it can tidy up. */
  modelFolder: string | undefined;
  /**
   * Which pages without usable text are recognized. With 'few' the results do not wait for a few among pages of text, and
   * any other scan is not analyzed.
   */
  recognize: 'all' | 'few';
}

/** Of more pages than this share of a document the results do not do without. */
const fewPictures = 0.2;
/** Pages of a scan that is done within seconds. */
const shortScan = 3;

/** `page` of `pages` while reading. */
export interface AnalysisProgress {
  stage: AnalysisStage;
  page: number | null;
  pages: number | null;
}

/** How far it is, or a page that was recognized, packed, to be kept for another try. */
export type AnalysisMessage = AnalysisProgress | { recognized: Uint8Array };

/** What of an analysis its home is read from. */
export interface DocumentFacts {
  /** A HomeAnalysis as JSON. */
  body: string;
  /** What the document says above all, in a sentence. */
  finding: string | null;
}

export type AnalysisOutput =
  | {
      ok: true;
      /** An EngineAnalysis as JSON. */
      body: string;
      facts: DocumentFacts;
      documentType: DocumentType;
      engineVersion: string;
      totalPages: number;
      /** Whether pages were left to be recognized later. */
      postponed: boolean;
      /** Each page as one gzip member holding a line of JSON; together one gzip file of all lines. */
      pages: Uint8Array;
      /** Where each member starts, then the length of it all. */
      offsets: number[];
    }
  | Unreadable
  | Scan;

/** A scan, which was not analyzed. */
interface Scan {
  ok: false;
  reason: 'scan';
  length: 'short' | 'long';
}

/** Between the server's own priority and that of work that gives way to all other. */
const behindTheServer = 3;

yieldToServer();

/** Reads and analyzes one document. Runs in a process of its own. */
export async function analyzeBytes(
  input: AnalysisInput & { port: Pick<MessagePort, 'postMessage'> },
): Promise<AnalysisOutput> {
  const report = (message: AnalysisMessage) => input.port.postMessage(message);
  report({ stage: 'reading', page: null, pages: null });
  const outcome = input.pages === null ? await read(input, report) : reread(input.pages);
  if (!outcome.ok) return outcome;
  const { pages, postponed } = outcome;
  report({ stage: 'finding', page: null, pages: pages.length });
  const { documentType } = input;
  const analysis = analyze(pages, documentType && { documentType });
  report({ stage: 'writing', page: null, pages: pages.length });
  return {
    ok: true,
    body: JSON.stringify(analysis),
    documentType: analysis.document_type,
    facts: {
      body: JSON.stringify({ ...homeAnalysis(analysis), ...describeParts(pages) }),
      finding: findingOf(analysis),
    },
    engineVersion: analysis.engine.version,
    totalPages: analysis.total_pages,
    postponed,
    ...packPages(pages),
  };
}

type Read = { ok: true; pages: Page[]; postponed: boolean } | Unreadable | Scan;

async function read(
  { bytes, recognized, ocrPages, modelFolder, recognize }: AnalysisInput,
  report: (message: AnalysisMessage) => void,
): Promise<Read> {
  let postponed = false;
  let scan: Scan | undefined;
  const outcome = await readDocument(bytes, {
    onPage: (page, pages) => report({ stage: 'reading', page, pages }),
    ocr: {
      slots: ocrPages,
      ...(modelFolder === undefined ? {} : { modelFolder }),
      cache: openRecognizedPages(recognized, (packed) => report({ recognized: packed })),
      postpone: (chosen, pages) => {
        if (recognize === 'all') return false;
        postponed = chosen <= pages * fewPictures;
        if (!postponed) scan = { ok: false, reason: 'scan', length: chosen > shortScan ? 'long' : 'short' };
        return true;
      },
    },
  });
  if (scan !== undefined) return scan;
  return outcome.ok ? { ok: true, pages: outcome.pages, postponed } : outcome;
}

function reread(packed: Uint8Array): Read {
  const pages = unpackPages(packed);
  return { ok: true, pages, postponed: pages.some(({ fault }) => fault === 'not_tried') };
}

/** Calls to the server come first: on Linux this concerns this thread, and all threads and programs it starts. */
function yieldToServer(): void {
  if (process.platform === 'linux' && getPriority() < behindTheServer) setPriority(behindTheServer);
}
