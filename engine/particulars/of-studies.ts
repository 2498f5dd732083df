import { onlyYear } from '../language/only-year.ts';
import type { Doc, Sentence } from '../model.ts';
import { dollars } from '../say/display.ts';
import { numberIn } from '../say/saying.ts';
import { entries } from '../tables/entries.ts';
import { reservePlans } from '../tables/reserve-plan.ts';
import { particularsOf, type ReadParticulars } from './particulars.ts';

/** The year by which something is to be reached, or since which it was so, is not the one in which a sum goes in. */
const otherYear = /\b(?:by|until|through|to|before|since|after) (?:the )?(?:end of |year )?(?:19|20)\d\d\b/gi;
/** The year of a row is one of many. */
const yearOfRow = /^\W*(?:19|20)\d\d(?=\s+[\d$(])/;
/** The one year that what is cited names for a sum. */
const yearOfSum = (cited: readonly Sentence[]) =>
  cited.map(({ text }) => onlyYear(text.replace(otherYear, '').replace(yearOfRow, ''))).find(Boolean);

const budgeted = /\bbudget(?:ed|s)?\b/;
/** Whether what goes into the reserves is what a budget plans for, and not what was paid; in a study also in which year. */
export const ofContributionNow: ReadParticulars = ({ doc: { type }, cited }) => ({
  particulars: {
    kind: type,
    ...(type === 'reserves' &&
      particularsOf({
        planned: cited.some(({ plain }) => budgeted.test(plain)),
        year: yearOfSum(cited),
      })),
  },
});

const goesIn = '(?:contributions?|(?:annual|reserve|recommended) funding|(?:reserve|budgeted) transfers?)';
const more = '(?:increas\\w*|rais(?:es?|ed|ing)|ris(?:es?|ing)|escalat\\w*)';
const later =
  '(?:annually|(?:each|every) (?:\\w+ )?year|(?:following|future|later|subsequent|coming|succeeding) years?|thereafter)';
/** 'Contributions should be increased by 3% annually in future years', and no price or raise of what is spent. */
const goesUp = new RegExp(
  `\\b${goesIn}\\b[^.;]{0,80}\\b${more}\\b[^.;]{0,60}\\b${later}\\b|\\b${goesIn}\\b[^.;]{0,100}\\b(?:annual|yearly) ${more}|\\b(?:annual|yearly) ${more} (?:in|of|to) [^.;]{0,30}\\b${goesIn}\\b`,
);
const notRaised =
  /\b(?:ha[sd]|have|was|were|not|no|without|if|unless|instead|could|costs? (?:will|to|are)|prices?)\b/;

/** The plan that begins with a sum, by its first year and the last, where that asks for more; null without one. */
function growing(doc: Doc, amount: number | null) {
  const plan = reservePlans(doc).find(({ years: [first] }) => first?.contribution === amount);
  const [first, last] = [plan?.years[0], plan?.years.at(-1)];
  if (!first || !last || amount === null || (last.contribution ?? 0) <= amount) return null;
  return {
    particulars: {
      year: `${first.year}`,
      rises: `rising to ${dollars(last.contribution ?? 0)} by ${last.year}`,
    },
    further: [first, last].map(({ contributionRow, row }) => contributionRow ?? row),
  };
}

/** For which year a study advises a sum, and whether it is to grow from there. */
export const ofAdvised: ReadParticulars = ({ doc, one, cited }) => {
  if (doc.type !== 'reserves') return null;
  const planned = growing(doc, numberIn(one.value, 'amount'));
  if (planned) return planned;
  const rise = doc.sentences.find(({ plain }) => goesUp.test(plain) && !notRaised.test(plain));
  return {
    particulars: particularsOf({ year: yearOfSum(cited), rises: rise && 'and more in later years' }),
    further: rise && !cited.includes(rise) ? [rise] : [],
  };
};

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
