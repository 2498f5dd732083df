import { citedSentences } from '../find/cited-sentences.ts';
import type { Decided } from '../find/decide.ts';
import type { Particulars } from '../find/particulars.ts';
import { standingOf } from '../find/standing.ts';
import type { MoneyQuantity } from '../language/quantity.ts';
import { becameOf } from '../meeting/became-of.ts';
import type { Doc, Sentence } from '../model.ts';
import { roleOfDues, sumsOfDues } from '../rules/dues/sums-of-dues.ts';
import { sumInstead } from '../rules/money/sums-replaced.ts';
import { display } from '../say/display.ts';
import { numberIn, wordIn } from '../say/saying.ts';
import { pageAt } from '../structure/source.ts';
import { isProposed, isUnder } from './in-columns.ts';
import type { ReadParticulars } from './particulars.ts';

/** What a budget sets, and holds only once it is adopted. */
const ofPlan =
  /^assessment\.regular$|^budget\.(?:year|total_income|total_expenses|reserve_contribution|management_fee|insurance|dues_change)$/;
/** 'I recommend keeping the dues at $350', 'it is suggested that the assessment be raised' */
const advised =
  /\b(?:recommend(?:s|ed|ing)?|suggest(?:s|ed|ing)?|propos(?:e|es|ed|ing)|advis(?:e|es|ed|ing))\b[^.;]{0,40}\b(?:keep|leav|hold|maintain|rais|increas|lower|reduc|freez)[a-z]*\b[^.;]{0,40}\b(?:dues|assessments?|fees?)\b|\b(?:recommend(?:s|ed|ing)?|suggest(?:s|ed|ing)?|propos(?:e|es|ed|ing))\b[^.;]{0,40}\b(?:dues|assessments?|fees?)\b[^.;]{0,30}\b(?:be|remain|stay)\b/;
const proposal =
  /\bpropos(?:ed|es|al|ing)\b[^.;]{0,40}\b(?:dues|assessments?|fees?|budgets?)\b|\b(?:dues|assessments?|budgets?)\b[^.;]{0,20}\b(?:is|are|as|being) proposed\b/;
const table = /^budget\.(?!dues_change)/;
/** The words over a table that minutes enclose: 'PRELIMINARY BUDGET 2021'. */
const preliminary =
  /\b(?:preliminary|proposed|draft|tentative)\b[^.;\n]{0,20}\bbudget\b|\bbudget\b[^.;\n]{0,10}\b(?:draft|proposal)\b/i;
const titledAdopted =
  /\b(?:approved|adopted|ratified|final)\b[^.;\n]{0,20}\bbudget\b|\bbudget\b[^.;\n]{0,20}\b(?:approved|adopted|ratified)\b/i;
const over = 1500;
/** Whether the words over a row on its page call its budget a preliminary one. */
function isPreliminary({ source, rows }: Doc, { ranges }: Decided): boolean {
  const [{ start } = { start: 0 }] = ranges;
  if (!rows.some((row) => row.start <= start && start < row.end)) return false;
  const from = Math.max(0, start - over);
  const at = source.text.slice(from, start).search(preliminary);
  return at >= 0 && pageAt(source, from + at) === pageAt(source, start);
}

/** 'Dues are $180 a quarter and have not moved since 2014', among what is proposed. */
const ofToday =
  /\b(?:dues|assessments?|fees?) (?:are|is|remain|stay)\b[^.;]{0,60}\b(?:(?:have|has) not (?:moved|changed|gone up|increased|been raised)|currently|at present|since \{n\d+\})\b|\bcurrent (?:dues|assessments?|fees?) (?:are|is)\b/;
const settled = /\b(?:approved|adopted|ratified|passed|carried|effective|in force|in effect)\b/;

/** What a letter announces for the day on which others agree to it. */
const onApproval =
  /\b(?:upon|if|once|when|pending|subject to)\b[^.;]{0,40}\b(?:approv\w+|adopt\w+|ratif\w+|votes?|voting)\b/;
