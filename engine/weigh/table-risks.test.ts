import { describe, expect, it } from 'vitest';
import { readDoc } from '../document.ts';
import { docOf } from '../testing/doc-of.ts';
import { tableOf, tabsOf } from '../testing/printed-table.ts';
import { tableRisks } from './table-risks.ts';

const told = (table: string, type: 'budget' | 'financial' | 'reserves') =>
  tableRisks(readDoc([tabsOf(table)], type)).map(({ id, level, explanation, citations }) => ({
    id,
    level,
    explanation,
    quotes: citations.map(({ quote }) => quote),
  }));

describe('what happened beside the plan', () => {
  it('does not set one year beside the plan of another, or a forecast beside a plan', () => {
    const table = `
Account|2023 Actual|2024 Budget|2024 Projected|2025 Budget
Total Income|190,000|231,000|232,000|248,000
Total Expenses|222,000|231,000|240,000|248,000`;
    expect(told(table, 'budget')).toEqual([]);
  });

  it('tells costs over the plan of the same year', () => {
    const table = `
Account|2024 Actual|2024 Budget|2025 Budget
Total Income|231,000|231,000|248,000
Total Expenses|258,000|231,000|248,000`;
    expect(told(table, 'budget')).toMatchObject([
      { explanation: expect.stringContaining('$258,000 against $231,000') },
    ]);
  });
});

