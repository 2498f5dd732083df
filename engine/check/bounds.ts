import { monthNames } from '../language/month-names.ts';
import { regex } from '../regex.ts';
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

/** Dues that come only if others say yes, or if they say no. */
const hangsOnVote =
  /\bin the event (?:that|of|less)\b|\b(?:up)?on (?:the )?(?:approval|ratification) (?:by|of) (?:the )?(?:[a-z]+ ){0,2}(?:members?|owners?|homeowners?)\b|\bask(?:s|ing|ed)? (?:[a-z]+ ){0,4}to vote\b|\bvote (?:on|in favor of|for) (?:an? |the )?(?:proposed|increase)|\bif (?:the )?(?:[a-z]+ ){0,3}(?:vote|approve|reject|ratif)/;
const paidLate =
  /\b(?:fees?|dues|assessments?|contributions?|installments?|payments?|charges?)\b[^.;]{0,60}\b(?:(?:is|are|be) not (?:fully )?(?:paid|received)|unpaid|past due|delinquent)\b/;

/** What money is kept for, as against work that is to be done. */
const keptFor =
  /\b(?:funds?|reserves?|money|dues|assessments?) (?:are|is|may be|can be|will be) (?:only |generally |typically )?(?:used|intended|designed|meant|available|needed) (?:for|to)\b|\bi\.e\.|\be\.g\.|\bsuch as\b/;

/** Words, or a day of the year, that tell of dues that come once in it. */
const saysYearly = regex`\b(?:year\w*|annual\w*|annum|yrs?|12 months|${monthNames}|fiscal|calendar)\b|\/ ?yr|\{d\d+\}|\{t\d+\}|\bdues (?:for \{n\d+\} )?(?:are|is|were|was|will|of|at|to)\b|\{n\d+\} (?:dues|assessments?|fees?) ?(?::|are|is|of|at|-|=|will|\{m)`;

/** 'Reserves are $21.50 of the monthly dues': a part of what each home pays. */
const partOfDues =
  /\breserves? (?:is|are|gets?|takes?) \{m\d+\} (?:out )?of (?:the|your|each|our) (?:[a-z]+ ){0,2}(?:part|portion|share|dues|assessments?|fees?|payments?)\b/;

/** What one fact may be, whichever rule or reader proposed it. */
export const bounds: readonly Bound[] = [
  {
    name: 'a year is no count of homes',
    facts: ['community.units'],
    fits: ({ value, said }) =>
      !isYear(value) ||
      !/\b(?:monthly|annual|quarterly|budget|actual|dues|assessments?|increase)\b/.test(said),
  },
  { name: 'a community has homes', facts: ['community.units'], fits: number(2, 60_000) },
  {
    name: 'what dues hold for the reserves is not what these hold',
    facts: ['financial.reserve_cash', 'reserves.balance'],
    fits: ({ plain }) => !partOfDues.test(plain),
  },
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
  {
    name: 'a vote that the board may do without is none on a larger raise',
    facts: ['assessment.increase_vote'],
    fits: ({ plain }) =>
      !/\b(?:board|directors|trustees|managers|council)\b(?: of [a-z ]{3,40}?)?,? (?:and\/)?or (?:by |upon |with )?(?:an? |the )?(?:[a-z]+ ){0,3}\{p\d/.test(
        plain,
      ),
  },
  {
    name: 'owners who may only turn it down approve nothing',
    facts: ['assessment.increase_vote', 'assessment.special_vote'],
    fits: ({ plain }) =>
      !/\b(?:ratified|approved|adopted|effective|in effect)\b[^.;]{0,40}\bunless\b[^.;]{0,140}\b(?:reject|disapprove|veto|vote (?:it )?down)\b/.test(
        plain,
      ),
  },
  {
    name: 'homes that are mainly for living in are not for that alone',
    facts: ['occupancy.residential_only'],
    fits: ({ plain }) =>
      !/\b(?:primarily|mainly|principally) (?:used )?(?:for|as) (?:[a-z]+ )?(?:residen|dwelling)|\bresidential purposes,? and (?:for )?any other use\b/.test(
        plain,
      ),
  },
  {
    name: 'what a vote may raise the dues by is no raise without one',
    facts: ['assessment.increase_cap'],
    fits: ({ plain }) =>
      /\bwithout\b|\bunless\b/.test(plain) ||
      !/\b(?:not (?:to exceed|more than)|no more than|up to) \{p\d+\}[^.;]{0,120}\b(?:by|with|upon) (?:a |an |the )?(?:affirmative )?vote\b/.test(
        plain,
      ),
  },
  {
    name: 'dues that hang on a vote are no dues yet',
    facts: ['assessment.regular', 'budget.dues_change'],
    fits: ({ plain, inRow, weighed }) => inRow || weighed || !hangsOnVote.test(plain),
  },
  {
    name: 'what is paid late is charged, and not fined',
    facts: ['fine.schedule'],
    fits: ({ plain, inRow }) =>
      inRow || !paidLate.test(plain) || /\b(?:violat\w+|rules?|covenants?|fines?)\b/.test(plain),
  },
  {
    name: 'a further late charge is not the first',
    facts: ['assessment.late_fee'],
    fits: ({ plain }) => !/^(?:an? |the |each )?(?:additional|further|second) late\b/.test(plain),
  },
  {
    name: 'what money is kept for is no repair',
    facts: ['repairs.critical'],
    fits: ({ plain }) => !keptFor.test(plain),
  },
  {
    name: 'how often dues are paid is said where they are',
    facts: ['assessment.frequency'],
    fits: ({ value, said }) => value !== 'year' || saysYearly.test(said),
  },
  {
    name: 'what is due in a month of each quarter is no monthly payment, nor is what may be paid so as well',
    facts: ['assessment.frequency'],
    fits: ({ value, plain }) =>
      value !== 'month' ||
      !/\bmonth of (?:each|every|the) quarter\b|\b(?:can|may) also be paid\b/.test(plain),
  },
  { name: 'interest on late dues is a rate', facts: ['assessment.interest_rate'], fits: number(0, 60) },
  {
    name: 'points on top of another rate are no rate',
    facts: ['assessment.interest_rate'],
    fits: ({ plain }) =>
      !/\b(?:prime|discount|index|rate)\b[^.;,{]{0,40}\bplus \{p|\{p\d+\}(?: \([^)]*\))?(?: [a-z]+){0,3} (?:over|above|in excess of|higher than|more than) (?:the )?(?:[a-z]+ ){0,3}(?:prime|discount|index)\b/.test(
        plain,
      ),
  },
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
