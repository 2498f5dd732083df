import { regex } from '../../regex.ts';
import { atOnce, type LineItem } from '../../tables/line-items.ts';

const bank =
  '(?:money market|savings|checking|mma?|cds?|icds?|certificates?(?: of deposit)?|bank|account|cash|investments?|treasur\\w+)';

/** The heading of a list of bank accounts. */
const accountsUnder =
  /^(?:cash|bank|account)s?(?: (?:and|&) (?:cash equivalents|investments))?(?: (?:balances?|accounts?|summary|on hand|position))*(?:,? (?:at |on |as of )?(?:\d{1,2}\/\d{1,2}\/\d{2,4}|[a-z]{3,9}\.? \d{1,2}, (?:19|20)\d\d))?$/;
const notAccount =
  /\b(?:interest|contributions?|transfers?|income|payable|due|expenses?|study|fees?|fund(?:ed|ing))\b/;

/** A year or a month begins with its first day. */
const firstDay = /\b(?:[a-z]{3,9}\.? 1(?:,|$)|\d{1,2}\/0?1(?:\/|$))/;

const atEnd = { purpose: 'actual', value: atOnce } as const;
const operating = { ...atEnd, fact: 'financial.operating_cash' } as const;
const reserve = { ...atEnd, fact: 'financial.reserve_cash' } as const;

