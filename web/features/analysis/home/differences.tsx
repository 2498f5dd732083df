import { homeWords } from '#content/home-words.ts';
import type { HomeAnswer } from '#contract/homes.ts';
import { CitationChips } from '../evidence/citation-chips.tsx';
import { useNameOf } from './home-context.ts';

/** One side: what a document says, its words, and where they stand. */
function Side({ label, side }: { label: string; side: HomeAnswer['controls'] }) {
  const nameOf = useNameOf();
  const { document, fact, sentence } = side;
  const [first] = fact.citations;
  return (
    <div className="flex min-w-0 flex-col gap-1.5 border-l-2 border-line pl-3.5">
      <p className="tabular font-semibold">{sentence ?? fact.display}</p>
      {first && (
        <blockquote className="font-serif text-sm leading-relaxed wrap-anywhere">
          “{first.quote.replaceAll(/\s+/g, ' ')}”
        </blockquote>
      )}
      <p className="text-sm">
        <CitationChips
          id={`${document}/differ/${fact.id}`}
          statement={`${label}: ${fact.display}`}
          citations={fact.citations}
        />{' '}
        <span className="wrap-anywhere text-muted">{nameOf(document)}</span>
      </p>
    </div>
  );
}

/** Questions to which two documents give two answers, with the words of both. */
export function Differences({ answers }: { answers: readonly HomeAnswer[] }) {
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-measure text-muted">{homeWords.differHint}</p>
      {answers.map(({ id, label, controls, others }) => (
        <section key={id} className="flex flex-col gap-3 break-inside-avoid">
          <h3 className="text-lg">{label}</h3>
          <div className="grid gap-4 sm:grid-cols-2">
            <Side label={label} side={controls} />
            {others
              .filter(({ standing }) => standing === 'weaker' || standing === 'open')
              .map((other) => (
                <Side key={other.document} label={label} side={other} />
              ))}
          </div>
        </section>
      ))}
    </div>
  );
}
