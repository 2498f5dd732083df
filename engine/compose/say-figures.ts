import { ofOneYear } from '../particulars/of-years.ts';
import { isYearly, yearly } from './a-year.ts';
import { counted, display, dollars, figure } from './display.ts';
import { netIncome, percentOf, reserveContribution } from './say-results.ts';
import { dayFirst, during, heldAt, ofYear } from './say-when.ts';
import { type Facts, keyPoint, numberIn, type Say, type Saying, type Sayings, wordIn } from './saying.ts';

const amount =
  (before: string, after = '.', severity: Saying['severity'] = 'low'): Say =>
  (value) => {
    const dollarsOf = numberIn(value, 'amount');
    return dollarsOf === null ? null : keyPoint(severity, `${before} ${dollars(dollarsOf)}${after}`);
  };

/** What is planned in a budget, and what a statement or minutes tell. */
const planned =
  (inBudget: string, told: string, inPart: string, after = ''): Say =>
  (value, _, asked) => {
    const { kind, planned: inPlan, happened, otherIncome, fromSavings, year, proposed } = asked;
    const sum = numberIn(value, 'amount');
    if (!sum) return null;
    const other = otherIncome ? ` Other income comes to ${dollars(otherIncome)} more.` : '';
    const more = fromSavings ? ` ${dollars(fromSavings)} of it is taken from savings.${other}` : other;
    if (!isYearly(value)) {
      const both =
        happened !== undefined
          ? `${dollars(happened)}, against ${dollars(sum)} in the budget.`
          : `${dollars(sum)}${inPlan ? ' in the budget' : ''}.`;
      return keyPoint('low', ofYear(year, `${inPart} ${both}${more}`));
    }
    const when = during(asked);
    // A bill that came in a part of a year may not be all of the year's.
    if (when && happened === undefined && !told.includes('in the year'))
      return keyPoint(
        'low',
        `${inPart.replace('for the part of the year covered', when)} ${dollars(sum)}.${more}`,
      );
    const was = when ? told.replace('in the year', when) : told;
    if (happened !== undefined)
      return keyPoint(
        'low',
        ofYear(year, `${was} ${dollars(happened)}${after}, against ${dollars(sum)} in the budget.${more}`),
      );
    const plan = proposed ? inBudget.replace('The budget', 'The proposed budget') : inBudget;
    const before = kind === 'budget' || inPlan || proposed ? plan : was;
    return keyPoint('low', ofYear(year, `${before} ${dollars(sum)}${after}.${more}`));
  };

/** A balance, which held at a day gone by. */
const held =
  (before: string, after = '.', severity: Saying['severity'] = 'low', noneBelow = false): Say =>
  (value, facts, told) => {
    const sum = numberIn(value, 'amount');
    return sum === null || (noneBelow && sum <= 0)
      ? null
      : keyPoint(severity, dayFirst(heldAt(told, facts), `${before} ${dollars(sum)}${after}`));
  };

const duesChange: Say = (value, _, { proposed, year }) => {
  const percent = Number(value);
  if (year && percent !== 0)
    return keyPoint(
      percent > 10 ? 'medium' : 'low',
      `Dues went ${percent > 0 ? 'up' : 'down'} by ${figure(Math.abs(percent))}% in ${year}.`,
    );
  if (proposed && percent === 0)
    return keyPoint('low', 'Keeping the dues as they are is proposed, not decided.');
  if (proposed)
    return keyPoint(
      percent > 10 ? 'high' : 'medium',
      `${percent > 0 ? 'Raising' : 'Lowering'} the dues by ${figure(Math.abs(percent))}% is proposed, not decided.`,
    );
  if (percent === 0) return keyPoint('low', 'Dues stay the same.');
  return percent > 0
    ? keyPoint(percent > 10 ? 'high' : 'medium', `Dues go up by ${figure(percent)}%.`)
    : keyPoint('low', `Dues go down by ${figure(-percent)}%.`);
};

const behind = (number: number, homes: number, least: true | undefined) =>
  least
    ? `At least ${counted(number, 'home')} ${number === 1 ? 'was' : 'were'} behind on dues. The text counts others beside ${number === 1 ? 'it' : 'them'}.`
    : homes > number
      ? `${figure(number)} of ${figure(homes)} homes (${percentOf(number, homes)}%) ${number === 1 ? 'was' : 'were'} behind on dues.`
      : `${figure(number)} ${number === 1 ? 'home was' : 'homes were'} behind on dues.`;

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
  const had = `The association had ${told.rough ? 'about ' : ''}${dollars(cash)}`;
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
    ? `, enough for about ${counted(Math.round((120 * cash) / costs) / 10, 'month')} of ${ofCosts.planned && ofCosts.happened === undefined ? 'the planned costs' : 'costs'}`
    : '';
  if (told.unsplit)
    return keyPoint(
      'medium',
      `${dayFirst(heldAt(told, facts), `${had} in the bank.`)}${facts.has('financial.reserve_cash') ? '' : ' How much of it is set aside as reserves is not told there.'}`,
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
  if (cash === null || cash === numberIn(facts.get('reserves.balance'), 'amount')) return null;
  if (told.projected) return keyPoint('medium', `The reserve account is expected to hold ${dollars(cash)}.`);
  return keyPoint(
    'medium',
    atDay(
      told.planned,
      heldAt(told, facts),
      ofYear(told.year, `The budget reckons with ${dollars(cash)} in the reserve account.`),
      `The reserve account held ${dollars(cash)}.`,
    ),
  );
};

