import type { Found } from '../../find/pattern.ts';

const ofAccount =
  /\b(?:balance|account|cash|savings|bank|on hand|as of|currently|is|are|has|have|was|now|stands?)\b/;
/** From so many sums on, a sentence is a table that lost its lines. */
const sumsOfTable = 6;

/** 'Total Reserves $1,200', 'Reserves - $23.24 (paving)' in a budget is what goes in, in a table without lines too. */
export const isBudgetLine = ({ doc, sentence: { plain, quantities }, match }: Found) =>
  doc.type === 'budget' &&
  ((/^[^a-z{]*(?:[a-z&/,()-]+ ){0,6}?reserves?(?: funds?| contributions?)?[^a-z{]{0,60}\{m\d+\}/.test(
    plain,
  ) &&
    !ofAccount.test(plain)) ||
    (quantities.filter(({ kind }) => kind === 'money').length >= sumsOfTable && !ofAccount.test(match[0])));
