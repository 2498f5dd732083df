import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Page } from '#contract/page.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { type Mark, type Tone, targetOf } from './mark.ts';
import { markBoxes } from './mark-boxes.ts';
import { PageImage } from './page-image.tsx';
import { pictureAddress, pictureWidth } from './picture-address.ts';
import { textBlock } from './text-block.ts';
import { sheetWidth, type Zoom } from './zoom.ts';

const letter = { width: 612, height: 792 };
/** Pixels left free before the marked words. */
const leftRoom = 24;

const percent = (fraction: number) => `${fraction * 100}%`;
const tones: Record<Tone, string> = {
  cited: 'bg-marker',
  also: 'bg-marker',
  found: 'bg-finder',
  current: 'bg-finder outline-2 outline-offset-1 outline-finder-edge',
};

interface PagePictureProps {
  page: Page;
  /** The address of its picture. */
  image: string;
  marks: readonly Mark[];
  zoom: Zoom;
  /** The picture did not come. */
  onLost: () => void;
}

/** The picture of a page with its marks, scrolled to the one that matters. */
export function PagePicture({ page, image, marks, zoom, onLost }: PagePictureProps) {
  const scroller = useRef<HTMLElement>(null);
  const [pixels, setPixels] = useState<number | null>(null);
  const block = useMemo(() => textBlock(page.lines), [page]);
  const boxes = useMemo(
    () =>
      marks.flatMap((mark) =>
        markBoxes(page, mark.start, mark.end).map((box) => ({ ...box, tone: mark.tone, of: mark })),
      ),
    [page, marks],
  );
  const target = targetOf(marks);
  const size = page.size ?? letter;

  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const width = sheetWidth(zoom, box.clientWidth, block, size);
    const height = (width * size.height) / size.width;
    setPixels((before) => Math.max(before ?? 0, pictureWidth(width * window.devicePixelRatio)));
    const aimed = boxes.filter(({ of }) => of === target);
    const top = Math.min(...aimed.map((mark) => mark.top * height));
    box.scrollTop = Number.isFinite(top) ? top - box.clientHeight / 4 : 0;
    // From the text's own edge; zoomed in, from where the marked lines start.
    const textLeft = block.left * width;
    const marksLeft = Math.min(...aimed.map(({ left }) => left * width));
    const overhang = Math.max(0, block.width * width - box.clientWidth);
    const inner = Number.isFinite(marksLeft) ? Math.max(0, marksLeft - textLeft - leftRoom) : 0;
    box.scrollLeft = textLeft + Math.min(inner, overhang);
  }, [zoom, block, size, boxes, target]);

  const quote = target && page.text.slice(target.start, target.end).replaceAll(/\s+/g, ' ');
  const fitted = zoom === 'fit';
  return (
    <section
      ref={scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      aria-label={`Picture of page ${page.number}`}
      data-page={page.number}
      data-wide={fitted ? undefined : ''}
      className="min-h-0 flex-1 overflow-auto bg-sunken outline-offset-[-3px]"
    >
      <div
        className="relative mx-auto bg-sheet"
        style={{
          width: fitted ? percent(1 / block.width) : sheetWidth(zoom, 0, block, size),
          aspectRatio: `${size.width} / ${size.height}`,
        }}
      >
        {pixels !== null && (
          <PageImage
            key={pixels}
            src={pictureAddress(image, pixels)}
            alt={quote ? `Page ${page.number}. The marked words: ${quote}` : `Page ${page.number}`}
            className="absolute inset-0 size-full"
            fetchPriority="high"
            onLost={onLost}
          />
        )}
        {boxes.map((box) => (
          <span
            key={`${box.of.tone}-${box.of.start}-${box.left}-${box.top}`}
            aria-hidden="true"
            data-mark={box.tone}
            className={classNames('absolute rounded-[2px] mix-blend-multiply', tones[box.tone])}
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
  );
}
