import type { Doc, Sentence } from '../model.ts';
import { dollars } from '../say/display.ts';
import { numberIn } from '../say/saying.ts';
import { isOfFirstSale } from '../scope/first-times.ts';
import { type ReadParticulars, sentencesAfter } from './particulars.ts';

const monthsOfDues =
  /\{d(\d+)\}(?:'?s?'?)(?: \(\{n\d+\}\))?'? (?:of |worth of )?(?:the |its |their |his |then[- ]current |current |regular |annual |base |general |maintenance |established |estimated |full |total |applicable |monthly ){0,3}(?:assessments?|dues|common (?:expenses?|charges?)|common expense charges?|fees)\b/;

const chargeAtClosing =
  /\b(?:initiation|working capital|capital(?:ization)?|enhancement|membership|reserve) (?:fund )?(?:contribution|fee|assessment|fund)s?\b/;
const buyer = /\b(?:purchasers?|buyers?|new owners?|transferees?)\b/;
const pays = /\b(?:pays?|paid)\b/;
const atSale = /\b(?:closing|sale|resale|settlement|purchase)\b/;

/** 'A $350 contribution to capital and a $90 transfer fee' */
const andAnother =
  /^[^.;{]{0,60}? and (?:an? )?\{m(\d+)\} ((?:[a-z]+ ){0,3}?(?:fee|charge|contribution|assessment|deposit))\b/;
/** The charge that the sentence itself adds to an amount. */
function inSame({ plain, quantities }: Sentence, amount: number | null): string | null {
  const at = quantities.findIndex((one) => one.kind === 'money' && one.amount === amount);
  const found = at < 0 ? null : andAnother.exec(plain.split(`{m${at}}`)[1] ?? '');
  const other = found && quantities[Number(found[1])];
  return other?.kind === 'money' && !/\bsellers?\b/.test(plain)
    ? `${dollars(other.amount)} (${found?.[2]})`
    : null;
}

/** A charge of another name that a buyer pays too, with its sum. */
function chargeBesides({ sentences }: Doc, cited: readonly Sentence[], amount: number | null) {
  for (const sentence of cited) {
    const besides = inSame(sentence, amount);
    if (besides) return { besides, further: [] };
  }
  const own = new Set(cited.map(({ plain }) => chargeAtClosing.exec(plain)?.[0]));
  for (const sentence of sentences) {
    const { plain, quantities, start, end } = sentence;
    const name = chargeAtClosing.exec(plain)?.[0];
    if (!name || own.has(name) || cited.includes(sentence)) continue;
    if (![buyer, pays, atSale].every((one) => one.test(plain))) continue;
    const sum = quantities.find((one) => one.kind === 'money');
    if (sum?.kind === 'money' && !isOfFirstSale(sentence))
      return { besides: `${dollars(sum.amount)} (${name})`, further: [{ start, end }] };
  }
  return null;
}

/** A sum at closing that is told in months of dues, and what a buyer pays besides. */
export const ofContribution: ReadParticulars = ({ doc, one, cited }) => {
  const times = numberIn(one.value, 'amount');
  const isFirst =
    cited.length > 0 && cited.every((sentence) => isOfFirstSale(sentence, sentencesAfter(doc, sentence, 2)));
  const { besides, further = [] } = (!isFirst && chargeBesides(doc, cited, times)) || {};
  const first = { ...(isFirst ? { firstSale: true as const } : {}), ...(besides ? { besides } : {}) };
  for (const { plain, quantities } of cited) {
    const months = quantities[Number(monthsOfDues.exec(plain)?.[1] ?? -1)];
    if (months?.kind === 'duration' && months.unit === 'month' && months.count === times)
      return { particulars: { months: months.count, ...first }, further };
  }
  return { particulars: first, further };
};
