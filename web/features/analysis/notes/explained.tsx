import { Fragment } from 'react';
import { cutAtTerms } from '#report/terms.ts';
import { Term } from '../../../ui/term.tsx';

const punctuation = /^[,.;:!?)]*/;

/** A text whose terms of the field explain themselves when pressed. What ends a sentence stays beside the term before it. */
export function Explained({ text }: { text: string }) {
  const runs = cutAtTerms(text);
  return runs.map(({ text: run, term }, index) =>
    term ? (
      <Term
        key={term.id}
        title={term.term}
        meaning={term.meaning}
        after={punctuation.exec(runs[index + 1]?.text ?? '')?.[0] ?? ''}
      >
        {run}
      </Term>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text never move.
      <Fragment key={index}>{index > 0 ? run.replace(punctuation, '') : run}</Fragment>
    ),
  );
}
