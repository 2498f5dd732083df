import { paperWords } from '#content/paper-words.ts';
import { reportWords } from '#content/report-words.ts';
import { notePlace } from '#report/note-place.ts';
import type { Report } from '#report/report.ts';
import { classNames } from '../../../ui/class-names.ts';
import { noteId, PrintedBlock } from './printed-block.tsx';

/** A report on paper, its citations as numbered notes with page and quote. */
export function PrintedReport({ report }: { report: Report }) {
  const { title, kind, subtitle, about, parts, notes, disclaimer } = report;
  return (
    <article className="printed-report flex flex-col gap-7">
      <header className="flex flex-col gap-3">
        <h1 className="text-3xl wrap-anywhere">{title}</h1>
        <p>
          {kind}. {subtitle}
        </p>
        <dl className="tabular grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
          {about.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      {parts.map((part) => (
        <section key={part.title} className="flex flex-col gap-3">
          <h2 className="break-after-avoid text-xl">{part.title}</h2>
          {part.blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no id, and never move.
            <PrintedBlock key={index} block={block} />
          ))}
        </section>
      ))}
      <p className="text-sm text-muted">{disclaimer}</p>
      {notes.length > 0 && (
        <section className="flex flex-col gap-3">
          <h2 className="break-after-avoid text-xl">{reportWords.notes}</h2>
          <p>{paperWords.notesHint}</p>
          <ol className="tabular text-sm">
            {notes.map(({ number, quote, ...place }) => (
              <li
                key={number}
                id={noteId(number)}
                className={classNames(
                  'grid gap-x-3 break-inside-avoid border-t border-line py-1 first:border-t-0',
                  place.document
                    ? 'grid-cols-[2rem_9rem_minmax(0,1fr)]'
                    : 'grid-cols-[2rem_4.5rem_minmax(0,1fr)]',
                )}
              >
                <span>{number}</span>
                <span className="wrap-anywhere">{notePlace(place)}</span>
                <span className="wrap-anywhere">“{quote}”</span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </article>
  );
}
