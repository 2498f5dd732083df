import type { Reader } from '../access.ts';
import { AppError } from '../app-error.ts';
import { readableDocument } from '../db/owned-documents.ts';
import type { Database } from '../db/schema.ts';
import type { ProcessPool } from '../jobs/process-pool.ts';
import type { RenderInput, RenderOutput } from '../jobs/render-process.ts';
import { ProcessError, type ProcessFailure } from '../jobs/work-process.ts';
import type { DocumentFiles } from '../sealing/document-files.ts';
import { hasEnded } from '../set-clock.ts';
import { createTurns } from './take-turns.ts';

/** The entity tag of every picture at its address. Another one when pages are painted otherwise than before. */
export const pictureTag = '"2"';

/** Pictures of one account that wait for their turn; a page with its neighbors asks for a few. */
const mostWaiting = 40;
/** Milliseconds for which a page that broke its process is not tried again. */
const brokenFor = 10 * 60_000;
const mostFailed = 1000;
/** Times that a page may run out of time before it counts as broken: the machine may have been busy with others. */
const mostLate = 2;
/** Broken pages of one document after which none of its pages is tried. */
const mostBrokenOfDocument = 5;
/** Seconds after which it is worth asking again for a picture that failed for want of time. */
const askAgainAfter = 3;

interface RenderPorts {
  db: Database;
  files: DocumentFiles;
  renderer: ProcessPool<RenderInput, RenderOutput>;
  now: () => number;
}

export type PageRenderer = ReturnType<typeof createPageRenderer>;

/**
 * Paints pages for everybody: those of one account one after the other, so that a document whose pages take long holds
 * up nobody else, and none again that has just broken its process.
 */
export function createPageRenderer({ db, files, renderer, now }: RenderPorts) {
  const turns = new Map<string, { take: ReturnType<typeof createTurns>; asked: number }>();
  /** By document, the pages that failed: how often for want of time, and until when they are not tried again. */
  const failed = new Map<string, Map<number, { late: number; until: number }>>();

  async function inTurn<T>(account: string, work: () => Promise<T>): Promise<T> {
    const line = turns.get(account) ?? { take: createTurns(1, mostWaiting), asked: 0 };
    turns.set(account, line);
    line.asked += 1;
    try {
      return await line.take(work);
    } finally {
      line.asked -= 1;
      if (line.asked === 0) turns.delete(account);
    }
  }

  function isBroken(id: string, page: number): boolean {
    const pages = failed.get(id);
    if (pages === undefined) return false;
    for (const [number, { until }] of pages) if (hasEnded(until, brokenFor, now())) pages.delete(number);
    const broken = [...pages].filter(([, { late }]) => late >= mostLate);
    return broken.length >= mostBrokenOfDocument || broken.some(([number]) => number === page);
  }

  /** Returns whether it is worth trying again. */
  function fail(id: string, page: number, reason: ProcessFailure): boolean {
    if (reason === 'crowded') return true;
    if (failed.size >= mostFailed) failed.clear();
    const pages = failed.get(id) ?? new Map();
    failed.set(id, pages);
    const late = reason === 'time' ? (pages.get(page)?.late ?? 0) + 1 : mostLate;
    pages.set(page, { late, until: now() + brokenFor });
    return late < mostLate;
  }

  /** One page of a PDF as a PNG, `widthPx` pixels across. Throws document_not_found, document_file_missing, page_not_found, picture_late, too_many_requests. */
  return async function render(
    reader: Reader,
    { id, page, widthPx }: { id: string; page: number; widthPx: number },
  ): Promise<Uint8Array> {
    const document = await readableDocument(db, reader, id);
    const inside = document.total_pages === null || page <= document.total_pages;
    if (document.format !== 'pdf' || !inside || isBroken(id, page)) throw new AppError('page_not_found');
    return inTurn(reader.id, async () => {
      if (isBroken(id, page)) throw new AppError('page_not_found');
      const bytes = await files.readOpen(document);
      if (bytes === undefined) throw new AppError('document_file_missing');
      try {
        return (await renderer.run({ bytes, page, widthPx }, { account: reader.id })).png;
      } catch (error) {
        if (!(error instanceof ProcessError)) throw error;
        if (error.cause instanceof RangeError) throw new AppError('page_not_found');
        const isLate = fail(id, page, error.reason);
        throw isLate
          ? new AppError('picture_late', { retryAfter: askAgainAfter, cause: error })
          : new AppError('page_not_found', { cause: error });
      }
    });
  };
}
