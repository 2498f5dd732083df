import { type FactRule, type Found, gap, saying } from '../../find/pattern.ts';
import { toHundredths } from '../../language/hundredths.ts';
import { percentOf } from '../../language/values.ts';
import { regex } from '../../regex.ts';
import { lower, type Tier } from '../../tiers.ts';

const overdue =
  /\b(?:delinquen\w*|late|unpaid|not (?:fully )?paid|not (?:been )?received|overdue|past due|default|due date|when due|becomes? due|first due|failure to pay|remain(?:s|ing)? unpaid|until paid|arrears|(?:over|older than|more than) \{[nd]\d+\}(?: days)? old|older than \{d\d+\})\b/;
const sums =
  /\b(?:assessments?|dues|installments?|common (?:expenses?|charges?)|payments?|fees?|charges?|balances?|amounts?|accounts?)\b/;
const otherInterest =
  /\b(?:loans?|promissory|refund|deposit(?:ed|s)?|certificates? of deposit|earn(?:s|ed|ings?)|savings|investment|reserve (?:fund|account)|inflation|bond|undivided|security interest)\b/;
const asideFromDues =
  /\b(?:fines?|repairs?|restor|replac|maintenance cost|costs? (?:and expenses )?incurred|damage|vessel|moorage|additional work|the bill)\b/;

/** 'A late fee is assessed. Additionally, interest will accrue at 18% per annum.': of what, the sentence before says. */
const goesOn =
  /^\W*(?:[a-z\d]{1,3}[.)] )?(?:additionally|in addition|also|furthermore|thereafter|interest|\{p\d+\} (?:monthly |annual )?interest)\b/;
function saidBefore({ sentence, doc }: Found): boolean {
  const before = doc.sentences[sentence.index - 1]?.plain ?? '';
  return goesOn.test(sentence.plain) && overdue.test(before) && sums.test(before);
}

/** What runs on dues that are paid in installments, on time too, is no price of paying late. */
const onInstallments =
  /\b(?:being |are |is |be )?paid (?:in|by) (?:[a-z{}\d]+ ){0,3}install?ments?\b[^.;]{0,80}\binterest\b|\bbeing paid (?:in accordance with|under|by|according to)\b[^.;]{0,90}\b(?:options?|plan|installments?)\b[^.;]{0,80}\binterest\b/;
const isLate = /\b(?:delinquen\w*|late|overdue|past due|default|not paid|arrears|when due)\b/;

/** Percent a year: a monthly rate times twelve. */
const yearly = (times: number) => (found: Found) => {
  const percent = percentOf(found.quantities.find((quantity) => quantity.kind === 'percent'));
  const { plain } = found.sentence;
  if (
    percent === null ||
    percent <= 0 ||
    (onInstallments.test(plain) && !isLate.test(plain)) ||
    !/interest|late charge|finance charge|per annum|\b(?:accounts?|balances?)\b[^.;]{0,20}\bcharged \{p/.test(
      plain,
    )
  )
    return null;
  const rate = toHundredths(percent * times);
  return rate >= 1 && rate <= 60 ? rate : null;
};
const about = (pattern: { match: RegExp; value: (found: Found) => number | null; tier: Tier }) => [
  {
    ...pattern,
    unless: regex`${otherInterest}|${asideFromDues}`,
    value: (found: Found) =>
      overdue.test(found.sentence.plain) && sums.test(found.sentence.plain) ? pattern.value(found) : null,
  },
  {
    ...pattern,
    unless: otherInterest,
    value: (found: Found) =>
      /assess|dues/.test(found.sentence.plain) || overdue.test(found.sentence.plain) || saidBefore(found)
        ? pattern.value(found)
        : null,
    tier: lower(pattern.tier, 4),
  },
];
const saysYearlyRate = saying(yearly(1));

/** What overdue amounts cost in interest, in percent a year. */
export const interestRate: FactRule = {
  fact: 'assessment.interest_rate',
  cue: /\{p\d/,
  patterns: [
    ...about(
      saying(yearly(12))
        .express`{percent}\)?(?: simple| annual| of (?:the )?(?:unpaid|outstanding|delinquent) (?:balance|amount|assessments?)){0,6}(?: interest)?(?: ?,? (?:per|each|a|every|for each) (?:calendar )?| ?/ ?)mo(?:nth)?\b|\bmonthly (?:interest )?(?:rate|charge) (?:of |equal to |at ){0,6}(?:up to )?{percent}|{percent} monthly`,
    ),
    ...about(
      saysYearlyRate.express`{percent}\)?,?(?: simple| annual| compound| interest){0,6},? (?:(?:per|an?|each|every) (?:annum|annua|ann|year)|annually|annual (?:percentage )?(?:rate|(?:compound )?interest)|apr\b|(?:simple|compound) interest|yearly)|\b(?:annual (?:percentage )?(?:interest )?rate|rate per annum|annual interest)(?: of| not to exceed| equal to| at){0,6} {percent}`,
    ),
    ...about(
      saying((found) => {
        const rate = yearly(1)(found);
        return rate !== null && rate >= 4 ? rate : null;
      })
        .plain`\binterest\b${gap(60)}\b(?:rate of|rate not (?:to )?exceed(?:ing)?|at|of|rate equal to|lesser of|greater of|rate)(?: the| an?| rate of| maximum| up to| lesser of| greater of| \(\w\)){0,6} {percent}`,
    ),
    ...about(
      saysYearlyRate.plain`\binterest\b${gap(60)}\b(?:highest|maximum) (?:lawful |legal |interest )?rate\b${gap(40)}\b(?:not to exceed|exceed|exceeding|more than|up to|greater than) {percent}`,
    ),
  ],
};
