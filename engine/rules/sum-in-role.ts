import type { DocumentType } from '#contract/document-type.ts';
import type { FactId } from '../catalogue.ts';
import { citedSentences } from '../find/cited-sentences.ts';
import { speaksOf } from '../find/context.ts';
import type { Candidate } from '../find/pattern.ts';
import type { Doc, Sentence } from '../model.ts';
import { regex } from '../regex.ts';
import { kindsIn } from '../scope/kinds-of-homes.ts';
import { withFigures } from '../scope/payers.ts';
import { isOfClasses } from './dues/dues-by-class.ts';
import { givesCause, standingOfChange } from './dues/standing-of-change.ts';
import { roleOfDues, sumsOfDues, tellsDuesPaid } from './dues/sums-of-dues.ts';
import { type Matter, type Standing, sumsTold } from './money/sums-told.ts';

/** Papers that tell what was; a plan or a study reckons with what is to come. */
const papers: readonly DocumentType[] = ['minutes', 'financial', 'other'];
/** What a sum of such papers that is told as a fact may be by its words. */
const fitting: Partial<Record<FactId, { of?: readonly Matter[]; as: readonly Standing[] }>> = {
  'financial.operating_cash': { of: ['operating'], as: ['held'] },
  'financial.reserve_cash': { of: ['reserve'], as: ['held'] },
  'financial.delinquent_amount': { of: ['arrears'], as: ['held'] },
  special_assessment: { as: ['held', 'aimed', 'moved'] },
};

const amountOf = ({ value }: Candidate) =>
  typeof value === 'object' && value !== null && 'amount' in value ? value.amount : null;

/** Whether the sum of a candidate is something else than its fact, wherever its sentences name it. */
function isOfOther(doc: Doc, candidate: Candidate): boolean {
  // What one owner owes is not what all do, whatever paper says it.
  const isTold = papers.includes(doc.type) || candidate.fact === 'financial.delinquent_amount';
  const fits = isTold ? fitting[candidate.fact] : undefined;
  const amount = amountOf(candidate);
  if (!fits || amount === null) return false;
  const own = citedSentences(doc, candidate.ranges)
    .flatMap(({ quantities }) => quantities)
    .flatMap((one) => (one.kind === 'money' && one.amount === amount ? (sumsTold(doc).get(one) ?? []) : []));
  return (
    own.length > 0 &&
    own.every(({ of, as }) => (of && fits.of?.includes(of) === false) || (as && !fits.as.includes(as)))
  );
}

/** What is paid by the month or by each home is no balance: 'the reserve share goes from $30 to $42 per unit per month'. */
function isPaidInParts(doc: Doc, candidate: Candidate): boolean {
  const amount = amountOf(candidate);
  if (
    amount === null ||
    !/^(?:reserves\.balance|financial\.(?:operating|reserve)_cash)$/.test(candidate.fact)
  )
    return false;
  const own = citedSentences(doc, candidate.ranges)
    .flatMap(({ quantities }) => quantities)
    .flatMap((one) => (one.kind === 'money' && one.amount === amount ? one : []));
  return own.length > 0 && own.every(({ period, per }) => period !== null || per !== null);
}

