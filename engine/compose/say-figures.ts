import type { Particulars } from '../find/particulars.ts';
import { capital } from '../language/capital.ts';
import { arePlanned, ofOneYear } from '../particulars/of-years.ts';
import { counted, dollars, figure } from '../say/display.ts';
import { keyPoint, numberIn, type Say, type Saying, type Sayings, wordIn } from '../say/saying.ts';
import { isYearly, yearly } from './a-year.ts';
import { netIncome, percentOf, reserveContribution } from './say-results.ts';
import { dayFirst, during, heldAt, ofYear, untilThen } from './say-when.ts';

/** What is planned in a budget, and what a statement or minutes tell. */
const planned =
  (inBudget: string, told: string, inPart: string, after = ''): Say =>
  (value, _, asked) => {
    const {
      kind,
      planned: inPlan,
      happened,
      otherIncome,
      fromSavings,
      lessReserves,
      year,
      proposed,
      projected,
    } = asked;
    const sum = numberIn(value, 'amount');
    if (!sum) return null;
    const other = otherIncome ? ` Other income comes to ${dollars(otherIncome)} more.` : '';
    const less = lessReserves ? ` That is after ${dollars(lessReserves)} went into reserves.` : '';
    const saved = fromSavings ? ` ${dollars(fromSavings)} of it is taken from savings.` : '';
    const more =
      untilThen(asked, inBudget.includes(' income of') ? 'come in' : 'been spent') +
      (less || `${saved}${other}`);
    const when = during(asked);
    const ofPart = when ? inPart.replace('for the part of the year covered', when) : inPart;
    if (!isYearly(value)) {
      const both =
        happened !== undefined
          ? `${dollars(happened)}, against ${dollars(sum)} in the budget.`
          : `${dollars(sum)}${inPlan ? ' in the budget' : ''}.`;
      return keyPoint('low', ofYear(year, `${ofPart} ${both}${more}`));
    }
    // A bill that came in a part of a year may not be all of the year's.
    if (when && happened === undefined && !told.includes('in the year'))
      return keyPoint('low', `${ofPart} ${dollars(sum)}.${more}`);
    const was = when ? told.replace('in the year', when) : told;
    if (happened !== undefined)
      return keyPoint(
        'low',
        ofYear(year, `${was} ${dollars(happened)}${after}, against ${dollars(sum)} in the budget.${more}`),
      );
    const plan = proposed
      ? inBudget.replace('The budget', 'The proposed budget')
      : projected
        ? inBudget.replace('The budget counts', 'The association counts')
        : inBudget;
    const before = kind === 'budget' || inPlan || proposed || projected ? plan : was;
    return keyPoint(
      'low',
      year && before.endsWith(' costs')
        ? dayFirst(`in ${year}`, `${before.slice(0, -1)} ${dollars(sum)}.${more}`)
        : ofYear(year, `${before} ${dollars(sum)}${after}.${more}`),
    );
  };

const totalOf = (what: string) =>
  planned(
    `The budget counts on ${what} of`,
    `${capital(what)} in the year:`,
    `Total ${what} for the part of the year covered:`,
  );
const priceOf = (what: string) =>
  planned(
    `The budget for ${what} is`,
    `${capital(what)} costs`,
    `${capital(what)}, for the part of the year covered:`,
    ' a year',
  );

const lessAllowed = ({ lessAllowance }: Particulars) =>
  lessAllowance ? `, not counting ${dollars(lessAllowance)} that may never be paid` : '';

/** A balance, which held at a day gone by. */
const held =
  (before: string, after = '', severity: Saying['severity'] = 'low', noneBelow = false): Say =>
  (value, facts, told) => {
    const sum = numberIn(value, 'amount');
    return sum === null || (noneBelow && sum <= 0)
      ? null
      : keyPoint(
          severity,
          dayFirst(heldAt(told, facts), `${before} ${dollars(sum)}${after}${lessAllowed(told)}.`),
        );
  };

const overdueDues = held('Owners owed', ' in overdue dues', 'medium', true);
const leastOverdue = held('Owners owed at least', ' in overdue dues', 'medium', true);
const owedByOwners = held('Owners had not yet paid', ' of what they were billed', 'medium', true);

const duesChange: Say = (value, _, { proposed, year, rough, yearly }) => {
  const percent = Number(value);
  if (percent === 0)
    return keyPoint(
      'low',
      proposed ? 'Keeping the dues as they are is proposed, not decided.' : 'Dues stay the same.',
    );
  const [way, act] = percent > 0 ? ['up', 'Raising'] : ['down', 'Lowering'];
  const share = `${rough ? 'about ' : ''}${figure(Math.abs(percent))}%`;
  const isSharp = percent > 10;
  if (year) return keyPoint(isSharp ? 'medium' : 'low', `Dues went ${way} by ${share} in ${year}.`);
  return keyPoint(
    isSharp ? 'high' : percent > 0 || proposed ? 'medium' : 'low',
    proposed
      ? `${act} the dues by ${share} is proposed, not decided.`
      : `Dues go ${way} by ${share}${yearly ? ' each year' : ''}.`,
  );
};

const behind = (number: number, homes: number, { least }: Particulars, one: 'home' | 'lot') =>
  least
    ? `At least ${counted(number, one)} ${number === 1 ? 'was' : 'were'} behind on dues. The text counts others beside ${number === 1 ? 'it' : 'them'}.`
    : homes > number
      ? `${figure(number)} of ${figure(homes)} ${one}s (${percentOf(number, homes)}%) ${number === 1 ? 'was' : 'were'} behind on dues.`
      : `${counted(number, one)} ${number === 1 ? 'was' : 'were'} behind on dues.`;

