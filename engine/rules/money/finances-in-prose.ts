import { firstAmount, moneyAmount } from '../../find/caught.ts';
import { type FactRule, type Found, saying } from '../../find/pattern.ts';
import { firstMoney } from '../../language/money-value.ts';
import { regex } from '../../regex.ts';
import { delinquencyInProse } from './delinquency-in-prose.ts';
import { isEarlierBalance } from './later-balance.ts';
import { isBudgetLine } from './line-of-budget.ts';

const decided = /\bborrowed\b|\b(?:passed|approved|carried|adopted|voted|resolved|agreed|ratified)\b/;
/** 'in the', 'in our', 'in the association's': before the name of the account that holds a sum. */
const inOwn = 'in (?:the |our |its )?(?:[a-z]+\\x27s )?';
const saysFirstAmount = saying(firstAmount);
const saysMoneyAmount = saying(moneyAmount);
const saysLatestBalance = saying((found) => (isEarlierBalance(found) ? null : firstAmount(found)));

const operatingCash: FactRule = {
  fact: 'financial.operating_cash',
  cue: /\{m\d/,
  patterns: [
    saying(firstAmount, {
      unless:
        /\b(?:deposit\w*|transfer\w*|payments?|paid) (?:(?:of|from|made) [^{]{0,20})?(?:in)?to (?:the |our )?(?:[a-z]+ )?(?:operating|checking)\b|\boperating reserve|\boperating (?:funds?|accounts?) (?:had|has|ended|shows?|showed) (?:the year )?(?:with )?an? (?:[a-z]+ )?(?:surplus|excess)/,
    })
      .plain`(?<!\{m\d+\} (?:(?:is|was|are|still|left|remaining) )?${inOwn})(?:(?:operating|checking) (?:account|acct\.?|funds?|cash|balance|account balance)|checking and [a-z ]{3,20} (?:account )?balance|cash in (?:checking|operating|the bank)|balance (?:in|of|for) (?:the |our )?(?:operating|checking))\b(?:(?!\breserve|, (?:we|they|so|and we) (?!ha[ds]|have))[^{]|\{[tn]\d+\}(?! \{m\d+\} [{$])){0,50}{money}(?! to \{m)`,
    saysFirstAmount.plain`\b(?:unrestricted|unassigned|available operating) cash(?: balance)?(?: (?:of|was|is|totaled|at))? {money}`,
    // 'Checking as of Feb 28: $23,417', 'operating cash on October 31: $51,466'
    saysFirstAmount.plain`\b(?:operating|checking)(?: (?:account|fund|cash|balance)){0,2} (?:(?:as of|on|at) )?(?:{date}|[a-z]{3,9}\.? {count}|{count}\/\d{1,2})(?: (?:is|was|stood at))?:? {money}`,
    saysMoneyAmount.plain`{money} (?:(?:is|was|are|still|left|remains?|remaining|currently) ){0,3}(?:on hand )?${inOwn}(?:operating|checking)\b(?! (?:reserve|budget))`,
    // 'Balance on hand, April 30, 2031 ... $14,630.43'
    saysLatestBalance.implied`^balance on hand,? (?:as of |on |at )?{date}[ .:]{0,80}{money}$`,
    saysLatestBalance.implied`bank balance\b[^{]{0,20}(?:{date})?[^{]{0,12}{money}`,
    saysMoneyAmount.told`{money} (?:is |was |remaining |left |currently )?in (?:the|our) (?:bank |association |hoa |main |[a-z]+\x27s ){0,3}account\b`,
    saysMoneyAmount.told`\b(?:is|was|had|have|has|with|leav(?:es|ing)|left|of)(?: (?:about|approximately|roughly|nearly|almost|over|just over)){0,2} {money} in the bank(?! (?:for|toward) )`,
  ],
};

const reserveCash: FactRule = {
  fact: 'financial.reserve_cash',
  cue: /reserve|replacement fund/,
  patterns: [
    saying(firstAmount, { unless: /\b(?:should|would|need|recommend\w*|study)\b/ })
      .plain`\b(?:held|holds?|had|has|have|maintains?|maintained) {money} in (?:its|their|our|the) (?:reserves?|replacement|reserve and replacement)(?: (?:funds?|accounts?))?\b`,
    saying((found) => (isBudgetLine(found) ? null : firstAmount(found)), {
      unless:
        /recommend|contribut|transfer|allocat|spen[dt]|full(?:y)? fund(?:ed|ing)|\bideal\b|budget|study|interest|\bneed(?:s|ed|ing)? (?:for )?(?:an? |the )?(?:[a-z]+ ){0,2}reserve|\{m\d+\} ?(?:to|-|and) \{m\d+\}/,
    })
      .told`(?<!\b(?:from|out of) (?:the |our )?|^to (?:[a-z&]+ ){0,4})reserves?(?: (?:accounts?(?:\(s\))?|accts?\.?|fund|funds|cash|savings)){0,2}(?: balance)?(?: on hand)?(?: \([a-z][^(){]{1,30}\))?(?: (?:(?:at|as of|on) )?{date})?\s*(?:is|was|are|were|has|had|have|holds?|of|at|stands? at|totals?|totaled|total of|(?:is|was|are|were) reported (?:as|at)|:|-|=)?(?: (?:now|currently|approximately|about|around|at|roughly|just over|just under)){0,3} ?{money}`,
    saysMoneyAmount.plain`reserves? (?:(?:account|fund|funds|cash|savings) )?(?:(?:ending|closing|current|cash|total) )?balances?,?(?: (?:as of|at|on|for))? (?:{date}|[a-z]{3,9}\.?(?: {count})?) ?(?:is|was|:|=|of|-)? ?{money}`,
    saying(moneyAmount, {
      unless: /recommend|transfer|put|add|should|ought|study|\bneeds?\b|require|deposit|contribut/,
    })
      .plain`{money} (?:(?:is|was|has been|now|currently|set aside|saved|held|put away) ){0,3}${inOwn}(?:various |several |different |{count} |combined |total )?(?:reserves?|reserve (?:accounts?|funds?))\b`,
  ],
};

/** What an association takes out of its own reserves, and what it had borrowed and paid back, it owes on no loan. */
const fromReserves = /\b(?:from|out of) (?:the |our |its )?(?:[a-z]+ ){0,2}reserves?\b/;
const ofOwnMoney = regex`${fromReserves}|\bhad borrowed\b|\b(?:paid back|repaid|paid off)\b`;

/** Whether one of the sentences right before speaks of a loan of the association. */
const ofLoan = ({ doc, sentence: { index, section } }: Found) =>
  doc.sentences
    .slice(Math.max(0, index - 3), index)
    .some((one) => one.section === section && /\b(?:borrowed|loan|note)\b/.test(one.plain));

const loan: FactRule = {
  fact: 'financial.loan',
  cue: /\b(?:loan|mortgage|note)s?\b|borrow|line of credit|\b(?:balance|principal)\b/,
  patterns: [
    saysMoneyAmount.plain`(?:(?:outstanding|remaining|unpaid) (?:loan|mortgage|note|principal)(?: balance)?|(?:loan|mortgage|note|principal)(?: balance| amount)? (?:outstanding|remaining|unpaid))\b[^{.]{0,30}{money}`,
    saysMoneyAmount.plain`(?:loan\b[^.{]{0,40}\bpay-?off(?: amount| balance)?|(?:loan|mortgage) (?:balance|principal)|(?:balance|principal) (?:of|on|due on|owed on) (?:the|our|its) (?:[a-z]+ ){0,2}(?:loan|mortgage))\b[^{.]{0,30}{money}`,
    saysMoneyAmount.told`(?:owes?|borrow(?:ed|ing)?|took out|approved)\b[^{.]{0,30}(?:a )?(?:bank )?loan (?:of|for) {money}`,
    saysMoneyAmount.plain`owe[sd]? (?:about |approximately |around |roughly |over |nearly )?{money} (?:in|on|for) (?:an? |the |its |our )?(?:[a-z]+ ){0,3}?(?:loans?|notes?|mortgages?)\b`,
    // 'The balance at year end was $140,000', behind what was borrowed
    saying((found) => (ofLoan(found) ? moneyAmount(found) : null))
      .plain`^(?:the |its )?(?:(?:loan |note |principal |outstanding |unpaid )*balance (?:at|on|as of) [^.;{]{0,30}(?:{date} )?|principal (?:still )?(?:owed|due|left|outstanding|remaining) (?:[^.;{]|{date}){0,30})(?:was|is|stood at) {money}`,
    // 'authorized the Association to borrow $88,000'
    // A wish to borrow is no loan.
    saying(moneyAmount, { needs: decided, unless: ofOwnMoney })
      .implied`\bborrow(?:ed|ing)? (?:a total of |about )?{money}`,
    saying(moneyAmount, {
      unless: regex`${fromReserves}|\b(?:shall|appl(?:y|ied|ying) for|payments?|could|would|might|if|propos\w+|consider\w*|discuss\w*)\b`,
    })
      .told`\b(?:(?:loan|note|mortgage) (?:of|is)|(?:loan(?: (?:from|with) [a-z]+(?: [a-z]+){0,3}?)?|note|line of credit|(?<!\b(?:first|second) )mortgage(?: on (?:our|the) (?:property|buildings?))?) (?:has|had|with|was|stands at|is for a total of|(?:paid )?down to|to)|line of credit[^.;{]{0,20}(?:\{m\d+\}[^.;{]{0,40})?\bdrawn (?:down )?(?:to|by|for)) {money}(?: (?:drawn|outstanding|remaining|left|owed))?|{money} (?:is |was |remains )?(?:drawn|outstanding|owed|left|remaining)(?: to pay)? on (?:the |our )?(?:[a-z]+ )?(?:loan|note|line of credit|mortgage)`,
    saying(moneyAmount, {
      unless: regex`${fromReserves}|\b(?:appl(?:y|ied|ying)|talk\w*|spoke|inquir\w+|ask\w*|look\w*|research\w*|explor\w+|quot\w+|shall|payments?|pay(?! (?:it )?back)|could|would|might|may|if|need|propos\w+|consider\w*|discuss\w*)\b`,
    }).implied`{money} (?:bank )?loan\b`,
  ],
};

const netIncome: FactRule = {
  fact: 'financial.net_income',
  cue: /\bnet\b|surplus|deficit|deficiency|shortfall/,
  patterns: [
    saying((found) => {
      const loss = firstMoney(found.quantities);
      return loss ? { amount: -Math.abs(loss.amount) } : null;
    })
      .told`\b(?:had|has|incurred|reported|shows?|showed|posted|ended (?:the year )?with) (?:an? )?(?:operating |net )?(?:deficiency|deficit|shortfall|loss)(?: of revenues? (?:over|under) expenses?)? of {money}`,
    saysMoneyAmount.told`\bnet (?:income|cash flow|gain|surplus|profit)\b(?: for the (?:year|period))?(?: (?:was|is|of|came to|totaled))?:? ?(?:about |approximately |roughly )?{money}`,
    // 'a cash surplus for the year of $4,200'
    saying(moneyAmount, { unless: /\b(?:if|would|could|budget\w*)\b/ })
      .told`\b(?:surplus|profit|gain) for the (?:(?:fiscal|calendar|whole|full) )?(?:year|quarter|period|month) (?:of|is|was|will be) (?:about |approximately )?{money}`,
    saysMoneyAmount.told`{money} (?:in )?net (?:cash flow|income|gain|surplus|profit)\b(?! (?:\$|\{m|\())`,
  ],
};

/** What treasurers' reports, letters and minutes say of money in sentences. */
export const financesInProse = [operatingCash, reserveCash, ...delinquencyInProse, loan, netIncome];
