import { type ScanRule, words } from '../../find/pattern.ts';
import { moneyOf } from '../../language/money-value.ts';
import { periodIn } from './dues-amount.ts';

/** 'The assessment is $540 per lot and the reserve fee is $170 per lot, for a total of $710' */
const inParts = words`\b(?:dues|assessments?)\b[^.;{]{0,30}{money}[^.;{]{1,60}{money}[^.;{]{0,20}\b(?:for a total(?: payment| due)? of|totaling|making a total of|together) {money}`;
const other =
  /\b(?:special|late|transfer|interest|fine|collected|received|income|budget|if|would|propos\w+|last year)\b/;
const cents = (amount: number) => Math.round(amount * 100);

/** Dues that are told in parts, with what they come to. */
export const duesInParts: ScanRule = {
  facts: ['assessment.regular'],
  *scan({ sentences }) {
    for (const { plain, quantities, start, end } of sentences) {
      const m = inParts.exec(plain);
      if (!m || other.test(plain)) continue;
      const sums = [...m[0].matchAll(/\{m(\d+)\}/g)].flatMap(({ 1: token }) => {
        const money = quantities[Number(token)];
        return money?.kind === 'money' ? [money] : [];
      });
      const [first, second, total] = sums;
      if (!first || !second || !total || cents(first.amount + second.amount) !== cents(total.amount))
        continue;
      const value = moneyOf(total, { period: first.period ?? periodIn(plain), per: 'home' });
      if (value?.period)
        yield { fact: 'assessment.regular', value, tier: 'decisive', ranges: [{ start, end }] };
    }
  },
};
