import { type Bound, type Claim, dollars, dollarsAYear } from './check.ts';

const between = (least: number, most: number) => (value: number | null) =>
  value === null || (value >= least && value <= most);
const asNumber = (value: unknown) => (typeof value === 'number' ? value : null);
const number = (least: number, most: number) => {
  const inside = between(least, most);
  return ({ value }: Claim) => inside(asNumber(value));
};

const isYear = (value: unknown) => typeof value === 'number' && value >= 1950 && value <= 2100;
/** Words that an explanation of percent funded is made of, and no result of a study. */
const explains =
  /\bfunded (?:when|if|where|means?|indicates?|has|have|would|associations?)\b|\bfunded,? (?:the|an?) (?:association|fund|community) (?:has|have|would|is)\b|\bwhen (?:an?|the|your|our) (?:reserve )?(?:fund|association|reserves?|balance) (?:is|are)\b|\b(?:considered|deemed|regarded|defined|thought|statistic\w+|range|threshold|goal|objective|target|aim|ideal(?:ly)? (?:is|be)|should be|gradually|to bring|bring|reach(?:es)?|attain\w*|approach\w*|toward)\b|\bmeasure of\b|\bthe ratio\b/;
/** Levels at which studies draw their lines: weak below 30, strong above 70, fully funded at 100. */
const drawnLines = new Set([30, 70, 100, 130]);

/** What one fact may be, whichever rule or reader proposed it. */
export const bounds: readonly Bound[] = [
  {
    name: 'a year is no count of homes',
    facts: ['community.units'],
    fits: ({ value, plain }) =>
      !isYear(value) ||
      !/\b(?:monthly|annual|quarterly|budget|actual|dues|assessments?|increase)\b/.test(plain),
  },
  { name: 'a community has homes', facts: ['community.units'], fits: number(2, 60_000) },
  { name: 'a budget is for a year of our time', facts: ['budget.year'], fits: number(1950, 2100) },
  { name: 'inflation is a small rate', facts: ['reserves.inflation'], fits: number(0, 15) },
  { name: 'interest on savings is a small rate', facts: ['reserves.interest'], fits: number(0, 12) },
  { name: 'percent funded is a share', facts: ['reserves.percent_funded'], fits: number(0, 400) },
  {
    name: 'a line that studies draw is no result, where it is explained',
    facts: ['reserves.percent_funded'],
    fits: ({ value, plain, inRow }) => inRow || !drawnLines.has(Number(value)) || !explains.test(plain),
  },
  {
    name: 'dues of one home are what a home can pay',
    facts: ['assessment.regular'],
    fits: ({ value }) => between(1, 150_000)(dollarsAYear(value)),
  },
  { name: 'interest on late dues is a rate', facts: ['assessment.interest_rate'], fits: number(0, 60) },
  {
    name: 'a deductible is a sum for one loss',
    facts: ['insurance.deductible'],
    fits: ({ value }) => between(100, 5_000_000)(dollars(value)),
  },
  {
    name: 'a share of homes is at most all of them',
    facts: ['financial.delinquent_homes'],
    fits: ({ value }) =>
      typeof value !== 'object' ||
      !('unit' in value) ||
      value.unit !== 'percent' ||
      between(0, 100)(asNumber(value.value)),
  },
];
