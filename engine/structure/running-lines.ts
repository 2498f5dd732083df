import { countedLines } from './counted-lines.ts';
import { folded } from './folded.ts';
import { labelOf } from './labels.ts';
import { atEdge, isPageNumber } from './page-numbers.ts';
import type { PrintedLine } from './printed-line.ts';
import { beyond, specks } from './specks.ts';

/** Lines counted from a page's top and bottom among which running lines are looked for where there are no boxes. */
const edgeLines = 2;
/** The number of a file or a recording, which a scan reads alike on every page, whatever it makes of the words beside it. */
const fileNumber = /(?<![$\d,.])\d{6,}(?:[.-]\d{1,3})?(?![\d%])/;
const longestWithNumber = 40;
const longest = 200;
const longestEdge = 40;
const fewestPages = 3;
/** Lines at one edge of a page that may say its number. */
const mostNumbers = 2;
/** Share of the pages on which a line must stand at the page's very edge, and elsewhere, to be a running line. */
const share = 0.25;
const shareInside = 0.5;

/** 'Rev. 10-19-24', 'Revised & Adopted May 1, 2019': the date that a footer gives a document is told once, before all else. */
const editionDate =
  /\b(?:rev(?:ised|ision)?|adopted|approved|restated|updated|effective)\b\.?(?: (?:and|&) (?:re)?[a-z]{5,7}ed)?(?: date| on| as of)?:? {0,2}(?:\d{1,2}[/-]\d{1,2}[/-]\d{2,4}\b|[a-z]{3,9}\.? (?:\d{1,2},? )?(?:19|20)\d\d\b)/i;

/** What heads a statement or a budget on each of its pages: told once, with the years and the date in it. */
const statementHead =
  /\b(?:budget|actual|statement|balance sheet|profit (?:&|and) loss|income|expenses|year[- ]end|year to date|ytd|as of|fiscal year)\b/i;

/** 'January 24, 2031   Elder Creek Association' over each page of a study: told once too. */
const datedName = /^(?=[^\t]*(?:\t[^\t]*){1,3}$)(?=.*\b(?:19|20)\d\d\b)(?=.*\b(?:association|hoa)\b)/i;

/** The first of the running lines that give one and the same date; null where the pages were revised one by one. */
function editionOf(running: readonly PrintedLine[]): PrintedLine | null {
  const dated = running.filter(({ text }) => editionDate.test(text));
  const said = new Set(dated.map(({ text }) => editionDate.exec(text)?.[0].toLowerCase()));
  return said.size === 1 ? (dated.toSorted((a, b) => a.page - b.page)[0] ?? null) : null;
}

/** The lines without running headers, footers, page numbers, stamps and watermarks. */
export function withoutRunningLines(lines: readonly PrintedLine[], pageCount: number): PrintedLine[] {
  const pages = [...Map.groupBy(lines, ({ page }) => page)];
  const running = new Set<PrintedLine>();
  if (pages.length >= fewestPages) {
    for (const line of repeated(pages)) running.add(line);
  }
  for (const line of countedLines(lines)) running.add(line);
  for (const [page, own] of pages) {
    for (const line of pageNumbers(own, page + 1, pageCount, running)) running.add(line);
    for (const line of beyond(own, running)) running.add(line);
  }
  for (const line of specks(lines)) running.add(line);
  const left = lines.filter((line) => !running.has(line));
  const edition = editionOf([...running]);
  return edition && left.length > 0 ? [edition, ...left] : left;
}

/** Page numbers outside of all other lines of a page; never all that a page holds. */
function* pageNumbers(
  lines: readonly PrintedLine[],
  page: number,
  pageCount: number,
  running: ReadonlySet<PrintedLine>,
): Generator<PrintedLine> {
  for (const fromEdge of [lines.slice(0, longestEdge), lines.slice(-longestEdge).toReversed()]) {
    let left = mostNumbers;
    for (const line of fromEdge) {
      if (running.has(line)) continue;
      left -= 1;
      if (left < 0 || lines.length === 1) break;
      if (!isPageNumber(line, page, pageCount)) break;
      yield line;
    }
  }
}