/** A budget's balance is that of its own year, not of the day on which a study reckoned the ideal. */
const ofBudget = (facts: Facts) => numberIn(facts.get('reserves.balance'), 'year_end') !== null;

const sumsTold = (facts: Facts) =>
  !ofBudget(facts) &&
  facts.has('reserves.percent_funded') &&
  facts.has('reserves.balance') &&
  facts.has('reserves.fully_funded_balance');

const delinquentHomes: Say = (value, facts, told) => {
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
        dayFirst(day, behind(number, Number(facts.get('community.units') ?? 0), told.least)),
      );
};

const component: Say = (value, _, { pricesOfStudy }) => {
  const name = wordIn(value, 'name');
  const cost = numberIn(value, 'cost');
  const left = numberIn(value, 'remaining_life_years');
  if (!name) return null;
  // A study counts from its own day, which the reader of an old one must not take for today.
  const when =
    left === null
      ? ''
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
const reserveBalance: Say = (value, facts, { day }) => {
  const balance = numberIn(value, 'amount');
  const last = numberIn(value, 'year_end');
  if (balance === null) return null;
  if (last !== null)
    return keyPoint(
      'medium',
      `The budget counts on ${dollars(balance)} in reserves when its year begins and ${dollars(last)} when it ends.`,
    );
  if (sumsTold(facts)) return null;
  return facts.has('reserves.recommended_contribution') || facts.has('reserves.component_count')
    ? keyPoint('low', `The study counts on ${dollars(balance)} in the reserve fund${day ? ` ${day}` : ''}.`)
    : keyPoint('low', dayFirst(day, `The reserve fund held ${dollars(balance)}.`));
};

const presentContribution: Say = (value, _, { kind, planned: inPlan }) => {
  const put = numberIn(value, 'amount');
  if (put === null) return null;
  return keyPoint(
    'medium',
    inPlan
      ? `The budget at the time of the study put ${dollars(put)} a year into reserves.`
      : kind === 'reserves'
        ? `At the time of the study ${dollars(put)} a year went into reserves.`
        : `The association puts ${dollars(put)} a year into reserves.`,
  );
};

/** With the ideal told beside the percent funded, the sums alone say nothing more. */
const fullyFunded: Say = (value, facts, { study }) => {
  const ideal = numberIn(value, 'amount');
  if (ideal === null || sumsTold(facts)) return null;
  const full = `full reserve fund would hold ${dollars(ideal)}.`;
  return keyPoint('low', study ? `By the reserve study of ${study}, a ${full}` : `A ${full}`);
};

/** Budgets, financial statements and reserve studies. */
export const sayFigures = {
  'budget.year': (value, _, { kind, span }) =>
    keyPoint(
      'low',
      kind === 'minutes'
        ? `The budget it speaks of is for ${String(value)}.`
        : `The ${kind === 'budget' ? 'budget is' : 'figures are'} for ${span ?? String(value)}.`,
    ),
  'budget.total_income': planned(
    'The budget counts on income of',
    'Income in the year:',
    'Total income for the part of the year covered:',
  ),
  'budget.total_expenses': planned(
    'The budget counts on costs of',
    'Costs in the year:',
    'Total costs for the part of the year covered:',
  ),
  'budget.reserve_contribution': reserveContribution,
  'budget.management_fee': planned(
    'The budget for the manager is',
    'The manager costs',
    'The manager, for the part of the year covered:',
    ' a year',
  ),
  'budget.insurance': planned(
    'The budget for insurance is',
    'Insurance costs',
    'Insurance, for the part of the year covered:',
    ' a year',
  ),
  'budget.dues_change': duesChange,
  'financial.operating_cash': operatingCash,
  'financial.reserve_cash': reserveCash,
  'financial.total_assets': held('Total assets were'),
  'financial.total_liabilities': held('Total debts and other liabilities were'),
  'financial.net_income': netIncome,
  'financial.delinquent_amount': held('Owners owed', ' in overdue dues.', 'medium', true),
  'financial.delinquent_homes': delinquentHomes,
  'financial.loan': held('The association owed', ' on a loan, which dues must pay back.', 'high'),
  'reserves.percent_funded': percentFunded,
  'reserves.balance': reserveBalance,
  'reserves.fully_funded_balance': fullyFunded,
  'reserves.recommended_contribution': amount(
    'The study advises putting',
    ' a year into reserves.',
    'medium',
  ),
  'reserves.current_contribution': presentContribution,
  'reserves.inflation': (value) =>
    keyPoint('low', `The study counts on prices going up ${figure(Number(value))}% a year.`),
  'reserves.interest': (value) =>
    keyPoint('low', `The study counts on ${figure(Number(value))}% interest a year.`),
  'reserves.component_count': (value) =>
    keyPoint('low', `The study covers ${display('count', value)} parts of the property.`),
  'reserves.components': component,
} satisfies Sayings;