/** 'The most the board can charge without a vote is $900' */
const inPower =
  /\b(?:the )?(?:most|maximum|limit|cap)\b[^.;{]{0,60}\b(?:can|may|could|is allowed to)\b[^.;{]{0,80}\{m/;

/** 'The 2016 assessment ($450 a month, ended in September) was for the roofs' */
const isOver =
  /\b(?:dues|assessments?|fees?)\b[^.;]{0,40}(?<!\b(?:years?|periods?|months?|quarters?) )\b(?:ended|expired|was for (?:the|phases?))\b/;

/** 'Townhome dues are $435 and single family $96': no sum is everybody's. */
const namesKinds = ({ text, quantities }: Sentence) =>
  kindsIn(text) > 1 &&
  new Set(quantities.flatMap((one) => (one.kind === 'money' ? one.amount : []))).size > 1;

/** '$15/person or $25/household': what one person pays is not what a home does. */
const ofPerson = /^ ?(?:\/ ?|per |a |each )(?:person|adult|individual|resident)\b/;
const isOfPerson = ({ plain, quantities }: Sentence, amount: ReturnType<typeof amountOf>) =>
  quantities.some(
    (one, at) =>
      one.kind === 'money' &&
      one.amount === amount &&
      ofPerson.test(plain.slice(plain.indexOf(`{m${at}}`) + `{m${at}}`.length)),
  ) && quantities.some((one) => one.kind === 'money' && one.per === 'home');

/** Whether the dues of a candidate are none that are paid, nor proposed where none are told as paid. */
function isNotPaid(doc: Doc, { fact, value, ranges }: Candidate): boolean {
  if (fact !== 'assessment.regular' && fact !== 'assessment.frequency') return false;
  const cited = papers.includes(doc.type) ? withFigures(citedSentences(doc, ranges)) : [];
  if (cited.some(({ plain }) => isOver.test(plain))) return true;
  if (cited.some((one) => isOfPerson(one, amountOf({ fact, value, ranges, tier: 'hint' })))) return true;
  if (fact === 'assessment.frequency') return false;
  if (cited.some(({ plain }) => inPower.test(plain))) return true;
  if (cited.length > 0 && cited.every(namesKinds) && !isOfClasses(doc, cited)) return true;
  const role = roleOfDues(doc, value);
  return role !== null && role !== 'paid' && (role !== 'proposed' || tellsDuesPaid(doc));
}

const isRefused = (plain: string) =>
  wouldHave.test(plain) && standingOfChange(plain) === 'refused' && !givesCause(plain);
const wouldHave =
  /\b(?:would (?:have )?(?:rais|increas|lower|set|ma[dk]e|br)|propos\w+|version|draft|first|earlier|original|previous)/;

/** Whether a change of the dues is one of long ago, one of several offers or told with the dues as proposed, by the sums of its sentences. */
function isNoChange(doc: Doc, { fact, ranges }: Candidate): boolean {
  if (fact !== 'budget.dues_change') return false;
  const cited = citedSentences(doc, ranges);
  const own = sumsOfDues(doc).filter(({ sentence }) => cited.includes(sentence));
  // 'The version that would have raised fees by 9% was withdrawn.'
  const figured = withFigures(cited);
  if (figured.length > 0 && figured.every(({ plain }) => isRefused(plain))) return true;
  const isProposed =
    own.some(({ role }) => role === 'proposed') &&
    own.every(({ sentence: { plain } }) => standingOfChange(plain) === 'proposed');
  return (
    isProposed ||
    own.some(({ role }) => role === 'choice') ||
    (own.length > 0 && own.every(({ role }) => role === 'past'))
  );
}

/** Who owes dues, or has paid what is not said to be for something else. */
const ofDues =
  /\b(?:dues|assessments?|fees|delinquen\w*|arrears|past[- ]due|accounts?|balances?|ow(?:e|es|ed|ing)|a\/r|receivables?|(?:current|up[- ]to[- ]date)(?! on\b)|(?:un)?paid(?! for (?!the (?:year|quarter|month)\b|\{[nt]))|collections|behind(?= (?:by|for)\b|[,.;])|late(?=[,.;])|pay(?:ments?)?(?! for\b))\b/;
/** 'The special assessment is paid in full but for four units' */
const ofSpecial = /\b(?:special|one[- ]time|emergency) assessments?\b/;
const regularToo = /\b(?:dues|fees|accounts|(?<!(?:special|time|emergency) )assessments?)\b/;
const things =
  '(?:ballots?|prox(?:y|ies)|votes?|consents?|surveys?|responses?|forms?|signatures|certificates?|violations?|work orders?|inspections?|invoices?|bills|letters?)';
/** 'Ballots on the dues were received from 90 of 210 owners', '7 unpaid invoices' */
const ofThings = regex`\b${things}\b[^.;]{0,60}\b(?:received|returned|collected|cast|in|outstanding|overdue|sent)\b|\b(?:outstanding|overdue|unpaid|returned|open) ${things}\b`;
const behindOnDues =
  /\b(?:delinquen\w*|arrears|past[- ]due|(?:un|not )paid|overdue|outstanding|ow(?:e|es|ed|ing)|behind|paid)\b[^.;]{0,30}\b(?:dues|assessments?|accounts?|balances?)\b/;

/** Whether homes that a candidate counts are counted for another reason than their dues. */
const countsOthers = (doc: Doc, { fact, ranges }: Candidate): boolean =>
  fact === 'financial.delinquent_homes' &&
  citedSentences(doc, ranges).every(
    (sentence) =>
      (doc.type !== 'financial' && doc.type !== 'budget' && !speaksOf(ofDues, { doc, sentence })) ||
      (ofThings.test(sentence.plain) && !behindOnDues.test(sentence.plain)) ||
      (ofSpecial.test(sentence.plain) && !regularToo.test(sentence.plain)),
  );

/**
 * Whether the sum of a candidate is, by the words beside it, what it would be told as: what one owner owes is not what all do,
 * a check is no balance, and what was proposed is not paid.
 */
export const isInRole = (doc: Doc, candidate: Candidate): boolean =>
  !isOfOther(doc, candidate) &&
  !isPaidInParts(doc, candidate) &&
  !isNotPaid(doc, candidate) &&
  !isNoChange(doc, candidate) &&
  !countsOthers(doc, candidate);
