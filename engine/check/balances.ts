import { numberIn } from '../say/saying.ts';
import { type Balance, dollars, dollarsAYear } from './check.ts';

/** True where one of the sums is not known: what cannot be compared does not contradict. */
const holds = (test: (...sums: number[]) => boolean, ...sums: readonly (number | null)[]) => {
  const known = sums.flatMap((sum) => (sum === null ? [] : [sum]));
  return known.length < sums.length || test(...known);
};

/** So many points the printed percentage may lie off: it is rounded, and its balance often that of another month. */
const pointsOff = 3;
const shareOff = 0.12;
/** A year's dues of all homes against all income: other income only adds to it, and some homes pay less. */
const mostOfIncome = 1.5;
const leastOfIncome = 0.1;
/** Receivables of less than nothing make the assets less than the cash among them. */
const mostOfAssets = 1.25;
/** Nobody keeps ten years' costs in a checking account. */
const mostYearsOfCost = 10;

const partOf = (name: string, part: Balance['facts'][0], whole: Balance['facts'][0]): Balance => ({
  name,
  facts: [part, whole],
  fits: (a, b) => holds((sum, all) => sum <= all || all <= 0, dollarsAYear(a ?? 0), dollarsAYear(b ?? 0)),
});

/** So many days a month has at least. */
const month = 28;

/** A paper of a day plans so many years ahead at most. */
const yearsAhead = 2;

/** What a document's figures must come to together. */
export const balances: readonly Balance[] = [
  {
    name: 'a budget is for about the year in which it is written',
    facts: ['budget.year', 'document.date'],
    givesUp: 'budget.year',
    fits: (year, date) =>
      !/^\d{4}-/.test(`${date}`) || Number(year) <= Number(`${date}`.slice(0, 4)) + yearsAhead,
  },
  {
    name: 'where a lease of some weeks is enough, short rentals are not forbidden',
    facts: ['rental.short_term_prohibited', 'rental.minimum_term'],
    givesUp: 'rental.short_term_prohibited',
    fits: (forbidden, term) => forbidden !== true || (numberIn(term, 'days') ?? month) >= month,
  },
  {
    name: 'percent funded is the balance over the fully funded balance',
    facts: ['reserves.percent_funded', 'reserves.fully_funded_balance', 'reserves.balance'],
    toldAsRisk: true,
    fits: (percent, ideal, balance) =>
      holds(
        (has, needs) => {
          const share = needs > 0 ? (100 * has) / needs : Number.NaN;
          const told = Number(percent);
          return !Number.isFinite(share) || Math.abs(told - share) <= Math.max(pointsOff, share * shareOff);
        },
        dollars(balance ?? 0),
        dollars(ideal ?? 0),
      ),
  },
  {
    name: 'homes that are behind are fewer than all homes',
    facts: ['financial.delinquent_homes', 'community.units'],
    givesUp: 'financial.delinquent_homes',
    fits: (behind, units) => Object(behind).unit !== 'homes' || Object(behind).value < Number(units),
  },
  {
    name: 'the dues of all homes are most of the income, and no more',
    facts: ['community.units', 'assessment.regular', 'budget.total_income'],
    fits: (units, dues, income) =>
      holds(
        (one, all) =>
          all <= 0 ||
          (one * Number(units) <= all * mostOfIncome && one * Number(units) >= all * leastOfIncome),
        dollarsAYear(dues ?? 0),
        dollarsAYear(income ?? 0),
      ),
  },
  partOf(
    'what goes into reserves is part of the costs',
    'budget.reserve_contribution',
    'budget.total_expenses',
  ),
  partOf('insurance is part of the costs', 'budget.insurance', 'budget.total_expenses'),
  partOf("the manager's fee is part of the costs", 'budget.management_fee', 'budget.total_expenses'),
  ...(['financial.operating_cash', 'financial.reserve_cash'] as const).map(
    (fact): Balance => ({
      name: 'cash is part of the assets',
      facts: [fact, 'financial.total_assets'],
      fits: (cash, assets) =>
        holds((sum, all) => all <= 0 || sum <= all * mostOfAssets, dollars(cash ?? 0), dollars(assets ?? 0)),
    }),
  ),
  {
    name: 'one balance is not that of two accounts',
    facts: ['financial.operating_cash', 'financial.reserve_cash'],
    fits: (operating, reserve) =>
      holds((a, b) => a === 0 || a !== b, dollars(operating ?? 0), dollars(reserve ?? 0)),
  },
  {
    name: 'cash to run on lasts some years at most',
    facts: ['financial.operating_cash', 'budget.total_expenses'],
    fits: (cash, costs) =>
      holds(
        (sum, year) => year <= 0 || sum <= year * mostYearsOfCost,
        dollars(cash ?? 0),
        dollarsAYear(costs ?? 0),
      ),
  },
];
