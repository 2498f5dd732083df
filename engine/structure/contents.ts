import type { Paragraph } from './clean.ts';
import { labelOf } from './labels.ts';
import { hasLeader } from './leaders.ts';

const title =
  /^(?:#*\s*)?(?:table of contents|contents|index|table des mati.res)\s*[.:]?(?:\s+page(?:\s+no\.?)?)?$/i;
const pageEnd = /[\s\t](?:pages?\s)?(?:\d{1,3}(?:-\d{1,3})?|[ivx]{1,5})$/i;
/** Figures in a row that are no page's number, or more than one. */
const moreThanPage = /[$%]|\d[.,]\d|\t[\d-]+\t[\d-]+|\t-$/;
const longestEntry = 160;
/** Entries in a row without a title over them that make a table of contents. */
const fewest = 5;
/** Paragraphs that may stand between two entries: what a long entry left on another line, a subtitle. */
const gap = 2;
const gapUnderTitle = 6;
const keyLength = 10;

/** The paragraphs that are tables of contents: their titles and entries. */
export function contentsOf(text: string, paragraphs: readonly Paragraph[]): ReadonlySet<Paragraph> {
  const own = paragraphs.map(({ start, end }) => text.slice(start, Math.min(end, start + 200)));
  const keys = own.map(keyOf);
  const later = lastByKey(keys);
  const isEntry = own.map((line, i) => {
    const paragraph = paragraphs[i];
    if (!paragraph || (paragraph.row && moreThanPage.test(line))) return false;
    if (hasLeader(line)) return true;
    return paragraph.end - paragraph.start <= longestEntry && repeatedLater(i, line, keys, later);
  });
  const found = new Set<Paragraph>();
  for (let i = 0; i < own.length; i += 1) {
    const titled = title.test(own[i] ?? '');
    // A document's title may come again too, over a table that begins further on.
    if (!titled && !(isEntry[i] && isSure(own[i] ?? ''))) continue;
    const last = lastEntry(i, titled, own, paragraphs, isEntry);
    for (; i <= last; i += 1) {
      const paragraph = paragraphs[i];
      if (paragraph) found.add(paragraph);
    }
  }
  return found;
}

/** Index of the last entry of the table of contents that begins at `from`; -1 where none does. */
function lastEntry(
  from: number,
  titled: boolean,
  own: readonly string[],
  paragraphs: readonly Paragraph[],
  isEntry: readonly boolean[],
): number {
  let last = from;
  let entries = titled ? 0 : 1;
  let others = 0;
  for (let i = from + 1; i < own.length && others <= (titled ? gapUnderTitle : gap); i += 1) {
    const line = own[i] ?? '';
    const paragraph = paragraphs[i];
    const short = paragraph !== undefined && paragraph.end - paragraph.start <= longestEntry;
    if (!short && !isEntry[i]) break;
    const paged = titled && pageEnd.test(line) && /^["“A-Z]/.test(line);
    if (isEntry[i] || paged || (entries >= fewest && goesOn(own[last] ?? '', line) && last === i - 1)) {
      last = i;
      entries += 1;
      others = 0;
    } else if (!labelOf(line)) others += 1;
  }
  if (entries < (titled ? 2 : fewest)) return -1;
  const lines = own.slice(from, last + 1);
  // What is repeated may as well be a form's or a table's: without a title its entries must be numbered or have leaders.
  const sure = lines.filter(isSure).length;
  return titled || (sure >= entries * 0.6 && countsUp(lines)) ? last : -1;
}

const isSure = (line: string) => hasLeader(line) || (labelOf(line)?.value ?? 0) > 0;

/** The numbers at the lines' ends do not fall: they are pages, not amounts. */
function countsUp(lines: readonly string[]): boolean {
  const pages = lines.flatMap((line) => {
    const number = /(?:[\s\t.…_])(\d{1,3})$/.exec(line)?.[1];
    return number ? Number(number) : [];
  });
  const falls = pages.filter((page, i) => page < (pages[i - 1] ?? 0)).length;
  return falls <= pages.length * 0.2;
}

/** 'Exhibit E' after 'Exhibit D'. */
function goesOn(before: string, line: string): boolean {
  const one = labelOf(before);
  const next = labelOf(line);
  return one !== null && next !== null && one.kind === next.kind && next.value === one.value + 1;
}

/** Letters and digits of an entry, its page number left out. */
function keyOf(line: string): string {
  const key = line
    .slice(0, 160)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
  return (
    /(?:[.…_]\s?|\t)(?:page\s)?\d{1,3}$/i.test(line) ? key.replace(/(?:page)?\d{1,3}$/, '') : key
  ).slice(0, 60);
}

/** For the beginnings of keys the indexes of the last paragraphs that begin so. */
function lastByKey(keys: readonly string[]): Map<string, number[]> {
  const last = new Map<string, number[]>();
  keys.forEach((key, i) => {
    // 'ARTICLE I' and its title may stand on one line here and on two there.
    const whole = key.length < 40 ? (key + (keys[i + 1] ?? '')).slice(0, 60) : key;
    if (whole.length < keyLength) return;
    const start = whole.slice(0, keyLength);
    const list = last.get(start);
    if (!list) last.set(start, [i]);
    else {
      list.push(i);
      if (list.length > 12) list.shift();
    }
  });
  return last;
}

/** The same heading comes again further on. */
function repeatedLater(
  index: number,
  line: string,
  keys: readonly string[],
  later: ReadonlyMap<string, number[]>,
): boolean {
  const key = keys[index] ?? '';
  const label = labelOf(line);
  const bare = label ? keyOf(line.slice(label.length)) : key;
  if (bare.length < 4 || /[.;,:]$/.test(line)) return false;
  for (const wanted of label ? [key, bare] : [key]) {
    if (wanted.length < keyLength) continue;
    for (const other of later.get(wanted.slice(0, keyLength)) ?? []) {
      const whole = (keys[other] ?? '') + (keys[other + 1] ?? '');
      if (other > index + 1 && whole.startsWith(wanted)) return true;
    }
  }
  return false;
}
