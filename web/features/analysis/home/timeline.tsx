import { homeWords } from '#content/home-words.ts';
import type { HomeEvent } from '#contract/homes.ts';
import { shortForm } from '#report/dates.ts';
import { CitationChips } from '../evidence/citation-chips.tsx';
import { useNameOf } from './home-context.ts';

/** More than these are behind a press. */
const most = 8;

/** What minutes, budgets and letters tell, the latest first. */
export function Timeline({ events }: { events: readonly HomeEvent[] }) {
  const nameOf = useNameOf();
  const item = ({ date, document, id, label, text, citations }: HomeEvent, index: number) => (
    <li
      key={`${document} ${id} ${citations[0]?.page} ${citations[0]?.start}`}
      className="grid gap-x-6 gap-y-0.5 border-t border-line py-2.5 first:border-t-0 sm:grid-cols-[7rem_minmax(0,1fr)]"
    >
      <span className="tabular text-sm text-muted">{date ? shortForm(date) : homeWords.undated}</span>
      <p className="min-w-0 leading-relaxed">
        <span className="text-muted">{label}:</span> {text}{' '}
        <CitationChips
          id={`${document}/told/${index}`}
          statement={`${label}: ${text}`}
          citations={citations}
        />{' '}
        <span className="text-sm wrap-anywhere text-muted">{nameOf(document)}</span>
      </p>
    </li>
  );
  return (
    <div>
      <ul>{events.slice(0, most).map(item)}</ul>
      {events.length > most && (
        <details>
          <summary className="min-h-6 cursor-pointer border-t border-line pt-2.5 text-accent hover:underline">
            {events.length - most} earlier
          </summary>
          <ul className="mt-2">{events.slice(most).map((event, index) => item(event, index + most))}</ul>
        </details>
      )}
    </div>
  );
}
