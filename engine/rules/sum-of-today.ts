import type { FactValue } from '#contract/analysis.ts';
import { sentenceFrom } from '../find/cited-sentences.ts';
import type { Candidate } from '../find/pattern.ts';
import { yearOfPaper } from '../meeting/earlier-years.ts';
import type { Doc, Sentence } from '../model.ts';
import { ownClause } from '../setting/own-clause.ts';
import { isTakenBack } from './dues/standing-of-change.ts';

/** What a letter tells of money as a budget or a statement would. */
const ofMoney = /^(?:budget|financial)\./;
/** What is aimed at, asked for, feared or supposed. */
const aimed =
  /\b(?:goals?|targets?|aims?|should|ought|needs?|needed|requires?(?! an? (?:increase|raise)\b)|required|at least|no more than|minimum|recommend\w*|would|could|might|ideal(?:ly)?|hopes?|if|unless|suppose|propos\w+|example|estimat\w+|project(?:ed|ions?))\b/;
/** Other associations, and what one would advise any. */
const ofOthers =
  /\bour neighbou?rs (?:at|in|across|next)\b|\b(?:neighbou?ring|nearby|another|other|some|many|most|typical|average) (?:[a-z]+ )?(?:associations?|communit(?:y|ies)|hoas?|condominiums?|neighborhoods?)\b|\b(?:fannie mae|freddie mac|fha|lenders?)\b/;
/** The account of the one owner to whom the letter goes. */
const ofOneOwner =
  /\b(?:your (?:[a-z]+ )?(?:account|balance|payment|assessments?|dues|lot|unit|home)|you (?:still )?owe)\b/;
/** A loan that did not come. */
const notLent =
  /\b(?:asked (?:a|the|our|two|three|several) (?:banks?|lenders?|credit union)|no decision|refused|denied|declined|turned down|rejected|fell through|not approved|did not (?:take|borrow))\b/;
/** Of a time gone by. */
const ofOldDays =
  /\b(?:developer|declarant|builder) (?:left|handed|turned)\b|\b(?:in the past|years ago|back then|at (?:the )?turnover|used to)\b/;
/** 'from $412 to $780, by the size of the home' is no change. */
const changes =
  /\b(?:increas|rais|ris|rose|go(?:es|ing)? up|went (?:up|from)|gone up|up from|higher|decreas|lower|reduc|chang|adjust|drop|cut|stay|remain|same)/;
/** 'if dues stay at $840' */
const supposed =
  /\b(?:if|unless|whether|assum(?:ing|es)|had)(?: that)? (?:the |our |annual |monthly ){0,2}(?:dues|assessments?|fees) (?:(?:would|were|are|be|been|is|to) )*(?:stay|remain|go|ris|increas|rais|kept|held)/;
/** 'The old covenants capped increases at 10%' */
const capped = /\b(?:caps?|capped|capping|limits?|limited|not exceed)\b/;
const notOurs = [ofOthers, ofOneOwner, notLent, ofOldDays];
const year = /\b(?:19|20)\d\d\b/g;

/** The years before the last one, of which a sentence tells. */
function tellsOldYear(doc: Doc, { text }: Sentence): boolean {
  const own = yearOfPaper(doc);
  return [...text.matchAll(year)].some(([found]) => Number(found) < own - 1);
}

/** The clause in which the sum of an answer stands; the sentence where it has none. */
function clauseOf(value: FactValue, { plain, quantities }: Sentence): string {
  const amount = typeof value === 'object' && value !== null && 'amount' in value ? value.amount : null;
  const token = `{m${quantities.findIndex((one) => one.kind === 'money' && one.amount === amount)}}`;
  const at = plain.indexOf(token);
  return at < 0 ? plain : ownClause(plain, at, at + token.length);
}

/**
 * Whether a sum of a letter or of minutes is none that the association has, owes or is owed today: another's, one owner's, or of
 * old days. Letters persuade by what is aimed at as well; in minutes the roles of sums tell it.
 */
export function isNoSumOfToday(
  doc: Doc,
  { fact, value, ranges: cited }: Pick<Candidate, 'value' | 'ranges'> & { readonly fact: string },
): boolean {
  const isLetter = doc.type === 'other';
  if ((!isLetter && doc.type !== 'minutes') || !ofMoney.test(fact)) return false;
  const told = (words: RegExp) =>
    cited.some(({ start, end }) => words.test(doc.source.text.slice(start, end).toLowerCase()));
  if (fact === 'budget.dues_change' && isLetter && !told(changes)) return true;
  return cited.some(({ start }) => {
    const sentence = sentenceFrom(doc, start);
    if (sentence === undefined) return false;
    const own = clauseOf(value, sentence);
    return (
      (fact === 'budget.dues_change' &&
        (isTakenBack(doc, sentence) || supposed.test(sentence.plain) || capped.test(own))) ||
      // 'Your dues go up': of every owner's.
      notOurs.some((words) => (words !== ofOneOwner || fact !== 'budget.dues_change') && words.test(own)) ||
      (isLetter && (aimed.test(own) || tellsOldYear(doc, sentence)))
    );
  });
}
