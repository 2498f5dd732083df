import type { PrintedLine } from './printed-line.ts';

/** What most lines of a document are like: the measure by which a line is short, indented, centered, large or bold. */
export interface Layout {
  /** Text of lines that were broken to fit a width, so that lines must be joined to paragraphs. */
  readonly wrapped: boolean;
  /** An empty line stands between all lines, not between paragraphs only. */
  readonly doubled: boolean;
  /** Characters that a full line of wrapped text without boxes holds. */
  readonly width: number;
  /** Height of most type, 0 where unknown or not to be relied on. */
  readonly size: number;
  /** Share of the characters that are bold. */
  readonly bold: number;
  readonly pages: ReadonlyMap<number, PageLayout>;
}

interface PageLayout {
  /** Edges of the text as fractions of the page's width. */
  readonly left: number;
  readonly right: number;
  /** Usual distance from one line's top to the next one's, as a fraction of the page's height. */
  readonly pitch: number;
}

export function layoutOf(lines: readonly PrintedLine[]): Layout {
  const sizes = new Map<number, number>();
  let characters = 0;
  let bold = 0;
  for (const line of lines) {
    sizes.set(line.size, (sizes.get(line.size) ?? 0) + line.text.length);
    characters += line.text.length;
    if (line.bold) bold += line.text.length;
  }
  const size = usualSize(sizes, characters);
  const pages = new Map<number, PageLayout>();
  let usual = 0;
  for (const [page, own] of Map.groupBy(lines, (line) => line.page)) {
    const layout = pageLayout(own, usual);
    if (!layout) continue;
    usual ||= layout.pitch;
    pages.set(page, layout);
  }
  widen(pages);
  const all = lines.flatMap(({ text, row }) => (row ? [] : text.length)).toSorted((a, b) => a - b);
  // The few that are longer are whole paragraphs, and do not tell how wide those are that were broken.
  const printed = all.filter((length) => length <= 240);
  const lengths = printed.length > all.length * 0.9 ? printed : all;
  const doubled = lines.filter(({ apart }) => apart).length > lines.length * 0.7;
  return {
    wrapped: pages.size > 0 || isWrapped(lines, doubled),
    doubled,
    width: lengths[Math.floor(lengths.length * 0.9)] ?? 0,
    size,
    bold: characters > 0 ? bold / characters : 0,
    pages,
  };
}

/** The right edge that only `beyond` characters reach over. */
function rightEdge(rights: readonly [number, number][], beyond: number): number {
  let rest = beyond;
  for (const [right, length] of rights.toSorted((a, b) => b[0] - a[0])) {
    rest -= length;
    if (rest < 0) return right;
  }
  return 1;
}

/** A page of short lines only has the same margins as the others. */
function widen(pages: Map<number, PageLayout>): void {
  const rights = [...pages.values()].map(({ right }) => right).toSorted((a, b) => a - b);
  const usual = rights[rights.length >> 1] ?? 1;
  for (const [page, layout] of pages) if (layout.right < usual) pages.set(page, { ...layout, right: usual });
}

/** 0 where sizes differ from line to line, as those that a scan's text was given. */
function usualSize(sizes: ReadonlyMap<number, number>, characters: number): number {
  const [size] = [...sizes].reduce((best, next) => (next[1] > best[1] ? next : best), [0, 0]);
  let near = 0;
  for (const [other, length] of sizes) if (Math.abs(other - size) <= size * 0.03) near += length;
  return near > characters * 0.5 ? size : 0;
}

function pageLayout(lines: readonly PrintedLine[], usual: number): PageLayout | null {
  const lefts = new Map<number, number>();
  const rights: [number, number][] = [];
  const steps: number[] = [];
  let last: PrintedLine | undefined;
  for (const line of lines) {
    if (!line.box) continue;
    const [left, top, right, bottom] = line.box;
    const bin = Math.round(left * 100);
    lefts.set(bin, (lefts.get(bin) ?? 0) + line.text.length);
    rights.push([right, line.text.length]);
    const step = top - (last?.box?.[1] ?? 1);
    if (step > 0.3 * (bottom - top) && step < 4 * (bottom - top)) steps.push(step);
    last = line;
  }
  if (rights.length === 0) return null;
  const total = rights.reduce((sum, [, length]) => sum + length, 0);
  const left = [...lefts].filter(([, length]) => length > total * 0.15).map(([bin]) => bin / 100);
  const right = rightEdge(rights, total * 0.06);
  steps.sort((a, b) => a - b);
  // Most lines of a page may be headings or list items set apart: the usual step is among the smaller ones.
  const pitch = steps.length >= 6 ? (steps[Math.floor(steps.length * 0.35)] ?? usual) : usual;
  return { left: Math.min(...left, 1), right, pitch: pitch || (steps[0] ?? 0) };
}

function isWrapped(lines: readonly PrintedLine[], doubled: boolean): boolean {
  let pairs = 0;
  let goesOn = 0;
  let last: PrintedLine | undefined;
  for (const line of lines) {
    if (last && !line.row && !last.row && (doubled || !line.apart) && last.page === line.page) {
      pairs += 1;
      if (/[\w,'’)-]$/.test(last.text) && /^[a-z(]/.test(line.text)) goesOn += 1;
    }
    last = line;
  }
  return goesOn >= 2 && goesOn > pairs * 0.15;
}

/** Set in the middle of the page, and not just a full line. */
export function isCentered(line: PrintedLine, layout: Layout): boolean {
  const page = layout.pages.get(line.page);
  if (!line.box || !page) return false;
  const [left, , right] = line.box;
  const middle = (left + right) / 2;
  // A paragraph's first line, indented and ended early, may stand in the middle by chance.
  const narrow = right - left < 0.72 * (page.right - page.left) || isCapitals(line.text);
  return (
    narrow &&
    left - page.left > 0.04 &&
    (Math.abs(middle - 0.5) < 0.025 || Math.abs(middle - (page.left + page.right) / 2) < 0.025)
  );
}

/** Nearly all letters are capitals, and there are at least three. */
export function isCapitals(text: string): boolean {
  let capitals = 0;
  let small = 0;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code >= 65 && code <= 90) capitals += 1;
    else if (code >= 97 && code <= 122) {
      small += 1;
      if (small > 10 && small > capitals) return false;
    }
  }
  return capitals >= 3 && small <= (capitals + small) * 0.08;
}
