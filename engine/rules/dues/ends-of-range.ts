import type { MoneyQuantity } from '../../language/quantity.ts';
import type { Sentence } from '../../model.ts';

const range =
  /\{m(\d+)\} ?(?:-|–|—|to|or) ?(?:about |roughly )?\{m(\d+)\}|\bbetween (?:about |roughly )?\{m(\d+)\} and \{m(\d+)\}/g;
const changes = /\b(?:increas|rais|chang|reduc|lower|amend|went|go)[a-z]*\b[^.;{]{0,40}$/;

/** Whether a sum is one end of a range, 'somewhere from $2,000 to $3,000 a lot', and so not the sum; what changes from one to another has none. */
export const isOneEnd = ({ plain, quantities }: Sentence, money: MoneyQuantity): boolean =>
  [...plain.matchAll(range)].some(
    ({ index, 0: _, ...ends }) =>
      !changes.test(plain.slice(0, index)) &&
      Object.values(ends).some((end) => quantities[Number(end ?? -1)] === money),
  );
