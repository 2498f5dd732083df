import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { rulesOfFigures } from '../rules/rules-of-figures.ts';
import { docOf } from '../testing/doc-of.ts';
import { factsOf } from '../testing/facts-in.ts';

interface Report {
  readonly name: string;
  readonly type: DocumentType;
  readonly text: string;
  readonly facts: Record<string, unknown>;
}

/** What there is at the end: a reserve in rows or in a statement of its own, and cash in several accounts. */
const reports: readonly Report[] = [
  {
    name: 'an annual report of what happened, with the reserve in rows of its own',
    type: 'financial',
    text: `
2031\t2031
OPERATING\tBudget\tActual
Annual dues\t61,000\t61,200
Total income\t61,000\t61,200
Insurance\t6,900\t7,100
Mowing\t40,100\t46,300
Total expenses\t47,000\t53,400
Transfer to reserve\t14,000\t14,000
Net\t0\t(6,200)

RESERVE
Balance 1/1/31\t40,000
Transfers in\t14,000
Balance 12/31/31\t54,000

Owed by owners 12/31/31 (3 homes)\t2,150`,
    facts: {
      'financial.net_income': { amount: -6200 },
      'financial.reserve_cash': { amount: 54_000 },
      'financial.delinquent_amount': { amount: 2150 },
    },
  },
  {
    name: 'a closing balance over the accounts that it lies in',
    type: 'financial',
    text: `
OPENING BALANCE, April 1, 2031\t$9,000.00
Checking\t3,000.00
Money market\t6,000.00
RECEIPTS
Annual dues (40 lots @ $50)\t2,000.00
TOTAL RECEIPTS\t$2,000.00
DISBURSEMENTS
Insurance\t1,500.00
TOTAL DISBURSEMENTS\t$1,500.00
CLOSING BALANCE, June 30, 2031\t$9,500.00
Checking\t2,500.00
Money market\t7,000.00`,
    facts: { 'financial.operating_cash': { amount: 9500 } },
  },
  {
    name: 'a closing balance of which a part is the reserve',
    type: 'financial',
    text: `
OPENING BALANCE, April 1, 2031\t$9,000.00
RECEIPTS
Annual dues\t2,000.00
DISBURSEMENTS
Insurance\t1,500.00
CLOSING BALANCE, June 30, 2031\t$9,500.00
Checking\t2,500.00
Reserve savings\t7,000.00`,
    facts: { 'financial.operating_cash': { amount: 2500 } },
  },
  {
    name: 'savings and certificates of the reserve among the cash',
    type: 'budget',
    text: `
2032 BUDGET
EXPENSES
Mowing\t$9,000.00
TOTAL EXPENSES\t$9,000.00

CASH 11/15/31
Checking - Elm Bank\t$6,200.00
Savings (Road & Pond Reserve)\t$23,000.00
CD - matures 8/32 (Road & Pond Reserve)\t$15,000.00
TOTAL\t$44,200.00`,
    facts: {
      'financial.operating_cash': { amount: 6200 },
      'financial.reserve_cash': { amount: 38_000 },
    },
  },
  {
    name: 'totals named after their group, and the statement of the reserves behind that of operations',
    type: 'financial',
    text: `
Fern Valley Community Association
Balance Sheet
Period Through: 9/30/2031
\tOperating\tReserve\tTotal
Assets
CASH - OPERATING
10100 - First Bank - Operating\t36,200.00\t\t36,200.00
CASH - OPERATING Total\t36,200.00\t\t36,200.00
CASH - RESERVE
11100 - First Bank - Reserve MM\t\t88,000.00\t88,000.00
11200 - Elm CD 3/2032\t\t75,000.00\t75,000.00
CASH - RESERVE Total\t\t163,000.00\t163,000.00
Assets Total\t36,200.00\t163,000.00\t199,200.00

Fern Valley Community Association
Income Statement - Operating
7/1/2031 - 9/30/2031
\tQuarter Actual\tYear to Date Actual\tYear to Date Budget\tAnnual Budget
Income
40000 - Assessment Income\t70,000.00\t210,000.00\t210,000.00\t280,000.00
Total Income\t70,000.00\t210,000.00\t210,000.00\t280,000.00
Expense
50100 - Grounds\t81,000.00\t221,000.00\t207,000.00\t278,000.00
Total Expense\t81,000.00\t221,000.00\t207,000.00\t278,000.00
Net Income (Loss)\t(11,000.00)\t(11,000.00)\t3,000.00\t2,000.00

Fern Valley Community Association
Income Statement - Reserve
7/1/2031 - 9/30/2031
\tQuarter Actual\tYear to Date Actual\tYear to Date Budget\tAnnual Budget
Income
45200 - Interest Income\t400.00\t1,100.00\t900.00\t1,200.00
Total Income\t400.00\t1,100.00\t900.00\t1,200.00
Expense
80100 - Paving\t28,000.00\t30,000.00\t30,000.00\t30,000.00
Total Expense\t28,000.00\t30,000.00\t30,000.00\t30,000.00
Net Income (Loss)\t(27,600.00)\t(28,900.00)\t(29,100.00)\t(28,800.00)`,
    facts: {
      'financial.operating_cash': { amount: 36_200 },
      'financial.reserve_cash': { amount: 163_000 },
      'financial.net_income': { amount: -11_000 },
    },
  },
  {
    name: 'accounts named after their bank',
    type: 'financial',
    text: `
Fern Valley Condominium Association
Balance Sheet as of 11/30/2031
Assets
1000 Operating - Elm National\t9,100.00
1050 Reserve - Elm National MM\t66,000.00
Total Assets\t75,100.00
Liabilities
2000 Accounts Payable\t31,000.00
Equity
3000 Operating Fund, beginning of year\t6,200.00`,
    facts: {
      'financial.operating_cash': { amount: 9100 },
      'financial.reserve_cash': { amount: 66_000 },
    },
  },
];

const found = (text: string, type: DocumentType) => factsOf(docOf(text, type), rulesOfFigures);

describe('balances at the end', () => {
  it.each(reports)('$name', ({ type, text, facts }) => {
    expect(found(text.replace(/^\n/, ''), type)).toMatchObject(facts);
  });

  it.each([
    // Those who paid, and what a reserve began the year with.
    [
      'RECEIPTS\nAnnual dues (40 lots @ $50)\t2,000.00\nTOTAL RECEIPTS\t$2,000.00',
      'financial',
      'community.units',
    ],
    ['RESERVE\nBalance 1/1/31\t40,000\nSpent\t(9,000)', 'financial', 'financial.reserve_cash'],
    ['POOL\nBalance 12/31/31\t4,000\nSpent\t(900)', 'financial', 'financial.reserve_cash'],
  ] as const)('%j gives nothing of the kind', (text, type, fact) => {
    expect(found(text, type)).not.toHaveProperty([fact]);
  });
});
