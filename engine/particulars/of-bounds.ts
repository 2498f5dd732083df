import type { FactValue } from '#contract/analysis.ts';
import type { Quantity } from '../language/quantity.ts';
import type { Sentence } from '../model.ts';
import { numberIn } from '../say/saying.ts';
import type { ReadParticulars } from './particulars.ts';

/** 'In no case shall a fine exceed', 'not to be more than', 'up to', right before the figure. */
const ceiling =
  /\b(?:(?:no|not|never|nor|neither|cannot)\b[^.;{$]{0,60}\bexceed\w*|(?:no|not|never)(?: be)? (?:more|greater|higher) than|(?<!\b(?:go|goes|going|went|gone) )up to|maximum|at most|(?<!\b(?:over|under|within|above|below|beyond|past|exceeds?) (?:the |an? |this |that )?)limit(?:ed)?)\b(?:[^.;{$]|\{n\d+\}){0,40}$/;
const floor =
  /\b(?:minimum (?:fine|penalty)|fines? of at least|no less than|not less than|at least)\b[^.;{$]{0,40}$/;

/** Whether what stands before a figure makes it the most or the least there may be; null where it is the figure itself. */
export const boundBefore = (before: string): 'most' | 'least' | null =>
  ceiling.test(before) ? 'most' : floor.test(before) ? 'least' : null;

/** The figures whose statement tells a ceiling as one, whatever the fact. */
export const mayBeBounded =
  /^(?:assessment\.(?:interest_rate|returned_payment_fee|transfer_fee|initial_contribution)|insurance\.deductible|special_assessment|board\.size|repairs\.critical)$/;

function isValue(quantity: Quantity | undefined, value: FactValue): boolean {
  if (quantity?.kind === 'money')
    return (numberIn(value, 'amount') ?? numberIn(value, 'cost')) === quantity.amount;
  if (quantity?.kind === 'percent') return value === quantity.percent;
  return (
    quantity?.kind === 'count' &&
    numberIn(value, 'min') === quantity.value &&
    numberIn(value, 'max') === quantity.value
  );
}

const boundsIn = ({ plain, quantities }: Sentence, value: FactValue) =>
  [...plain.matchAll(/\{[mpn](\d+)\}/g)].flatMap(({ index, 1: at }) =>
    isValue(quantities[Number(at)], value) ? [boundBefore(plain.slice(0, index))] : [],
  );

/** '$25 or what the bank charges, whichever is greater': the figure is the least that is due, or the most. */
const comparedWith = /^assessment\.(?:returned_payment_fee|transfer_fee)$/;
const greater =
  /\bwhichever (?:sum |amount )?(?:is|shall be) (?:the )?(?:greater|higher|larger|more)\b|\b(?:greater|higher|larger) of\b/;
const lesser =
  /\bwhichever (?:sum |amount )?(?:is|shall be) (?:the )?(?:less|lesser|lower|smaller)\b|\b(?:lesser|lower|smaller) of\b/;

/** Whether the best sentence gives a figure only as the most or the least there may be, wherever it has it. */
export const ofBound: ReadParticulars = ({ one, cited: [sentence] }) => {
  const found = sentence ? boundsIn(sentence, one.value) : [];
  if (sentence && comparedWith.test(one.fact)) {
    if (greater.test(sentence.plain)) return { particulars: { least: true } };
    if (lesser.test(sentence.plain)) return { particulars: { most: true } };
  }
  const [bound] = found;
  if (!bound || found.some((one) => one !== bound)) return null;
  if (bound === 'most') return { particulars: { most: true } };
  return comparedWith.test(one.fact) ? { particulars: { least: true } } : null;
};
