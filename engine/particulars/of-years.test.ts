import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { analyze } from '../analyze.ts';
import { linesOfText } from '../structure/printed.ts';
import { laidOut } from '../testing/printed-table.ts';

const analysis = (text: string, documentType: DocumentType = 'financial') =>
  analyze([{ number: 1, text, lines: linesOfText(text), size: null, readable: true }], { documentType });
const told = (text: string, documentType?: DocumentType) =>
  analysis(text, documentType).key_points.map(({ text }) => text);

const report = `Gull Creek Homeowners Association
Report of the Audit Committee
October 12, 2032
`;

describe('figures of different years', () => {
  it('names the year of costs that are not of the current one, and divides no balance by them', () => {
    const text = `${report}
The checking account balance as of September 30, 2032 was $9,412.
2029 total expenditures\t$1,080.00`;
    const points = told(text);
    expect(points.join(' ')).not.toMatch(/enough for/);
    expect(points).toContain('Costs in 2029: $1,080.');
    expect(analysis(text).facts.find(({ id }) => id === 'budget.total_expenses')?.display).toMatch(/in 2029/);
  });

  it('still says how long the cash lasts by the costs of its own year', () => {
    expect(
      told(`${report}
The checking account balance as of September 30, 2032 was $9,412.
2032 total expenditures\t$12,400.00`).join(' '),
    ).toMatch(/enough for/);
  });

  it('names the year of a result, and of homes that were behind', () => {
    const points = told(`${report}
Income for 2030 exceeded expenses by $4,310.
In 2030, 3 homeowners were delinquent in their dues.`);
    expect(points.join(' ')).toMatch(/In 2030, the association took in \$4,310 more/);
    expect(points.join(' ')).toMatch(/In 2030, 3 homes were behind/);
  });

  it('tells of several years the latest, and what is only hoped for is none', () => {
    const points = told(`${report}
Total expenditures for FY2031 was $2,170.00.
Estimated total expenses for 2032 are $9,000.

2029 total expenditures\t$1,080.00`);
    expect(points).toContain('Costs in 2031: $2,170.');
    expect(points.join(' ')).not.toMatch(/1,080/);
  });

  it('tells what a line ends with, where its beginning is named as what the association runs on', () => {
    const line = '2032: Starting Balance $9,550.00 July 31, 2032 Balance $4,670.00';
    expect(
      told(`${report}
For 2032 the starting checking balance was $9,550.

${line}`),
    ).toContain('On July 31, 2032, the association had $4,670 in cash to run on.');
    expect(told(`${report}\n${line}`).join(' ')).not.toMatch(/4,670/);
  });

  it('tells an estimated balance as such', () => {
    const minutes = (balance: string) =>
      told(`Board Meeting Minutes, May 9, 2031\n\nThe treasurer gave the report. ${balance}`, 'minutes').join(
        ' ',
      );
    expect(minutes('The account balance is estimated at $4,120.')).toContain('had about $4,120 in the bank');
    expect(minutes('The account balance is $4,120.')).toContain('had $4,120 in the bank');
    expect(minutes('Nearly $4,120 total funds on hand.')).toContain('had about $4,120 in the bank');
    expect(minutes('Total funds on hand: $4,120 in the operating account.')).toContain(
      '$4,120 in cash to run on',
    );
  });

  it('tells a sum without a time of its own by the day of the report, and no other', () => {
    expect(told(`${report}\nThere are uncollected dues totaling $1,340.`)).toContain(
      'By the report of October 12, 2032, owners owed $1,340 in overdue dues.',
    );
    expect(told(`${report}\nIn 2031 there were uncollected dues totaling $1,340.`).join(' ')).not.toContain(
      'By the report',
    );
  });

  it.each([
    'We ended the year with a reserve fund of $30,400, less than our 2029 reserve study advised.',
    'We ended the year with a reserve fund of $30,400, less than the study of 2029 advised.',
  ])('takes no year of a study for that of a balance: %s', (line) => {
    const points = told(`${report}\n${line}`).join(' ');
    expect(points).toContain('the reserve account held $30,400');
    expect(points).not.toContain('2029');
  });

  it('tells a balance that a year began with as such', () => {
    const points = told(`${report}
For 2031 the starting checking balance was $7,204.
2031 total expenditures\t$3,100.00`).join(' ');
    expect(points).toMatch(/when 2031 began/);
    expect(points).not.toMatch(/enough for/);
  });

  it('tells a raise that was made as one gone by', () => {
    const points = told(`${report}
The Board of Directors implemented a 9% increase of the annual assessment in 2031.`);
    expect(points).toContain('Dues went up by 9% in 2031.');
  });

  it.each([
    ['The annual assessment was increased by 9% in June.', 'Dues went up by 9% in June.'],
    ['The annual assessment will be increased by 9% in June.', 'Dues go up by 9%.'],
  ])('tells the month of a raise without a year where it is gone by: %s', (line, expected) => {
    expect(told(`${report}\n${line}`)).toContain(expected);
  });

  it('takes no single year from a range of several', () => {
    const ids = analysis(`${report}
The committee received the bank statements from March 1, 2028 through June 30, 2032.`).facts.map(
      ({ id, value }) => `${id} ${JSON.stringify(value)}`,
    );
    expect(ids).not.toContain('budget.year 2028');
  });

  it('tells a sum of two years alike as that of the current one', () => {
    const page = laidOut(`
Gull Creek 2032 Budget
                                    2031 Budget   2031 Actual   2032 Budget
Insurance                                  $700          $625          $700
Mowing                                   $3,000        $1,168        $3,400
Total Expenses                          $33,450       $32,789       $35,930
Total Income                            $33,600       $33,553       $33,600
End of year reserve fund balance                      $31,434       $31,403`);
    const points = analyze([page], { documentType: 'budget' }).key_points.map(({ text }) => text);
    expect(points).toContain('The budget counts on income of $33,600.');
    expect(points).toContain('The budget for insurance is $700 a year.');
    expect(points).toContain('In 2031, the reserve account held $31,434.');
  });
});

