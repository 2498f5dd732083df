import { answeredElsewhere, questionOf } from '#report/answer-state.ts';
import type { ShownAnalysis } from '#report/read-analysis.ts';
import { TextLink } from '../../../ui/text-link.tsx';

const mostNamed = 6;

/** 'Late fee, Pets and 12 more'. */
function named(ids: readonly string[]): string {
  const more = ids.length - mostNamed;
  const labels = ids.map(questionOf);
  return more > 1 ? `${labels.slice(0, mostNamed).join(', ')} and ${more} more` : labels.join(', ');
}

/** What this document is not the place for, and which kind of document answers it. */
export function OtherDocuments({ analysis }: { analysis: ShownAnalysis }) {
  return (
    <>
      <dl className="flex flex-col">
        {answeredElsewhere(analysis).map(({ type, label, ids }) => (
          <div
            key={type}
            className="grid gap-x-6 gap-y-0.5 border-t border-line py-3 first:border-t-0 first:pt-0 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <dt className="font-semibold">{label}</dt>
            <dd>{named(ids)}</dd>
          </div>
        ))}
      </dl>
      <p className="screen-only">
        <TextLink to="/checklist">See which documents to ask for</TextLink>
      </p>
    </>
  );
}