describe('sums', () => {
  it('says nothing where a line of the total was read as words', () => {
    const lines = (first: string, total: string) => `EXPENSES:
Administrative:
${first}
Professional Fees (auditing and legal) $1,100
Taxes and Filing Fees $600
Website hosting $150
Total Administrative ${total}
`;
    const wrapped =
      'Postage, Printing & Supplies (flyers,\n     secretarial service, P.O. Box, stamps, etc.) $1,200';
    const risks = (text: string) => tableRisks(docOf(text, 'budget')).map(({ id }) => id);
    expect(risks(lines(wrapped, '$3,050'))).toEqual([]);
    expect(risks(lines('Postage and Supplies $1,200', '$3,050'))).toEqual([]);
    expect(risks(lines('Postage and Supplies $1,200', '$3,950'))).toHaveLength(1);
  });

  const budget = (total: string) => `
Grounds
Mowing|12,000
Trees|3,000
Snow|5,000
Total Grounds|${total}`;

  it('tells a total that its lines do not come to, with all of them cited', () => {
    expect(told(budget('21,000'), 'budget')).toEqual([
      {
        id: 'risk.figures.wrong_sum',
        level: 'medium',
        explanation:
          '“Total Grounds” says $21,000, but its lines come to $20,000: $1,000 apart. The lines: Mowing $12,000; Trees $3,000; Snow $5,000. Ask for a corrected copy.',
        quotes: ['Mowing\t12,000', 'Trees\t3,000', 'Snow\t5,000', 'Total Grounds\t21,000'],
      },
    ]);
  });

  it('is silent on a recognized page, where a digit is likelier read wrong than added wrong', () => {
    const recognized = { ...tabsOf(budget('21,000')), source: 'ocr', confidence: 0.9 } as const;
    expect(tableRisks(readDoc([recognized], 'budget'))).toEqual([]);
  });

  it('is silent where it adds up, within rounding, or where the lines are not certain', () => {
    expect(told(budget('20,000'), 'budget')).toEqual([]);
    expect(told(budget('20,001'), 'budget')).toEqual([]);
    expect(
      told('Grounds\nMowing|12,000|1,000\nTrees|3,000\nSnow|5,000|400\nTotal Grounds|21,000|1,400', 'budget'),
    ).toEqual([]);
    expect(told('Other\nMowing|12,000\nTrees|3,000\nSnow|5,000\nTotal Pool|21,000', 'budget')).toEqual([]);
  });

  it('adds no rates', () => {
    const table = (head: string) =>
      `Grounds|${head}|2031 Budget\nMowing|120|12,000\nTrees|30|3,000\nSnow|50|5,000\nTotal Grounds|210|20,000`;
    expect(told(table('Rate'), 'budget')).toEqual([]);
    expect(told(table('2030 Budget'), 'budget')).toHaveLength(1);
  });

  it('reads figures in thousands as such', () => {
    const [risk] = told(`Figures in thousands\n${budget('25').replaceAll(',000', '')}`, 'budget');
    expect(risk?.explanation).toContain('“Total Grounds” says $25,000, but its lines come to $20,000');
  });

  const nested = (total: string) => `
Operating Expenses
Office|500
Grounds
Mowing|12,000
Trees|3,000
Snow|5,000
Total Grounds|20,000
Utilities
Water|4,000
Electric|2,000
Gas|1,000
Total Utilities|7,000
Postage|100
Total Operating Expenses|${total}`;

  it('adds the totals of blocks and the lines in none of them', () => {
    expect(told(nested('27,600'), 'budget')).toEqual([]);
    expect(told(nested('36,700'), 'budget').map(({ explanation }) => explanation)).toEqual([
      '“Total Operating Expenses” says $36,700, but its lines come to $27,600: $9,100 apart. The lines: Office $500; Total Grounds $20,000; Total Utilities $7,000; Postage $100. Ask for a corrected copy.',
    ]);
    // A block that does not come out says it all.
    expect(told(nested('36,700').replace('Trees|3,000', 'Trees|3,500'), 'budget')).toHaveLength(1);
  });

  const twoSides = (expenses: string) => `
Account|2024 Actual|2025 Budget
INCOME
Assessments|90,720|95,760
Late fees|612|600
Total Income|91,332|96,360
OPERATING EXPENSES
Landscaping|28,940|31,200
Insurance|33,960|33,790
Management fees|14,400|15,120
Total Operating Expenses|77,300|80,110
Contribution to reserves|12,600|14,450
Total Expenses|${expenses}
Net Surplus|1,432|1,800`;

  it('never adds income to expenses, and counts the lines of a subtotal once', () => {
    expect(told(twoSides('89,900|94,560'), 'budget')).toEqual([]);
    const others = 'Pond|1,000|1,000\nTrail|500|500\nTotal Expenses';
    expect(told(twoSides('91,400|96,060').replace('Total Expenses', others), 'budget')).toEqual([]);
    expect(
      told(twoSides('93,400|96,060').replace('Total Expenses', others), 'budget').map((r) => r.explanation),
    ).toEqual([
      '“Total Expenses” says $93,400, but its lines come to $91,400: $2,000 apart. The lines: Total Operating Expenses $77,300; Contribution to reserves $12,600; Pond $1,000; Trail $500. Ask for a corrected copy.',
    ]);
  });

  it('is silent about expenses under a heading that it does not know, and where no column comes out', () => {
    const table = twoSides('89,900|94,560').replace('OPERATING EXPENSES', 'Less Operating Expenses');
    expect(told(table, 'budget')).toEqual([]);
    expect(
      told('Grounds\nMowing|100|200\nTrees|300|400\nSnow|500|600\nTotal Grounds|1,000|1,500', 'budget'),
    ).toEqual([]);
  });

  it('takes off what is printed as taken off', () => {
    const income = (total: string) =>
      `INCOME\nDues|90,000\nLate fees|500\nLess: bad debt|1,300\nTotal Income|${total}`;
    expect(told(income('89,200'), 'budget')).toEqual([]);
    expect(told(income('91,800'), 'budget')).toEqual([]);
    expect(told(income('95,000'), 'budget')).toHaveLength(1);
  });

  it('tells a balance sheet whose sides differ', () => {
    const sheet = (assets: string) =>
      `ASSETS\nChecking|9,000\nTOTAL ASSETS|${assets}\nLIABILITIES & EQUITY\nPrepaid dues|1,000\nTOTAL LIABILITIES & EQUITY|9,000`;
    expect(told(sheet('9,000'), 'financial')).toEqual([]);
    expect(told(sheet('9,400'), 'financial')[0]?.explanation).toBe(
      'TOTAL ASSETS $9,400, but TOTAL LIABILITIES & EQUITY $9,000: $400 apart. The two should be equal. Ask for a corrected copy.',
    );
  });
});

