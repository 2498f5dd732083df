import { type PrintedLine, partOf } from './printed-line.ts';

/** Fewest numbered lines for a page to be taken as one with line numbers down its margin. */
const fewest = 10;
const leading = /^(\d{1,2})(?=[\s\t]|$)/;

/** Pleading paper: lines without the numbers 1, 2, 3 ... that run down the left margin of page after page. */
export function withoutLineNumbers(lines: readonly PrintedLine[]): PrintedLine[] {
  const byPage = Map.groupBy(lines, ({ page }) => page);
  const numbered = new Set<PrintedLine>();
  let pages = 0;
  for (const own of byPage.values()) {
    const run = marginNumbers(own);
    if (run.length < fewest || run.length < own.length * 0.6) continue;
    pages += 1;
    for (const line of run) numbered.add(line);
  }
  if (pages < 2 || pages < byPage.size / 2) return [...lines];
  return lines.flatMap((line) => {
    const number = numbered.has(line) ? leading.exec(line.text)?.[1] : undefined;
    return number ? (partOf(line, number.length, line.text.length) ?? []) : line;
  });
}

function marginNumbers(lines: readonly PrintedLine[]): PrintedLine[] {
  const run: PrintedLine[] = [];
  let last = 0;
  for (const line of lines) {
    const number = Number(leading.exec(line.text)?.[1] ?? Number.NaN);
    if (number !== last + 1) continue;
    run.push(line);
    last = number;
  }
  return run;
}
