import { monthBeginnings, monthNumber } from '../../language/dates.ts';
import { twoDigits } from '../../language/two-digits.ts';
import type { Doc } from '../../model.ts';
import { regex } from '../../regex.ts';

/** The line that a fax machine prints on every page: 'Mar. 4. 2031  5:24PM  No. 8957  P. 1/7'. */
const faxed = regex.i`\b(${monthBeginnings})[a-z]*\.? ?(\d{1,2})[., ]+((?:19|20)\d\d)\s+\d{1,2}:\d\d ?[ap]\.?m\b[^\n]{0,60}?\b(?:p\. ?\d|no\. ?\d|\d{1,3}/\d)`;

/** So much of a page holds what the machine prints over it. */
const top = 900;

/** The day on which a copy was sent by fax, which is none of the document's own. */
export function dayOfFax({ source: { pages } }: Doc): string | null {
  for (const { text } of pages) {
    const [, month = '', day = '', year = ''] = faxed.exec(text.slice(0, top)) ?? [];
    if (year) return `${year}-${twoDigits(monthNumber(month.toLowerCase()))}-${twoDigits(Number(day))}`;
  }
  return null;
}
