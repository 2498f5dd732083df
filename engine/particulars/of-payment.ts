import type { FactValue } from '#contract/analysis.ts';
import type { Sentence } from '../model.ts';
import { particularsOf, type ReadParticulars } from './particulars.ts';

/** 'A late fee will be charged each month the balance remains unpaid', here or in the sentence that follows. */
export const feeAgain =
  /\b(?:late|delinquency|administrative)\b[^.;]{0,20}\b(?:charges?|fees?|penalt(?:y|ies))\b[^.;]{0,80}\b(?:for each|for every|each|every|per|a)(?: additional| subsequent)? (month|day|week)\b[^.;]{0,50}\b(?:unpaid|owed|owing|delinquent|past due|overdue|not paid|outstanding|late|paid in full)\b/;

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

/** How often dues may be collected, or are at least; or that the text only names them by a period. */
export const ofFrequency: ReadParticulars = ({ one, cited }) => ({
  particulars: particularsOf({
    named: cited.length > 0 && !cited.some((sentence) => tellsOfPaying(sentence, one.value)),
    may:
      cited.length > 0 && cited.every(({ plain }) => mayBeCollected.test(plain) && !mustBePaid.test(plain)),
    least: cited.length > 0 && cited.every(({ plain }) => atLeastEvery.test(plain)),
  }),
});
