import { reportWords } from '#content/report-words.ts';
import type { FirstItem } from '#report/first-five.ts';
import { firstWords } from '#report/report-points.ts';
import { sectionOf } from '#report/section-of.ts';
import { CitationChips } from './evidence/citation-chips.tsx';
import { Explained } from './notes/explained.tsx';
import { Ask } from './notes/meaning.tsx';
import { SeverityMark } from './severity.tsx';

/** What to read if you read nothing else: what it says, what it means, what to ask. */
export function FirstThings({ items }: { items: readonly FirstItem[] }) {
  return (
    <div className="flex flex-col gap-3">
      <ol className="flex flex-col gap-3">
        {items.map(({ id, severity, title, detail, ask, reference, citations }) => {
          const place = citations.length > 0 ? sectionOf(reference) : reference;
          return (
            <li
              key={id}
              className="flex flex-col gap-2 break-inside-avoid rounded-box border border-line bg-surface p-4 sm:p-5"
            >
              <SeverityMark severity={severity} label={firstWords[severity]} />
              <h3 className="font-sans text-lg leading-snug font-semibold tracking-normal">
                <Explained text={title} />
              </h3>
              {detail && (
                <p>
                  <Explained text={detail} />
                </p>
              )}
              {ask && <Ask>{ask}</Ask>}
              <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
                {citations.length > 0 && (
                  <CitationChips id={`first/${id}`} statement={title} citations={citations} />
                )}
                {place && <span className="text-sm text-muted">{place}</span>}
              </p>
            </li>
          );
        })}
      </ol>
      <details className="text-sm text-muted">
        <summary className="min-h-6 cursor-pointer">How these were chosen</summary>
        <p className="max-w-measure pt-1">{reportWords.firstRule}</p>
      </details>
    </div>
  );
}
