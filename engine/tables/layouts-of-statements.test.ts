import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { readDoc } from '../document.ts';
import { rulesOfFigures } from '../rules/rules-of-figures.ts';
import { factsOf } from '../testing/facts-in.ts';
import { tableOf, tabsOf } from '../testing/printed-table.ts';

interface Layout {
  readonly name: string;
  readonly type: DocumentType;
  /** Right edges of the columns after the first, fractions of the page's width. */
  readonly edges: readonly number[];
  /** Whether it reads the same from a text with tabs. */
  readonly tabs: boolean;
  readonly table: string;
  readonly facts: Record<string, unknown>;
}

const layouts: readonly Layout[] = [
  {
    name: 'appfolio',
    type: 'financial',
    edges: [0.36, 0.44, 0.51, 0.57, 0.66, 0.75, 0.82, 0.88, 0.96],
    tabs: true,
    table: `
Cash Flow - 12 Month
Briar Glen Owners Association
Period Range: Jun 2023 to Jun 2023 (YTD from Jan 2023)
Account Name|MTD Actual|MTD Budget|$ Var.|% Var.|YTD Actual|YTD Budget|$ Var.|% Var.|Annual Budget
Operating Income & Expense
Income
  Association Dues|8,100.00|8,000.00|100.00|1.25%|48,300.00|48,000.00|300.00|0.63%|96,000.00
  Late Fees|50.00|0.00|50.00|0.00%|275.00|0.00|275.00|0.00%|0.00
Total Operating Income|8,150.00|8,000.00|150.00|1.88%|48,575.00|48,000.00|575.00|1.20%|96,000.00
Expense
  Management Fees|900.00|900.00|0.00|0.00%|5,400.00|5,400.00|0.00|0.00%|10,800.00
  Property Insurance|0.00|1,500.00|1,500.00|100.00%|9,400.00|9,000.00|-400.00|-4.44%|18,000.00
  Landscaping|4,000.00|3,600.00|-400.00|-11.11%|22,000.00|21,600.00|-400.00|-1.85%|43,200.00
  Reserve Contribution|2,000.00|2,000.00|0.00|0.00%|12,000.00|12,000.00|0.00|0.00%|24,000.00
Total Operating Expense|6,900.00|8,000.00|1,100.00|13.75%|48,800.00|48,000.00|-800.00|-1.67%|96,000.00
NOI - Net Operating Income|1,250.00|0.00|1,250.00||-225.00|0.00|-225.00||0.00
Net Income|1,250.00|0.00|1,250.00||-225.00|0.00|-225.00||0.00`,
    facts: {
      'budget.year': 2023,
      'budget.total_income': { amount: 96000, period: 'year' },
      'budget.total_expenses': { amount: 96000, period: 'year' },
      'budget.reserve_contribution': { amount: 24000, period: 'year' },
      'budget.management_fee': { amount: 10800, period: 'year' },
      'budget.insurance': { amount: 18000, period: 'year' },
      'financial.net_income': { amount: -225 },
    },
  },
  {
    name: 'vantaca',
    type: 'financial',
    edges: [0.42, 0.5, 0.58, 0.67, 0.76, 0.85, 0.95],
    tabs: true,
    table: `
Cedar Point Homeowners Association, Inc.
Income Statement
9/1/2024 - 9/30/2024
||9/1/2024 - 9/30/2024|||1/1/2024 - 9/30/2024
Accounts|Actual|Budget|Variance|Actual|Budget|Variance|Annual Budget
Income
Operating Income
4000 - Homeowner Assessments|$12,000.00|$12,500.00|($500.00)|$110,000.00|$112,500.00|($2,500.00)|$150,000.00
Total Operating Income|$12,000.00|$12,500.00|($500.00)|$110,000.00|$112,500.00|($2,500.00)|$150,000.00
Total Income|$12,000.00|$12,500.00|($500.00)|$110,000.00|$112,500.00|($2,500.00)|$150,000.00
Expense
Administrative
5000 - Management Contract|$1,100.00|$1,100.00|$0.00|$9,900.00|$9,900.00|$0.00|$13,200.00
5100 - Insurance - Master Policy|$2,500.00|$2,400.00|($100.00)|$22,500.00|$21,600.00|($900.00)|$28,800.00
Total Administrative|$3,600.00|$3,500.00|($100.00)|$32,400.00|$31,500.00|($900.00)|$42,000.00
Reserve Transfers
9000 - Transfer to Reserves|$9,000.00|$9,000.00|$0.00|$81,000.00|$81,000.00|$0.00|$108,000.00
Total Reserve Transfers|$9,000.00|$9,000.00|$0.00|$81,000.00|$81,000.00|$0.00|$108,000.00
Total Expense|$12,600.00|$12,500.00|($100.00)|$113,400.00|$112,500.00|($900.00)|$150,000.00
Operating Net Income|($600.00)|$0.00|($600.00)|($3,400.00)|$0.00|($3,400.00)|$0.00
Net Income|($600.00)|$0.00|($600.00)|($3,400.00)|$0.00|($3,400.00)|$0.00`,
    facts: {
      'budget.year': 2024,
      'budget.total_income': { amount: 150000, period: 'year' },
      'budget.total_expenses': { amount: 150000, period: 'year' },
      'budget.reserve_contribution': { amount: 108000, period: 'year' },
      'budget.management_fee': { amount: 13200, period: 'year' },
      'budget.insurance': { amount: 28800, period: 'year' },
      'financial.net_income': { amount: -3400 },
    },
  },
  {
    name: 'cinc',
    type: 'financial',
    edges: [0.4, 0.48, 0.56, 0.66, 0.75, 0.84, 0.95],
    tabs: true,
    table: `
Stonebrook Condominium Association
Statement of Revenues and Expenses
3/1/2025 - 3/31/2025
||Current Period|||Year To Date||Annual
|Actual|Budget|Variance|Actual|Budget|Variance|Budget
Operating Income
Income
40-4000-00 Assessment Income|20,000.00|20,000.00|0.00|60,000.00|60,000.00|0.00|240,000.00
40-4100-00 Interest Income|12.00|0.00|12.00|30.00|0.00|30.00|0.00
Total Income|20,012.00|20,000.00|12.00|60,030.00|60,000.00|30.00|240,000.00
Total Operating Income|20,012.00|20,000.00|12.00|60,030.00|60,000.00|30.00|240,000.00
Operating Expense
50-5000-00 Management Fee|1,500.00|1,500.00|0.00|4,500.00|4,500.00|0.00|18,000.00
50-5300-00 Insurance Expense|4,000.00|4,200.00|200.00|12,000.00|12,600.00|600.00|50,400.00
50-9000-00 Reserve Contribution Expense|5,000.00|5,000.00|0.00|15,000.00|15,000.00|0.00|60,000.00
50-9100-00 Repairs|9,300.00|9,300.00|0.00|28,000.00|27,900.00|(100.00)|111,600.00
Total Operating Expense|19,800.00|20,000.00|200.00|59,500.00|60,000.00|500.00|240,000.00
Total Expense|19,800.00|20,000.00|200.00|59,500.00|60,000.00|500.00|240,000.00
Operating Net Total|212.00|0.00|212.00|530.00|0.00|530.00|0.00
Net Total|212.00|0.00|212.00|530.00|0.00|530.00|0.00`,
    facts: {
      'budget.year': 2025,
      'budget.total_income': { amount: 240000, period: 'year' },
      'budget.total_expenses': { amount: 240000, period: 'year' },
      'budget.reserve_contribution': { amount: 60000, period: 'year' },
      'budget.management_fee': { amount: 18000, period: 'year' },
      'budget.insurance': { amount: 50400, period: 'year' },
      'financial.net_income': { amount: 530 },
    },
  },
  {
    name: 'tops',
    type: 'financial',
    edges: [0.6, 0.75, 0.9],
    tabs: true,
    table: `
FAIRWAY RIDGE HOMEOWNERS ASSOCIATION
STATEMENT OF INCOME AND EXPENSE
FOR THE YEAR ENDED DECEMBER 31, 2022
|ACTUAL|BUDGET|VARIANCE
INCOME
  ASSESSMENTS|54,000.00|54,000.00|.00
  LATE CHARGES|320.00|200.00|120.00
TOTAL INCOME|54,320.00|54,200.00|120.00
EXPENSES
  MANAGEMENT SERVICES|6,600.00|6,600.00|.00
  INSURANCE|7,150.00|6,500.00|650.00-
  TRANSFER TO RESERVE|10,000.00|10,000.00|.00
  GROUNDS|33,450.00|31,100.00|2,350.00-
TOTAL EXPENSES|57,200.00|54,200.00|3,000.00-
NET INCOME (LOSS)|2,880.00-|.00|2,880.00-`,
    facts: {
      'budget.year': 2022,
      'budget.total_income': { amount: 54200, period: 'year' },
      'budget.total_expenses': { amount: 54200, period: 'year' },
      'budget.reserve_contribution': { amount: 10000, period: 'year' },
      'budget.management_fee': { amount: 6600, period: 'year' },
      'budget.insurance': { amount: 6500, period: 'year' },
      'financial.net_income': { amount: -2880 },
    },
  },
  {
    name: 'qb-pl',
    type: 'financial',
    edges: [0.55, 0.67, 0.79, 0.92],
    tabs: true,
    table: `
Maple Run HOA
Profit & Loss Budget vs. Actual
January through December 2023
|Jan - Dec 23|Budget|$ Over Budget|% of Budget
Ordinary Income/Expense
Income
  4000 · Dues Income|31,200.00|31,200.00|0.00|100.0%
  4010 · Late Fees|180.00|0.00|180.00|100.0%
Total Income|31,380.00|31,200.00|180.00|100.6%
Gross Profit|31,380.00|31,200.00|180.00|100.6%
Expense
  6000 · Insurance Expense|3,410.00|3,000.00|410.00|113.7%
  6010 · Landscaping|18,900.00|18,000.00|900.00|105.0%
  6020 · Management Fees|4,800.00|4,800.00|0.00|100.0%
  6030 · Repairs|6,100.00|5,400.00|700.00|113.0%
Total Expense|33,210.00|31,200.00|2,010.00|106.4%
Net Ordinary Income|-1,830.00|0.00|-1,830.00|100.0%
Net Income|-1,830.00|0.00|-1,830.00|100.0%`,
    facts: {
      'budget.year': 2023,
      'budget.total_income': { amount: 31200, period: 'year' },
      'budget.total_expenses': { amount: 31200, period: 'year' },
      'budget.management_fee': { amount: 4800, period: 'year' },
      'budget.insurance': { amount: 3000, period: 'year' },
      'financial.net_income': { amount: -1830 },
    },
  },
  {
    name: 'qb-bs',
    type: 'financial',
    edges: [0.85],
    tabs: true,
    table: `
Maple Run HOA
Balance Sheet
As of December 31, 2023
|Dec 31, 23
ASSETS
Current Assets
Checking/Savings
  1000 · First Bank Checking|14,220.10
  1010 · Reserve Money Market|42,500.00
Total Checking/Savings|56,720.10
Accounts Receivable
  1200 · Accounts Receivable|2,350.00
Total Accounts Receivable|2,350.00
Total Current Assets|59,070.10
TOTAL ASSETS|59,070.10
LIABILITIES & EQUITY
Liabilities
Current Liabilities
  2000 · Accounts Payable|1,200.00
  2100 · Prepaid Dues|3,000.00
Total Current Liabilities|4,200.00
Long Term Liabilities
  2500 · Bank Loan|20,000.00
Total Long Term Liabilities|20,000.00
Total Liabilities|24,200.00
Equity
  3000 · Opening Balance Equity|36,700.10
  Net Income|-1,830.00
Total Equity|34,870.10
TOTAL LIABILITIES & EQUITY|59,070.10`,
    facts: {
      'budget.year': 2023,
      'financial.operating_cash': { amount: 14220.1 },
      'financial.reserve_cash': { amount: 42500 },
      'financial.total_assets': { amount: 59070.1 },
      'financial.total_liabilities': { amount: 24200 },
      'financial.net_income': { amount: -1830 },
      'financial.delinquent_amount': { amount: 2350 },
      'financial.loan': { amount: 20000 },
    },
  },
  {
    name: 'fund-bs',
    type: 'financial',
    edges: [0.6, 0.76, 0.92],
    tabs: true,
    table: `
Stonebrook Condominium Association
Balance Sheet
March 31, 2025
|Operating|Reserve|Total
Assets
Cash and Cash Equivalents|$41,200.00|$310,500.00|$351,700.00
Assessments Receivable|8,400.00|-|8,400.00
Allowance for Doubtful Accounts|(2,000.00)|-|(2,000.00)
Prepaid Insurance|6,000.00|-|6,000.00
Total Assets|$53,600.00|$310,500.00|$364,100.00
Liabilities
Accounts Payable|$7,100.00|$4,000.00|$11,100.00
Prepaid Assessments|9,900.00|-|9,900.00
Total Liabilities|17,000.00|4,000.00|21,000.00
Fund Balances
Beginning Fund Balance|30,000.00|300,000.00|330,000.00
Excess of Revenues over Expenses|6,600.00|6,500.00|13,100.00
Total Fund Balances|36,600.00|306,500.00|343,100.00
Total Liabilities and Fund Balances|$53,600.00|$310,500.00|$364,100.00`,
    facts: {
      'budget.year': 2025,
      'financial.operating_cash': { amount: 41200 },
      'financial.reserve_cash': { amount: 310500 },
      'financial.total_assets': { amount: 364100 },
      'financial.total_liabilities': { amount: 21000 },
      'financial.net_income': { amount: 13100 },
      'financial.delinquent_amount': { amount: 8400 },
    },
  },
  {
    name: 'excel',
    type: 'budget',
    edges: [0.45, 0.58, 0.71, 0.84, 0.95],
    tabs: true,
    table: `
Willow Creek HOA
Proposed Operating Budget - Fiscal Year 2025
Category|2023 Actual|2024 Budget|2024 Projected|2025 Proposed|% Change
Income
Assessments (60 homes @ $125/month)|84,600|86,400|86,400|90,000|4.2%
Interest|410|300|520|400|33.3%
Total Income|85,010|86,700|86,920|90,400|4.3%
Expenses
Management|9,000|9,600|9,600|10,200|6.3%
Insurance|11,200|12,000|13,900|15,500|29.2%
Landscaping|30,400|31,000|30,800|32,000|3.2%
Reserve Contribution|18,000|20,000|20,000|22,000|10.0%
Repairs|12,300|14,100|12,800|10,700|-24.1%
Total Expenses|80,900|86,700|87,100|90,400|4.3%
Net|4,110|0|(180)|0|`,
    facts: {
      'budget.year': 2025,
      'budget.total_income': { amount: 90400, period: 'year' },
      'budget.total_expenses': { amount: 90400, period: 'year' },
      'budget.reserve_contribution': { amount: 22000, period: 'year' },
      'budget.management_fee': { amount: 10200, period: 'year' },
      'community.units': 60,
      'assessment.regular': { amount: 125, period: 'month', per: 'home' },
      'assessment.frequency': 'month',
      'budget.insurance': { amount: 15500, period: 'year' },
    },
  },
  {
    name: 'monthly',
    type: 'budget',
    edges: [0.27, 0.32, 0.37, 0.42, 0.47, 0.52, 0.57, 0.62, 0.67, 0.72, 0.77, 0.82, 0.9],
    tabs: true,
    table: `
Otter Bay Owners Association 2026 Budget
|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Total
Dues|4,000|4,000|4,000|4,000|4,000|4,000|4,000|4,000|4,000|4,000|4,000|4,000|48,000
Total Income|4,000|4,000|4,000|4,000|4,000|4,000|4,000|4,000|4,000|4,000|4,000|4,000|48,000
Management|400|400|400|400|400|400|400|400|400|400|400|400|4,800
Insurance|0|0|6,000|0|0|0|0|0|0|0|0|0|6,000
Reserves|500|500|500|500|500|500|500|500|500|500|500|500|6,000
Grounds|2,600|2,600|2,600|2,600|2,600|2,600|2,600|2,600|2,600|2,600|2,600|2,600|31,200
Total Expenses|3,500|3,500|9,500|3,500|3,500|3,500|3,500|3,500|3,500|3,500|3,500|3,500|48,000`,
    facts: {
      'budget.year': 2026,
      'budget.total_income': { amount: 48000, period: 'year' },
      'budget.total_expenses': { amount: 48000, period: 'year' },
      'budget.reserve_contribution': { amount: 6000, period: 'year' },
      'budget.management_fee': { amount: 4800, period: 'year' },
      'budget.insurance': { amount: 6000, period: 'year' },
    },
  },
];

describe('the layouts of budgets and statements', () => {
  it.each(layouts)('$name, printed', ({ type, edges, table, facts }) => {
    expect(factsOf(readDoc([tableOf(table, edges)], type), rulesOfFigures)).toEqual(facts);
  });

  it.each(layouts.filter(({ tabs }) => tabs))('$name, as text with tabs', ({ type, table, facts }) => {
    expect(factsOf(readDoc([tabsOf(table)], type), rulesOfFigures)).toEqual(facts);
  });
});
