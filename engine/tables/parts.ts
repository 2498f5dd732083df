/** The part of a statement that a row stands in, by the headings and totals before it. */
export type Part = 'opening' | 'assets' | 'liabilities' | 'income' | 'expenses';

/** What a period began with: 'Beginning balances 7/1/31', 'Cash on hand, beginning of year', 'Balance forward'. */
export const opening =
  /^(?!(?:ending|closing)\b)(?:.* )?(?:(?:beginning|opening|starting)(?: [a-z]+){0,2} balances?\b(?! equity)|balances? (?:brought )?forward\b)|^(?:cash|funds?|balances?)\b[^.;\d]{0,24}\b(?:beginning|start|opening) of\b/;

const parts: readonly (readonly [RegExp, Part])[] = [
  [opening, 'opening'],
  [
    /^(?:total )?(?:other |current |long[- ]?term |operating )*liabilit|\bliabilities (?:and|&|\/)|^(?:total )?(?:members'? |owners'? |homeowners'? )*(?:equity\b|capital(?: accounts?)?$)|\bfund balances?\b|members'? (?:equity|capital)/,
    'liabilities',
  ],
  [
    /^(?:total )?(?:current |fixed |other )?assets\b|^(?:ending|closing|year[- ]end)(?: (?:cash|bank|account))? balances\b/,
    'assets',
  ],
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
