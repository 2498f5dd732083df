import type { FactId } from '../catalogue.ts';
import { type WordsOfFact, words } from './words-of-fact.ts';

/** The association's money: statements, budgets and reserve studies. */
export const wordsOfFigures: Readonly<Partial<Record<FactId, WordsOfFact>>> = {
  'financial.operating_cash': words(
    'operating, checking, cash, bank balance, balance, account balance, money market, general fund',
    'balance, account, fund, bank, total, ending, as of, treasurer, cash, operating, current, end',
    'm',
  ),
  'financial.reserve_cash': words(
    'reserve, reserves, savings, replacement fund, money market, capital fund, certificate of deposit, cd',
    'balance, account, fund, bank, total, ending, as of, cash, replacement, treasurer, investments, end',
    'm',
  ),
  'financial.delinquent_homes': words(
    'delinquen, past due, unpaid, overdue, arrear, outstanding, late, owe, owing, collection, collections, liens, receivable, not paid',
    'homes, owners, homeowners, lots, units, accounts, dues, assessments, members, households, days, attorney',
    'n',
  ),
  'financial.delinquent_amount': words(
    'delinquen, past due, unpaid, overdue, arrear, receivable, receivables, outstanding, owed, collection, bad debt, doubtful',
    'assessment, dues, total, amount, accounts, owners, members, net, balance, allowance',
    'm',
  ),
  'financial.total_assets': words(
    'total asset, assets, asset',
    'total, cash, fund, balance, liabilities',
    'm',
  ),
  'financial.total_liabilities': words(
    'total liabilit, liabilities, liability, payable, prepaid',
    'total, current, equity, fund, accounts, deferred',
    'm',
  ),
  'financial.net_income': words(
    'net income, net loss, net ordinary, excess, deficit, surplus, net profit, change in fund, net change, deficiency, revenue over, net operating, increase in, decrease in, current year earnings, inflow, outflow, net cash, gain, bottom line, over budget, under budget',
    'revenue, income, expense, over, total, year, fund, operating, net',
    'm',
  ),
  'financial.loan': words(
    'loan, loans, note payable, line of credit, borrow, borrowed, mortgage payable, notes payable, debt, financing, bank note',
    'balance, bank, interest, principal, payable, amount, outstanding, association, payment, lender, matures',
    'm',
  ),
  'budget.total_income': words(
    'total income, total revenue, income, revenue, revenues, receipts, total assess, gross, budgeted income, dues income, inflow, deposits, collected, total dues',
    'total, annual, budget, assessments, year, operating, income',
    'm',
  ),
  'budget.total_expenses': words(
    'total expense, total operating, expenses, expenditure, disbursement, total cost, total budget, spending, operating cost, costs, outgo, outlay, total disburse, paid out, total payment',
    'total, annual, budget, year, operating, expense',
    'm',
  ),
  'budget.reserve_contribution': words(
    'reserve, reserves, replacement fund, capital fund, contingency',
    'contribution, transfer, allocation, annual, deposit, fund, budget, to reserve, funding, expense, year',
    'm',
  ),
  'budget.insurance': words(
    'insurance, insur',
    'premium, expense, property, liability, budget, total, annual',
    'm',
  ),
  'budget.management_fee': words(
    'management fee, management, manager, managing agent, property manage, accounting, bookkeep',
    'fee, contract, services, company, expense, budget, monthly, annual',
    'm',
  ),
  'budget.dues_change': words(
    'increase, increased, decrease, raise, raised, remain, unchanged, no change, change, same, rise, hike',
    'dues, assessment, fee, percent, monthly, quarterly, annual, year, from, budget, last year, prior, proposed',
    'mp',
  ),
  'reserves.percent_funded': words(
    'percent funded, funded, funding level, adequately funded, fully funded, fund status, reserve strength',
    'percent, reserve, current, as of, ideal, level, ratio, strength, study, status',
    'p',
  ),
  'reserves.balance': words(
    'balance, starting reserve, reserve fund, beginning, cash on hand, funds on hand, projected reserve, reserve cash, reserve account, current reserve, on deposit, fund balance, reserves on',
    'reserve, starting, beginning, as of, january, current, projected, actual, fund, cash, year, estimated',
    'm',
  ),
  'reserves.fully_funded_balance': words(
    'fully funded, ideal, accrued, full funding, recommended balance, fund benchmark, theoretical, fully-funded, 100',
    'balance, reserve, deterioration, depreciation, requirement, total, fund, amount, component',
    'm',
  ),
  'reserves.recommended_contribution': words(
    'recommend, contribution, contributions, allocation, funding plan, annual funding, required, suggested, deposit, reserve assess, proposed funding, annual reserve, funding goal',
    'annual, reserve, month, year, fund, budget, full, contribution, first, per unit, recommended, baseline, threshold',
    'm',
  ),
  'reserves.current_contribution': words(
    'contribution, contributions, current annual, currently contribut, budgeted, current budget, present contribution, current reserve, deposit, current funding, allocation, contributing',
    'current, annual, reserve, month, year, budget, fund, present, per unit, existing, actual',
    'm',
  ),
  'reserves.component_count': words(
    'component, components, reserve item, items, line items, common elements, assets, inventory',
    'total, number, identified, included, study, list, inventory, reserve, major, common',
    'n',
  ),
  'reserves.inflation': words(
    'inflation, cost increase, construction cost, escalat, inflated, rate of increase',
    'rate, percent, annual, assumed, future, cost, replacement, year',
    'p',
  ),
  'reserves.interest': words(
    'interest, yield, rate of return, return on, earnings, investment, earn',
    'rate, percent, annual, reserve, assumed, after tax, fund, after-tax, earned, year',
    'p',
  ),
};
