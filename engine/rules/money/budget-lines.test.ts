import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { valueIn } from '../../testing/told-of.ts';
import { budgetLines } from './budget-lines.ts';

const find = (lines: string[], type: 'budget' | 'financial' = 'budget') =>
  factsIn(lines.join('\n'), budgetLines, type);

describe('budgetLines', () => {
  it('takes no insurance from the debts of a balance sheet', () => {
    const sheet = (label: string) =>
      find(
        ['ASSETS', 'Checking\t9,000.00', 'LIABILITIES', `${label}\t4,000.00`, 'Total Liabilities\t4,000.00'],
        'financial',
      );
    expect(sheet('Insurance note - Elm Bank')).not.toHaveProperty(['budget.insurance']);
    const rows = ['ASSETS', 'Insurance escrow\t4,000.00', 'Total assets\t4,000.00'];
    expect(find(rows, 'financial')).not.toHaveProperty(['budget.insurance']);
    expect(find(['EXPENSES', 'Insurance premium financing\t4,000.00'])).toEqual({});
    expect(find(['EXPENSES', 'Insurance premium\t4,000.00'])).toHaveProperty(['budget.insurance']);
  });

  it.each([
    ['Subtotal Insurance\t4,400.00', 4400],
    ['Insurance Total\t4,400.00', 4400],
    ['Total 5100 · Insurance\t4,400.00', 4400],
    ['Subtotal\t4,400.00', 4400],
    // A list that is its own heading's sum and what that is made of
    ['Insurance, all policies\t4,400.00', 4400],
    // No sum of the lines above it
    ['Flood\t4,100.00', 8500],
  ])('adds no subtotal to its own lines: %s', (last, amount) => {
    const rows = ['EXPENSES', 'Insurance', 'Property\t3,100.00', 'Umbrella\t1,300.00', last];
    expect(find(rows)['budget.insurance']).toEqual({ amount, period: 'year' });
  });

  it.each([
    ['Management - Elm Properties\t9,600.00', { amount: 9600, period: 'year' }],
    ['Management - postage\t9,600.00', undefined],
  ])('takes the name of a firm behind a dash: %s', (row, fee) => {
    expect(find(['EXPENSES', row, 'Mowing\t9,000.00'])['budget.management_fee']).toEqual(fee);
  });

  it('adds up nothing across the tables of two years', () => {
    const rows = [
      'Statement\tJan 2030\tFeb 2030\tTotal',
      'EXPENSES',
      'Insurance\t400\t400\t4,800',
      'Total Expenses\t900\t900\t10,800',
      '',
      'Maple Hollow Association - 2031 Budget',
      '\t2030 Budget\t2031 Budget',
      'Total revenue\t10,000\t12,000',
      'Payroll\t5,000\t6,000',
      'Insurance\t4,800\t5,200',
      'Total Operating Expenses\t9,800\t11,200',
    ];
    expect(find(rows)).toEqual({
      'budget.total_income': { amount: 12_000, period: 'year' },
      'budget.total_expenses': { amount: 11_200, period: 'year' },
      'budget.insurance': { amount: 5200, period: 'year' },
    });
  });

  it('takes the result of the latest year by years of two digits, whatever is planned for the next', () => {
    const rows = [
      '\tJan - Dec 31\tBudget\t$ Over Budget\tJan - Dec 30',
      'Total Income\t48,000.00\t50,000.00\t(2,000.00)\t47,000.00',
      'Total Expense\t44,000.00\t43,000.00\t1,000.00\t40,000.00',
      'Net Income\t4,000.00\t7,000.00\t(3,000.00)\t7,000.00',
      '',
      '\t2031 Budget\t2032 Proposed',
      'Insurance\t3,900\t4,300',
    ];
    expect(find(rows, 'financial')['financial.net_income']).toEqual({ amount: 4000 });
  });

  it('finds the totals and lines of a budget', () => {
    expect(
      find([
        'INCOME',
        '4010 Regular Assessments\t48,000.00',
        'TOTAL INCOME\t48,600.00',
        'EXPENSES',
        'Insurance - liability\t2,400.00',
        'Insurance - directors and officers\t600.00',
        'Insurance claims paid\t9,000.00',
        'Management fee\t6,000.00',
        'Transfer to Reserves\t12,000.00',
        'Reserve study\t1,500.00',
        'Total Administrative Expenses\t9,000.00',
        'TOTAL EXPENSES\t48,500.00',
      ]),
    ).toEqual({
      'budget.total_income': { amount: 48_600, period: 'year' },
      'budget.total_expenses': { amount: 48_500, period: 'year' },
      'budget.reserve_contribution': { amount: 12_000, period: 'year' },
      'budget.management_fee': { amount: 6000, period: 'year' },
      'budget.insurance': { amount: 3000, period: 'year' },
    });
  });

  it('adds what is put aside for parts, and no balance or plan beside it', () => {
    expect(
      find([
        'EXPENSES',
        'Reserves - general\t44,000',
        'Reserves - townhomes\t24,000',
        'Reserves - balance\t310,000',
        'TOTAL EXPENSES\t378,000',
      ])['budget.reserve_contribution'],
    ).toEqual({ amount: 68_000, period: 'year' });
  });

  it('finds totals of cash, and a management contract behind a point that a scan put in', () => {
    expect(
      find([
        'INCOME',
        'Dues\t8,000.00',
        'TOTAL CASH INCOME\t8,600.00',
        'EXPENSES',
        '5036 HOA Management. Contract\t$7,200.00',
        'TOTAL CASH DISBURSEMENTS\t8,500.00',
      ]),
    ).toEqual({
      'budget.total_income': { amount: 8600, period: 'year' },
      'budget.total_expenses': { amount: 8500, period: 'year' },
      'budget.management_fee': { amount: 7200, period: 'year' },
    });
  });

  it('finds the lines of a balance sheet and an income statement', () => {
    expect(
      find(
        [
          'Checking account\t$8,200.10',
          'Reserve account\t41,000.00',
          'Total Assets\t49,200.10',
          'Assessments receivable\t1,150.00',
          'Total Liabilities\t3,000.00',
          'Bank loan payable\t20,000.00',
          'Net Income\t(1,450.25)',
        ],
        'financial',
      ),
    ).toEqual({
      'financial.operating_cash': { amount: 8200.1 },
      'financial.reserve_cash': { amount: 41_000 },
      'financial.total_assets': { amount: 49_200.1 },
      'financial.total_liabilities': { amount: 3000 },
      'financial.net_income': { amount: -1450.25 },
      'financial.delinquent_amount': { amount: 1150 },
      'financial.loan': { amount: 20_000 },
    });
  });

  it('reads figures in thousands as such', () => {
    expect(find(['Annual budget (in thousands)', 'Total expenses\t412\t398'])).toEqual({
      'budget.total_expenses': { amount: 412_000, period: 'year' },
    });
  });

  it('takes nothing from sentences that only speak of such lines', () => {
    expect(
      find([
        'The Board shall set total expenses each year.',
        'Insurance shall be carried by the Association.',
      ]),
    ).toEqual({});
  });
});

