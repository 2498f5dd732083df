import { regex } from '../../regex.ts';
import { type LineItem, lineItemRule, ofYear, spentInYear } from '../../tables/line-items.ts';
import { statementLines } from './statement-lines.ts';

const spend = '(?:expenses?|expenditures?|disbursements?|costs|outflows?|outgo|operating expenses?)';
/** 'Total expenses 2024'. */
const ofYearNamed = '(?:,? (?:for )?(?:19|20)\\d\\d)?';
const earn = '(?:income|revenues?|receipts?|inflows?|operating income|assessments? income)';

const income = { fact: 'budget.total_income', purpose: 'budget', value: ofYear } as const;
const spent = { purpose: 'budget', value: spentInYear } as const;
const putAside = { ...spent, fact: 'budget.reserve_contribution' } as const;

/** Totals and the lines a buyer asks about, from the rows of a budget or an income statement. */
const items: readonly LineItem[] = [
  {
    ...income,
    label: regex`^(?:grand )?total (?:annual |operating |budgeted |estimated |projected |gross |cash |trading |(?:19|20)\d\d ){0,3}${earn}(?: received| collected)?${ofYearNamed}$|^${earn} total$|^total in$`,
    tier: 'express',
    take: 'last',
  },
  {
    ...spent,
    fact: 'budget.total_expenses',
    label: regex`^(?:grand )?total (?:annual |operating |budgeted |estimated |projected |gross |cash |(?:19|20)\d\d ){0,3}${spend}(?: paid| incurred| (?:and|&) reserves?(?: contributions?)?)?${ofYearNamed}$|^${spend} total$|^total out$`,
    tier: 'express',
    take: 'last',
  },
  {
    ...income,
    label: regex`^(?:projected|estimated|expected|anticipated|budgeted|sub-?total:?)(?: annual)? ${earn}$`,
    tier: 'implied',
    take: 'last',
  },
  {
    ...income,
    label:
      /^total (?:annual |monthly |quarterly |regular |homeowners?'? |owners?'? |members?'? |hoa )*(?:dues|assessments?)$/,
    part: 'income',
    tier: 'likely',
    take: 'last',
  },
  {
    ...spent,
    fact: 'budget.total_expenses',
    label: regex`^(?:projected|estimated|expected|anticipated|budgeted|sub-?total|(?:total )?normal)(?: annual)? ${spend}$`,
    tier: 'implied',
    take: 'last',
  },
  {
    ...putAside,
    label:
      /(?:allocations?|transfers?|contributions?|funding|deposits?|additions?|provision|payments?)\s*(?:to|for|into)?\s*(?:the )?(?:[\w&]+ ){0,4}reserves?\b|\breserves?\b.{0,20}\b(?:contributions?|funding|allocations?|deposits?|transfer)\b|^(?:in)?to (?:the )?(?:[\w&]+ ){0,4}reserves?(?: funds?| accounts?)?$|^(?:capital |replacement |general )*reserves?(?: funds?)?(?: ?[-–:] ?(?:fully funded|full(?:y)? funding|pooled|partial(?:ly)? fund(?:ed|ing)|annual|required|deferred maintenance|capital|replacement|general))?$/,
    unless:
      /\b(?:from|study|interest|balance|cash|certificates?|savings|income|used|expense|transfer)\b(?! to)(?<!contribution expense)|\ballocated to\b|per (?:unit|lot|home)\b|\bopening\b|^total (?:month(?:ly)?|annual) allocation/,
    notAmongAccounts: true,
    notPart: ['assets', 'liabilities'],
    annualize: true,
    tier: 'plain',
    take: 'first',
  },
  {
    // 'Reserves - general' and 'Reserves - townhomes' are both put aside.
    ...putAside,
    label:
      /^(?:capital |replacement )?reserves? ?[-–:] ?(?!.*\b(?:total|balance|interest|from|to|study|cash|fund\w*|pooled|required|annual|expens\w+|transfer|income|contributions?)\b)[a-z& ]{2,24}$/,
    part: 'expenses',
    only: 'budget',
    tier: 'express',
    take: 'sum',
  },
  {
    ...putAside,
    label: /^(?:\w+ )?reserves? (?:fund )?(?:transfers?|expenses?)$/,
    part: 'expenses',
    annualize: true,
    tier: 'told',
    take: 'first',
  },
  {
    // 'Roof & siding reserve' in a list without a total of the reserves
    ...putAside,
    label:
      /^(?:(?:roof|siding|painting|paving|road|pool|asphalt|building|dock|deck|street|[&/]|and) ?){1,5} reserves?$/,
    only: 'budget',
    tier: 'likely',
    take: 'sum',
  },
  {
    ...putAside,
    label: /^(?:sub-?)?total reserves?(?: (?:contributions?|funding|allocations?))?$/,
    part: 'expenses',
    only: 'budget',
    tier: 'told',
    take: 'first',
  },
  {
    ...putAside,
    label: /^annual contributions?$/,
    under: /^(?:[a-z]+ )?reserves?$/,
    tier: 'told',
    take: 'first',
  },
  {
    // 'Transfer (to) / from Reserve Account  (9,000)': out of the operating account where it stands in brackets.
    fact: 'budget.reserve_contribution',
    label: /^transfers? \(?to\)? ?(?:\/ ?\(?from\)? )?(?:the )?reserves?(?: acc(?:oun)?ts?\.?| funds?)?$/,
    only: 'budget',
    purpose: 'budget',
    tier: 'told',
    take: 'first',
    value: (amount) => ofYear(-amount),
  },
  {
    ...spent,
    fact: 'budget.management_fee',
    label:
      /^(?:(?:professional|property|association|hoa|community) )?management\.?(?: (?:fees?|services?|contract|company|co))?(?: \([a-z][^()$\d]{2,40}\)?)?$|^management ?[-–:] ?[a-z&'. ]{2,30}\b(?:management|properties|realty|company|group|inc|llc|associates)$|^(?:property|community|association) manager$|^management\b.{0,20}\bfees?$/,
    tier: 'plain',
    take: 'first',
  },
  {
    ...spent,
    fact: 'budget.insurance',
    label:
      /^(?:sub-?)?totals?:?(?: (?:for|of))?(?: \d{3,5})?(?:[ :·–-]+)insurance(?: expenses?| premiums?| costs?)?$|^insurance(?: expenses?| premiums?| costs?)?:? (?:sub-?)?total$/,
    tier: 'express',
    take: 'last',
  },
  {
    ...spent,
    fact: 'budget.insurance',
    label: /\binsurances?\b/,
    orUnder: /^(?:property |association |master )*insurance(?: expenses?| premiums?| costs?)?$/,
    unless:
      /\b(?:claims?|deductible|proceeds|refund|income|reimburse\w*|health|workers?|prepaid|payable|accrued|receivable|financ\w+|(?:sub-?)?totals?)\b/,
    notPart: ['assets', 'liabilities'],
    tier: 'plain',
    take: 'sum',
  },
];

export const budgetLines = [lineItemRule([...items, ...statementLines])];
