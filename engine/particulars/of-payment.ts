import type { FactValue } from '#contract/analysis.ts';
import { monthNames } from '../language/month-names.ts';
import type { Sentence } from '../model.ts';
import { regex } from '../regex.ts';
import { periodIn } from '../rules/dues/dues-amount.ts';
import { particularsOf, type ReadParticulars } from './particulars.ts';

/** 'A late fee will be charged each month the balance remains unpaid', here or in the sentence that follows. */
export const feeAgain =
  /\b(?:late|delinquency|administrative)\b[^.;]{0,20}\b(?:charges?|fees?|penalt(?:y|ies))\b[^.;]{0,80}\b(?:for each|for every|each|every|per|a)(?: additional| subsequent)? (month|day|week)\b[^.;]{0,50}\b(?:unpaid|owed|owing|delinquent|past due|overdue|not paid|outstanding|late|paid in full)\b|\bon an? (month|week)ly basis\b[^.;{]{0,12}\{m\d+\}[^.;]{0,20}\blate (?:charges?|fees?)\b/;

const mayBeCollected =
  /\b(?:may|can) be (?:paid|made payable|payable|collected|billed|due|levied|assessed)\b[^.;]{0,60}\b(?:month|quarter|annual|year|semi)|\b(?:month|quarter|annual|year|semi)\w*(?: [a-z]+)? (?:is|are) (?:an? )?(?:alternatives?|options?)\b/;
const mustBePaid =
  /\b(?:shall|will|must|is|are) be (?:due|payable|paid|collected)\b|\b(?:is|are) (?:due|payable|collected)\b/;
const atLeastEvery = /\bat least (?:once )?(?:an? |each |every |per )?(?:month|quarter|annual|year|semi)/;

/** That dues are paid or asked for, at whatever times: 'annual assessment' alone is only a name. */
const isPaid =
  /\b(?:pay\w*|paid|due(?! process)|install?ments?|collect\w*|bill(?:s|ed|ing)?|invoic\w*|statements?|charg(?:ed|es?)|remit\w*|ow(?:e|es|ed|ing)|mailed|sent|once|twice)\b/;
/** What is paid by the month or the quarter is so reckoned; a sum by the year may be paid in parts. */
const isReckoned = /\b(?:per|(?:an?|each|every) (?:calendar )?(?:month|quarter))\b/;

const tellsOfPaying = ({ plain, quantities }: Sentence, period: FactValue) =>
  isPaid.test(plain) ||
  (period !== 'year' &&
    (isReckoned.test(plain) || quantities.some((one) => one.kind === 'money' && one.period !== null)));

/** 'Quarterly payment due': what any sentence says of how often a payment comes, and of no name of the dues. */
const comesEach =
  /^\W*(?:monthly|quarterly|semi-?annually|annually|yearly),? (?:on|in|by)\b|\b(?:monthly|quarterly|annual|yearly|semi-?annual) (?:[a-z]+ )?(?:payments?|bills?|invoices?|install?ments?)\b|\b(?:payments?|bills?|invoices?|assessments?|dues|install?ments?)\b[^.;]{0,40}\b(?:payable|paid|collected|mailed|sent)\b[^.;]{0,20}\b(?:monthly|quarterly|annually|yearly|semi-?annually|install?ments?)\b/;
/** 'Due dates: Jan 1 and July 1', 'Fees are due on the 1st': days that tell how often, in words of their own. */
const onDays = regex`\b(?:payments?|assessments?|dues|fees|install?ments?|due dates?)\b[^.;]{0,40}\b(?:due|payable|paid|always|:)[^.;]{0,40}(?:\{t\d|\b(?:(?:${monthNames}|jan|apr|jul|oct)\.? (?:\{n|1st|first)|(?:first|1st) (?:day )?of\b))`;
const ofOtherMoney = /\b(?:special|budgets?|financial|reports?|loans?|taxes|premiums?|rent|mortgages?)\b/;

/**
 * How often dues may be collected, or are at least; or that the text only names them by a period, and whether it says elsewhere
 * that they are paid otherwise.
 */
export const ofFrequency: ReadParticulars = ({ doc, one, cited }) => {
  const byName = cited.length > 0 && !cited.some((sentence) => tellsOfPaying(sentence, one.value));
  const payments = byName
    ? doc.sentences.filter(
        ({ plain }) => (comesEach.test(plain) || onDays.test(plain)) && !ofOtherMoney.test(plain),
      )
    : [];
  const said = payments.find(({ plain }) => periodIn(comesEach.exec(plain)?.[0] ?? '') === one.value);
  return {
    particulars: particularsOf({
      named: byName && !said,
      inParts: payments.length > 0 && !said,
      may:
        cited.length > 0 && cited.every(({ plain }) => mayBeCollected.test(plain) && !mustBePaid.test(plain)),
      least: cited.length > 0 && cited.every(({ plain }) => atLeastEvery.test(plain)),
    }),
    further: said ? [said] : [],
  };
};
