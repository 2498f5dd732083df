import { counted, display, dollars, figure } from '../say/display.ts';
import { type Facts, keyPoint, numberIn, type Say, type Sayings, wordIn } from '../say/saying.ts';
import { dayFirst } from './say-when.ts';

/** A budget's balance is that of its own year, not of the day on which a study reckoned the ideal. */
const ofBudget = (facts: Facts) => numberIn(facts.get('reserves.balance'), 'year_end') !== null;

const sumsTold = (facts: Facts) =>
  !ofBudget(facts) &&
  facts.has('reserves.percent_funded') &&
  facts.has('reserves.balance') &&
  facts.has('reserves.fully_funded_balance');

const percentFunded: Say = (value, facts) => {
  const percent = Number(value);
  const balance = numberIn(facts.get('reserves.balance'), 'amount');
  const ideal = numberIn(facts.get('reserves.fully_funded_balance'), 'amount');
  // A balance of another day than the percentage's does not explain it.
  const explained =
    balance !== null && ideal && !ofBudget(facts) ? Math.abs((100 * balance) / ideal - percent) < 2 : false;
  const sums =
    explained && balance !== null && ideal !== null ? ` (${dollars(balance)} of ${dollars(ideal)})` : '';
  const funded = `The reserves hold ${figure(percent)}% of what they should${sums}`;
  if (percent < 30) return keyPoint('high', `${funded}. Below 30% the risk of a special assessment is high.`);
  if (percent < 70) return keyPoint('medium', `${funded}. From 30% to 70% is considered moderate.`);
  return keyPoint('low', `${funded}. 70% or more is healthy.`);
};

const component: Say = (value, _, { pricesOfStudy }) => {
  const name = wordIn(value, 'name');
  const cost = numberIn(value, 'cost');
  const left = numberIn(value, 'remaining_life_years');
  const due = numberIn(value, 'replacement_year');
  if (!name) return null;
  // A study counts from its own day, which the reader of an old one must not take for today.
  const when =
    left === null
      ? due === null
        ? ''
        : `, due in ${due}`
      : left === 0
        ? ', due when the study was made'
        : `, due about ${counted(left, 'year')} after the study`;
  // Until work that is years off, prices move on.
  const prices = pricesOfStudy && left !== null && left > 1 ? ' at the prices of the study' : '';
  return keyPoint(
    left !== null && left <= 3 ? 'medium' : 'low',
    `${name}${when}${cost === null ? '' : `: ${dollars(cost)}${prices}`}.`,
  );
};

/** The reserves of a study at its time, of a budget at both ends of its year. */
const reserveBalance: Say = (value, facts, { day, projected }, toldOf) => {
  const balance = numberIn(value, 'amount');
  const last = numberIn(value, 'year_end');
  if (balance === null) return null;
  if (last !== null)
    return keyPoint(
      'medium',
      `The budget counts on ${dollars(balance)} in reserves when its year begins and ${dollars(last)} when it ends.`,
    );
  if (sumsTold(facts) || toldOf?.('financial.reserve_cash').owedByOperating) return null;
  return facts.has('reserves.recommended_contribution') || facts.has('reserves.component_count')
    ? keyPoint('low', `The study counts on ${dollars(balance)} in the reserve fund${day ? ` ${day}` : ''}.`)
    : keyPoint(
        'low',
        dayFirst(day, `The reserve fund ${projected ? 'is expected to hold' : 'held'} ${dollars(balance)}.`),
      );
};

const intoReserves = (put: number, year: string | undefined) =>
  year ? `${dollars(put)} into reserves in ${year}` : `${dollars(put)} a year into reserves`;

const advisedContribution: Say = (value, _, { year, rises }) => {
  const put = numberIn(value, 'amount');
  return put === null
    ? null
    : keyPoint('medium', `The study advises putting ${intoReserves(put, year)}${rises ? `, ${rises}` : ''}.`);
};

const presentContribution: Say = (value, _, { kind, planned: inPlan, year }) => {
  const put = numberIn(value, 'amount');
  if (put === null) return null;
  return keyPoint(
    'medium',
    inPlan
      ? `The budget at the time of the study put ${intoReserves(put, year)}.`
      : kind === 'reserves'
        ? `At the time of the study ${dollars(put)} a year went into reserves.`
        : `The association puts ${dollars(put)} a year into reserves.`,
  );
};

/** With the ideal told beside the percent funded, the sums alone say nothing more. */
const fullyFunded: Say = (value, facts, { study, advised }) => {
  const ideal = numberIn(value, 'amount');
  if (ideal === null || sumsTold(facts)) return null;
  if (advised) return keyPoint('low', `The reserve study recommends ${dollars(ideal)} in the reserve fund.`);
  const full = `full reserve fund would hold ${dollars(ideal)}.`;
  return keyPoint('low', study ? `By the reserve study of ${study}, a ${full}` : `A ${full}`);
};

/** Reserve studies, and what budgets tell of the reserves. */
export const sayReserves = {
  'reserves.percent_funded': percentFunded,
  'reserves.balance': reserveBalance,
  'reserves.fully_funded_balance': fullyFunded,
  'reserves.recommended_contribution': advisedContribution,
  'reserves.current_contribution': presentContribution,
  'reserves.inflation': (value) =>
    keyPoint('low', `The study counts on prices going up ${figure(Number(value))}% a year.`),
  'reserves.interest': (value) =>
    keyPoint('low', `The study counts on ${figure(Number(value))}% interest a year.`),
  'reserves.component_count': (value) =>
    keyPoint('low', `The study covers ${display('count', value)} parts of the property.`),
  'reserves.components': component,
} satisfies Sayings;
