import { expect, it } from 'vitest';
import { analysisOf, says, shows } from '../testing/told-of.ts';

it.each([
  [
    'The common reserve fund has a balance of $24,000 and the tower reserve fund has a balance of $30,000.',
    'The reserve accounts held $54,000 together.',
  ],
  ['The reserve account held $52,000.', 'The reserve account held $52,000.'],
])('what several accounts hold is told of them together: %s', (line, told) => {
  expect(says('financial.reserve_cash', line, 'minutes')).toBe(told);
});

it.each([
  ['As of October 31 the reserve account held $52,000.', 'On October 31, the reserve account held $52,000.'],
  [
    'The reserve account held $52,000.',
    'By the minutes of November 16, 2031, the reserve account held $52,000.',
  ],
])('a balance is told with its own day rather than that of the minutes: %s', (line, told) => {
  const minutes = `Elm Court Homeowners Association\nMinutes of the board meeting\nNovember 16, 2031\n\n${line}`;
  expect(says('financial.reserve_cash', minutes, 'minutes')).toBe(told);
});

it('what owners were billed and had not paid is not told as overdue', () => {
  const report = (line: string) =>
    `Elm Court Homeowners Association\nBalance Sheet as of May 31, 2031\nASSETS\n${line}\nTotal assets\t88,000`;
  expect(says('financial.delinquent_amount', report('Assessments receivable\t6,400'), 'financial')).toBe(
    'On May 31, 2031, owners had not yet paid $6,400 of what they were billed.',
  );
  expect(shows('financial.delinquent_amount', report('Assessments receivable\t6,400'), 'financial')).toBe(
    '$6,400, billed and not yet paid',
  );
  expect(says('financial.delinquent_amount', report('Delinquent assessments\t6,400'), 'financial')).toBe(
    'On May 31, 2031, owners owed $6,400 in overdue dues.',
  );
});

it('a result of all funds is told with that of running the place', () => {
  const rows = (operating: string, total: string) => `Elm Court Homeowners Association
Statement of Revenues and Expenses, year ended December 31, 2031
\tOperating\tReplacement\tTotal
Revenues\t$90,000\t$20,000\t$110,000
Expenses\t$80,000\t$36,000\t$116,000
Excess (deficiency) of revenues over expenses\t${operating}\t($16,000)\t${total}`;
  const text = rows('$10,000', '($6,000)');
  expect(says('financial.net_income', text, 'financial')).toContain('Running the place alone left $10,000.');
  const risks = (of: string) => analysisOf(of, 'financial').risks.map(({ title }) => title);
  expect(risks(text).join()).not.toContain('lost money');
  expect(risks(rows('($10,000)', '($26,000)')).join()).toContain('lost money');
});

it('what goes to the reserves is told with a loss, on a sheet without headings and by whatever name', () => {
  const sheet = (label: string, net: string) => `Elm Court Homeowners Association
Statement for the year ended December 31, 2031
\tBudget\tActual
Annual dues\t61,000\t61,200
Total income\t61,000\t61,200
Mowing\t47,000\t53,400
Total expenses\t47,000\t53,400
${label}\t14,000\t14,000
Net income\t0\t${net}`;
  const told =
    'The association put $14,000 into its own reserves; with that, $6,200 more went out than came in.';
  const result = (label: string) => says('financial.net_income', sheet(label, '(6,200)'), 'financial');
  expect(result('Transfer to reserve')).toBe(told);
  expect(result('Reserve funding')).toBe(told);
  expect(result('Dam repair')).toBe('The association spent $6,200 more than it took in.');
});

it('what is owed since less than a month may be overdue too', () => {
  const aged = (youngest: string) => `Elm Court Homeowners Association
Aged Receivables as of November 30, 2031
Unit\t${youngest}\t31 - 60 days\t61 - 90 days\tOver 90\tBalance
Elm 2\t650.00\t0.00\t0.00\t0.00\t650.00
Elm 4\t300.00\t300.00\t300.00\t900.00\t1,800.00
Total\t950.00\t300.00\t300.00\t900.00\t2,450.00`;
  const amount = (youngest: string) => says('financial.delinquent_amount', aged(youngest), 'financial');
  const homes = (youngest: string) => says('financial.delinquent_homes', aged(youngest), 'financial');
  expect(amount('0 - 30 days')).toBe('On November 30, 2031, owners owed at least $1,500 in overdue dues.');
  expect(homes('0 - 30 days')).toMatch(/At least 1 home was behind/);
  expect(amount('Current')).toBe('On November 30, 2031, owners owed $1,500 in overdue dues.');
  expect(homes('Current')).not.toMatch(/at least/i);
});
