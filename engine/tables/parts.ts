/** The part of a statement that a row stands in, by the headings and totals before it. */
export type Part = 'assets' | 'liabilities' | 'income' | 'expenses';

const parts: readonly (readonly [RegExp, Part])[] = [
  [
    /^(?:total )?(?:other |current |long[- ]?term |operating )*liabilit|\bliabilities (?:and|&|\/)|^(?:total )?(?:members'? |owners'? |homeowners'? )*(?:equity|capital)\b|\bfund balances?\b|members'? (?:equity|capital)/,
    'liabilities',
  ],
  [/^(?:total )?(?:current |fixed |other )?assets\b/, 'assets'],
  [/^(?:ordinary |operating |total )*(?:income|revenues?|receipts)(?:$|[^/]*$)/, 'income'],
  [/^(?:operating |total |general )*(?:expenses?|expenditures|disbursements|costs)\b/, 'expenses'],
];

/** The part that a heading in lower case begins, if any. */
export const partNamed = (heading: string): Part | undefined =>
  parts.find(([form]) => form.test(heading))?.[1];
