import type { Candidate, ScanRule } from '../find/pattern.ts';
import { words } from '../find/pattern.ts';
import { moneyOf } from '../language/money-value.ts';
import { countOf } from '../language/values.ts';
import { periodIn } from './dues-amount.ts';

const homes =
  '(?:residential )?(?:homes?|lots?|units?|houses?|townhomes?|homeowners?|owners?|members?|households?|hoa members?|doors?|properties|parcels)';
const forms = [
  words(`{money}(?: ?(?:/|per|a) ?${homes})? ?(?:x|\\*|×|times|@) ?{count} ?\\(?(?:${homes}|hoa)\\b`),
  words(`{count} ${homes} ?(?:@|x|\\*|×|at|times) ?{money}`),
];
const dues = /\b(?:dues|assessments?|maintenance fees?|hoa fees?|association fees?|homeowner fees?)\b/;
const other =
  /\b(?:special|transfer|capital|initiation|working|management|insurance|landscap\w*|reserves?|late|declarant|builder|vacant|unsold|trash|water|sewer|cable|internet)\b/;

/** 'Annual dues of $43.50 x 103 homes', '60 homes @ $125/month': the dues and how many pay them. */
export const duesTimesHomes: ScanRule = {
  facts: ['community.units', 'assessment.regular', 'assessment.frequency'],
  *scan(doc): Generator<Candidate> {
    for (const { plain, quantities, start, end } of doc.sentences) {
      if (!dues.test(plain) || other.test(plain)) continue;
      const match = forms.map((form) => form.exec(plain)).find((m) => m !== null);
      const caught = [...(match?.[0].matchAll(/\{[mn](\d+)\}/g) ?? [])].map((m) => quantities[Number(m[1])]);
      const count = countOf(caught.find((quantity) => quantity?.kind === 'count'));
      const money = caught.find((quantity) => quantity?.kind === 'money');
      if (count === null || count < 3 || !money) continue;
      const ranges = [{ start, end }];
      yield { fact: 'community.units', value: count, weight: 6, ranges };
      const value = moneyOf(money, { period: periodIn(plain), per: 'home' });
      if (!value?.period) continue;
      yield { fact: 'assessment.regular', value, weight: 6, ranges };
      yield { fact: 'assessment.frequency', value: value.period, weight: 4, ranges };
    }
  },
};
