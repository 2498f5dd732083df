import { onlyYear } from '../language/only-year.ts';
import type { Sentence } from '../model.ts';
import { dollars } from '../say/display.ts';
import { numberIn } from '../say/saying.ts';
import { entries } from '../tables/entries.ts';
import { advisedYears } from '../tables/plan.ts';
import { reservePlans } from '../tables/reserve-plan.ts';
import { particularsOf, type ReadParticulars } from './particulars.ts';

/** No year in which a sum goes in: the one by which something is to be reached, and that of a row among many. */
const otherYear =
  /\b(?:by|until|through|to|before|since|after) (?:the )?(?:end of |year )?(?:19|20)\d\d\b|^\W*(?:19|20)\d\d(?=\s+[\d$(])/gi;
const yearOfSum = (cited: readonly Sentence[]) =>
  cited.map(({ text }) => onlyYear(text.replace(otherYear, ''))).find(Boolean);

const budgeted = /\bbudget(?:ed|s)?\b/;
/** Whether what goes into the reserves is what a budget plans for, and not what was paid; in a study also in which year. */
export const ofContributionNow: ReadParticulars = ({ doc: { type }, cited }) => {
  const planned = cited.some(({ plain }) => budgeted.test(plain));
  return {
    particulars: {
      kind: type,
      ...(type === 'reserves' && particularsOf({ planned, year: yearOfSum(cited) })),
    },
  };
};

/** 'Contributions should be increased by 3% annually in future years', and no price or raise of what is spent. */
const goesUp =
  /\b(?:contributions?|funding|transfers?)\b[^.;]{0,80}\b(?:increas\w*|rais(?:es?|ed|ing)|escalat\w*)\b[^.;]{0,60}\b(?:annually|(?:each|every) (?:\w+ )?year|(?:following|future|later|subsequent|coming) years?|thereafter)\b|\bcontributions?\b[^.;]{0,100}\b(?:annual|yearly) increases?\b|\b(?:annual|yearly) increases? (?:in|of|to) [^.;]{0,30}\bcontributions?\b/;
const notRaised =
  /\b(?:ha[sd]|have|was|were|not|no|without|if|unless|instead|could|costs? (?:will|to|are)|prices?)\b/;

/** For which year a study advises a sum, and how it goes on: in the plan that begins with it, or by a sentence. */
export const ofAdvised: ReadParticulars = ({ doc, one, cited }) => {
  if (doc.type !== 'reserves') return null;
  const put = numberIn(one.value, 'amount') ?? 0;
  const plan = reservePlans(doc)
    .map(advisedYears)
    .find(([first]) => first?.contribution === put);
  const [first, last] = [plan?.[0], plan?.at(-1)];
  const most = last?.contribution ?? 0;
  const besides = plan?.filter((year) => year.special) ?? [];
  if (first && last && (most > put || besides.length > 0)) {
    const rises = most > put ? `rising to ${dollars(most)} by ${last.year}` : '';
    const special = besides.map((year) => `${dollars(year.special ?? 0)} in ${year.year}`).join(' and ');
    return {
      particulars: {
        year: `${first.year}`,
        rises: [
          rises,
          special &&
            `with ${besides.length > 1 ? 'special assessments' : 'a special assessment'} of ${special} besides`,
        ]
          .filter(Boolean)
          .join(', '),
      },
      further: [first, last, ...besides].map(({ contributionRow, row }) => contributionRow ?? row),
    };
  }
  const rise = doc.sentences.find(({ plain }) => goesUp.test(plain) && !notRaised.test(plain));
  return {
    particulars: particularsOf({ year: yearOfSum(cited), rises: rise && 'and more in later years' }),
    further: rise ? [rise] : [],
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