/** A budget plans with balances that it hopes for; a statement tells what was there. */
const atDay = (inPlan: true | undefined, day: string | undefined, planned: string, was: string) =>
  inPlan ? planned : dayFirst(day, was);

const operatingCash: Say = (value, facts, told, toldOf) => {
  const cash = numberIn(value, 'amount');
  const ofCosts = toldOf?.('budget.total_expenses') ?? {};
  const agree = ofOneYear(told, ofCosts);
  const sum = agree ? yearly(facts, 'budget.total_expenses') : null;
  const costs = sum === null ? null : (ofCosts.happened ?? sum);
  if (cash === null) return null;
  const had = `The association had ${dollars(cash)}`;
  if (told.projected)
    return keyPoint(
      'medium',
      `The association expects to have ${dollars(cash)} ${told.unsplit ? 'in the bank' : 'in cash to run on'}. Ask what it had in the end.`,
    );
  if (told.opening)
    return keyPoint(
      'low',
      `${had} in cash to run on when ${told.year ?? 'the period'} began. Ask what is left.`,
    );
  const lasts = costs
    ? `, enough for about ${counted(Math.round((120 * cash) / costs) / 10, 'month')} of ${arePlanned(ofCosts) ? 'the planned costs' : 'costs'}`
    : '';
  if (told.ofFund)
    return keyPoint(
      'medium',
      dayFirst(heldAt(told, facts), `The operating fund had a balance of ${dollars(cash)}.`),
    );
  if (told.unsplit)
    return keyPoint(
      'medium',
      `${dayFirst(heldAt(told, facts), `${had} in the bank.`)}${facts.has('financial.reserve_cash') ? '' : ' Ask how much of it is set aside as reserves.'}`,
    );
  return keyPoint(
    'medium',
    atDay(
      told.planned,
      heldAt(told, facts),
      ofYear(told.year, `The budget reckons with ${dollars(cash)} in cash to run on${lasts}.`),
      `${had} in cash to run on${lasts}.`,
    ),
  );
};

/** In a study the reserve account and the reserve balance are one sum, told once. */
const reserveCash: Say = (value, facts, told) => {
  const cash = numberIn(value, 'amount');
  const isToldOnce = cash === numberIn(facts.get('reserves.balance'), 'amount') && !told.owedByOperating;
  if (cash === null || isToldOnce) return null;
  if (told.projected)
    return keyPoint(
      'medium',
      dayFirst(told.day, `The reserve account is expected to hold ${dollars(cash)}.`),
    );
  const held = told.ofFund ? 'fund had a balance of' : 'account held';
  const owed = told.owedByOperating
    ? ` The operating account owed the reserves ${dollars(told.owedByOperating)} besides.`
    : '';
  return keyPoint(
    'medium',
    atDay(
      told.planned,
      heldAt(told, facts),
      ofYear(told.year, `The budget reckons with ${dollars(cash)} in the reserve account.`),
      told.ofSeveral
        ? `The reserve accounts held ${dollars(cash)} together.${owed}`
        : `The reserve ${held} ${dollars(cash)}.${owed}`,
    ),
  );
};

const delinquentHomes: Say = (value, facts, told, toldOf) => {
  const day = heldAt(told, facts);
  const number = typeof value === 'number' ? value : numberIn(value, 'value');
  if (number === null) return null;
  return wordIn(value, 'unit') === 'percent'
    ? keyPoint(
        number > 5 ? 'high' : 'medium',
        dayFirst(day, `${figure(number)}% of the homes were behind on dues.`),
      )
    : keyPoint(
        'medium',
        dayFirst(
          day,
          behind(
            number,
            Number(facts.get('community.units') ?? 0),
            told,
            toldOf?.('community.units').inLots ? 'lot' : 'home',
          ),
        ),
      );
};

/** Budgets and financial statements. */
export const sayFigures = {
  'budget.year': (value, _, { kind, span, soFar, proposed }) =>
    keyPoint(
      'low',
      kind === 'minutes'
        ? `The budget it speaks of is for ${span ?? String(value)}.`
        : soFar
          ? `The figures go up to ${soFar}.`
          : `The ${kind !== 'budget' ? 'figures are' : proposed ? 'proposed budget is' : 'budget is'} for ${span ?? String(value)}.`,
    ),
  'budget.total_income': totalOf('income'),
  'budget.total_expenses': totalOf('costs'),
  'budget.reserve_contribution': reserveContribution,
  'budget.management_fee': priceOf('the manager'),
  'budget.insurance': priceOf('insurance'),
  'budget.dues_change': duesChange,
  'financial.operating_cash': operatingCash,
  'financial.reserve_cash': reserveCash,
  'financial.total_assets': held('Total assets were'),
  'financial.total_liabilities': held('Total debts and other liabilities were'),
  'financial.net_income': netIncome,
  'financial.delinquent_amount': (value, facts, told, toldOf) =>
    (told.receivable ? owedByOwners : told.least ? leastOverdue : overdueDues)(value, facts, told, toldOf),
  'financial.delinquent_homes': delinquentHomes,
  'financial.loan': held('The association owed', ' on a loan, which dues must pay back', 'high'),
} satisfies Sayings;
