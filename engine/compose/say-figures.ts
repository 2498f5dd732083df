import { display, dollars, figure } from './display.ts';
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

const percentFunded: Say = (value) => {
  const percent = Number(value);
  const funded = `The reserves hold ${figure(percent)}% of what they should`;
  if (percent < 30) return keyPoint('high', `${funded}. Below 30% the risk of a special assessment is high.`);
  if (percent < 70) return keyPoint('medium', `${funded}. From 30% to 70% is a middling figure.`);
  return keyPoint('low', `${funded}. 70% or more is healthy.`);
};

const delinquentHomes: Say = (value) => {
  const number = typeof value === 'number' ? value : numberIn(value, 'value');
  if (number === null) return null;
  return wordIn(value, 'unit') === 'percent'
    ? keyPoint(number > 5 ? 'high' : 'medium', `${figure(number)}% of the homes are behind on dues.`)
    : keyPoint('medium', `${figure(number)} ${number === 1 ? 'home is' : 'homes are'} behind on dues.`);
};

const component: Say = (value) => {
  const name = wordIn(value, 'name');
  const cost = numberIn(value, 'cost');
  const left = numberIn(value, 'remaining_life_years');
  if (!name) return null;
  const when = left === null ? '' : left === 0 ? ', due now' : `, due in about ${figure(left)} years`;
  return keyPoint(
    left !== null && left <= 3 ? 'medium' : 'low',
    `${name}${when}${cost === null ? '' : `: ${dollars(cost)}`}.`,
  );
};

/** Budgets, financial statements and reserve studies. */
export const sayFigures: Sayings = {
  'budget.year': (value) => keyPoint('low', `The figures are for ${String(value)}.`),
  'budget.total_income': amount('The association plans to take in', ' in the year.'),
  'budget.total_expenses': amount('The association plans to spend', ' in the year.'),
  'budget.reserve_contribution': amount('It puts', ' into reserves in the year.', 'medium'),
  'budget.management_fee': amount('The manager costs', ' a year.'),
  'budget.insurance': amount('Insurance costs', ' a year.'),
  'budget.dues_change': duesChange,
  'financial.operating_cash': amount('The association has', ' in cash to run on.', 'medium'),
  'financial.reserve_cash': amount('The reserve account holds', '.', 'medium'),
  'financial.total_assets': amount('Total assets are'),
  'financial.total_liabilities': amount('Total debts and other liabilities are'),
  'financial.net_income': netIncome,
  'financial.delinquent_amount': amount('Owners owe', ' in overdue dues.', 'medium'),
  'financial.delinquent_homes': delinquentHomes,
  'financial.loan': amount('The association owes', ' on a loan, which dues must pay back.', 'high'),
  'reserves.percent_funded': percentFunded,
  'reserves.balance': amount('The reserve fund held', ' at the time of the study.'),
  'reserves.fully_funded_balance': amount('A full reserve fund would hold', '.'),
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
