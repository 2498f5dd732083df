import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { readDoc } from '../document.ts';
import { allRules } from '../rules/all-rules.ts';
import { factsOf } from '../testing/facts-in.ts';
import { printedPage } from '../testing/printed-page.ts';
import { tableOf, tabsOf } from '../testing/printed-table.ts';

const year = (amount: number) => ({ amount, period: 'year' });
const expectFacts = (
  page: ReturnType<typeof tableOf>,
  type: DocumentType,
  facts: Record<string, unknown>,
) => {
  const found = factsOf(readDoc([page], type), allRules);
  for (const [fact, value] of Object.entries(facts)) {
    if (value === null) expect(found, fact).not.toHaveProperty([fact]);
    else expect(found[fact], fact).toEqual(value);
  }
};

describe('receivables by age', () => {
  const aged = (rows: string) => `
Thistle Run HOA
A/R Aging Summary as of 11/30/2031
|Current|1 - 30|31 - 60|61 - 90|> 90|TOTAL
${rows}`;
  const edges = [0.4, 0.5, 0.6, 0.7, 0.8, 0.92];

  it('tells what is overdue without the current column, and how many owners owe it', () => {
    const rows = `Aster, J|60.00|0.00|0.00|0.00|0.00|60.00
Bellweather, K|60.00|60.00|0.00|0.00|0.00|120.00
Crumb, L|60.00|60.00|60.00|60.00|740.00|980.00
TOTAL|180.00|120.00|60.00|60.00|740.00|1,160.00`;
    for (const page of [tableOf(aged(rows), edges), tabsOf(aged(rows))]) {
      expectFacts(page, 'financial', {
        'financial.delinquent_amount': { amount: 980 },
        'financial.delinquent_homes': { value: 2, unit: 'homes' },
      });
    }
  });

  it('counts no homes where one row stands for several, or for what none of them owes', () => {
    for (const row of ['All other (3 units)', 'Chargebacks (pipe leak)']) {
      const rows = `Aster, J|60.00|60.00|0.00|0.00|0.00|120.00
${row}|60.00|60.00|60.00|60.00|740.00|980.00
TOTAL|120.00|120.00|60.00|60.00|740.00|1,100.00`;
      expectFacts(tableOf(aged(rows), edges), 'financial', { 'financial.delinquent_homes': null });
    }
  });

  it('counts no homes where a row was passed over or the rows are kinds of charges', () => {
    const missing = `Aster, J|60.00|0.00|0.00|0.00|0.00|60.00
Crumb, L|60.00|60.00|60.00|60.00|740.00|980.00
TOTAL|180.00|120.00|60.00|60.00|740.00|1,160.00`;
    const charges = `Assessments|180.00|120.00|60.00|60.00|500.00|920.00
Late fees|0.00|0.00|0.00|0.00|240.00|240.00
TOTAL|180.00|120.00|60.00|60.00|740.00|1,160.00`;
    for (const rows of [missing, charges]) {
      expectFacts(tableOf(aged(rows), edges), 'financial', {
        'financial.delinquent_amount': { amount: 980 },
        'financial.delinquent_homes': null,
      });
    }
  });
});

describe('a label of two lines with the figures centered beside it', () => {
  const figures = (top: number, text: string) => ({ text, top, left: 0.4, right: 0.7 });
  const label = (top: number, text: string) => ({ text, top });
  it('is one label, and no heading', () => {
    const page = printedPage(1, [
      figures(0.1, 'Actual\tAnnual Budget'),
      label(0.13, 'Expenses'),
      label(0.15, 'Association'),
      figures(0.158, '8,100.00\t9,600.00'),
      label(0.166, 'Management Fees'),
      label(0.185, 'Master Policy'),
      figures(0.193, '20,400.00\t21,000.00'),
      label(0.201, 'Insurance'),
      { text: 'Total Expenses\t28,500.00\t30,600.00', top: 0.22 },
    ]);
    expectFacts(page, 'financial', {
      'budget.management_fee': year(9600),
      'budget.insurance': year(21000),
    });
  });
});

describe('budgets of condominiums', () => {
  const budget = `
LANTERN BAY CONDOMINIUM ASSOCIATION
PROPOSED BUDGET 2032
|2031 BUDGET|2032 PROPOSED
EXPENSES
INSURANCE
Property & Wind|120,000|144,000
Flood|10,000|11,500
UTILITIES
Electric|9,000|9,400
Water|30,000|31,000
TOTAL EXPENSES|169,000|195,900
QUARTERLY ASSESSMENT PER UNIT|2031|2032
One bedroom|1,300.00|1,507.10
Two bedroom|1,690.00|1,959.20`;
  it('adds the lines under a heading of insurance, and tells the dues of the latest year by class', () => {
    for (const page of [tableOf(budget, [0.6, 0.8]), tabsOf(budget)]) {
      const found = factsOf(readDoc([page], 'budget'), allRules);
      expect(found['budget.insurance']).toEqual(year(155500));
      expect(found['assessment.regular']).toEqual({ amount: 1507.1, period: 'quarter', per: 'home' });
      expect(found['assessment.frequency']).toBe('quarter');
    }
  });
});

