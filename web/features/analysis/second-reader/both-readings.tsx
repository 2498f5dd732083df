import { reportWords } from '#content/report-words.ts';
import type { Fact } from '#contract/analysis.ts';

const quotes = ({ citations }: Pick<Fact, 'citations'>) => citations.map(({ quote }) => quote).join(' ');

/** The sentence of the rules and that of the language model, one under the other, where the two differ. */
export function BothReadings({ fact }: { fact: Fact }) {
  const others = fact.conflicts.filter(({ found_by }) => found_by === 'model');
  if (others.length === 0) return null;
  const rows = [
    { reader: 'The rules read', text: quotes(fact) },
    ...others.map((other) => ({ reader: reportWords.modelReads, text: quotes(other) })),
  ];
  return (
    <dl className="flex flex-col gap-2 border-l-2 border-line pl-3 text-sm">
      {rows.map(({ reader, text }) => (
        <div key={`${reader} ${text}`}>
          <dt className="font-semibold text-muted">{reader}</dt>
          <dd>
            <q className="wrap-anywhere">{text.length > 400 ? `${text.slice(0, 400)}…` : text}</q>
          </dd>
        </div>
      ))}
    </dl>
  );
}