/** Balance sheet and result lines, as at the period's end. */
export const statementLines: readonly LineItem[] = [
  {
    ...atEnd,
    fact: 'financial.total_assets',
    label: /^total assets$|^assets total$/,
    tier: 'express',
    take: 'last',
  },
  {
    // Where the assets have no total of their own: both sides of the sheet are the same.
    ...atEnd,
    fact: 'financial.total_assets',
    label:
      /^total liabilities,? (?:and|&|\+) (?:(?:owners|members|homeowners)['’]? )?(?:fund balances?|equity|net assets|capital|reserves)$/,
    tier: 'likely',
    take: 'last',
  },
  {
    ...atEnd,
    fact: 'financial.total_liabilities',
    label: /^total (?:current )?liabilities$|^liabilities total$/,
    tier: 'express',
    take: 'last',
  },
  {
    ...atEnd,
    fact: 'financial.net_income',
    label:
      /^(?:total |current year |year[- ]to[- ]date |ytd )?net(?:$| (?:income|profit|loss|(?:income|profit)\s?[/(]\s?\(?loss\)?|surplus(?:\s?[/(]{1,2}\s?deficit\)?)?|operating income|ordinary income|total|cash (?:in|out)?flow|gain(?:\s?[/(]\s?loss\)?)?|income gain ?\/ ?loss|change)$)|^(?:total )?(?:annual|yearly) (?:net )?(?:excess|surplus)(?:\s?[/(]{1,2}\s?(?:shortfall|deficit|deficiency)\)?)?$|^(?:current year )?net income: operat(?:ions|ing)$|^(?:excess|surplus|deficit|deficiency|revenues? over)\b.{0,40}\b(?:expenses|revenues?|expenditures)$/,
    tier: 'express',
    take: 'last',
  },
  ...([reserve, operating] as const).map(
    (cash): LineItem => ({
      ...cash,
      label:
        /^(?:ending|closing|current|year[- ]end)(?: cash| account| fund| bank)? balance(?:,? (?:on |at |as of )?(?:\d{1,2}\/\d{1,2}\/\d{2,4}|[a-z]{3,9}\.? \d{1,2}, (?:19|20)\d\d))?$|^(?:anticipated|expected) (?:cash|ending|year[- ]end) balance(?: (?:on |at |as of )?\d{1,2}\/\d{1,2}\/\d{2,4})?$/,
      account: cash === reserve ? 'reserve' : 'operating',
      tier: 'told',
      take: 'last',
    }),
  ),
  {
    ...operating,
    label:
      /^total operating (?:fund )?(?:cash|funds?|accounts?|bank accounts?|checking|assets)$|^total cash[ -]+operating(?: fund)?$/,
    tier: 'express',
    take: 'first',
  },
  {
    ...operating,
    label:
      /\b(?:checking|operating (?:account|cash|fund|bank|savings|money market)|cash[ -]+operating|ending (?:cash )?balance|ending cash)\b/,
    unless:
      /\breserves?\b|^total|\bfund (?:balance|equity)\b|\b(?:assessment|escrow|social|club(?:house)?|events?|meals?|child ?care|kitchen|guest) checking\b|^(?:moved|transfer(?:s|red)?|paid|deposit(?:s|ed)?) (?:in)?(?:to|from)\b/,
    notPart: ['liabilities'],
    tier: 'told',
    take: 'list',
  },
  {
    ...operating,
    label:
      /^cash in (?:the )?bank ?[-–:]? ?operating$|^operating ?[-–:] ?[a-z&'.]+(?: [a-z\d&'.#*]+){0,4}$|^(?:[\w&']+ ){1,4}operating(?: (?:account|acct|checking|cash|x?\d{2,4}))?$|^cash ?[-–:,] ?(?:(?!savings|petty|restricted|money market)[\w&'.]+ )*bank$/,
    unless: /\breserves?\b|^(?:total|due|net)\b|\b(?:due|fund|other)\b/,
    part: 'assets',
    tier: 'implied',
    take: 'first',
  },
  {
    // Of a statement of receipts the first line is the day it begins with, the last the day it ends with.
    ...operating,
    label:
      /^(?:cash|bank|checking|operating)(?: account)? balance,? (?:at |on |as of |end of )?(?:[a-z]{3,9}\.? \d{1,2}, (?:19|20)\d\d|\d{1,2}\/\d{1,2}\/\d{2,4})$/,
    unless: firstDay,
    tier: 'implied',
    take: 'last',
  },
  {
    ...operating,
    label: /^(?:current|bank|account|cash) balance$/,
    tier: 'likely',
    take: 'last',
  },
  {
    ...reserve,
    label: regex`\breserves?\b.*\b${bank}\b|\b${bank}\b.*\breserves?\b|^(?:(?!for\b|of\b|in\b)[a-z&'.]+ ){1,4}reserves$`,
    unless: /^total|\b(?:interest|contributions?|transfers?|income|payable|due|expenses?|study|from|to)\b/,
    part: 'assets',
    tier: 'plain',
    take: 'sum',
  },
  {
    ...reserve,
    label:
      /^total (?:capital |replacement |restricted |long[- ]term )*reserves? (?:cash|funds?|accounts?|accts?)$|^total cash[ -]+reserves?(?: fund)?$/,
    tier: 'express',
    take: 'last',
  },
  {
    ...reserve,
    label: /^(?:\w+ )?reserves? (?:general|interest|equity|funds?|balance|fund balance|fund equity)$/,
    part: 'liabilities',
    tier: 'told',
    take: 'sum',
  },
  {
    ...reserve,
    notIn: ['budget'],
    notPart: ['expenses'],
    label:
      /^(?:total )?reserves?(?: (?:account|cash|fund|savings|bank|funds|balance|fund balance))?(?: (?:and|&) (?:cds?|savings|investments?))?(?: balance)?(?: \([a-z][^()]{0,30}\)?)?$|^total (?:reserve|replacement) (?:cash|funds?|accounts?)$|\bcash[ -]+reserves?$/,
    tier: 'told',
    take: 'last',
  },
  {
    // 'Balance 12/31/31' under 'Reserve'
    ...reserve,
    label:
      /^(?:ending |closing )?balance,? (?:on |at |as of )?(?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|[a-z]{3,9}\.? \d{1,2}(?:, (?:19|20)\d\d)?)$/,
    unless: firstDay,
    under:
      /^(?:capital |replacement )*(?:reserves?|replacement)(?: (?:accounts?|funds?|savings))?(?: \([^()]*\)?)?$/,
    tier: 'told',
    take: 'last',
  },
  {
    // 'Operating - First Bank', 'Reserve - First Bank MM' under 'Cash balances'
    ...operating,
    label: /^operating(?: ?[-–:] ?[a-z&'.]+(?: [a-z\d&'.#*]+){0,4})$/,
    under: accountsUnder,
    tier: 'implied',
    take: 'sum',
  },
  {
    ...reserve,
    label:
      /^reserves?(?: ?[-–:] ?[a-z&'.]+(?: [a-z\d&'.#*]+){0,4}| (?:savings|checking|money market|mm|cds?)(?: \([^()]{1,30}\)?)?)$|^(?:savings|money market|mma?|cds?|certificates?)\b[^()]{0,40}\((?:[a-z&]+ ){0,4}reserves?\)?$/,
    under: accountsUnder,
    unless: notAccount,
    tier: 'plain',
    take: 'sum',
  },
  {
    ...atEnd,
    fact: 'financial.delinquent_amount',
    label:
      /\b(?:delinquent|past due|overdue|unpaid)\b.{0,30}\b(?:assessments?|dues|accounts?|owners?)\b|^(?:total )?(?:accounts|assessments?|dues|members?|homeowners?|owners?)(?: assessments?| dues)? receivables?(?:,? (?:net|less)\b.*)?$|^(?:a\/r|receivables?)\b.{0,20}\b(?:assessments?|dues|owners?|homeowners?)$|^(?:delinquenc(?:y|ies)|arrears)$|^owed by (?:the )?(?:owners|members|homeowners|residents)\b/,
    tier: 'told',
    take: 'last',
    least: 0,
  },
  {
    ...atEnd,
    fact: 'financial.loan',
    label: /\b(?:loans?|notes? payable|mortgages?|line of credit)\b/,
    unless: /^total|\b(?:interest|payments?|fees?|receivable)\b/,
    part: 'liabilities',
    tier: 'plain',
    take: 'sum',
  },
  {
    ...atEnd,
    fact: 'financial.loan',
    label:
      /^(?:(?:bank|mortgage|term) )?(?:loans?|notes?|mortgages?)(?: payable)?$|^total (?:loans?|notes? payable)$/,
    tier: 'told',
    take: 'last',
  },
];
