import { homesCount, loss, moneyAmount, shareOfHomes } from '../../find/caught.ts';
import { type FactRule, saying } from '../../find/pattern.ts';
import { regex } from '../../regex.ts';
import { homes } from './delinquency-in-prose.ts';

const owing = '(?:past[- ]due|overdue|delinquent|unpaid|outstanding)';

const saysMoneyAmount = saying(moneyAmount);

const cash: FactRule = {
  fact: 'financial.reserve_cash',
  cue: /reserve|replacement fund/,
  patterns: [saysMoneyAmount.implied`\breserves? (?:on deposit|on hand|held)[^{.]{0,40}{money}`],
};

const delinquency: FactRule = {
  fact: 'financial.delinquent_homes',
  cue: regex`${owing}|delinquen|collections?|arrears`,
  patterns: [
    saying(homesCount)
      .likely`{count} ${homes} (?:are |is |were |remain |remains |still |currently |now ){0,2}in collections?\b`,
    saying(homesCount).implied`\b(?:delinquenc(?:y|ies)|past due|unpaid dues|arrears):? {count} ${homes}\b`,
    saying(shareOfHomes).implied`\bdelinquency rate (?:is|was|of|at|stands at|stood at)[^{.]{0,15}{percent}`,
  ],
};

const loan: FactRule = {
  fact: 'financial.loan',
  cue: /\b(?:loans?|notes? payable|line of credit)\b/,
  patterns: [
    saysMoneyAmount.told`\b(?:loan|note|line of credit)\b[^{.]{0,60}\b(?:outstanding|remaining|unpaid|principal) balance (?:of|was|is) {money}`,
    saysMoneyAmount.implied`\b(?:entered into|signed|closed on|obtained|secured|took out|received) an? (?:new |bank )*(?:loan agreement|term loan|loan|line of credit|promissory note)[^{.]{0,60}\b(?:for|of) {money}`,
    saysMoneyAmount.implied`\bnotes? payable to [^{.]{3,60}(?:{count}|{date})?[,: ]{1,3}{money}`,
  ],
};

const year = '(?:year|quarter|month|period|fiscal year|{count})';
const saysLoss = saying(loss);
const netIncome: FactRule = {
  fact: 'financial.net_income',
  cue: /surplus|deficit|loss|exceed|excess|profit|shortfall/,
  patterns: [
    // 'a small excess of income of $6,771'
    saysMoneyAmount.implied`\b(?:excess|surplus) of (?:income|revenues?|receipts)(?: over (?:expenses|expenditures?|disbursements))?(?: for the (?:year|period))? (?:of|was|is|totaled) {money}`,
    saysLoss.implied`\bexcess of (?:expenses|expenditures?)(?: over (?:income|revenues?|receipts))? (?:of|was|is) {money}|{money} in excess of (?:expenditures?|expenses) over`,
    saysMoneyAmount.implied`\b(?:finished|ended|closed)\b[^{.]{0,20}${year}?[^{.]{0,20}\b(?:with|at) an? (?:net |operating |small |modest |slight )?(?:surplus|profit|gain|(?<=net )income) of {money}`,
    saysMoneyAmount.implied`\b(?:income|revenues?|receipts)(?: generated| collected| received)?(?: (?:for|in) (?:the year|{count}))? (?:exceeded|was over|were over) (?:our |the |actual |total |budgeted ){0,2}(?:expenses|expenditures|costs)[^{.]{0,24}by {money}`,
    saysLoss.implied`\b(?:expenses|expenditures|costs) (?:exceeded|were over) (?:our |the )?(?:income|revenues?|receipts)[^{.]{0,24}by {money}`,
    saysLoss.implied`\bnet (?:operating )?loss\b(?: for the ${year})?[^{.]{0,12}(?:was|of|is|:) ?{money}`,
  ],
};

/** Further ways in which treasurers tell of cash, debts and the result. */
export const moneySaid: readonly FactRule[] = [cash, delinquency, loan, netIncome];