it('what goes to a reserve by its name goes into the reserves', () => {
  expect(find(['EXPENSES', 'To Road & Well Reserve\t4,000'])).toMatchObject({
    'budget.reserve_contribution': { amount: 4000, period: 'year' },
  });
});

it('what came in and went out in all, and what was moved to checking', () => {
  expect(find(['Dues\t9,000', 'Total in\t9,000', 'Mowing\t8,000', 'Total out\t8,000'])).toMatchObject({
    'budget.total_income': { amount: 9000, period: 'year' },
    'budget.total_expenses': { amount: 8000, period: 'year' },
  });
  const cash = (label: string) => find([`${label}\t6,000`], 'financial')['financial.operating_cash'];
  expect(cash('Moved to checking 5/9/31')).toBeUndefined();
  expect(cash('Checking 5/9/31')).toEqual({ amount: 6000 });
});

it('what a fund is allocated to is not paid into it', () => {
  const paid = (label: string) =>
    valueIn(
      'budget.reserve_contribution',
      `Elm Court HOA 2031 Budget\n\nReserve Fund Allocation\n${label}\t$375,000\n\nIncome\nDues\t$765,000\nLate fees\t$900\n\nExpenses\nInsurance\t$25,000\nLandscaping\t$57,000`,
      'budget',
    );
  expect(paid('Allocated to Storm Fund')).toBeUndefined();
  expect(paid('Transfer to Reserve Fund')).toMatchObject({ amount: 375_000 });
});

it('a fund among the liabilities of a balance sheet is not paid in', () => {
  const sheet = (line: string) =>
    `Balance Sheet, May 31, 2031\n\nASSETS\nOld Checking\t0.00\nMain Checking\t22,962.15\nMeals Checking\t1,427.54\nTotal Assets\t24,389.69\n\nLIABILITIES\n${line}\t20,000.00\nTotal Liabilities\t20,000.00`;
  expect(valueIn('budget.reserve_contribution', sheet('Reserve Funds'), 'financial')).toBeUndefined();
  expect(valueIn('financial.operating_cash', sheet('Reserve Funds'), 'financial')).toMatchObject({
    amount: 22_962.15,
  });
});
