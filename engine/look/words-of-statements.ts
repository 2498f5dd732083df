import type { FactId } from '../catalogue.ts';
import { notOfArrears, notOfCash, notOfIncome } from './other-senses.ts';
import { saidOtherwise } from './said-otherwise.ts';
import { type WordsOfFact, words } from './words-of-fact.ts';

/** The association's money: statements and budgets. */
export const wordsOfStatements: Readonly<Partial<Record<FactId, WordsOfFact>>> = {
  'financial.operating_cash': words(
    'operating, checking, chequing, cash, bank balance, petty cash, cash position, funds on hand, funds available, operating acct, credit union, national bank, balance, account balance, money market, general fund, in the bank, bank account, in bank, in the account, on hand, beginning amount, month amount, total funds, ckg, chkg',
    'checking|operating account|operating cash|operating fund|general fund|checking account|cash in bank|current account, balance|account|fund|bank, ending|as of|current|end of|total, treasurer',
    {
      takes: 'm',
      says: saidOtherwise['financial.operating_cash'],
      unlike:
        'expense, income, reserve, savings, loan, total operating, accounts payable, flow, net operating',
      enough:
        'bank accounts?\\b, operating (?:account|cash|fund)s?\\b, checking account, cash on hand, checking:? (?:\\{m|\\d)',
      senses: notOfCash,
    },
  ),
  'financial.reserve_cash': words(
    'reserve, reserves, savings, replacement fund, money market, capital fund, certificate of deposit, cd, cds, contingency fund, sinking fund, rainy day, investment account, investments, capital account, capital reserve, fund stood, fund held, fund has {m, fund is {m, fund was {m',
    'reserve account|reserve fund|reserves|savings|money market|reserve cash|total reserve, balance|account|fund|bank, ending|as of|current|end of|total, treasurer|certificate',
    {
      takes: 'm',
      says: saidOtherwise['financial.reserve_cash'],
      unlike: 'expense, transfer, contribution, checking, allocation, study',
      enough: 'reserves\\b, reserve (?:account|fund|balance)s?\\b, capital (?:account|reserve)s?\\b',
      // A room that is reserved, a right that is, and the fund that pays the bills.
      senses:
        /\b(?:general|operating|social) fund\b|\breservations?\b|\brights? reserved\b|\breserv(?:e|es|ed|ing) (?:the|a|an|its|your) (?:right|room|club ?house|pool|pavilion|hall|facilit|date|space|table)[a-z]*|\b(?:rooms?|club ?house|hall|facilit(?:y|ies)|pavilion|dates?|spaces?|tables?|place|location)\b[^.;{]{0,40}\breserved\b/,
    },
  ),
  'financial.delinquent_homes': words(
    'delinquen, behind on, behind in, past due, unpaid, overdue, arrear, outstanding, late, owe, owing, collection, collections, liens, receivable, not paid, need to pay, unpaid dues, still owe, collected to date, dues collected, dues have been collected, assessments collected, not pay dues, not pay their dues, not paid dues, not paid their dues',
    'homes|owners|homeowners|lots|units|accounts|members|households|properties, dues|assessments, days|attorney|lien, are|have',
    {
      takes: 'n',
      says: saidOtherwise['financial.delinquent_homes'],
      enough:
        'behind (?:on|in) (?:their )?dues, (?<=\\{p[^.;]{0,30})collected, delinquen(?:t|cy|cies)\\b(?! (?:polic|procedure|resolution|fee|charge)), not pa(?:y|id) (?:their )?dues',
      senses: notOfArrears,
    },
  ),
  'financial.delinquent_amount': words(
    'delinquen, past due, unpaid, overdue, arrear, receivable, receivables, outstanding, owed, collection, bad debt, doubtful, still due, dues not paid, assessments not paid, fees not paid, are behind, months behind, payment plan, filed a lien',
    'assessments|dues|owners|members|accounts receivable, total|amount|net|balance, allowance',
    {
      takes: 'm',
      says: saidOtherwise['financial.delinquent_amount'],
      enough: 'are behind, months behind, filed a lien',
      unlike: 'payable, checks',
      senses: notOfArrears,
    },
  ),
  'financial.total_assets': words(
    'total asset, assets, asset',
    'total assets, total, current|fixed|other|net',
    { takes: 'm', unlike: 'total current, total other, total fixed, net assets' },
  ),
  'financial.total_liabilities': words(
    'total liabilit, liabilities, liability, payable, prepaid',
    'total liabilities, total, current|accounts|deferred',
    {
      takes: 'm',
      unlike: 'insurance, total current, equity',
      senses:
        /\b(?:general |d ?& ?o ?\/? ?|directors )?liability (?:insurance|coverage|policy|premiums?|ins\b)/,
    },
  ),
  'financial.net_income': words(
    'net income, net loss, net ordinary, excess, deficit, surplus, net profit, change in fund, net change, deficiency, revenue over, net operating, increase in, decrease in, current year earnings, inflow, outflow, net cash, gain, bottom line, over budget, under budget',
    'net income|net loss|excess|net surplus|surplus|deficit|net profit|net cash|change in, revenue|income|over, expense|expenses|expenditures, total|year|fund',
    { takes: 'm', unlike: 'other income, ordinary', says: saidOtherwise['financial.net_income'] },
  ),
  'financial.loan': words(
    'loan, loans, promissory, indebted, lender, mortgage loan, note payable, line of credit, borrow, borrowed, mortgage payable, notes payable, debt, financing, bank note, outstanding mortgage, owes',
    'loan balance|loan payable|note payable|bank loan|outstanding, balance|principal|payable|amount|owe, bank|lender, payment|interest|matures|payoff, association',
    {
      takes: 'm',
      enough: 'no (?:outstanding |bank |other )?(?:loans|debts?)\\b',
      unlike: 'mortgagee, purchaser, unit owner, receivable',
      says: saidOtherwise['financial.loan'],
      senses: /\bbad debts?\b/,
    },
  ),
  'budget.year': words(
    '{t, budget, fiscal, year, period, profit, statement of, income statement, as of, months ended, balance sheet, january, december',
    'budget|fiscal year|calendar year|year end, january|december|through|ended|ending|for the, proposed|approved|annual|operating',
    { takes: 't', isOfPaper: true },
  ),
  'budget.total_income': words(
    'total income, total revenue, total cash income, total receipts, income, revenue, revenues, receipts, total assess, gross, budgeted income, dues income, inflow, deposits, dues deposited, collected, total dues',
    'total income|total revenue|gross income|total operating income|total receipts|total operating revenue|total inflows|total budget|total deposits|gross profit|total assessments, total, annual|budget|year|operating',
    {
      takes: 'm',
      unlike: 'interest income, other income, net income, late, rental, taxes',
      senses: notOfIncome,
    },
  ),
  'budget.total_expenses': words(
    'total expense, total operating, expenses, expenditure, disbursement, total cost, total budget, spending, operating cost, overall cost, outgo, outlay, total disburse, paid out, total payment',
    'total expenses|total expense|total operating expenses|total disbursements|total expenditures|total costs|total operating|total outflows|total budget, total, annual|budget|year|operating',
    {
      takes: 'm',
      says: saidOtherwise['budget.total_expenses'],
      unlike:
        'total administrative, total utilit, total maintenance, total insurance, other expense, reimbursed, lawn, landscap, income, revenue',
    },
  ),
  'budget.reserve_contribution': words(
    'reserve, reserves, replacement fund, capital fund, contingency, annual contribution, yearly contribution, contribution to, sinking fund, replacement savings',
    'contribution|transfer|allocation|deposit|funding|provision|to reserve|addition, annual|year|monthly, fund|account|expense|budget',
    { takes: 'm', unlike: 'balance, interest, cash, market, spent, expenditures, account, acct, bank' },
  ),
  'budget.insurance': words(
    'insurance, insur, d&o, umbrella polic, property polic, liability polic, premiums',
    'premium|expense|cost, property|liability|total|master|package, annual|year|budget',
    {
      takes: 'm',
      unlike: 'deductible, claim, coverage, health, workers',
    },
  ),
  'budget.management_fee': words(
    'management fee, management, manager, managing agent, property manage, accounting, bookkeep',
    'management fee|property management|management service|management contract|management company|manager|association management, fee|contract|services|expense, monthly|annual|per month|month',
    { takes: 'm', unlike: 'reserve, water, lake, pest, waste, risk, tree, accounting' },
  ),
  'budget.dues_change': words(
    'increase, increased, decrease, raise, raised, remain, unchanged, no change, change, same, rise, hike',
    'dues|assessment|fee|assessments, percent|by, from|to, monthly|quarterly|annual|year|per month, proposed|approved|budget|voted, last year|prior',
    {
      takes: 'mp',
      says: saidOtherwise['budget.dues_change'],
      beside: 'dues, assess, fee, fees',
      unlike: 'insurance, reserve, water, maximum',
    },
  ),
  'insurance.deductible': words(
    'deductible, deductibles',
    'insurance|policy|property|master, association, amount|per occurrence|claim|loss, wind|hail|hurricane|water|all other perils',
    { takes: 'mp' },
  ),
};
