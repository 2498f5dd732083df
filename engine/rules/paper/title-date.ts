import type { Doc, Sentence } from '../../model.ts';
import { type Dated, dates, plausible } from './dated.ts';

/** 'Annual Report 2031', 'Notice to Members - May 2031': the title of a letter that gives no day. */
const titled =
  /\b(?:newsletter|report|notice|update|letter|bulletin|announcement|message|ballot|proxy|faqs?|certificate|disclosures?|packet|questionnaire)\b/;
const title = 300;

/** The month or the year in the title of a letter or a newsletter. */
export function titleDate(plain: string, sentence: Sentence): Dated | null {
  if (sentence.start > title || plain.length > 90 || !titled.test(plain)) return null;
  const [first, second] = sentence.quantities;
  if (!first || second) return null;
  const iso = first.kind === 'date' ? first.iso : first.kind === 'count' ? String(first.value) : '';
  return /^(?:19|20)\d\d(?:-|$)/.test(iso) && plausible(iso) ? { iso, score: 4 } : null;
}

const ofInsurance =
  /\bpolic(?:y|ies) (?:number|period|term)\b|\bnamed insured\b|\brenewal (?:term|period)\b/i;
const term = /\{t\d+\}\W{0,3}(?:to |through |until )?\W{0,3}\{t\d+\}/;
/** So much of the text may hold the declarations of a policy. */
const declarations = 3000;

/** Where an insurer's paper has no date of its own: the day from which its policy runs a year. */
export function firstDayOfPolicy(plain: string, sentence: Sentence, { source }: Doc): Dated | null {
  if (sentence.start > declarations || !term.test(plain)) return null;
  if (!ofInsurance.test(source.text.slice(0, declarations))) return null;
  const [from, until] = dates(plain, sentence);
  if (!from || !until || from.iso.length !== 10 || until.iso.length !== 10 || !plausible(from.iso))
    return null;
  const isYear =
    Number(until.iso.slice(0, 4)) - Number(from.iso.slice(0, 4)) === 1 &&
    until.iso.slice(4) === from.iso.slice(4);
  return isYear ? { iso: from.iso, score: 3 } : null;
}
