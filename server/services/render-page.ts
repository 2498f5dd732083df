import type { SignedIn } from '../access.ts';
import { AppError } from '../app-error.ts';
import { ownedDocument } from '../db/owned-documents.ts';
import type { Database } from '../db/schema.ts';
import type { RenderInput, RenderOutput } from '../jobs/render-thread.ts';
import { ThreadError, type ThreadPool } from '../jobs/thread-pool.ts';
import type { DocumentFiles } from '../sealing/document-files.ts';
import { createTurns } from './take-turns.ts';

/** The entity tag of every picture at its address. Another one when pages are painted otherwise than before. */
export const pictureTag = '"2"';

/** Pictures of one account that wait for their turn; a page with its neighbors asks for a few. */
const mostWaiting = 40;
/** Milliseconds for which a page that broke the thread is not tried again. */
const brokenFor = 10 * 60_000;
const mostBroken = 1000;

interface RenderPorts {
  db: Database;
  files: DocumentFiles;
  renderer: ThreadPool<RenderInput, RenderOutput>;
  now: () => number;
}

/**
 * Paints pages for everybody: those of one account one after the other, so that a document whose pages take long holds
 * up nobody else, and none again that has just broken the thread.
 */
export function createPageRenderer({ db, files, renderer, now }: RenderPorts) {
  const turns = new Map<string, { take: ReturnType<typeof createTurns>; asked: number }>();
  const broken = new Map<string, number>();

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

  function remember(page: string): void {
    if (broken.size >= mostBroken) broken.clear();
    broken.set(page, now() + brokenFor);
  }

  /** One page of a PDF as a PNG, `widthPx` pixels across. Throws document_not_found, page_not_found, too_many_requests. */
  return async function render(
    user: SignedIn,
    { id, page, widthPx }: { id: string; page: number; widthPx: number },
  ): Promise<Uint8Array> {
    const document = await ownedDocument(db, user, id);
    const inside = document.total_pages === null || page <= document.total_pages;
    const name = `${id} ${page}`;
    const isBroken = (): boolean => (broken.get(name) ?? 0) > now();
    if (document.format !== 'pdf' || !inside || isBroken()) throw new AppError('page_not_found');
    return inTurn(user.id, async () => {
      if (isBroken()) throw new AppError('page_not_found');
      const bytes = await files.readOpen(document);
      if (bytes === undefined) throw new AppError('document_not_found');
      try {
        return (await renderer.run({ bytes, page, widthPx })).png;
      } catch (error) {
        if (!(error instanceof ThreadError)) throw error;
        if (!(error.cause instanceof RangeError)) remember(name);
        throw new AppError('page_not_found', error.cause instanceof RangeError ? {} : { cause: error });
      }
    });
  };
}
