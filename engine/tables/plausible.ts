import type { Candidate } from '../find/pattern.ts';
import type { Doc } from '../model.ts';
import type { Entry, HeadedFigure } from './entry.ts';
import { opening } from './parts.ts';

const ofAll = /^budget\.(?:total_|insurance|management_fee|reserve_)/;
/** Of what all owners pay or spend below this, beside figures in the thousands, another column was read. */
const leastOfAll = 100;
const thousands = 1000;

/** Whether an amount may be a whole association's beside the other figures of the tables. */
export function isOfAll(rows: readonly Entry[], unit: number) {
  const isLarge = rows.some(({ figures }) =>
    figures.some(({ value, percent }) => !percent && Math.abs(value) * unit >= thousands),
  );
  return ({ fact, value }: Candidate): boolean => {
    if (!isLarge || !ofAll.test(fact) || typeof value !== 'object' || !('amount' in value)) return true;
    const amount = Math.abs(Number(value.amount));
    return amount >= leastOfAll || (amount === 0 && !fact.includes('total'));
  };
}

/** A nought beside other sums, in a column of which no word tells that it holds amounts. */
export const isIdleZero = ({ figures }: Entry, { value, header }: HeadedFigure): boolean =>
  value === 0 && header === '' && figures.some((other) => other.value !== 0);

/** What a statement's period began with is not what there is. */
export const isOpening = ({ type }: Doc, { part, label }: Entry): boolean =>
  type !== 'reserves' && (part === 'opening' || opening.test(label));
