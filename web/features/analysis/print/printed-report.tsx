import { paperWords } from '#content/paper-words.ts';
import { reportWords } from '#content/report-words.ts';
import { makeReport } from '#report/make-report.ts';
import type { ShownAnalysis } from '#report/read-analysis.ts';
import { noteId, PrintedBlock } from './printed-block.tsx';

/** The analysis on paper: one report instead of tabs, its citations as numbered notes with page and quote. */
export function PrintedReport({ analysis }: { analysis: ShownAnalysis }) {
  const { title, kind, about, parts, notes, disclaimer } = makeReport(analysis);
  return (
    <article className="printed-report flex flex-col gap-7">
      <header className="flex flex-col gap-3">
        <h1 className="text-3xl wrap-anywhere">{title}</h1>
        <p>
          {kind}. {paperWords.subtitle}
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
            {notes.map(({ number, page, quote }) => (
              <li
                key={number}
                id={noteId(number)}
                className="grid grid-cols-[2rem_4.5rem_minmax(0,1fr)] gap-x-3 break-inside-avoid border-t border-line py-1 first:border-t-0"
              >
                <span>{number}</span>
                <span>Page {page}</span>
                <span className="wrap-anywhere">“{quote}”</span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </article>
  );
}
