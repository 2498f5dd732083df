import type { Paragraph } from './clean.ts';
import { labelOf } from './labels.ts';
import { hasLeader } from './leaders.ts';

const title =
  /^(?:#*\s*)?(?:table of contents|contents|index|table des mati.res)\s*[.:]?(?:\s+page(?:\s+no\.?)?)?$/i;
const pageEnd = /[\s\t](?:pages?\s)?(\d{1,3})(?:-\d{1,3})?$/i;
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
  const entries: Entries = { own, keys, paragraphs, isEntry };
  const found = new Set<Paragraph>();
  for (let i = 0; i < own.length; i += 1) {
    const titled = title.test(own[i] ?? '');
    // A document's title may come again too, over a table that begins further on.
    if (!titled && !(isEntry[i] && isSure(own[i] ?? ''))) continue;
    const zone = zoneFrom(i, titled, entries);
    if (zone.sure) for (const paragraph of paragraphs.slice(i, zone.last + 1)) found.add(paragraph);
    i = zone.last;
  }
  return found;
}

interface Entries {
  readonly own: readonly string[];
  readonly keys: readonly string[];
  readonly paragraphs: readonly Paragraph[];
  readonly isEntry: readonly boolean[];
}

/** The last of the entries that begin at `from`, and whether they are a table of contents. */
function zoneFrom(
  from: number,
  titled: boolean,
  { own, keys, paragraphs, isEntry }: Entries,
): { last: number; sure: boolean } {
  let last = from;
  let entries = titled ? 0 : 1;
  let page = 0;
  const seen = new Set([keys[from]]);
  for (let i = from + 1; i < own.length && i - last <= (titled ? gapUnderTitle : gap) + 1; i += 1) {
    const line = own[i] ?? '';
    const key = keys[i] ?? '';
    const paragraph = paragraphs[i];
    const short = paragraph !== undefined && paragraph.end - paragraph.start <= longestEntry;
    // The text begins where its first heading comes a second time.
    const again = seen.has(key) && key.length > 3 && labelOf(line)?.kind !== 'section';
    if ((!short && !isEntry[i]) || again || title.test(line)) break;
    const number = titled ? pageNumberOf(line) : 0;
    const paged = number > 0 && number >= page && i - last <= gap + 1;
    if (isEntry[i] || paged || (entries >= fewest && goesOn(own[last] ?? '', line) && last === i - 1)) {
      last = i;
      entries += 1;
      page = Math.max(page, number);
      seen.add(key);
    }
  }
  const lines = own.slice(from, last + 1);
  // What is repeated may as well be a form's or a table's: without a title its entries must be numbered or have leaders.
  const sure = titled
    ? entries >= 2
    : entries >= fewest && lines.filter(isSure).length >= entries * 0.6 && countsUp(lines);
  return { last, sure };
}

/** The page at the end of 'Pets 12'; 0 for a sentence and for words. */
function pageNumberOf(line: string): number {
  if (!/^["“A-Z]/.test(line) || /\b(?:shall|may|must|will|is|are|was|be|due)\b/.test(line)) return 0;
  return Number(pageEnd.exec(line)?.[1] ?? 0);
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
