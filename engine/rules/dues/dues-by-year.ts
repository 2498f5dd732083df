import type { Candidate, ScanRule } from '../../find/pattern.ts';
import { moneyOf } from '../../language/money-value.ts';
import type { Doc, Sentence } from '../../model.ts';
import { periodIn, plausible, sumsByYear } from './dues-amount.ts';

/** '2029 $210, 2030 $225' */
const pair = /(?:\{n\d+\}-)?\{n(?<year>\d+)\}(?: (?:is|was|:|-|=))?:? ?\{m(?<money>\d+)\}/g;
const byYear = (sentence: Sentence) => sumsByYear(sentence, pair);

const history =
  /^[^{]{0,40}\b(?:dues|assessments?)\b(?: history| schedule| rates?| by year| over the years){0,2}[^{]{0,30}/;
const notHistory =
  /\b(?:special|total|income|collected|received|budget|late|transfer|expenses?|revenues?|reserves?|insurance)\b/;

function* newest(doc: Doc): Generator<Candidate> {
  for (const sentence of doc.sentences) {
    const lead = history.exec(sentence.plain)?.[0];
    if (!lead || notHistory.test(sentence.plain)) continue;
    // In the sentence itself, or on the lines under it.
    const told = byYear(sentence).map((each) => ({ ...each, sentence }));
    if (told.length === 0 && !/\{/.test(sentence.plain)) {
      for (const line of doc.sentences.slice(sentence.index + 1, sentence.index + 21)) {
        const pairs = /^\{n/.test(line.plain) ? byYear(line) : [];
        if (pairs.length !== 1 || (line.plain.match(/\{m/g) ?? []).length > 1) break;
        told.push(...pairs.map((each) => ({ ...each, sentence: line })));
      }
    }
    const [last, before] = told.toSorted((a, b) => b.year - a.year);
    if (!last || !before || last.year === before.year) continue;
    const value = moneyOf(last.money, { period: periodIn(sentence.plain), per: 'home' });
    if (!value?.period || !plausible(value.amount, last.money.period ?? undefined)) continue;
    const ranges = last.sentence === sentence ? [sentence] : [sentence, last.sentence];
    yield { fact: 'assessment.regular', value, tier: 'told', ranges };
    yield { fact: 'assessment.frequency', value: value.period, tier: 'likely', ranges };
  }
}

/** 'Dues history: 2029 $210, 2030 $225': what was asked last counts. */
export const newestDues: ScanRule = {
  facts: ['assessment.regular', 'assessment.frequency'],
  scan: newest,
};
