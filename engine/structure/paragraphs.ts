import type { PrintedLine } from './printed.ts';

/** Printed lines that belong together: a paragraph, a list item, a heading or one row of a table. */
export interface Group {
  readonly lines: readonly PrintedLine[];
  readonly row: boolean;
}

const opens =
  /^(?:(?:article|section|chapter|exhibit|appendix|part)\s+[\divxlc]+\b|§|\(?(?:[a-z]{1,2}|[ivxl]{1,6}|\d{1,3})[).](?:\s|$)|\d{1,3}\.\d+(?:\.\d+)*\.?\s|[-•●▪*o➢]\s|#)/i;

/** Joins printed lines to paragraphs. */
export function groupLines(lines: readonly PrintedLine[]): Group[] {
  const groups: { lines: PrintedLine[]; row: boolean }[] = [];
  let last: PrintedLine | undefined;
  for (const line of lines) {
    const row = line.text.includes('\t');
    const group = groups.at(-1);
    if (!group || !last || row || group.row || begins(last, line)) groups.push({ lines: [line], row });
    else group.lines.push(line);
    last = line;
  }
  return groups;
}

function begins(last: PrintedLine, line: PrintedLine): boolean {
  if (line.apart || line.heading > 0 || last.heading > 0 || opens.test(line.text)) return true;
  if (isCapitals(last.text) !== isCapitals(line.text)) return true;
  if (last.text.length < 50 && /[.:;]$/.test(last.text)) return true;
  if (last.page !== line.page) return /[.:;?!]$/.test(last.text) && /^[A-Z"“]/.test(line.text);
  if (!last.box || !line.box) return false;
  const height = line.box[3] - line.box[1];
  return line.box[1] - last.box[3] > 0.8 * height;
}

/** All letters are capitals, and there are at least three. */
export function isCapitals(text: string): boolean {
  return /[A-Z].*[A-Z].*[A-Z]/.test(text) && !/[a-z]/.test(text);
}
