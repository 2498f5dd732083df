import { regex } from '../regex.ts';

/** '$ 1,200', '(350)', '1,957-', '-', '—', '0.00', '45%', '[12]': money signs and spaces already taken off. */
const shape = /^([([])?([-–—])?([([])?(\d{1,3}(?:,\d{3})+|\d+)?(\.\d+)?%?([-–—])?[)\]]?%?$/;

const word = /[A-Za-z]/;
const spaced = /[\s$]/;
/** A cell that is one figure and nothing else, as most are. */
const plain = /^\$?((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)%?$/;

/** The figure that a cell holds: '(1,234.50)' is -1234.5, a dash 0; null where it holds words. */
export function figureOf(cell: string): number | null {
  const alone = cell.length <= 40 ? plain.exec(cell) : null;
  if (alone) return Number(alone[1]?.replaceAll(',', ''));
  if (cell.length > 40 || word.test(cell)) return null;
  const text = spaced.test(cell) ? cell.replaceAll(/[\s$]/g, '') : cell;
  if (/^[-–—]{1,3}$/.test(text)) return 0;
  const match = shape.exec(text);
  if (!match || (match[4] === undefined && match[5] === undefined)) return null;
  const value = Number(`${(match[4] ?? '0').replaceAll(',', '')}${match[5] ?? ''}`);
  return (match[1] || match[2] || match[3] || match[6]) && value !== 0 ? -value : value;
}

/** '31 - 60', '15 to 20', '> 90', '120+': from so many to so many, days or years, and no figure of a column. */
export const isRange = (cell: string): boolean => cell.length < 20 && range.test(cell);
const range = /^(?:[>≥]\s?)?\d{1,3}\s?(?:[-–]\s?\d{2,3}|\+|to \d{1,3})(?:\s?days)?$|^[>≥]\s?\d{1,3}$/;

const one = String.raw`[([]?\s?[-–—]?\s?\$?\s?[([]?-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?\s?[-)\]]?(?:\s?%)?`;
const dash = String.raw`\$?\s?[-–—]`;
const figure = regex.g`(?<=^|\s)(?:${one}|${dash})(?=\s|$)`;

/** Ranges of the figures of a cell that holds nothing but figures, else null. */
export function figuresIn(cell: string): { from: number; to: number }[] | null {
  if (plain.test(cell)) return [{ from: 0, to: cell.length }];
  if (isRange(cell)) return null;
  if (cell.length > 300 || !/\d|[-–—]/.test(cell) || /[A-Za-z]/.test(cell)) return null;
  const found: { from: number; to: number }[] = [];
  let rest = 0;
  for (const match of cell.matchAll(figure)) {
    if (/[^\s$|]/.test(cell.slice(rest, match.index))) return null;
    found.push({ from: match.index, to: match.index + match[0].length });
    rest = match.index + match[0].length;
  }
  return found.length > 0 && !/[^\s$|]/.test(cell.slice(rest)) ? found : null;
}

/** Figures at a line's end, glued to the label or not ('Insurance29,000'), that look like money, not like a page's number: with cents, thousands, '$', '%' or '()'. */
const closing =
  /(?:\s|\.{3,}|_{3,}|(?<=[a-z)])(?=\$?\d{1,3}(?:,\d{3})+(?:\.\d\d)?$))((?:[($-]{0,3}\s?\(?(?:\d{1,3}(?:,\d{3})+(?:\.\d\d)?|\d+\.\d\d|\d{1,3}(?:\.\d+)?\s?%|(?<=[$(]\s?)\d+)\s?[)-]?(?:\s|$)|[-–—](?:\s|$)){1,16})$/;

/** 'Management Fee 6,000 5,544 $480 a month until April': two figures or more between a label and a remark. */
const between =
  /^([^\d$]?[^$]{2,48}?)\s((?:\$?\(?(?:\d{1,3}(?:,\d{3})+(?:\.\d\d)?|\d+\.\d\d|\d{1,3})\)?\s){2,12})(?=[A-Z$(])/;

/** Where a run of figures begins and ends that a remark follows; null where there is none, or none of its figures looks like money. */
export function figuresBeforeRemark(text: string): { from: number; to: number } | null {
  const match = between.exec(text);
  const [, label = '', run = ''] = match ?? [];
  if (!match || !/[A-Za-z]{3}/.test(label) || !/,\d{3}|\.\d\d|\$/.test(run)) return null;
  const from = label.length + 1;
  return { from, to: from + run.trimEnd().length };
}

/** Where the run of money figures at a line's end begins; -1 where the line does not end in one. */
export function closingFigures(text: string): number {
  if (!/[\d%)-]$/.test(text)) return -1;
  const from = Math.max(0, text.length - 200);
  const match = closing.exec(text.slice(from));
  if (!match?.[1] || !/\d/.test(match[1])) return -1;
  // 'Contribution (2031)' names a year.
  const [named = ''] = /^\s*\((?:19|20)\d\d\)\s*/.exec(match[1]) ?? [];
  if (named.length === match[1].length) return -1;
  // 'Insurance - $760': the dash is no nought.
  const [dash = ''] = /^\s*[-–—]\s+(?=\$\S+$)/.exec(match[1]) ?? [];
  return text.length - match[1].length + named.length + dash.length;
}

const loose =
  /(?<=^|\s)(?:\(\s?)?-?(?:\$\s?)?-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?:\s?\))?(?:\s?%)?(?=\s|$)|(?<=^|\s)(?:\$\s?[-–—](?=\s|$)|[-–—](?=\s(?!\$)|$))/g;

/** All figures at a line's end with nothing but blanks between them, small ones and lone dashes too. */
export function runOfFigures(text: string): { from: number; to: number }[] {
  const run: { from: number; to: number }[] = [];
  let open = text.trimEnd().length;
  for (const { index, 0: figure } of [...text.matchAll(loose)].toReversed()) {
    if (text.slice(index + figure.length, open).trim() !== '') break;
    run.unshift({ from: index, to: index + figure.length });
    open = index;
  }
  return run;
}
