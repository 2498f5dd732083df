import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { documentDate } from '../rules/paper/document-date.ts';
import { rulesOfFigures } from '../rules/rules-of-figures.ts';
import { docOf } from '../testing/doc-of.ts';
import { factsOf } from '../testing/facts-in.ts';

interface Report {
  readonly name: string;
  readonly type: DocumentType;
  readonly text: string;
  readonly facts: Record<string, unknown>;
}

/** What treasurers write themselves, as plain text: tabs between the cells, strokes, or single blanks. */
const reports: readonly Report[] = [
  {
    name: 'balances of two days in minutes',
    type: 'minutes',
    text: `
Account\tBalance 1/31/31\tBalance 2/28/31
Operating checking\t$62,410.18\t$58,902.44
Money market (reserve)\t$188,204.90\t$189,011.27`,
    facts: {
      'financial.operating_cash': { amount: 58_902.44 },
      'financial.reserve_cash': { amount: 189_011.27 },
    },
  },
  {
    name: 'balances that begin and end a month',
    type: 'financial',
    text: `
\tBEGINNING\tDEPOSITS\tDISBURSEMENTS\tENDING
OPERATING ACCOUNTS\tBALANCE\t\t\tBALANCE
Checking - Valley Bank\t$12,400.10\t$6,000.00\t($7,150.00)\t$11,250.10
RESERVE ACCOUNTS
Reserve - Hill Bank #22\t$40,000.00\t$500.00\t$0.00\t$40,500.00
Reserve - Hill Bank #31\t$20,000.00\t$250.00\t$0.00\t$20,250.00
TOTAL RESERVES\t$60,000.00\t$750.00\t$0.00\t$60,750.00`,
    facts: {
      'financial.operating_cash': { amount: 11_250.1 },
      'financial.reserve_cash': { amount: 60_750 },
    },
  },
  {
    name: 'days over the columns of a worksheet',
    type: 'budget',
    text: `
BUD - YTD\tACT - YTD\tBUD - YTD\tACT - YTD\tBUD - YTD
12/31/2031\t12/31/2030\t12/31/2030\t12/31/2029\t12/31/2028
EXPENSES
Insurance\t1,900\t1,050\t1,200\t2,600\t2,700
Mowing\t9,000\t8,100\t8,800\t8,400\t9,100
TOTAL EXPENSES\t10,900\t9,150\t10,000\t11,000\t11,800
INCOME
Dues\t10,500\t11,900\t12,100\t12,300\t12,700
TOTAL INCOME\t10,500\t11,900\t12,100\t12,300\t12,700`,
    facts: {
      'budget.insurance': { amount: 1900, period: 'year' },
      'budget.total_expenses': { amount: 10_900, period: 'year' },
      'budget.total_income': { amount: 10_500, period: 'year' },
    },
  },
  {
    name: 'strokes behind the cells',
    type: 'budget',
    text: `
2031 APPROVED BUDGET
INCOME |  |
Dues  | 61,200  |
Interest  | 300  |
TOTAL REVENUE  | 61,500  |
EXPENSES |  |
Management Company  | 7,300  |
Insurance  | 5,150  |
TOTAL EXPENSES | 60,900  |`,
    facts: {
      'budget.year': 2031,
      'budget.total_income': { amount: 61_500, period: 'year' },
      'budget.total_expenses': { amount: 60_900, period: 'year' },
      'budget.management_fee': { amount: 7300, period: 'year' },
      'budget.insurance': { amount: 5150, period: 'year' },
    },
  },
  {
    name: 'strokes between several columns',
    type: 'budget',
    text: `
BUDGET CATEGORIES | ACTUAL | 2030 BUDGET | OVER | 2031 BUDGET | |||
INSURANCE | $5,900.10 | $7,000.00 | -$1,099.90 | $6,100.00 | |||
LEGAL | $0.00 | $400.00 | -$400.00 | $500.00 | |||
MANAGEMENT COMPANY | $3,000.00 | $9,000.00 | -$6,000.00 | $3,600.00 | |||`,
    facts: {
      'budget.management_fee': { amount: 3600, period: 'year' },
      'budget.insurance': { amount: 6100, period: 'year' },
    },
  },
  {
    name: 'a balance sheet whose assets have no total of their own',
    type: 'financial',
    text: `
Current Assets:
Cash - Lake Bank\t31,200.00
Investment, CD Hill Bank\t20,000.00
Reserve - M/M, Lake Bank\t9,100.00
Total Current Assets\t60,300.00
Liabilities and Fund Balances:
Fund Balance - Operating\t51,200.00
Excess (Deficiency) of Revenues over Expenses\t9,100.00
Total Liabilities and Fund Balances\t60,300.00`,
    facts: {
      'financial.operating_cash': { amount: 31_200 },
      'financial.reserve_cash': { amount: 9100 },
      'financial.total_assets': { amount: 60_300 },
      'financial.net_income': { amount: 9100 },
    },
  },
  {
    name: 'reserve funds by their purpose with a total',
    type: 'financial',
    text: `
Jul 31, 2031\tDec 31, 2030\tInc / (Dec)
Current Assets
Operating Cash\t41,300 $\t22,900 $\t18,400 $
Total Current Assets\t41,300\t22,900\t18,400
Current Liabilities
Accounts Payable\t(6,100)\t(9,400)\t3,300
Capital Reserve Funds
Roads Reserve Fund\t80,000\t70,000\t10,000
Pool Reserve Fund\t50,000\t45,000\t5,000
Mailbox Fund\t5,000\t4,800\t200
Total Capital Reserve Funds\t135,000\t119,800\t15,200`,
    facts: {
      'financial.operating_cash': { amount: 41_300 },
      'financial.reserve_cash': { amount: 135_000 },
    },
  },
  {
    name: 'dollar signs apart from negative figures, a surplus by another name',
    type: 'financial',
    text: `
Revenue Actual Budget Variance
Association Dues $ 9,100.00 $ 9,000.00 $ 100.00
Expenses
Management Fees 2,400.00 2,400.00 -
Total Operating Expenses 8,700.00 9,000.00 (300.00)
Annual Excess/(Shortfall) $ 400.00 $ (100.00) $ 500.00`,
    facts: {
      'budget.management_fee': { amount: 2400, period: 'year' },
      'budget.total_expenses': { amount: 9000, period: 'year' },
      'financial.net_income': { amount: 400 },
    },
  },
  {
    name: 'no total but one that stands under parts of it',
    type: 'budget',
    text: `
Total Income\t$41,000
Total Maintenance\t$14,000
Total Contracts\t$16,500
Subtotal Expenses\t$30,500
Gross Surplus/(Deficit)\t$10,500`,
    facts: {
      'budget.total_income': { amount: 41_000, period: 'year' },
      'budget.total_expenses': { amount: 30_500, period: 'year' },
    },
  },
  {
    name: 'a sheet printed later than its day, the result of operations apart',
    type: 'financial',
    text: `
OCT 9,2031 10:12AM
Balance Sheet for September 30, 2031

Total Assets\t9,000.00
Current Year Net Income: Operations\t1,250.00`,
    facts: {
      'document.date': '2031-09-30',
      'budget.year': 2031,
      'financial.total_assets': { amount: 9000 },
      'financial.net_income': { amount: 1250 },
    },
  },
  {
    name: 'what is spent in brackets, what goes to reserves under their heading',
    type: 'budget',
    text: `
FOR THE TAX YEAR ENDING 12/31/2031

Annual Association Fees 418,200 $120.00
EXPENSES
Insurance (2,300.00)
Management Fees (4,100.00)
Reserve
Annual Contribution 21,400 $6.15
`,
    facts: {
      'document.date': '2031-01-01',
      'budget.insurance': { amount: 2300, period: 'year' },
      'budget.management_fee': { amount: 4100, period: 'year' },
      'budget.reserve_contribution': { amount: 21_400, period: 'year' },
    },
  },
  {
    name: 'the year behind and the budget ahead on one page',
    type: 'budget',
    text: `
Statement of Operations
Expenses
Insurance\t810.00\t840.00\t(30.00)
Postage\t150.00\t120.00\t30.00
Annual Budget
Expenses
Insurance\t(870.00)
Postage\t(130.00)`,
    facts: { 'budget.insurance': { amount: 870, period: 'year' } },
  },
  {
    name: 'a transfer out of the operating account, deposits that are no balance',
    type: 'budget',
    text: `
Beginning Balance\t$12,000
Transfer (to) / from Reserve Account\t(9,000)
Ending Balance\t$3,000`,
    facts: {
      'budget.reserve_contribution': { amount: 9000, period: 'year' },
      'financial.operating_cash': { amount: 3000 },
    },
  },
  {
    name: 'the year of a reserve fund by itself',
    type: 'financial',
    text: `
Tern Cove Owners Association
Reserve Fund Report - 2030
Beginning balance January 1, 2030\t$210,400
Expenditures - roof\t($88,000)
Ending balance December 31, 2030\t$160,500`,
    facts: { 'financial.reserve_cash': { amount: 160_500 } },
  },
];

describe('reports of treasurers', () => {
  it.each(reports)('$name', ({ type, text, facts }) => {
    const doc = docOf(text.replace(/^\n/, ''), type);
    expect(factsOf(doc, [...rulesOfFigures, documentDate])).toMatchObject(facts);
  });

  it.each([
    [
      'Deposits to the bank checking account from dues totaled $36,000.',
      'financial',
      'financial.operating_cash',
    ],
    [
      'Reserve Fund Report - 2030\nBeginning balance\t$210,400\nEnding balance\t$160,500',
      'financial',
      'financial.operating_cash',
    ],
    ['Annual Association Fees 418,200 $120.00', 'budget', 'assessment.regular'],
  ] as const)('%j gives nothing of the kind', (text, type, fact) => {
    expect(factsOf(docOf(text, type), rulesOfFigures)).not.toHaveProperty([fact]);
  });
});