describe('audited statements', () => {
  const sheet = `
Balance Sheet
December 31, 2031
(in thousands)
|Operating Fund|Replacement Fund|Total
ASSETS
Cash and equivalents|$ 140|$ 90|$ 230
Certificates of deposit|-|610|610
Assessments receivable, net of allowance of $9|33|-|33
Total assets|$ 173|$ 700|$ 873`;
  it('adds a fund’s deposits to its cash, and takes no sum in a label for a column', () => {
    expectFacts(tableOf(sheet, [0.55, 0.72, 0.9]), 'financial', {
      'financial.operating_cash': { amount: 140_000 },
      'financial.reserve_cash': { amount: 700_000 },
      'financial.delinquent_amount': { amount: 33_000 },
      'financial.total_assets': { amount: 873_000 },
    });
  });

  it('takes the cash that a year ends with, and none that came in', () => {
    const flows = `
Statement of Cash Flows
Year ended December 31, 2031
|Operating Fund|Replacement Fund|Total
Cash, beginning of year|$ 52,100|$ 610,000|$ 662,100
Interest on investments|-|9,400|9,400
Cash, end of year|$ 48,700|$ 655,000|$ 703,700`;
    expectFacts(tableOf(flows, [0.55, 0.72, 0.9]), 'financial', {
      'financial.operating_cash': { amount: 48_700 },
      'financial.reserve_cash': { amount: 655_000 },
    });
  });
});

describe('names of columns that stand too close for cells', () => {
  it('are read where their line stands over the first row', () => {
    const edges = [0.5, 0.62, 0.78];
    const table = tableOf(
      `
Component|Useful Life|Rem. Life|Current Cost
Roof, clubhouse|25|6|$84,000
Pool plaster|12|2|$31,500
Fence, cedar|18|9|$27,200`,
      edges,
    );
    const close = {
      ...table,
      text: table.text.replace(/^Component\tUseful Life\tRem\. Life\tCurrent Cost/, (line) =>
        line.replaceAll('\t', ' '),
      ),
    };
    const found = factsOf(readDoc([close], 'reserves'), allRules);
    expect(found['reserves.components']).toContainEqual({
      name: 'Pool plaster',
      useful_life_years: 12,
      remaining_life_years: 2,
      cost: 31500,
    });
  });
});

describe('figures in thousands', () => {
  it.each([
    '(in thousands)',
    'Amounts in $000',
    "$000's omitted",
    '(000)',
    'Expressed in thousands of dollars',
  ])('are told in dollars: %s', (said) => {
    const table = `
Fir Hill Condominium
Reserve Study 2031
${said}
Component|Useful Life|Remaining Life|Current Cost
Roofs|25|6|840
Paving|20|4|315
Year|Starting Balance|Contributions|Expenses|Ending Balance
2031|400|90|50|440
2032|440|92|30|502
2033|502|95|10|587`;
    const found = factsOf(readDoc([tabsOf(table)], 'reserves'), allRules);
    expect(found['reserves.components']).toContainEqual(
      expect.objectContaining({ name: 'Paving', cost: 315_000 }),
    );
    expect(found['reserves.balance']).toEqual({ amount: 400_000 });
  });

  it('are not where a sentence speaks of thousands', () => {
    const text = `Reserve Study\nPlanning ahead saves owners tens of thousands of dollars, which run in thousands of ways through a budget.\nComponent\tRemaining Life\tCurrent Cost\nRoofs\t6\t840,000`;
    const found = factsOf(readDoc([tabsOf(text.replaceAll('\t', '|'))], 'reserves'), allRules);
    expect(found['reserves.components']).toMatchObject({ cost: 840_000 });
  });
});

describe('numbers of lines in a study', () => {
  it('are no part of a component’s name', () => {
    const table = `
Line|Component|Useful Life|Remaining Life|Cost
3.220|Sidewalks, partial|40|3|$58,800
4.020|Fence, wood|20|6|$66,300`;
    const found = factsOf(readDoc([tabsOf(table)], 'reserves'), allRules);
    expect(found['reserves.components']).toContainEqual(
      expect.objectContaining({ name: 'Fence, wood', remaining_life_years: 6, cost: 66300 }),
    );
  });
});
