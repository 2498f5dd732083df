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
/** 'II. Expenses', 'A) Income'. */
const numbered = /^(?:[ivx]{1,4}|[a-h]|\d{1,2})[.)] /;
