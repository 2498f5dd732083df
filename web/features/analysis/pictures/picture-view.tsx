import { ChevronDown } from 'lucide-react';
import type { Picture } from '#report/pictures/picture.ts';
import { CitationChips } from '../evidence/citation-chips.tsx';
import { Drawing } from './drawing.tsx';
import { FiguresTable } from './figures-table.tsx';

/** A picture of figures of the document, in a sentence and with the table behind it. */
export function PictureView({ picture, name }: { picture: Picture; name: string }) {
  const { title, sentence, table, citations } = picture;
  return (
    <figure className="flex flex-col gap-4 rounded-box border border-line bg-surface p-4 sm:p-5">
      <figcaption className="flex flex-col gap-1">
        <span className="font-semibold">{title}</span>
        <span>
          {sentence}{' '}
          <CitationChips id={`picture/${name}/${picture.id}`} statement={sentence} citations={citations} />
        </span>
      </figcaption>
      <Drawing picture={picture} />
      <details className="group">
        <summary className="inline-flex min-h-8 cursor-pointer list-none items-center gap-1 text-sm text-accent hover:underline [&::-webkit-details-marker]:hidden">
          The figures as a table<span className="sr-only">: {title}</span>
          <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it can be scrolled sideways by the keyboard. */}
        <section aria-label={`Figures: ${title}`} tabIndex={0} className="overflow-x-auto">
          <FiguresTable {...table} />
        </section>
      </details>
    </figure>
  );
}
