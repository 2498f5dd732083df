import { atOnce, type LineItem, lineItemRule, ofYear, spentInYear } from '../tables/line-items.ts';

const spend = '(?:expenses?|expenditures?|disbursements?|costs|outflows?|operating expenses?)';
/** 'Total expenses 2024'. */
const ofYearNamed = '(?:,? (?:for )?(?:19|20)\\d\\d)?';
const bank =
  '(?:money market|savings|checking|mma?|cds?|icds?|certificates?(?: of deposit)?|bank|account|cash|investments?|treasur\\w+)';
const earn = '(?:income|revenues?|receipts?|inflows?|operating income|assessments? income)';

/** Totals and the lines a buyer asks about, from the rows of a budget or an income statement. */
const items: readonly LineItem[] = [
  {
    fact: 'budget.total_income',
    label: new RegExp(
      `^(?:grand )?total (?:annual |operating |budgeted |gross )?${earn}${ofYearNamed}$|^${earn} total$`,
    ),
    purpose: 'budget',
    weight: 9,
    take: 'last',
    value: ofYear,
  },
  {
    fact: 'budget.total_expenses',
    label: new RegExp(
      `^(?:grand )?total (?:annual |operating |budgeted |gross )?${spend}(?: (?:and|&) reserves?(?: contributions?)?)?${ofYearNamed}$|^${spend} total$`,
    ),
    purpose: 'budget',
    weight: 9,
    take: 'last',
    value: spentInYear,
  },
  {
    fact: 'budget.total_income',
    label: new RegExp(`^(?:projected|estimated|expected|anticipated|budgeted) (?:annual )?${earn}$`),
    purpose: 'budget',
    weight: 6,
    take: 'last',
    value: ofYear,
  },
  {
    fact: 'budget.total_income',
    label: new RegExp(`^sub-?total:? ${earn}$`),
    part: 'income',
    purpose: 'budget',
    weight: 5,
    take: 'first',
    value: ofYear,
  },
  {
    fact: 'budget.total_income',
    label:
      /^total (?:annual |monthly |quarterly |regular |homeowners?'? |owners?'? |members?'? |hoa )*(?:dues|assessments?)$/,
    part: 'income',
    purpose: 'budget',
    weight: 4,
    take: 'last',
    value: ofYear,
  },
  {
    fact: 'budget.total_expenses',
    label: new RegExp(
      `^(?:projected|estimated|expected|anticipated|budgeted|sub-?total|(?:total )?normal)(?: annual)? ${spend}$`,
    ),
    purpose: 'budget',
    weight: 6,
    take: 'last',
    value: spentInYear,
  },
  {
    fact: 'budget.reserve_contribution',
    label:
      /(?:allocations?|transfers?|contributions?|funding|deposits?|additions?|provision|payments?)\s*(?:to|for|into)?\s*(?:the )?(?:\w+ )?reserves?\b|\breserves?\b.{0,20}\b(?:contributions?|funding|allocations?|deposits?|transfer)\b|^(?:in)?to (?:the )?reserves?(?: funds?| accounts?)?$|^(?:capital |replacement |general )*reserves?(?: funds?)?(?: ?[-–:] ?(?:fully funded|full(?:y)? funding|pooled|partial(?:ly)? fund(?:ed|ing)|annual|required|deferred maintenance|capital|replacement|general))?$/,
    unless:
      /\b(?:from|study|interest|balance|cash|certificates?|savings|income|used|expense|transfer)\b(?! to)(?<!contribution expense)|per (?:unit|lot|home)\b|\bopening\b|^total (?:monthly|annual) allocation/,
    annualize: true,
    purpose: 'budget',
    weight: 8,
    take: 'first',
    value: spentInYear,
  },
  {
    fact: 'budget.reserve_contribution',
    label: /^(?:\w+ )?reserves? (?:fund )?(?:transfers?|expenses?)$/,
    part: 'expenses',
    annualize: true,
    purpose: 'budget',
    weight: 7,
    take: 'first',
    value: spentInYear,
  },
  {
    fact: 'budget.reserve_contribution',
    label: /^(?:sub-?)?total reserves?(?: (?:contributions?|funding|allocations?))?$/,
    part: 'expenses',
    only: 'budget',
    purpose: 'budget',
    weight: 7,
    take: 'first',
    value: spentInYear,
  },
  {
    fact: 'budget.reserve_contribution',
    label: /^annual contributions?$/,
    under: /^(?:[a-z]+ )?reserves?$/,
    purpose: 'budget',
    weight: 7,
    take: 'first',
    value: spentInYear,
  },
  {
    // 'Transfer (to) / from Reserve Account  (9,000)': out of the operating account where it stands in brackets.
    fact: 'budget.reserve_contribution',
    label: /^transfers? \(?to\)? ?\/ ?\(?from\)? (?:the )?reserves?(?: accounts?| funds?)?$/,
    only: 'budget',
    purpose: 'budget',
    weight: 7,
    take: 'first',
    value: (amount) => ofYear(-amount),
  },
  {
    fact: 'budget.management_fee',
    label:
      /^(?:(?:professional|property|association|hoa|community) )?management(?: (?:fees?|services?|contract|company|co))?$|^(?:property|community|association) manager$|^management\b.{0,20}\bfees?$/,
    purpose: 'budget',
    weight: 8,
    take: 'first',
    value: spentInYear,
  },
  {
    fact: 'budget.insurance',
    label: /^total insurance(?: expenses?| premiums?| costs?)?$/,
    purpose: 'budget',
    weight: 9,
    take: 'last',
    value: spentInYear,
  },
  {
    fact: 'budget.insurance',
    label: /\binsurance\b/,
    orUnder: /^(?:property |association |master )*insurance(?: expenses?| premiums?| costs?)?$/,
    unless:
      /\b(?:claims?|deductible|proceeds|refund|income|reimburse\w*|health|workers?|prepaid|payable|accrued|receivable)\b|^total/,
    purpose: 'budget',
    weight: 8,
    take: 'sum',
    value: spentInYear,
  },
];

/** Balance sheet and result lines, as at the period's end. */
const statement: readonly LineItem[] = [
  {
    fact: 'financial.total_assets',
    label: /^total assets$|^assets total$/,
    purpose: 'actual',
    weight: 9,
    take: 'last',
    value: atOnce,
  },
  {
    // Where the assets have no total of their own: both sides of the sheet are the same.
    fact: 'financial.total_assets',
    label:
      /^total liabilities,? (?:and|&|\+) (?:(?:owners|members|homeowners)['’]? )?(?:fund balances?|equity|net assets|capital|reserves)$/,
    purpose: 'actual',
    weight: 5,
    take: 'last',
    value: atOnce,
  },
  {
    fact: 'financial.total_liabilities',
    label: /^total (?:current )?liabilities$|^liabilities total$/,
    purpose: 'actual',
    weight: 9,
    take: 'last',
    value: atOnce,
  },
  {
    fact: 'financial.net_income',
    label:
      /^(?:total )?net (?:income|loss|income\s?[/(]\s?loss\)?|surplus(?:\s?[/(]\s?deficit\)?)?|operating income|ordinary income|total|cash flow|gain(?:\s?[/(]\s?loss\)?)?|change)$|^(?:total )?(?:annual|yearly) (?:net )?(?:excess|surplus)(?:\s?[/(]{1,2}\s?(?:shortfall|deficit|deficiency)\)?)?$|^(?:current year )?net income: operat(?:ions|ing)$|^(?:excess|surplus|deficit|deficiency|revenues? over)\b.{0,40}\b(?:expenses|revenues?|expenditures)$/,
    purpose: 'actual',
    weight: 9,
    take: 'last',
    value: atOnce,
  },
  {
    fact: 'financial.operating_cash',
    label:
      /^total operating (?:fund )?(?:cash|funds?|accounts?|bank accounts?|checking|assets)$|^total cash[ -]+operating(?: fund)?$/,
    notPart: 'liabilities',
    purpose: 'actual',
    weight: 9,
    take: 'first',
    value: atOnce,
  },
  {
    fact: 'financial.operating_cash',
    label:
      /\b(?:checking|operating (?:account|cash|fund|bank)|cash[ -]+operating|ending (?:cash )?balance|ending cash)\b/,
    unless: /\breserves?\b|^total|\bfund (?:balance|equity)\b/,
    notPart: 'liabilities',
    purpose: 'actual',
    weight: 7,
    take: 'first',
    value: atOnce,
  },
  {
    fact: 'financial.operating_cash',
    label:
      /^(?:[\w&']+ ){1,4}operating(?: (?:account|acct|checking|cash|x?\d{2,4}))?$|^cash ?[-–:,] ?(?:(?!savings|petty|restricted|money market)[\w&'.]+ )*bank$/,
    unless: /\breserves?\b|^(?:total|due|net)\b|\b(?:due|fund|other)\b/,
    part: 'assets',
    purpose: 'actual',
    weight: 6,
    take: 'first',
    value: atOnce,
  },
  {
    fact: 'financial.operating_cash',
    label: /^(?:current|bank|account|cash) balance$/,
    notPart: 'liabilities',
    purpose: 'actual',
    weight: 5,
    take: 'last',
    value: atOnce,
  },
  {
    fact: 'financial.reserve_cash',
    label: new RegExp(`\\breserves?\\b.*\\b${bank}\\b|\\b${bank}\\b.*\\breserves?\\b`),
    unless: /^total|\b(?:interest|contributions?|transfers?|income|payable|due|expenses?|study|from|to)\b/,
    part: 'assets',
    purpose: 'actual',
    weight: 8,
    take: 'sum',
    value: atOnce,
  },
  {
    fact: 'financial.reserve_cash',
    label:
      /^total (?:capital |replacement |restricted |long[- ]term )*reserves? (?:cash|funds?|accounts?|accts?)$/,
    purpose: 'actual',
    weight: 7.5,
    take: 'last',
    value: atOnce,
  },
  {
    fact: 'financial.reserve_cash',
    label: /^(?:\w+ )?reserves? (?:general|interest|equity|funds?|balance|fund balance|fund equity)$/,
    part: 'liabilities',
    purpose: 'actual',
    weight: 7,
    take: 'sum',
    value: atOnce,
  },
  {
    fact: 'financial.reserve_cash',
    notIn: ['budget'],
    label:
      /^(?:total )?reserves?(?: (?:account|cash|fund|savings|bank|funds|balance|fund balance))?(?: balance)?$|^total (?:reserve|replacement) (?:cash|funds?|accounts?)$|\bcash[ -]+reserves?$/,
    purpose: 'actual',
    weight: 7,
    take: 'last',
    value: atOnce,
  },
  {
    fact: 'financial.delinquent_amount',
    label:
      /\b(?:delinquent|past due|overdue|unpaid)\b.{0,30}\b(?:assessments?|dues|accounts?|owners?)\b|^(?:total )?(?:accounts|assessments?|dues|members?|homeowners?|owners?)(?: assessments?| dues)? receivables?(?:,? (?:net|less)\b.*)?$|^(?:a\/r|receivables?)\b.{0,20}\b(?:assessments?|dues|owners?|homeowners?)$|^(?:delinquenc(?:y|ies)|arrears)$/,
    purpose: 'actual',
    weight: 7,
    take: 'last',
    value: atOnce,
  },
  {
    fact: 'financial.loan',
    label: /\b(?:loans?|notes? payable|mortgages?|line of credit)\b/,
    unless: /^total|\b(?:interest|payments?|fees?|due to|due from|receivable)\b/,
    part: 'liabilities',
    purpose: 'actual',
    weight: 8,
    take: 'sum',
    value: atOnce,
  },
  {
    fact: 'financial.loan',
    label:
      /^(?:(?:bank|mortgage|term) )?(?:loans?|notes?|mortgages?)(?: payable)?$|^total (?:loans?|notes? payable)$/,
    purpose: 'actual',
    weight: 7,
    take: 'last',
    value: atOnce,
  },
];

export const budgetLines = [lineItemRule([...items, ...statement])];
