import type { Candidate, ScanRule } from '../find/pattern.ts';
import { moneyOf } from '../language/money-value.ts';
import type { Doc } from '../model.ts';
import { periodIn } from './dues-amount.ts';

const asked =
  /\bhow much (?:are|is) (?:my|our|the) (?:[a-z]+ )?(?:assessments?|dues|fees?|maintenance)\b|\bwhat (?:are|is) (?:my|our|the) (?:current )?(?:monthly |quarterly |annual |hoa |association |regular ){0,2}(?:assessments?|dues|maintenance fees?)\b/;
const answered = 3;

/** 'How much are my assessments? $1,120 per quarter.': sheets of questions and answers, as Florida requires them. */
function* answers(doc: Doc): Generator<Candidate> {
  for (const question of doc.sentences) {
    if (!asked.test(question.plain)) continue;
    for (const answer of doc.sentences.slice(question.index, question.index + 1 + answered)) {
      if (answer.index > question.index && /\?\s*$/.test(answer.text)) break;
      const money = answer.quantities.find((quantity) => quantity.kind === 'money');
      const value =
        money?.kind === 'money' ? moneyOf(money, { period: periodIn(answer.plain), per: 'home' }) : null;
      if (!value?.period || /\b(?:special|late|transfer)\b/.test(answer.plain)) continue;
      const ranges = answer === question ? [question] : [question, answer];
      yield { fact: 'assessment.regular', value, weight: 8, ranges };
      yield { fact: 'assessment.frequency', value: value.period, weight: 6, ranges };
      break;
    }
  }
}

/** What a sheet of questions and answers tells of the dues. */
export const duesAnswered: ScanRule = {
  facts: ['assessment.regular', 'assessment.frequency'],
  scan: answers,
};