it('the balance of a fund is no cash, and what a study recommends not the whole', () => {
  expect(told('We ended 2031 with an operating fund balance of $9,300.').join(' ')).toMatch(
    /the operating fund had a balance of \$9,300\./,
  );
  const reserves = (words: string) =>
    told(`Our reserves are $80,000, slightly less than the $90,000 ${words} in said reserve study.`).join(
      ' ',
    );
  expect(reserves('recommended')).toMatch(/The reserve study recommends \$90,000 in the reserve fund\./);
  expect(reserves('required')).toMatch(/A full reserve fund would hold \$90,000\./);
});

describe('the status of a column in minutes and letters', () => {
  const minutes = (columns: string) => `Alder Bend Homeowners Association
Annual Meeting Minutes, March 4, 2031

\t${columns}
Insurance\t10,950\t11,300
Lawn and snow\t14,200\t14,900
Management\t7,680\t7,700
Repairs\t10,400\t11,000`;
  it.each<[string, string]>([
    ['2030 actual\t2031 budget', 'The budget for insurance is $11,300 a year.'],
    ['2030 budget\t2031 proposed', 'The budget for insurance is $11,300 a year.'],
    ['2029 actual\t2030 actual', 'In 2030, insurance cost $11,300.'],
  ])('tells a sum under %s as what it is', (columns, point) => {
    expect(told(minutes(columns), 'minutes').filter((one) => /insurance/i.test(one))).toEqual([point]);
  });
});

it('a balance of a day that is still to come is only expected', () => {
  const of = (written: string) =>
    told(
      `Alder Bend Homeowners Association
${written}

Dear owners, the reserve account balance on December 31, 2031 is $31,200.`,
      'other',
    ).join(' ');
  expect(of('November 3, 2031')).toContain('the reserve account is expected to hold $31,200');
  expect(of('January 9, 2032')).toContain('the reserve account held $31,200');
});

it('cash is of the day in the heading over its accounts', () => {
  const text = `Alder Bend Homeowners Association
2032 Budget
\t2031 Budget\t2031 Actual\t2032 Budget
Dues\t28,120\t27,380\t29,640
Total income\t28,120\t27,380\t29,640

CASH 11/15/2031
Checking account\t6,218`;
  expect(told(text, 'budget').join(' ')).toContain(
    'On November 15, 2031, the association had $6,218 in cash to run on',
  );
});

it('the first day of a budget’s year is not that on which it was written', () => {
  const text = `Alder Bend Homeowners Association
Budget, year ended December 31, 2031

Total income\t90,000
Total expenses\t90,000

Operating bank balance 12/31/2031\t6,218`;
  expect(told(text, 'budget').join(' ')).toContain(
    'On December 31, 2031, the association had $6,218 in cash',
  );
});
