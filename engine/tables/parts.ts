/** The part of a statement that a row stands in, by the headings and totals before it. */
export type Part = 'assets' | 'liabilities' | 'income' | 'expenses';

const parts: readonly (readonly [RegExp, Part])[] = [
  [
    /^(?:total )?(?:other |current |long[- ]?term |operating )*liabilit|\bliabilities (?:and|&|\/)|^(?:total )?(?:members'? |owners'? |homeowners'? )*(?:equity\b|capital(?: accounts?)?$)|\bfund balances?\b|members'? (?:equity|capital)/,
    'liabilities',
  ],
  [/^(?:total )?(?:current |fixed |other )?assets\b/, 'assets'],
  [/^(?:ordinary |operating |total )*(?:income|revenues?|receipts)(?:$|[^/]*$)/, 'income'],
  [/^(?:operating |total |general )*(?:expenses?|expenditures|disbursements|costs)\b/, 'expenses'],
];

/** The part that a heading in lower case begins, if any. */
export const partNamed = (heading: string): Part | undefined => {
  const named = heading.replace(numbered, '');
  return parts.find(([form]) => form.test(named))?.[1];
};
/** 'II. Expenses', 'A) Income'; the last word of a head may stand before it. */
const numbered = /^(?:(?:[ivx]{1,4}|[a-h]|\d{1,2})[.)]|budget) /;

/** 'Due from operating fund', 'Interfund loan - reserve': what one fund owes another is no cash, and nothing that dues pay back. */
export const betweenFunds =
  /\binter-?fund\b|\b(?:loans?|due|owed|receivable|payable|borrowed|advances?)\b.{0,20}\b(?:from|by|to) (?:the )?(?:operating|reserves?|replacement)\b/;
