/** Stands for each character of a figure that recognition garbled; no rule takes it for a digit. */
export const MISREAD = '\ufffd';

/** Not the '5.03' of a section. */
const withCents =
  /(?<=\$\s?)\d{1,3}(?:,\d{3})*\.\d\d(?![\d,.])|(?<![\d,.])(?:\d{3}|\d{1,3}(?:,\d{3})+)\.\d\d(?![\d,.])/g;
/** Dollars of four digits and more that lost their point: '$ 122500', or a cell of digits alone: '2874288'. */
const pointless = /(?<=\$\s?)\d{4,}(?![\d,.])|(?<=(?:^|\t)[^\w\t]{0,3})\d{5,}(?=[^\w\t]{0,3}(?:\t|$))/g;
/** '1,49271', '12,34', '1,225,0O'. */
const illGrouped = /(?<![\d,.])\d{1,3}(?:,\d{3})*,(?:\d{1,2}(?!\d)|\d{4,})(?:\.\d+)?(?![\d,])/g;
/** '$5.000', where a comma may have been printed as well as a point. */
const thousandth = /(?<=\$\s?)\d{1,3}\.\d{3}(?![\d.,])/g;
/** Beside amounts with cents in the same row, what stands for '$ -': '$ 5'. */
const withoutCents = /(?<=\$\s?)\d{1,3}(?![\d.,])/g;
const leastWithCents = 5;

/**
 * The recognized lines of one page with the garbled figures hidden, so that nothing is told of them: in a
 * table whose amounts bear cents, one without a point lost it, and is a hundred times as large as what was printed. Lines
 * are as long as before.
 */
export function hideMisreadAmounts(lines: readonly string[]): readonly string[] {
  let cents = 0;
  for (const line of lines) cents += line.match(withCents)?.length ?? 0;
  const hide = (found: string) => MISREAD.repeat(found.length);
  return lines.map((line) => {
    const left = line.replace(thousandth, hide);
    if (cents < leastWithCents || !left.includes('\t')) return left;
    const grouped = left.replace(pointless, hide).replace(illGrouped, hide);
    return /\d\.\d\d(?!\d)/.test(left) ? grouped.replace(withoutCents, hide) : grouped;
  });
}
