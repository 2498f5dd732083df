import { ChevronDown } from 'lucide-react';
import { figure } from '#engine/compose/display.ts';
import type { Picture, Table } from '#report/pictures/picture.ts';
import { BarChart } from '../../../ui/charts/bar-chart.tsx';
import { Gauge } from '../../../ui/charts/gauge.tsx';
import { SplitBar } from '../../../ui/charts/split-bar.tsx';
import { CitationChips } from '../evidence/citation-chips.tsx';

function Drawing({ picture }: { picture: Picture }) {
  const { sentence } = picture;
  switch (picture.kind) {
    case 'bars':
      return (
        <BarChart
          sentence={sentence}
          bars={picture.bars.map(({ reckoned, ...bar }) => ({ ...bar, hatched: reckoned }))}
        />
      );
    case 'split':
      return <SplitBar sentence={sentence} slices={picture.slices} />;
    case 'gauge':
      return <Gauge {...picture} display={`${figure(picture.percent)}%`} />;
  }
}

function TableBehind({ table, title }: { table: Table; title: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it can be scrolled sideways by the keyboard.
    // biome-ignore lint/a11y/useSemanticElements: a section would be a landmark of its own in every list of them.
    <div role="region" aria-label={`Figures: ${title}`} tabIndex={0} className="overflow-x-auto">
      <table className="tabular w-full text-left text-sm">
        <thead>
          <tr className="border-b border-line">
            {table.columns.map((column) => (
              <th key={column} scope="col" className="py-1.5 pr-4 align-bottom font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((cells, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be the same, and none moves.
            <tr key={index} className="border-b border-line last:border-b-0">
              {cells.map((cell, column) =>
                column === 0 ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move.
                  <th key={column} scope="row" className="py-1.5 pr-4 align-top font-normal">
                    {cell}
                  </th>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move.
                  <td key={column} className="py-1.5 pr-4 align-top">
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

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
        <TableBehind table={table} title={title} />
      </details>
    </figure>
  );
}
