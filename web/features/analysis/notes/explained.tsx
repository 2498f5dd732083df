import { Fragment } from 'react';
import { cutAtTerms } from '#report/terms.ts';
import { Term } from '../../../ui/term.tsx';

/** A text whose terms of the field explain themselves when pressed. */
export function Explained({ text }: { text: string }) {
  return cutAtTerms(text).map(({ text: run, term }, index) =>
    term ? (
      <Term key={term.id} title={term.term} meaning={term.meaning}>
        {run}
      </Term>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text never move.
      <Fragment key={index}>{run}</Fragment>
    ),
  );
}
