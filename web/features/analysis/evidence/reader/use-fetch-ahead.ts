import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { citationsInOrder } from '../citations-in-order.ts';
import { useEvidence } from '../evidence-context.tsx';
import { usePageCalls } from '../page/page-calls.ts';
import { pictureAddress, pictureWidth } from '../page/picture-address.ts';
import { textBlock } from '../page/text-block.ts';
import { fetchPage, pageInCache } from '../page/use-page.ts';

/** Pages of the first statements that are fetched before anybody asks for them. */
const firstPages = 6;

/** Fetches pages and their pictures, one after the other. */
export type FetchAhead = (pages: readonly number[]) => Promise<void>;

function preload(address: string): HTMLImageElement {
  const picture = new Image();
  picture.src = address;
  return picture;
}

/** Fetches what is about to be opened, in the width that `room` has for it. */
export function useFetchAhead(room: RefObject<HTMLElement | null>): FetchAhead {
  const client = useQueryClient();
  const calls = usePageCalls();
  const { documentId } = useEvidence();
  const lastWidth = useRef<number | null>(null);
  return useCallback(
    async (pages) => {
      for (const number of pages) {
        // A page's picture is as wide as the last one more often than not: it need not wait for the page's text.
        if (lastWidth.current !== null && !pageInCache(client, calls, documentId, number)) {
          preload(pictureAddress(calls.pictureOf(documentId, number), lastWidth.current));
        }
        const page = await fetchPage(client, calls, documentId, number);
        if (!page?.image_url) continue;
        const scroller = room.current?.querySelector('[data-page]') ?? room.current;
        const sheet = (scroller?.clientWidth || window.innerWidth) / textBlock(page.lines).width;
        const width = pictureWidth(sheet * window.devicePixelRatio);
        if (page.image_url.startsWith('/api/')) lastWidth.current = width;
        await preload(pictureAddress(page.image_url, width))
          .decode()
          .catch(() => undefined);
      }
    },
    [client, calls, documentId, room],
  );
}

/** Calls once the browser has nothing better to do; returns what takes it back. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work, { timeout: 2_000 });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(work, 300);
  return () => clearTimeout(timer);
}

/** Has the pages of the first citations ready, and that of any chip that the pointer or the focus comes to. */
export function useExpectedPages(fetchAhead: FetchAhead): void {
  const { documentId, documentOf, find, whenExpected } = useEvidence();
  useEffect(() => {
    whenExpected((page) => void fetchAhead([page]));
    const takeBack = whenIdle(() => {
      const here = citationsInOrder(find).filter(({ source }) => documentOf(source) === documentId);
      const pages = new Set(here.map(({ page }) => page));
      void fetchAhead([...pages].slice(0, firstPages));
    });
    return () => {
      takeBack();
      whenExpected(null);
    };
  }, [fetchAhead, find, whenExpected, documentId, documentOf]);
}
