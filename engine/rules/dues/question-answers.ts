import type { Candidate, ScanRule } from '../../find/pattern.ts';
import { moneyOf } from '../../language/money-value.ts';
import type { Doc } from '../../model.ts';
import { periodIn } from './dues-amount.ts';

/** 'How much are my assessments?' */
export const asksForDues =
  /\bhow much (?:are|is) (?:my|our|the) (?:[a-z]+ )?(?:assessments?|dues|fees?|maintenance)\b|\bwhat (?:are|is) (?:my|our|the) (?:current )?(?:monthly |quarterly |annual |hoa |association |regular ){0,2}(?:assessments?|dues)\b|\bwhat (?:is|will) (?:my|our|the) (?:monthly|quarterly|annual) (?:fee|maintenance|payment)\b/;
const answered = 3;

/** 'How much are my assessments? $1,120 per quarter.': sheets of questions and answers, as Florida requires them. */
function* answers(doc: Doc): Generator<Candidate> {
  for (const question of doc.sentences) {
    if (!asksForDues.test(question.plain)) continue;
    for (const answer of doc.sentences.slice(question.index, question.index + 1 + answered)) {
      if (answer.index > question.index && /\?\s*$/.test(answer.text)) break;
      const money = answer.quantities.find((quantity) => quantity.kind === 'money');
      const period = periodIn(answer.plain) ?? periodIn(question.plain);
      const value = money?.kind === 'money' ? moneyOf(money, { period, per: 'home' }) : null;
      if (
        !value?.period ||
        /\b(?:special|late|transfer|propos\w*|of the (?:increase|raise))\b/.test(answer.plain)
      )
        continue;
      const ranges = answer === question ? [question] : [question, answer];
      yield { fact: 'assessment.regular', value, tier: 'plain', ranges };
      yield { fact: 'assessment.frequency', value: value.period, tier: 'implied', ranges };
      break;
    }
  }
}

const askedLate =
  /\b(?:is there an?|what is the|how much is the|are there) (?:[a-z]+ ){0,2}late (?:fee|charge|penalty|fees|charges)\b[^?]{0,60}\?/;

/** 'Is there a late fee? Yes, $30 if not received by the 15th.' */
export const lateFeeAnswered: ScanRule = {
  facts: ['assessment.late_fee'],
  *scan(doc) {
    for (const question of doc.sentences) {
      if (!askedLate.test(question.plain)) continue;
      for (const answer of doc.sentences.slice(question.index + 1, question.index + answered)) {
        if (/\?\s*$/.test(answer.text) || /\bno\b/.test(answer.plain.slice(0, 8))) break;
        const sum = answer.quantities.find(({ kind }) => kind === 'money' || kind === 'percent');
        const value =
          sum?.kind === 'money'
            ? moneyOf({ ...sum, per: null, period: null }, {})
            : sum?.kind === 'percent' &&
                !/^\S* (?:annual|simple|compound|a year|per (?:annum|year)|interest|apr)\b/.test(
                  answer.plain.slice(answer.plain.indexOf('{p')),
                )
              ? { percent: sum.percent }
              : null;
        if (!value) continue;
        yield { fact: 'assessment.late_fee', value, tier: 'implied', ranges: [question, answer] };
        break;
      }
    }
  },
};

/** 'Are there any special assessments? Yes - $3,600 per unit …' */
function* specials(doc: Doc): Generator<Candidate> {
  for (const question of doc.sentences) {
    if (
      !/\b(?:are there|is there|have there been)\b[^.]*\bspecial assessments?\b[^.]*\?$/.test(question.plain)
    )
      continue;
    const answer = doc.sentences[question.index + 1];
    const isProposed = /\b(?:propos(?:es|ed|ing)|to be voted)\b/.test(answer?.plain ?? '');
    // 'Any current or planned special assessments? Yes': which of them, the answer leaves open.
    if (!isProposed && /\bplanned|\bpropos|\bpending|\bcontemplat/.test(question.plain)) continue;
    const money = answer?.quantities.find((quantity) => quantity.kind === 'money');
    if (!answer || money?.kind !== 'money' || money.amount < 10 || /^\W*(?:a\W )?no\b/.test(answer.plain))
      continue;
    const per = money.per === 'home' || money.amount < 10_000 ? 'home' : 'association';
    const value = { amount: money.amount, per, status: isProposed ? 'proposed' : 'levied' };
    yield { fact: 'special_assessment', value, tier: 'told', ranges: [question, answer] };
  }
}

/** What a sheet of questions and answers tells of the dues. */
export const duesAnswered: ScanRule = {
  facts: ['assessment.regular', 'assessment.frequency'],
  scan: answers,
};

/** What it tells of special assessments. */
export const specialsAnswered: ScanRule = { facts: ['special_assessment'], scan: specials };
