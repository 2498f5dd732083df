import { expect, test } from 'vitest';
import { cutAtTerms } from './terms.ts';

const marked = (text: string) =>
  cutAtTerms(text)
    .map((run) => (run.term ? `[${run.text}|${run.term.id}]` : run.text))
    .join('');

test.each([
  ['Unpaid dues become a lien: a claim.', 'Unpaid dues become a [lien|lien]: a claim.'],
  ['A special assessment is levied.', 'A [special assessment|special-assessment] is levied.'],
  ['Quorum of members', '[Quorum|quorum] of members'],
  ['Lien upon lien.', '[Lien|lien] upon lien.'],
  ['The client alienated the proxyholder.', 'The client alienated the proxyholder.'],
  ['CC&Rs', '[CC&Rs|covenants]'],
  ['', ''],
])('%s', (text, expected) => {
  expect(marked(text)).toBe(expected);
  expect(
    cutAtTerms(text)
      .map((run) => run.text)
      .join(''),
  ).toBe(text);
});
