import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { reportWords } from '#content/report-words.ts';
import type { FirstItem } from '#report/first-five.ts';
import { firstWords } from '#report/report-points.ts';
import { sectionOf } from '#report/section-of.ts';
import { CitationChips } from './evidence/citation-chips.tsx';
import { Explained } from './notes/explained.tsx';
import { NotConfirmed } from './second-reader/doubt.tsx';
import { FoundBy } from './second-reader/found-by.tsx';
import { SeeAlso } from './see-also.tsx';
import { SeverityMark } from './severity.tsx';

const underneath = 'flex min-h-6 flex-wrap items-center gap-x-3 text-sm';

interface FindingProps {
  item: FirstItem;
  /** Tells the statement apart from others of the page. */
  source?: string;
  /** The document that says it, where there are several: told in place of its section. */
  from?: string;
}

/** One thing to know: what it is, how grave, where it stands, and what it means. */
export function Finding({ item, source = `first/${item.id}`, from }: FindingProps) {
  const { id, severity, title, detail, reference, citations } = item;
  const section = citations.length > 0 ? sectionOf(reference) : reference;
  const place = from ?? section;
  const weight = <SeverityMark severity={severity} label={firstWords[severity]} />;
  return (
    <li className="flex flex-col gap-1 break-inside-avoid border-t border-line py-2.5">
      <p className="font-semibold leading-snug">
        <Explained text={title} />{' '}
        {citations.length > 0 && <CitationChips id={source} statement={title} citations={citations} />}{' '}
        {place && <span className="inline-block text-sm font-normal text-muted">{place}</span>}{' '}
        <span className="font-normal">
          <FoundBy id={id} />
          {item.not_confirmed && <NotConfirmed />}
        </span>
      </p>
      <SeeAlso id={source} own={citations} citations={item.see_also} brief />
      {detail ? (
        <details className="group">
          <summary className={`${underneath} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
            {weight}
            <span className="inline-flex items-center gap-0.5 text-accent hover:underline">
              What it means
              <span className="sr-only">: {title}</span>
              <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
            </span>
          </summary>
          <p className="mt-1.5 mb-1 border-l-2 border-accent pl-3.5">
            <Explained text={detail} />
          </p>
        </details>
      ) : (
        <p className={underneath}>{weight}</p>
      )}
    </li>
  );
}

/** What to read if you read nothing else: what it costs you or takes from you, each with its page. */
export function Findings({ items }: { items: readonly FirstItem[] }) {
  const [shown, setShown] = useState(false);
  return (
    <div>
      <ol>
        {items.map((item) => (
          <Finding key={item.id} item={item} />
        ))}
      </ol>
      <details
        className="script-only border-t border-line pt-2.5 text-sm text-muted"
        onToggle={({ currentTarget }) => setShown(currentTarget.open)}
      >
        <summary className="min-h-6 cursor-pointer">How these were chosen</summary>
        {shown && <p className="max-w-measure pt-1">{reportWords.firstRule}</p>}
      </details>
    </div>
  );
}
