import type { FactId } from '../catalogue.ts';
import type { Citations } from '../model.ts';
import { arePlanned, ofOneYear } from '../particulars/of-years.ts';
import { counted, display, dollars, figure, monthsOfDues } from '../say/display.ts';
import { isSmallSum } from '../say/money-per.ts';
import { numberIn, wordIn } from '../say/saying.ts';
import { lawsuitRisk } from './lawsuit-risk.ts';
import { amountOf, given, type RiskRule, type Values, warn } from './risk-rule.ts';

/** A budget's balance is that of its own year, not of the day on which a study reckoned the ideal. */
const isOfBudget = (values: Values) => numberIn(values.get('reserves.balance'), 'year_end') !== null;

/** A year's sum; null for that of a statement of a few months. */
const ofYear = (values: Values, fact: FactId) =>
  wordIn(values.get(fact), 'period') === 'year' ? amountOf(values, fact) : null;

/** The percent funded that the balance and the ideal come to, to one decimal. */
function fundedBy(values: Values): number | null {
  if (isOfBudget(values)) return null;
  const balance = amountOf(values, 'reserves.balance');
  const ideal = amountOf(values, 'reserves.fully_funded_balance');
  return balance === null || !ideal ? null : Math.round((1000 * balance) / ideal) / 10;
}

const sumsFunded = (values: Values) =>
  `${dollars(amountOf(values, 'reserves.balance') ?? 0)} held against an ideal of ${dollars(amountOf(values, 'reserves.fully_funded_balance') ?? 0)}`;

const atYearEnd = /\byear[- ]end\b|\bend of (?:the |each |this )?(?:fiscal |current )?year\b|\bending\b/i;
/** Sums from other pages, or from the year's other end, need not come to the percentage. */
const ofOneDay = (cited: readonly Citations[]) =>
  cited.every(
    ([{ page, quote }]) =>
      page === cited[0]?.[0].page && atYearEnd.test(quote) === atYearEnd.test(cited[0]?.[0].quote ?? ''),
  );

/** Points of percent by which rounding and the day of the balance may part the two. */
const percentTolerance = 2;

/**
 * Risks of what an owner will pay, by the figures of the editorial guidance: reserves 70% and 30%, operating cash 2 to 3
 * months, homes behind 2% and 5%.
 */
