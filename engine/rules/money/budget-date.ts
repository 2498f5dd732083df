import { type Candidate, words } from '../../find/pattern.ts';
import { monthNumber } from '../../language/dates.ts';
import { monthNames } from '../../language/month-names.ts';
import { twoDigits } from '../../language/two-digits.ts';
import type { Doc, Sentence } from '../../model.ts';
import { regex } from '../../regex.ts';
import { bySurest } from '../../tiers.ts';
import { caught, dates, head, plausible, type Reader, span } from '../paper/dated.ts';
import { budgetYear } from './budget-year.ts';

const yearNamed =
  /\b(?:budget year|fiscal year|fiscal|calendar year|year|budget|budget for|for)(?: (?:of|for|beginning|starting|is))?:? ?\{n(\d+)\}|\{n(\d+)\} (?:(?:annual|operating|proposed|approved|final|adopted|revised|draft|association|hoa|reserve|income|and|&|preliminary|fiscal year|townhomes?|townhouse|condo|condominium|community) ){0,6}(?:budgets?|dues|assessments?)\b|^[^{]{0,80}\{n(\d+)\}(?:$| (?:revised|final|draft|approved|amended)\b)/;
const begins = words`(?:beginning|starting|commencing|effective|begins|starts)(?: on)? {date}`;
const yearEnds = words`\byear (?:then )?end(?:ing|ed|s):? {date}`;
/** 'Adopted by the Board on May 8, 2031', 'Budget Resolution - May 8, 2031', 'Revised: 5/8/2031'. */
const adopted = words`^(?:[a-z]+ ){0,4}resolution\b[^{]{0,16}{date}\W*$|\b(?:adopted|approved|ratified|passed|revised)\b(?! (?:budget|minutes))[^.;{]{0,60}{date}`;
/** The day on which another budget, the minutes or the last meeting came to pass. */
const ofAnother = /\b(?:minutes|last|previous|prior|will be|to be|shall|must|if)\b/;
/** 'Approved by the Board for the year ending December 31, 2031': the year that was approved, not the day. */
export const ofItsPeriod =
  /\b(?:adopted|approved|ratified|passed|revised)\b(?!.*\b(?:year-end|annual) meeting\b).*\b(?:years?|period|months|end(?:s|ed|ing)?|begin\w*|start\w*|commenc\w*|effective|through)\b/;
/** 'January 1 - December 31, 2031': the first day's year is the last one's, or the one before. */
const fromDay = regex`\b(${monthNames})[a-z]*\.? \{n(\d+)\} ?(?:-|to|through|thru) ?\{t(\d+)\}`;

function firstDay(plain: string, { quantities }: Sentence): string | null {
  const m = fromDay.exec(plain);
  const day = m && quantities[Number(m[2])];
  const last = m && quantities[Number(m[3])];
  if (day?.kind !== 'count' || last?.kind !== 'date' || last.iso.length < 7 || day.value > 31) return null;
  const month = monthNumber(m?.[1] ?? '');
  const year = Number(last.iso.slice(0, 4)) - (month > Number(last.iso.slice(5, 7)) ? 1 : 0);
  return `${year}-${twoDigits(month)}-${twoDigits(day.value)}`;
}

function dayOfAdoption(plain: string, sentence: Sentence, doc: Doc): string | null {
  const m = adopted.exec(plain);
  // '2030 Budget was approved on November 21, 2029' stands in the budget of 2031 too.
  const year = m && sentence.quantities[Number(/\{n(\d+)\} budget/.exec(plain)?.[1] ?? -1)];
  if (year?.kind === 'count' && year.value < Number(yearOf(doc)?.value)) return null;
  return m && !ofItsPeriod.test(m[0]) ? caught(adopted, plain, sentence, ofAnother) : null;
}

/** '12/31/2031 | 12/31/2030', the heads of columns. */
const onlyDays = /^(?:[\s|]*\{t\d+\})+[\s|]*$/;
/** The day on which a budget was adopted, else when its year begins, else that year. */
export const budgetDate: Reader = (plain, sentence, doc) => {
  const { start } = sentence;
  // A program may print the title at the foot of the page.
  if (start > head && !(/^budget\b/.test(plain) && start < (doc.source.pages[0]?.text.length ?? 0)))
    return null;
  const day = start < head ? dayOfAdoption(plain, sentence, doc) : null;
  if (day && day.length > 4) return { iso: day, score: 10 };
  const spanned = firstDay(plain, sentence);
  if (spanned && plausible(spanned)) return { iso: spanned, score: 9 };
  const range = span.exec(plain);
  // The heads of several columns tell of several years.
  if (range && span.test(plain.slice(range.index + range[0].length))) return null;
  const first = range && dates(plain, sentence).find((date) => plausible(date.iso));
  if (first) return { iso: first.iso, score: 9 };
  const from = caught(begins, plain, sentence);
  if (from) return { iso: from, score: 8 };
  const last = caught(yearEnds, plain, sentence);
  if (last?.endsWith('-12-31')) return { iso: `${last.slice(0, 4)}-01-01`, score: 9 };
  const [alone] = dates(plain, sentence);
  // Of the ends of several years over columns the last is the budget's.
  const ends = onlyDays.test(plain) ? dates(plain, sentence).map(({ iso }) => iso) : [];
  if (ends.length > 2 && ends.every((iso) => iso.endsWith('-12-31')))
    return { iso: `${ends.toSorted().at(-1)?.slice(0, 4)}`, score: 5 };
  // A day on a line of its own is that of a letter; of a table it is the day of printing or of a draft.
  if (alone && plausible(alone.iso) && /^\W*(?:[a-z]+day,? )?\{t\d+\}(?: \||\W*$)/.test(plain))
    return { iso: alone.iso, score: isLetter(doc) ? 9 : 3 };
  const own = plain.length < 100 ? ofTitle.exec(plain) : null;
  const made = own && !ofPeriod.test(plain) ? sentence.quantities[Number(own[1])] : undefined;
  if (made?.kind === 'date' && made.iso.length === 10 && plausible(made.iso))
    return { iso: made.iso, score: 8.5 };
  const named = yearNamed.exec(plain);
  const token = Number(named?.[1] ?? named?.[2] ?? named?.[3] ?? -1);
  // Of '2031-2032 budget' the first year is when it begins.
  const year =
    sentence.quantities[plain.search(`\\{n${token - 1}\\} ?[-/] ?\\{n${token}\\} `) < 0 ? token : token - 1];
  if (year?.kind !== 'count' || !plausible(String(year.value)) || !Number.isInteger(year.value)) return null;
  // A year that is named is no day: it need not begin in January.
  const score = /budget year|fiscal year|budget/.test(named?.[0] ?? '') ? 8 : 6;
  return { iso: String(year.value), score };
};

/** 'Fox Run HOA 2032 Budget (draft), 11/12/2031': the day on which the paper was made, at the end of its title. */
const ofTitle = /\b(?:budget|actuals|draft)\b.*\{t(\d+)\}\W*$/;
const ofPeriod =
  /\b(?:as of|through|thru|end(?:ed|ing|s)?|begin\w*|start\w*|effective|from|until|to|for|by|due|meeting)\b[^{]{0,20}\{t|\{t\d+\}[^{]{0,12}\{t|\{m\d/;

const isLetter = ({ source: { text } }: Doc) =>
  /^\s*(?:dear|fellow (?:home)?owners|message from)\b/im.test(text.slice(0, head));

/** A budget's date that comes from a year that is named, not from a day. */
const byYearAlone = /^\d{4}$/;
/** The year that the budget is for, where one is told best. */
function yearOf(doc: Doc): Candidate | null {
  const [best, next] = [...budgetYear.scan(doc)].toSorted(bySurest);
  return best && !(next && next.tier === best.tier && next.value !== best.value) ? best : null;
}

/** '2031-2032 Budget': one year of two numbers, not a budget beside another's. */
const isSplit = ({ source: { text } }: Doc, first: unknown, last: unknown): boolean =>
  Number(last) - Number(`${first}`.slice(0, 4)) === 1 &&
  regex.i`${`${first}`.slice(0, 4)}\s?[-/–]\s?(?:20)?${`${last}`.slice(2)}\b(?! (?:and |\S+ ){0,2}budgets)`.test(
    text,
  );

/** The year that the whole budget tells best, where one sentence alone gave another year; null where they agree. */
export function betterYear(doc: Doc, { value }: Pick<Candidate, 'value'>): Candidate | null {
  const year = doc.type === 'budget' && byYearAlone.test(`${value}`) ? yearOf(doc) : null;
  return year && !`${value}`.startsWith(`${year.value}`) && !isSplit(doc, value, year.value) ? year : null;
}
