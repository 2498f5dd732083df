import { counted, display, dollars, figure } from './display.ts';
import { keyPoint, numberIn, type Say, type Saying, type Sayings, wordIn } from './saying.ts';

const amount =
  (before: string, after = '.', severity: Saying['severity'] = 'low'): Say =>
  (value) => {
    const dollarsOf = numberIn(value, 'amount');
    return dollarsOf === null ? null : keyPoint(severity, `${before} ${dollars(dollarsOf)}${after}`);
  };

const duesChange: Say = (value) => {
  const percent = Number(value);
  if (percent === 0) return keyPoint('low', 'Dues stay the same.');
  return percent > 0
    ? keyPoint(percent > 10 ? 'high' : 'medium', `Dues go up by ${figure(percent)}%.`)
    : keyPoint('low', `Dues go down by ${figure(-percent)}%.`);
};

const netIncome: Say = (value) => {
  const left = numberIn(value, 'amount');
  if (left === null) return null;
  return left < 0
    ? keyPoint('high', `The association spent ${dollars(-left)} more than it took in.`)
    : keyPoint('low', `The association took in ${dollars(left)} more than it spent.`);
};

const behind = (number: number, homes: number) =>
  homes > number
    ? `${figure(number)} of ${figure(homes)} homes (${percentOf(number, homes)}%) ${number === 1 ? 'is' : 'are'} behind on dues.`
    : `${figure(number)} ${number === 1 ? 'home is' : 'homes are'} behind on dues.`;

const percentFunded: Say = (value, facts) => {
  const percent = Number(value);
  const balance = numberIn(facts.get('reserves.balance'), 'amount');
  const ideal = numberIn(facts.get('reserves.fully_funded_balance'), 'amount');
  const sums = balance !== null && ideal !== null ? ` (${dollars(balance)} of ${dollars(ideal)})` : '';
  const funded = `The reserves hold ${figure(percent)}% of what they should${sums}`;
  if (percent < 30) return keyPoint('high', `${funded}. Below 30% the risk of a special assessment is high.`);
  if (percent < 70) return keyPoint('medium', `${funded}. From 30% to 70% is a middling figure.`);
  return keyPoint('low', `${funded}. 70% or more is healthy.`);
};

const percentOf = (part: number, whole: number) => figure(Math.round((1000 * part) / whole) / 10);

/** '$14,450 into reserves in the year, 15% of its income.' */
const reserveContribution: Say = (value, facts) => {
  const put = numberIn(value, 'amount');
  const income = numberIn(facts.get('budget.total_income'), 'amount');
  const same = ['reserves.recommended_contribution', 'reserves.current_contribution'].some(
    (fact) => numberIn(facts.get(fact), 'amount') === put,
  );
  // A study's advice and what goes in today are told as such.
  if (put === null || same) return null;
  if (put === 0) return keyPoint('high', 'Nothing goes into reserves in the year.');
  const share = income && income > put ? `, ${percentOf(put, income)}% of its income` : '';
  return keyPoint('medium', `The budget puts ${dollars(put)} into reserves in the year${share}.`);
};

const operatingCash: Say = (value, facts) => {
  const cash = numberIn(value, 'amount');
  const costs = numberIn(facts.get('budget.total_expenses'), 'amount');
  if (cash === null) return null;
  const lasts = costs
    ? `, enough for about ${counted(Math.round((120 * cash) / costs) / 10, 'month')} of costs`
    : '';
  return keyPoint('medium', `The association has ${dollars(cash)} in cash to run on${lasts}.`);
};

/** In a study the reserve account and the reserve balance are one sum, told once. */
const reserveCash: Say = (value, facts) => {
  const cash = numberIn(value, 'amount');
  if (cash === null || cash === numberIn(facts.get('reserves.balance'), 'amount')) return null;
  return keyPoint('medium', `The reserve account holds ${dollars(cash)}.`);
};

/** With the ideal told beside the percent funded, the sums alone say nothing more. */
const unlessFunded =
  (say: Say): Say =>
  (value, facts, limits) =>
    facts.has('reserves.percent_funded') &&
    facts.has('reserves.balance') &&
    facts.has('reserves.fully_funded_balance')
      ? null
      : say(value, facts, limits);

const delinquentHomes: Say = (value, facts) => {
  const number = typeof value === 'number' ? value : numberIn(value, 'value');
  if (number === null) return null;
  return wordIn(value, 'unit') === 'percent'
    ? keyPoint(number > 5 ? 'high' : 'medium', `${figure(number)}% of the homes are behind on dues.`)
    : keyPoint('medium', behind(number, Number(facts.get('community.units') ?? 0)));
};

const component: Say = (value) => {
  const name = wordIn(value, 'name');
  const cost = numberIn(value, 'cost');
  const left = numberIn(value, 'remaining_life_years');
  if (!name) return null;
  const when = left === null ? '' : left === 0 ? ', due now' : `, due in about ${counted(left, 'year')}`;
  return keyPoint(
    left !== null && left <= 3 ? 'medium' : 'low',
    `${name}${when}${cost === null ? '' : `: ${dollars(cost)}`}.`,
  );
};

/** Budgets, financial statements and reserve studies. */
export const sayFigures: Sayings = {
  'budget.year': (value, facts) =>
    keyPoint(
      'low',
      facts.has('minutes.motions')
        ? `The budget it speaks of is for ${String(value)}.`
        : `The figures are for ${String(value)}.`,
    ),
  'budget.total_income': amount('Income in the year:'),
  'budget.total_expenses': amount('Costs in the year:'),
  'budget.reserve_contribution': reserveContribution,
  'budget.management_fee': amount('The manager costs', ' a year.'),
  'budget.insurance': amount('Insurance costs', ' a year.'),
  'budget.dues_change': duesChange,
  'financial.operating_cash': operatingCash,
  'financial.reserve_cash': reserveCash,
  'financial.total_assets': amount('Total assets are'),
  'financial.total_liabilities': amount('Total debts and other liabilities are'),
  'financial.net_income': netIncome,
  'financial.delinquent_amount': amount('Owners owe', ' in overdue dues.', 'medium'),
  'financial.delinquent_homes': delinquentHomes,
  'financial.loan': amount('The association owes', ' on a loan, which dues must pay back.', 'high'),
  'reserves.percent_funded': percentFunded,
  'reserves.balance': unlessFunded((value, facts, limits) =>
    facts.has('reserves.recommended_contribution') || facts.has('reserves.component_count')
      ? amount('The reserve fund held', ' at the time of the study.')(value, facts, limits)
      : amount('The reserve fund holds')(value, facts, limits),
  ),
  'reserves.fully_funded_balance': unlessFunded(amount('A full reserve fund would hold', '.')),
  'reserves.recommended_contribution': amount(
    'The study advises putting',
    ' into reserves each year.',
    'medium',
  ),
  'reserves.current_contribution': amount('Today', ' goes into reserves each year.', 'medium'),
  'reserves.inflation': (value) =>
    keyPoint('low', `The study counts on prices going up ${figure(Number(value))}% a year.`),
  'reserves.interest': (value) =>
    keyPoint('low', `The study counts on ${figure(Number(value))}% interest a year.`),
  'reserves.component_count': (value) =>
    keyPoint('low', `The study covers ${display('count', value)} parts of the property.`),
  'reserves.components': component,
};
