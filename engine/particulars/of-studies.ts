import { numberIn } from '../say/saying.ts';
import { entries } from '../tables/entries.ts';
import type { ReadParticulars } from './particulars.ts';

const budgeted = /\bbudget(?:ed|s)?\b/;
/** Whether what goes into the reserves is what a budget plans for, and not what was paid. */
export const ofContributionNow: ReadParticulars = ({ doc: { type }, cited }) => ({
  particulars: {
    kind: type,
    ...(type === 'reserves' && cited.some(({ plain }) => budgeted.test(plain)) ? { planned: true } : {}),
  },
});

const ofToday = /\b(?:current|today['’]?s|present)\b/;
const costToday = /\b(?:current|today['’]?s|present) (?:[a-z]+ ){0,2}costs?\b/;
/** Whether a study gives what the work would cost when the study was made, which is not what it will cost. */
export const ofComponent: ReadParticulars = ({ doc, one, cited }) => {
  const cost = numberIn(one.value, 'cost');
  const rows = entries(doc).filter(({ row }) =>
    one.ranges.some(({ start, end }) => row.start < end && row.end > start),
  );
  const inColumn = rows.some(({ figures }) =>
    figures.some(({ header, value }) => value === cost && ofToday.test(header)),
  );
  return inColumn || cited.some(({ plain }) => costToday.test(plain))
    ? { particulars: { pricesOfStudy: true } }
    : null;
};