export const moneyRisks: readonly RiskRule[] = [
  given('special_assessment', (value) => {
    const status = wordIn(value, 'status') ?? 'levied';
    return status === 'proposed'
      ? warn(
          'medium',
          'A special assessment is being talked about.',
          'Ask how far it has come, how much your share is and who pays it if you buy.',
        )
      : warn(
          'high',
          `A special assessment is ${status}.`,
          'Ask how much of it is still unpaid on this home, and have the seller pay it before closing.',
        );
  }),
  lawsuitRisk,
  {
    id: 'reserves.percent_mismatch',
    facts: ['reserves.percent_funded', 'reserves.balance', 'reserves.fully_funded_balance'],
    agree: ofOneDay,
    weigh: (values) => {
      const percent = Number(values.get('reserves.percent_funded'));
      const has = numberIn(values.get('reserves.balance'), 'amount') ?? 0;
      const ideal = numberIn(values.get('reserves.fully_funded_balance'), 'amount') ?? 0;
      const computed = ideal > 0 ? (100 * has) / ideal : percent;
      if (isOfBudget(values) || Math.abs(computed - percent) <= percentTolerance) return null;
      return warn(
        'medium',
        'The percent funded does not match its own sums.',
        `It says ${figure(percent)}%. ${dollars(has)} of ${dollars(ideal)} is ${figure(Math.round(computed * 10) / 10)}%. Ask which is right.`,
      );
    },
  },
  given('reserves.percent_funded', (value) => {
    const percent = Number(value);
    if (percent >= 70) return null;
    return percent < 30
      ? warn(
          'high',
          'The reserves are badly short.',
          `They hold ${figure(percent)}% of the ideal; below 30% a special assessment is likely. Ask which repairs come next.`,
        )
      : warn(
          'medium',
          'The reserves are short.',
          `They hold ${figure(percent)}% of the ideal; 70% or more is healthy. Ask which repairs come next.`,
        );
  }),
  {
    id: 'reserves.shortfall',
    facts: ['reserves.recommended_contribution', 'reserves.current_contribution'],
    weigh: (values, toldOf) => {
      const advised = amountOf(values, 'reserves.recommended_contribution');
      const paid = amountOf(values, 'reserves.current_contribution');
      if (advised === null || paid === null || paid >= advised * 0.95) return null;
      const { planned, year } = toldOf('reserves.current_contribution');
      const study = toldOf('reserves.recommended_contribution');
      const now = `${dollars(paid)} ${planned && year ? `is budgeted for ${year}` : planned ? 'a year is budgeted' : 'a year goes in'}`;
      const then = `${dollars(advised)} is advised${study.year ? ` for ${study.year}` : ''}${study.rises ? `, ${study.rises}` : ''}`;
      return warn(
        'medium',
        'Less goes into reserves than the study advises.',
        `${now}; ${then}. Dues may have to go up.`,
      );
    },
  },
  {
    id: 'budget.deficit',
    facts: ['budget.total_income', 'budget.total_expenses'],
    weigh: (values, toldOf) => {
      const plans = (fact: FactId) => toldOf(fact).planned === true || toldOf(fact).kind === 'budget';
      const planned = plans('budget.total_income');
      // What came in against what was to be spent is no gap.
      if (planned !== plans('budget.total_expenses')) return null;
      if (!ofOneYear(toldOf('budget.total_income'), toldOf('budget.total_expenses'))) return null;
      const income = ofYear(values, 'budget.total_income');
      const expenses = ofYear(values, 'budget.total_expenses');
      if (income === null || expenses === null) return null;
      const { left, happened: spent } = toldOf('budget.total_expenses');
      const { happened: earned } = toldOf('budget.total_income');
      // The document's own bottom line counts, with what else went into it.
      const short = left === undefined ? expenses - income : -left;
      if (short <= income * 0.01) return null;
      const gap =
        left === undefined
          ? `: ${dollars(short)} short`
          : `; with other income and costs counted, ${dollars(short)} short`;
      const truly =
        spent === undefined || earned === undefined
          ? ''
          : ` What happened: ${dollars(spent)} out, ${dollars(earned)} in.`;
      return warn(
        'medium',
        planned ? 'The plan spends more than it takes in.' : 'Costs are higher than income.',
        `${dollars(expenses)} out against ${dollars(income)} in${gap}.${truly} Ask what fills the gap.`,
      );
    },
  },
  {
    id: 'financial.thin_cash',
    facts: ['financial.operating_cash', 'budget.total_expenses'],
    weigh: (values, toldOf) => {
      if (!ofOneYear(toldOf('financial.operating_cash'), toldOf('budget.total_expenses'))) return null;
      if (toldOf('financial.operating_cash').unsplit) return null;
      const cash = amountOf(values, 'financial.operating_cash');
      const costs = toldOf('budget.total_expenses');
      const expenses = costs.happened ?? ofYear(values, 'budget.total_expenses');
      if (cash === null || !expenses || cash >= expenses / 6) return null;
      const of = arePlanned(costs) ? 'the planned costs' : 'costs';
      return warn(
        'medium',
        'There is little cash to run on.',
        `${dollars(cash)} pays for about ${counted(Math.round((cash / expenses) * 120) / 10, 'month')} of ${of}; 2 to 3 months is healthy.`,
      );
    },
  },
  {
    id: 'financial.delinquency',
    facts: ['financial.delinquent_homes', 'community.units'],
    weigh: (values, toldOf) => {
      const { year, least } = toldOf('financial.delinquent_homes');
      const homes = values.get('financial.delinquent_homes');
      const units = Number(values.get('community.units'));
      const behind = typeof homes === 'number' ? homes : numberIn(homes, 'value');
      if (behind === null || wordIn(homes, 'unit') === 'percent' || !units) return null;
      const percent = (100 * behind) / units;
      if (percent < 2) return null;
      return warn(
        percent > 5 ? 'high' : 'medium',
        year ? `Owners were behind on their dues in ${year}.` : 'Owners are behind on their dues.',
        `${least ? 'At least ' : ''}${figure(behind)} of ${figure(units)} ${toldOf('community.units').inLots ? 'lots' : 'homes'} is ${figure(Math.round(percent * 10) / 10)}%; under 2% is very good, over 5% is a problem. The others make up the gap.`,
      );
    },
  },
  given('financial.delinquent_homes', (value) => {
    const percent = wordIn(value, 'unit') === 'percent' ? (numberIn(value, 'value') ?? 0) : 0;
    if (percent < 2) return null;
    return warn(
      percent > 5 ? 'high' : 'medium',
      'Owners are behind on their dues.',
      `${figure(percent)}% of the homes; under 2% is very good, over 5% is a problem. The others make up the gap.`,
    );
  }),
  {
    id: 'financial.overdue_share',
    facts: ['financial.delinquent_amount', 'budget.total_income'],
    weigh: (values, toldOf) => {
      if (!ofOneYear(toldOf('financial.delinquent_amount'), toldOf('budget.total_income'))) return null;
      const owed = amountOf(values, 'financial.delinquent_amount');
      const { happened } = toldOf('budget.total_income');
      const income = happened ?? ofYear(values, 'budget.total_income');
      // Where the homes behind are counted, their share says more.
      if (owed === null || !income || values.has('financial.delinquent_homes')) return null;
      const percent = (100 * owed) / income;
      if (percent < 2) return null;
      const share = `is ${figure(Math.round(percent * 10) / 10)}% of the ${dollars(income)} that comes in`;
      return toldOf('financial.delinquent_amount').receivable
        ? warn(
            'medium',
            'Owners owe the association money.',
            `${dollars(owed)} not yet paid ${share}. Ask how much of it is overdue.`,
          )
        : warn(
            percent > 5 ? 'high' : 'medium',
            'Owners are behind on their dues.',
            `${dollars(owed)} overdue ${share}; under 2% is very good, over 5% is a problem.`,
          );
    },
  },
  {
    id: 'reserves.percent_computed',
    facts: ['reserves.balance', 'reserves.fully_funded_balance'],
    weigh: (values) => {
      const percent = fundedBy(values);
      if (percent === null || percent >= 70 || values.has('reserves.percent_funded')) return null;
      return warn(
        percent < 30 ? 'high' : 'medium',
        percent < 30 ? 'The reserves are badly short.' : 'The reserves are short.',
        `${sumsFunded(values)} is ${figure(percent)}%; 70% or more is healthy, below 30% a special assessment is likely.`,
      );
    },
  },
  given('financial.loan', () =>
    warn(
      'medium',
      'The association owes money on a loan.',
      'Dues pay it back. Ask how long it runs and whether your share comes due at closing.',
    ),
  ),
  // A loss of all funds by what the reserves were saved for is none of running the place.
  given('financial.net_income', (value, _, { year, projected, ofOperations, intoReserves = 0 }) =>
    (numberIn(value, 'amount') ?? 0) + intoReserves < 0 && (ofOperations ?? -1) < 0 && !projected
      ? warn(
          'medium',
          `The association lost money in ${year ?? 'the period'}.`,
          'Ask whether it was one bad bill or happens every year. Losses end in higher dues.',
        )
      : null,
  ),
  given('budget.dues_change', (value, _, { year, proposed }) =>
    // A raise of years gone by is in the dues already.
    Number(value) > 10 && year === undefined
      ? warn(
          'medium',
          proposed ? 'A sharp raise of the dues is proposed.' : 'Dues go up sharply.',
          `They ${proposed ? 'would ' : ''}rise by ${figure(Number(value))}%. Ask what drives it and whether more is to come.`,
        )
      : null,
  ),
  given('assessment.initial_contribution', (value, values, { months, firstSale, besides }) =>
    firstSale
      ? null
      : warn(
          isSmallSum(value, values.get('assessment.regular')) ? 'low' : 'medium',
          'You owe a one-time payment at closing.',
          `Have ${months ? monthsOfDues(months) : display('money', value)}${besides ? ` and ${besides}` : ''} ready on top of the price, and ask who pays it by your contract.`,
        ),
  ),
  given('repairs.critical', (value, _, { agreed, most, grave, bid, paid }) => {
    const cost = numberIn(value, 'cost');
    const price = cost === null ? '' : `It is put at ${most ? 'no more than ' : ''}${dollars(cost)}. `;
    const offer = bid === undefined ? '' : `A bid of ${dollars(bid)} is named. `;
    const known = agreed || cost !== null || bid !== undefined;
    const ask =
      paid === 'levy'
        ? 'A special assessment is spoken of beside it. Ask what your share would come to.'
        : paid === 'levied'
          ? 'A special assessment was agreed to beside it. Ask what of it is still unpaid on this home.'
          : paid
            ? 'The text says what is to pay for it: ask whether that still holds.'
            : `${known ? 'Ask' : 'Ask what it will cost and'} whether the reserves can pay for it.`;
    const how = agreed ? 'was agreed to' : grave ? 'is mentioned' : 'is spoken of';
    const title = `${grave ? 'A large or urgent repair' : 'Work on shared property'} ${how}.`;
    return warn(grave ? 'medium' : 'low', title, `${price}${offer}${ask}`);
  }),
];