interface Placed {
  readonly line: PrintedLine;
  readonly page: number;
  readonly text: string;
  /** Its place with all its words, then its place with the words at one of its ends. */
  readonly whole: readonly string[];
  readonly parts: readonly string[];
}

/** Lines whose words (digits aside) stand at the same place of many pages, near the edge. */
function* repeated(pages: readonly [number, PrintedLine[]][]): Generator<PrintedLine> {
  const placed: Placed[] = [];
  const seen = new Map<string, number[]>();
  for (const [page, own] of pages) {
    own.forEach((line, i) => {
      const one = placeOf(line, page, i, own.length - 1 - i);
      if (!one) return;
      placed.push(one);
      for (const key of [...one.whole, ...one.parts]) {
        const list = seen.get(key);
        if (!list) seen.set(key, [page]);
        else if (list.at(-1) !== page) list.push(page);
      }
    });
  }
  const often = (key: string, least: number) => (seen.get(key)?.length ?? 0) >= Math.max(fewestPages, least);
  const first = pages[0]?.[0];
  const kept = new Set<string>();
  for (const { line, page, text, whole, parts } of placed) {
    const part = atEdge(line) ? share : shareInside;
    const running =
      whole.some((key) => often(key, part * pages.length) || (atEdge(line) && inARow(seen.get(key) ?? []))) ||
      parts.some((key) => often(key, shareInside * pages.length));
    if (!running) continue;
    // The first page's title may be what runs over the others, and a table's head may be repeated on each page.
    const head =
      (line.box?.[1] ?? 0) < 0.5 &&
      line.size < 40 &&
      (!text.includes('#') || statementHead.test(line.text) || datedName.test(line.text));
    const title = head && page === first && /[a-z]{3}.*[a-z]{3}/.test(text);
    const tableHead = head && line.text.includes('\t') && !kept.has(text);
    if (title || tableHead) kept.add(text);
    else yield line;
  }
}

/** Null where a running line cannot stand. */
function placeOf(line: PrintedLine, page: number, fromTop: number, fromEnd: number): Placed | null {
  const { box, text } = line;
  const ofFile = text.length <= longestWithNumber ? fileNumber.exec(text)?.[0] : undefined;
  const [top, bottom] = ofFile === undefined ? [0.15, 0.87] : [0.2, 0.8];
  const edge = box !== null && (box[1] < top || box[3] > bottom);
  const overall = box !== null && line.size > 24;
  const outer = box === null && !line.row && Math.min(fromTop, fromEnd) < edgeLines;
  if (text.length > longest || !(edge || overall || outer)) return null;
  const label = labelOf(text);
  // 'Section 1.' and 'Section 2.' at the head of pages differ in more than a page's number.
  const key = label && label.kind !== 'bullet' ? text.toLowerCase() : folded(text);
  if (!key) return null;
  const words = key.split(' ');
  const places = box
    ? [`y${Math.floor(box[1] * 40)}`, `Y${Math.floor(box[1] * 40 + 0.5)}`]
    : [fromTop <= fromEnd ? `t${fromTop}` : `b${fromEnd}`];
  // Amounts that tables begin or end with are no header: '$100 $200 $300 X Signs'.
  const ends = words.length < 5 ? [] : [`<${words.slice(0, 4).join(' ')}`, `>${words.slice(-4).join(' ')}`];
  const parts = ends.filter((end) => /[a-z]{3}/.test(end));
  return {
    line,
    page,
    text: key,
    whole: places.map((place) => `${place} ${key}`),
    parts: [
      ...places.flatMap((place) => parts.map((part) => place + part)),
      ...(ofFile ? [`n${ofFile}`] : []),
    ],
  };
}

function inARow(list: readonly number[]): boolean {
  return list.some((page, i) => i >= 2 && page - (list[i - 1] ?? 0) <= 2 && page - (list[i - 2] ?? 0) <= 4);
}