describe('variance', () => {
  const statement = (income: string, expense: string) => `
|Actual|Budget|Variance|Annual Budget
Total Income|${income}|50,000|0|100,000
Total Expense|${expense}|50,000|0|100,000`;
  const page = (income: string, expense: string) =>
    tableRisks(readDoc([tableOf(statement(income, expense), [0.5, 0.62, 0.74, 0.9])], 'financial'));

  it('is within 5% on target, and over 15% a red flag', () => {
    expect(page('49,000', '52,000')).toEqual([]);
    expect(page('50,000', '55,000').map(({ id, level }) => [id, level])).toEqual([
      ['risk.figures.expenses_variance', 'medium'],
    ]);
    expect(page('40,000', '60,000').map(({ id, level }) => [id, level])).toEqual([
      ['risk.figures.income_variance', 'high'],
      ['risk.figures.expenses_variance', 'high'],
    ]);
    // Half a year beside the budget of the whole.
    expect(page('26,000', '24,000')).toEqual([]);
    expect(page('50,000', '60,000')[0]?.explanation).toBe(
      'Spent $60,000 against $50,000 planned: 20% over. Within 5% is on target; over 15% is a red flag. Ask what went wrong.',
    );
  });

  it("is told of one year: last year's figures beside a new budget are none, and neither is what is only expected", () => {
    const two = (first: string) =>
      tableRisks(
        readDoc(
          [
            tableOf(
              `|2022 Budget|${first}|2023 Budget\nTotal Income|159,320|140,000|169,760`,
              [0.5, 0.7, 0.9],
            ),
          ],
          'budget',
        ),
      );
    expect(two('2022 Actual')).toEqual([]);
    expect(two('2023 Projected')).toEqual([]);
    expect(two('2023 Actual').map(({ id }) => id)).toEqual(['risk.figures.income_variance']);
  });
});

describe('a plan below zero', () => {
  const plan = (last: string) => `
Item|2027|2028|2029|2030
Reserves at Beginning of Year|90,000|60,000|20,000|${last}
Recommended Contributions|10,000|10,000|10,000|10,000
Reserves at Year End|60,000|20,000|${last}|(1,500)`;

  it('names the first year, the number of years and the lowest balance', () => {
    expect(told(plan('(8,000)'), 'reserves')).toEqual([
      {
        id: 'risk.reserves.below_zero',
        level: 'high',
        explanation:
          "By the study's plan the balance is -$8,000 in 2029, and below zero in 2 years of 4. Owners would have to pay the gap.",
        quotes: ['Reserves at Year End\t60,000\t20,000\t(8,000)\t(1,500)'],
      },
    ]);
    expect(told(plan('8,000').replace('(1,500)', '1,500'), 'reserves')).toEqual([]);
  });
});

it('a plan that goes on as now is told as such', () => {
  const plan = (title: string) => `

${title}

Year|Beginning|Contribution|Expenditures|Ending
2031|40,000|9,000|20,000|29,000
2032|29,000|9,000|60,000|(22,000)
2033|(22,000)|9,000|1,000|(14,000)`;
  const titles = (title: string) =>
    tableRisks(readDoc([tabsOf(plan(title))], 'reserves')).map((one) => one.title);
  expect(titles('3. CURRENT FUNDING (NO CHANGE)')).toEqual([
    'The reserves run out in 2032 if payments stay as they are.',
  ]);
  for (const title of ['3. PLAN B - PRESENT CONTRIBUTION', '3. SCENARIO B - $9,000 LEFT AS IS'])
    expect(titles(title)).toEqual(['The reserves run out in 2032 if payments stay as they are.']);
  for (const title of ['3. FUNDING PLAN', '3. BASELINE PLAN', '3. PLAN IN CURRENT DOLLARS'])
    expect(titles(title)).toEqual(['The reserves run out in 2032.']);
});

it('reads the balances of a plan under shortened heads and in a column beside', () => {
  const titles = (...lines: string[]) =>
    tableRisks(readDoc([tabsOf(lines.join('\n'))], 'reserves')).map((one) => one.title);
  expect(
    titles(
      'Year|Beg. Bal.|Contrib.|Expended|End Bal.',
      '2031|40,000|9,000|20,000|29,000',
      '2032|29,000|9,000|60,000|(22,000)',
      '2033|(22,000)|9,000|1,000|(14,000)',
    ),
  ).toEqual(['The reserves run out in 2032.']);
  const beside = (last: string) =>
    titles(
      `Year|Beginning balance|Contribution|Expenditures|Ending balance|${last}`,
      '2031|40,000|30,000|20,000|50,000|29,000',
      '2032|50,000|30,000|60,000|20,000|(22,000)',
      '2033|20,000|30,000|1,000|49,000|(14,000)',
    );
  expect(beside('Ending balance, current rate')).toEqual([
    'The reserves run out in 2032 if payments stay as they are.',
  ]);
  expect(beside('Ending balance, alternative')).toEqual([]);
});

it('what a budget changes against the last one is no plan for what happened', () => {
  const table = `
Account|2031 Budget|2031 Est. Actual|2032 Approved|Inc/(Dec) vs 31 Budget
Total Income|231,000|232,000|248,000|17,000
Total Expenses|222,000|240,000|248,000|26,000`;
  expect(told(table, 'budget')).toEqual([]);
});