/** Whether a paper names the dues elsewhere as such that others must still agree to. */
const hangsOnVote = ({ sentences }: Doc, { fact, value }: Decided): boolean =>
  fact === 'assessment.regular' &&
  sentences.some(
    ({ plain, quantities }) =>
      onApproval.test(plain) &&
      !settled.test(plain.replace(onApproval, ' ')) &&
      quantities.some((one) => one.kind === 'money' && one.amount === numberIn(value, 'amount')),
  );

const dues =
  /\b(?:dues|assessments?|(?:monthly|quarterly|annual|yearly|hoa|condo|maintenance) (?:fees?|charges?))\b/;
const notDues = /\b(?:special|late|refund\w*)\b/;
const willBe = /\bwill (?:be|go|rise|increase|change)(?: up)?(?: (?:to|at|from))? \{m/;
const open = /\b(?:if|unless|propos\w+)\b/;

const setsIt =
  /\b(?:board|directors|trustees|members|owners|we)\b[^.;{]{0,30}\b(?:voted|decided|agreed|approved|resolved)\b(?:[^.;{]|\{[tn]\d+\}){0,40}\b(?:set|setting|raise|raising|increase|increasing|lower|lowering|change|changing) (?:it|them|this)(?: (?:at|to))?\W{0,3}\{m/;
/** 'The assessment has been $560. The Board voted to set it at $645': what the sentence right behind makes of it. */
function setNext(
  { sentences }: Doc,
  own: readonly Sentence[],
  amount: number,
): { money: MoneyQuantity; sentence: Sentence } | null {
  const next = sentences[(own.at(-1)?.index ?? Number.NaN) + 1];
  const money =
    next && setsIt.test(next.plain) ? next.quantities.find(({ kind }) => kind === 'money') : undefined;
  return next && money?.kind === 'money' && money.amount !== amount ? { money, sentence: next } : null;
}

/**
 * The dues to which a meeting changed those that it names: 'Dues are $250. Motion to raise them to $300 carried.' Null where what
 * was agreed to names several.
 */
function agreedOf(doc: Doc, one: Decided): { money: MoneyQuantity; sentence: Sentence } | null {
  const amount = numberIn(one.value, 'amount');
  const period = wordIn(one.value, 'period');
  if (amount === null) return null;
  const own = citedSentences(doc, one.ranges);
  if (doc.type !== 'minutes') return setNext(doc, own, amount);
  const isChange = (sentence: Sentence) => {
    const became = becameOf(doc).get(sentence);
    return became ? became === 'carried' : willBe.test(sentence.plain) && !open.test(sentence.plain);
  };
  const changes = doc.sentences.flatMap((sentence) => {
    const { plain, quantities } = sentence;
    const sums = quantities.filter((sum) => sum.kind === 'money');
    // 'to adopt the 2032 budget at $86 per lot per month'
    const isNamed = dues.test(plain) || sums.some(({ per }) => per === 'home');
    if (own.includes(sentence) || !isNamed || notDues.test(plain)) return [];
    const moved = sums.findLast(({ per }) => per === 'home') ?? sums.at(-1);
    const instead = moved && sumInstead(doc, moved);
    if (!instead && !isChange(sentence)) return [];
    const money = instead?.sum ?? moved;
    const isOfDues =
      money &&
      (money.period === null || period === null || money.period === period) &&
      money.amount >= amount / 2 &&
      money.amount <= amount * 2;
    return isOfDues && sums.length <= 2 ? [{ money, sentence: instead?.sentence ?? sentence }] : [];
  });
  const [first] = changes;
  return first &&
    first.money.amount !== amount &&
    changes.every(({ money }) => money.amount === first.money.amount)
    ? first
    : null;
}

/** '$305 a year' */
const inDollars = ({
  amount,
  period,
}: Pick<MoneyQuantity, 'amount'> & { readonly period: string | null | undefined }) =>
  display('money', { amount, ...(period && { period }) });

/** The dues that are proposed or agreed to beside those in force, with the sentence that says so; null where a letter tells of several. */
export function toBeTold(
  doc: Doc,
  one: Decided,
): { particulars: Particulars; further: Decided['ranges'] } | null {
  if (one.fact !== 'assessment.regular') return null;
  const agreed = agreedOf(doc, one);
  if (agreed)
    return {
      particulars: { agreedTo: inDollars(agreed.money) },
      further: [{ start: agreed.sentence.start, end: agreed.sentence.end }],
    };
  if (roleOfDues(doc, one.value) !== 'paid') return null;
  const proposed = sumsOfDues(doc).filter(({ role }) => role === 'proposed');
  const [first] = proposed;
  if (!first || proposed.some(({ money }) => money.amount !== first.money.amount)) return null;
  const { start, end } = first.sentence;
  return {
    particulars: { toBe: inDollars({ ...first.money, period: first.period }) },
    further: one.ranges.some((range) => range.start <= start && start < range.end) ? [] : [{ start, end }],
  };
}

/** Whether a figure is that of a budget that nobody has adopted yet. */
export function proposedTold(doc: Doc, one: Decided): Particulars {
  if (!ofPlan.test(one.fact) || doc.type === 'cc_and_r') return {};
  if (doc.type === 'minutes')
    return table.test(one.fact) && isPreliminary(doc, one) ? { proposed: true } : {};
  const role = one.fact === 'assessment.regular' ? roleOfDues(doc, one.value) : null;
  if (role === 'proposed' || (role === 'paid' && hangsOnVote(doc, one))) return { proposed: true };
  if (role === 'paid') return {};
  const cited = citedSentences(doc, one.ranges);
  if (cited.some(({ plain }) => ofToday.test(plain) && !proposal.test(plain))) return {};
  const own = cited.some(
    ({ plain }) => (proposal.test(plain) || advised.test(plain)) && !settled.test(plain),
  );
  const whole = doc.type === 'budget' && standingOf(doc).some(({ kind }) => kind !== 'amendment');
  const inColumn =
    isUnder(doc, one, isProposed) && !titledAdopted.test(doc.source.text.slice(0, doc.rows[0]?.start ?? 0));
  return own || whole || inColumn || hangsOnVote(doc, one) ? { proposed: true } : {};
}

const ofMeeting =
  /\b(?:only|solely) (?:as to|for|at|to|with respect to) (?:the |this |that )?(?:[^.;]{0,30}\{t\d+\}[^.;]{0,20})?(?:[a-z]+ )?meeting\b|\b(?:as to|for|at) (?:the|this) (?:\{t\d+\} [^.;]{0,20}|[^.;]{0,40})\bmeeting\b[^.;]{0,40}(?:\{t\d+\}|\bonly\b)|\b(?:for|at|as to) the \{t\d+\}[^.;]{0,30}\bmeeting\b/;
const always = /\b(?:any|all|each|every|such|a) (?:[a-z]+ )?meetings?\b/;
/** A form that stays good: 'said meetings, including the meeting to be held on …'. */
const ofMany =
  /\bmeetings\b[^.;]{0,40}\bincluding the (?:[a-z]+ )?meeting\b|\b(?:all|every|future) (?:[a-z]+ )?meetings\b/;

/** The form itself, or the letter that sends it, which is for the meeting that it was made for. */
const isForm = ({ type, sentences }: Doc) =>
  type === 'other' &&
  sentences.some(({ plain }) =>
    /\b(?:this proxy|proxy (?:ballot|form|voting ballot)|enclosed[^.;]{0,40}\bprox(?:y|ies)\b|serve as a proxy vote)\b|\bhereby (?:[a-z]+ )?appoint\b/.test(
      plain,
    ),
  );

/** Whether a proxy is for one meeting that is named. */
export const ofProxy: ReadParticulars = ({ doc, one, cited }) =>
  one.value === true &&
  cited.length > 0 &&
  ((isForm(doc) && !doc.sentences.some(({ plain }) => ofMany.test(plain))) ||
    cited.every(({ plain }) => ofMeeting.test(plain) && !always.test(plain)))
    ? { particulars: { once: true } }
    : null;
