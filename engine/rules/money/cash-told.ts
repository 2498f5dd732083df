import { moneyAmount } from '../../find/caught.ts';
import { type FactRule, type Found, type Pattern, saying } from '../../find/pattern.ts';
import { toHundredths } from '../../language/hundredths.ts';
import type { Doc } from '../../model.ts';
import { oncePerDoc } from '../../once-per-doc.ts';
import { isEarlierBalance } from './later-balance.ts';
import { type Matter, sumsTold } from './sums-told.ts';

/** The report's own words just before, or the heading over it, speak of the association's money. */
const ofTheReport = ({ doc, sentence, match }: Found) =>
  doc.sentences
    // What is called the balance of an account is money, however much else the report tells before it.
    .slice(Math.max(0, sentence.index - (/\baccount balance\b/.test(match[0]) ? 8 : 4)), sentence.index + 1)
    .map(({ plain }) => plain)
    .join(' ');

/** The sentences that name a sum as that of the account the association runs on, by the sum. */
const runningSums = oncePerDoc(({ sentences }: Doc) =>
  Map.groupBy(
    sentences
      .filter(({ plain }) => /\b(?:checking|operating)\b/.test(plain))
      .flatMap(({ quantities, index }) =>
        quantities.flatMap((one) => (one.kind === 'money' ? [{ amount: one.amount, index }] : [])),
      ),
    ({ amount }) => amount,
  ),
);

/** Whether another sentence names the sum that a line begins with as that of the account the association runs on. */
const isRunning = ({ doc, sentence, quantities: [first] }: Found) =>
  first?.kind === 'money' &&
  (runningSums(doc).get(first.amount) ?? []).some(({ index }) => index !== sentence.index);

/** 'The reserve fund began the year with $60,000 and ended it with $71,000' */
const endedWith = (fund: Matter): Pattern =>
  saying((found) => {
    const sum = found.quantities.find((each) => each.kind === 'money');
    const told = sum?.kind === 'money' ? sumsTold(found.doc).get(sum) : undefined;
    return told?.of === fund && told.as === 'held' ? moneyAmount(found) : null;
  })
    .plain`\b(?:ended|closed|finished) (?:(?:it|the (?:fiscal |calendar )?year) )?(?:with|at)(?: about| approximately)? {money}`;
const saysMoneyAmount = saying(moneyAmount);

const operatingCash: FactRule = {
  fact: 'financial.operating_cash',
  cue: /balance|checking|on hand|ended|closed|finished/,
  patterns: [
    endedWith('operating'),
    // 'Financial balance – $14,300 checking balance', 'Roughly $78,000 total funds on hand'
    saysMoneyAmount.implied`{money} (?:in )?(?:the |our )?(?:checking (?:account )?balance|total (?:funds|cash) on hand)\b`,
    // '2031: Starting balance $4,120, July 31, 2031 balance $3,980'
    saying((found) => (isRunning(found) ? moneyAmount(found) : null))
      .express`\b(?:starting|beginning|opening) balance:? {money}[,;]? (?:(?:ending|closing) |{date} )balance:? {money}\W*$`,
    // "Treasurer's Report. Income $1,140. Expenses $980. Balance $13,220."
    saying((found) => {
      const near = ofTheReport(found);
      return /\b(?:treasurer|treasury|financ(?:es?|ial)|bank|checking)\b/.test(near) &&
        !/reserve|savings|\bloans?\b|\bprincipal\b|\braffles?\b|\bbake sales?\b|\bbingo\b/.test(near) &&
        !isEarlierBalance(found)
        ? moneyAmount(found)
        : null;
    })
      .implied`(?:^|[;.,] )(?:and )?(?:the |our |a )?(?:current |ending |total |account |bank |cash |closing |new |present )*balance(?: (?:in|of) (?:the |our )?(?:new |main )?bank account)?(?: \([^(){]{0,48}\))?(?: (?:on |as of |at )?(?:{date}|[a-z]{3,9}\.? (?:{count}|\d{1,2}[a-z]{2})))?(?: (?:is|was|of|stands at|on hand))?(?: (?:now |currently )?estimated (?:at|to be))?:? {money}(?:\.?$|, with\b)`,
    // Two accounts on a line are no columns of one.
    saysMoneyAmount.plain`\bchecking(?: account)?(?: balance)?(?: -|:| is| was)? {money}[,;]? (?:and )?(?:a )?savings`,
  ],
};

/** What two funds of different names hold together. */
function sumOf({ quantities, match: { groups } }: Found) {
  const names = [groups?.one ?? '', groups?.other ?? ''];
  if (names[0] === names[1] || names.some((name) => /^(?:the|our|its|a|and)$/.test(name))) return null;
  const [one, other] = quantities.flatMap((each) => (each.kind === 'money' ? each.amount : []));
  return one === undefined || other === undefined ? null : { amount: toHundredths(one + other) };
}

const reserveCash: FactRule = {
  fact: 'financial.reserve_cash',
  cue: /reserve/,
  patterns: [
    endedWith('reserve'),
    // 'The common reserve fund has a balance of $24,000 and the tower reserve fund has a balance of $30,000'
    saying(sumOf)
      .decisive`\b(?<one>[a-z]+) reserve (?:fund|account) (?:has|had|holds|stands|is|was)\b[^.;{]{0,40}{money}[^.;{]{0,40}\b(?<other>[a-z]+) reserve (?:fund|account) (?:has|had|holds|stands|is|was)\b[^.;{]{0,40}{money}`,
    saysMoneyAmount.implied`\breserves? (?:money market|savings|certificates? of deposit|cds?|mma?)(?: account| fund)?(?: balance)?(?: (?:at|as of|on) {date})? ?(?:(?:is|was|has|of|at|holds|:|-) ?){0,2}{money}`,
  ],
};

/** Balances that a treasurer's report gives in passing. */
export const cashTold = [operatingCash, reserveCash];
