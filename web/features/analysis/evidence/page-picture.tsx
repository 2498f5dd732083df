import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { getPageImage } from '#contract/documents.ts';
import type { Citation, Page } from '#contract/page.ts';
import { address } from '../../../api/address.ts';
import { markBoxes } from './mark-boxes.ts';
import { pictureWidth } from './picture-width.ts';
import { textBlock } from './text-block.ts';
import { ZoomButtons, zoomSteps } from './zoom-buttons.tsx';

const letter = { width: 612, height: 792 };
/** Pixels left free before the marked words. */
const leftRoom = 24;

const percent = (fraction: number) => `${fraction * 100}%`;

interface PagePictureProps {
  documentId: string;
  page: Page;
  citation: Citation;
  /** Index into the steps of the zoom; 0 shows the text across the whole width. */
  zoom: number;
  onZoom: (zoom: number) => void;
  /** The picture did not come. */
  onLost: () => void;
}

/** The picture of a page with the cited words under the highlighter, scrolled to them. */
export function PagePicture({ documentId, page, citation, zoom, onZoom, onLost }: PagePictureProps) {
  const scroller = useRef<HTMLElement>(null);
  const firstMark = useRef<HTMLSpanElement>(null);
  const [pixels, setPixels] = useState<number | null>(null);
  const boxes = useMemo(() => markBoxes(page, citation.start, citation.end), [page, citation]);
  const block = useMemo(() => textBlock(page.lines), [page]);
  const { width, height } = page.size ?? letter;
  const scale = (zoomSteps[zoom] ?? 1) / block.width;

  useLayoutEffect(() => {
    const box = scroller.current;
    const mark = firstMark.current;
    if (!box) return;
    const sheet = box.clientWidth * scale;
    setPixels((before) => Math.max(before ?? 0, pictureWidth(sheet * window.devicePixelRatio)));
    const textLeft = block.left * sheet;
    const marksLeft = Math.min(...boxes.map(({ left }) => left * sheet));
    // Zoomed in, from where the marked lines start; the text's own edge where that shows all the same.
    const overhang = Math.max(0, block.width * sheet - box.clientWidth);
    box.scrollLeft = textLeft + Math.min(Math.max(0, marksLeft - textLeft - leftRoom), overhang);
    if (mark) box.scrollTop = mark.offsetTop - box.clientHeight / 4;
  }, [scale, block, boxes]);

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <section
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        aria-label={`Picture of page ${page.number}`}
        className="min-h-0 flex-1 overflow-auto bg-sunken"
      >
        <div
          className="relative bg-sheet"
          style={{ width: percent(scale), aspectRatio: `${width} / ${height}` }}
        >
          {pixels !== null && (
            <img
              src={address(getPageImage, { id: documentId, number: page.number }, { width: pixels })}
              alt={`Page ${page.number}. The marked words: ${citation.quote}`}
              className="absolute inset-0 size-full"
              onError={onLost}
            />
          )}
          {boxes.map((box, index) => (
            <span
              key={`${box.left}-${box.top}`}
              ref={index === 0 ? firstMark : undefined}
              aria-hidden="true"
              data-mark=""
              className="absolute rounded-[2px] bg-marker mix-blend-multiply"
              style={{
                left: percent(box.left),
                top: percent(box.top),
                width: percent(box.width),
                height: percent(box.height),
              }}
            />
          ))}
        </div>
      </section>
      <ZoomButtons zoom={zoom} onZoom={onZoom} />
    </div>
  );
}
