import { purchaseWords } from '#content/purchase-words.ts';
import type { StateRight } from '#contract/state-right.ts';
import { filled } from './filled.ts';

type Disclosure = Extract<StateRight, { subject: 'disclosure' }>;

interface Asked {
  /** What the buyer calls the home. */
  readonly home: string | null;
  readonly association: string | null;
  /** What is asked for, one a line: 'Budget: the newest here is from 2019'. */
  readonly missing: readonly string[];
  /** What the state's law says a buyer receives. */
  readonly disclosure: Disclosure | null;
}

/** The letter to the seller and the manager that asks for what is missing, as plain text; null where nothing is. */
export function letterFor({ home, association, missing, disclosure }: Asked): string | null {
  if (missing.length === 0) return null;
  const { letter } = purchaseWords;
  const values = {
    home: home ?? letter.someHome,
    association: association ?? letter.someAssociation,
    statute: disclosure?.statute ?? '',
  };
  // Only a rule that was read is put before somebody else.
  const law = disclosure?.finding === 'rule' && disclosure.verified ? [filled(letter.law, values), ''] : [];
  return [
    filled(letter.subject, values),
    '',
    filled(letter.greeting, values),
    '',
    filled(letter.opening, values),
    '',
    ...missing.map((one) => `- ${one}`),
    '',
    ...law,
    letter.closing,
    '',
    letter.signature,
    '',
  ].join('\n');
}
