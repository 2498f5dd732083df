import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect } from 'react';
import { citationsInOrder } from '../citations-in-order.ts';
import { useEvidence } from '../evidence-context.tsx';
import { pictureAddress, pictureWidth } from '../page/picture-address.ts';
import { textBlock } from '../page/text-block.ts';
import { fetchPage } from '../page/use-page.ts';

/** Pages of the first statements that are fetched before anybody asks for them. */
const firstPages = 6;

/** Fetches what is likely to be opened next: pages and their pictures, one after the other. */
export function useFetchAhead(
  room: RefObject<HTMLElement | null>,
): (pages: readonly number[]) => Promise<void> {
  const client = useQueryClient();
  const { documentId } = useEvidence();
  return useCallback(
    async (pages) => {
      for (const number of pages) {
        const page = await fetchPage(client, documentId, number);
        if (!page?.image_url) continue;
        const width = (room.current?.clientWidth ?? window.innerWidth) / textBlock(page.lines).width;
        const picture = new Image();
        picture.fetchPriority = 'low';
        picture.src = pictureAddress(page.image_url, pictureWidth(width * window.devicePixelRatio));
        await picture.decode().catch(() => undefined);
      }
    },
    [client, documentId, room],
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
export function useExpectedPages(room: RefObject<HTMLElement | null>): void {
  const fetchAhead = useFetchAhead(room);
  const { find, whenExpected } = useEvidence();
  useEffect(() => {
    whenExpected((page) => void fetchAhead([page]));
    const takeBack = whenIdle(() => {
      const pages = new Set(citationsInOrder(find).map(({ page }) => page));
      void fetchAhead([...pages].slice(0, firstPages));
    });
    return () => {
      takeBack();
      whenExpected(null);
    };
  }, [fetchAhead, find, whenExpected]);
}
