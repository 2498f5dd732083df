import type { MessagePort } from 'node:worker_threads';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { AnalysisStage } from '#contract/document-status.ts';
import type { DocumentType } from '#contract/document-type.ts';
import type { Page } from '#contract/page.ts';
import { analyze } from '#engine/index.ts';
import type { Unreadable } from '#readers/outcome.ts';
import { readDocument } from '#readers/read-document.ts';

export interface AnalysisInput {
  bytes: Uint8Array;
  documentType: DocumentType;
  /** The document's pages, where it was read before, as an AnalysisOutput holds them. */
  pages: Uint8Array | null;
}

/** `page` of `pages` while reading. */
export interface AnalysisProgress {
  stage: AnalysisStage;
  page: number | null;
  pages: number | null;
}

export type AnalysisOutput =
  | {
      ok: true;
      /** An EngineAnalysis as JSON. */
      body: string;
      engineVersion: string;
      totalPages: number;
      /** Each page as one gzip member holding a line of JSON; together one gzip file of all lines. */
      pages: Uint8Array;
      /** Where each member starts, then the length of it all. */
      offsets: number[];
    }
  | Unreadable;

/** Reads and analyzes one document. Runs in a worker thread. */
export async function analyzeBytes(input: AnalysisInput & { port: MessagePort }): Promise<AnalysisOutput> {
  const report = (progress: AnalysisProgress) => input.port.postMessage(progress);
  report({ stage: 'reading', page: null, pages: null });
  const outcome =
    input.pages === null
      ? await readDocument(input.bytes, {
          onPage: (page, pages) => report({ stage: 'reading', page, pages }),
        })
      : { ok: true as const, pages: unpackPages(input.pages) };
  if (!outcome.ok) return outcome;
  const { pages } = outcome;
  report({ stage: 'finding', page: null, pages: pages.length });
  const analysis = analyze(pages, { documentType: input.documentType });
  report({ stage: 'writing', page: null, pages: pages.length });
  return {
    ok: true,
    body: JSON.stringify(analysis),
    engineVersion: analysis.engine.version,
    totalPages: analysis.total_pages,
    ...packPages(pages),
  };
}

/** Of a file that this program wrote itself, whole or not at all. */
function unpackPages(packed: Uint8Array): Page[] {
  const lines = gunzipSync(packed).toString('utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as Page);
}

function packPages(pages: Page[]): { pages: Uint8Array; offsets: number[] } {
  const members = pages.map((page) => gzipSync(`${JSON.stringify(page)}\n`, { level: 4 }));
  const offsets = [0];
  for (const member of members) offsets.push((offsets.at(-1) ?? 0) + member.length);
  return { pages: Buffer.concat(members), offsets };
}
