import type { Doc, Section } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';
import { labelOf } from './labels.ts';
import { follows, isFirst, type Place, placeOf, placeOfSection, rises, same } from './number-places.ts';

/** How far the numbers of a document bear out that a section is what its heading says. */
interface Borne {
  /** Whether the number has a place in a sequence. */
  readonly fits: boolean;
  /** Offset into Source.text from which on the text may be under a number that was lost. */
  readonly until: number;
  /** Where the next item of its list begins, if that has no title; Infinity where none does. */
  readonly next: number;
}

/** A numbered heading (`section`), or a paragraph that begins with the number of an item (null). */
interface Item {
  readonly start: number;
  readonly place: Place;
  readonly section: Section | null;
  /** Index of the section that a paragraph's item lies in by its place. */
  readonly within?: number;
}

/** The number of an item is shorter. */
const longestLabel = 60;

/** The heading of an article whose number a scan lost: 'ARTICLE', 'ARTTCLE RT.RVEN - DUES'. */
const lostArticle = /^(?:article|art[a-z]c[a-z.]{1,2}e)(?:\s[A-Z.]+)?(?:\W|$)/i;
const lost: Place = { scheme: 'article', prefix: '', values: [] };
/** A section whose number a scan lost or read as a mark: 'Section Effect of Nonpayment.', 'Section®. Uniform Rate.' */
const lostSection = /^\W{0,2}section(?:\s?[^\w\s(]{1,2}\s?|\s)(?=[“"]?[A-Z][a-z]|$)/i;
/** A section's number whose point a scan read as a comma, or whose capital it lost: no heading to the outline. */
const badlyRead = /^\W{0,2}section\s?\d{1,3}(?:[.:]\s+\w|,\s+[“"]?[A-Z])/i;
const lostNumber: Place = { scheme: 'section in figures', prefix: '', values: [] };

/** The numbered headings and paragraphs of a document by the section that they stand in (-1: none), in order. */
function itemsByParent({ sections, blocks, source }: Doc): Map<number, Item[]> {
  const items = new Map<number, Item[]>();
  const last = new Map<string, Place>();
  const add = (parent: number, item: Item) => {
    const list = items.get(parent);
    if (list) list.push(item);
    else items.set(parent, [item]);
    last.set(`${parent} ${item.place.scheme}`, item.place);
  };
  for (const block of blocks) {
    const own = sections[block.section];
    if (block.kind === 'heading' && own) {
      const place = placeOfSection(own);
      if (place) add(own.parent, { start: own.headingStart, place, section: own });
      else if (own.number === '' && lostArticle.test(own.title))
        add(parentOf(lost, own.parent, sections, last), {
          start: own.headingStart,
          place: lost,
          section: null,
        });
      continue;
    }
    const beginning = source.text.slice(block.start, Math.min(block.end, block.start + longestLabel));
    if (lostSection.test(beginning)) {
      const parent = parentOf(lostNumber, block.section, sections, last);
      add(parent, { start: block.start, place: lostNumber, section: null });
      continue;
    }
    const label = labelOf(beginning);
    if (!label || /^(?:bullet|article|part|exhibit)$/.test(label.kind)) continue;
    const place = placeOf(label);
    const within = block.section;
    const parent = parentOf(place, within, sections, last);
    // 'Section 4' at the beginning of running text is a reference to another section; behind 'Section 3' it may be the next.
    if (label.kind === 'section' && !badlyRead.test(beginning)) {
      const before = last.get(`${parent} ${place.scheme}`);
      if (!before || !follows(before, place)) continue;
    }
    add(parent, { start: block.start, place, section: null, within });
  }
  return items;
}

/** Where an item goes on with what was counted: innermost first. What goes on with nothing goes where its like was counted. */
function parentOf(
  place: Place,
  inner: number,
  sections: readonly Section[],
  last: ReadonlyMap<string, Place>,
): number {
  let outermost = inner;
  for (let parent = inner; ; parent = sections[parent]?.parent ?? -1) {
    const before = last.get(`${parent} ${place.scheme}`);
    if (before && follows(before, place)) return parent;
    if (before && before.prefix === place.prefix) outermost = parent;
    if (parent < 0) return isFirst(place) ? inner : outermost;
  }
}

/** Whether a number bears that of an article it lies in, as '7.2' in 'ARTICLE VII' does; null where it lies in none. */
function isOfItsArticle({ prefix }: Place, section: Section, sections: readonly Section[]): boolean | null {
  const chapter = Number.parseInt(prefix, 10);
  let inArticle = false;
  for (let over = sections[section.parent]; over; over = sections[over.parent]) {
    const place = placeOfSection(over);
    if (place?.values.includes(chapter)) return true;
    inArticle ||= place?.scheme.startsWith('article') === true;
  }
  return inArticle ? false : null;
}

/** Whether what is counted under a number begins with its first: one article of many, in a file of its own. */
const begins = (under: readonly Item[] | undefined, { values }: Place) =>
  under?.some(
    ({ place, section }) =>
      section && (place.prefix ? values.includes(Number.parseInt(place.prefix, 10)) : isFirst(place)),
  ) === true;

/** A number that skips more than so many, and that no next one bears out, was misread: 'Section 76' after 'Section 25'. */
const mostSkipped = 9;
const isNear = (before: Place, place: Place) =>
  before.prefix !== place.prefix ||
  before.values.some((value) => place.values.some((own) => own - value <= mostSkipped));

/** Whether a number has a place among those before and after it in its sequence. */
function fitsBetween(before: Place | undefined, place: Place, after: Place | undefined): boolean {
  if (after && follows(place, after)) return true;
  if (!before) return isFirst(place);
  return (
    follows(before, place) ||
    same(before, place) ||
    (rises(before, place) && isNear(before, place) && !(after && follows(before, after)))
  );
}

/** So many numbers in their order show that those between them were misread. */
const fewestInOrder = 3;

/**
 * The items of a sequence that lie between others that are counted one by one, and are not counted with any: of 'I', 'IX',
 * 'XIX', 'IV', 'V' the second and the third.
 */
function misread(items: readonly Item[]): ReadonlySet<Item> {
  const rows = new Map<number, number[]>();
  items.forEach(({ place }, at) => {
    for (const value of place.values) rows.set(value - at, [...(rows.get(value - at) ?? []), at]);
  });
  const counted = new Set<number>();
  const ranges: { readonly from: number; readonly to: number; readonly size: number }[] = [];
  for (const row of [...rows.values()].toSorted((a, b) => b.length - a.length)) {
    const [from = 0, to = 0] = [row[0], row.at(-1)];
    // 'Section 74' to 'Section 76' between 23 and 27 are counted among themselves alone.
    const isWithin = ranges.some((one) => from > one.from && to < one.to && one.size >= 2 * row.length);
    if (row.length < fewestInOrder || isWithin) continue;
    for (const at of row) counted.add(at);
    ranges.push({ from, to, size: row.length });
  }
  const [first, last] = [Math.min(...counted), Math.max(...counted)];
  return new Set(items.filter((_, at) => at > first && at < last && !counted.has(at)));
}

const letters = (title: string) => title.replace(/[^a-z]/gi, '').toLowerCase();
/** 'ARTICLE XI. INDEMNIFICATION' behind 'ARTICLE XI. ASSESSMENTS': the next number, misread. One that is continued has its title again. */
function repeats(before: Item | undefined, { place, section }: Item): boolean {
  if (!before?.section || !section || isFirst(place) || !same(before.place, place)) return false;
  const [one, other] = [letters(before.section.title), letters(section.title)];
  return one !== '' && other !== '' && !one.startsWith(other) && !other.startsWith(one);
}

/** '(1)' without a '(2)' under '(h)' or '(k)' is the next letter, misread. */
const isNextLetter = ([first, second]: readonly Item[], parent: Section | undefined) =>
  first !== undefined &&
  first.place.scheme === 'paren_arabic in figures' &&
  isFirst(first.place) &&
  !(second && follows(first.place, second.place)) &&
  /^\([hk]\)$/.test(parent?.number ?? '');

const isRead = ({ place }: Item) => place.values.length > 0;
const sequences = (items: readonly Item[]) => Map.groupBy(items, ({ place }) => place.scheme).values();

/** Whether each section's number fits, by its index. */
function fitting(sections: readonly Section[], byParent: ReadonlyMap<number, readonly Item[]>): boolean[] {
  const fits = sections.map(() => true);
  const ofArticle = { no: new Set<number>(), yes: 0 };
  for (const all of byParent.values())
    for (const sequence of sequences(all)) {
      const items = sequence.filter(isRead);
      const wrong = misread(sequence.filter(({ place }) => place.prefix === ''));
      items.forEach((item, i) => {
        const { place, section } = item;
        if (!section || place.scheme === 'exhibit') return;
        const agrees = place.prefix ? isOfItsArticle(place, section, sections) : null;
        if (agrees) ofArticle.yes += 1;
        else if (agrees === false) ofArticle.no.add(section.index);
        fits[section.index] =
          (!wrong.has(item) &&
            !repeats(items[i - 1], item) &&
            fitsBetween(items[i - 1]?.place, place, items[i + 1]?.place)) ||
          (i === 0 && (agrees === true || begins(byParent.get(section.index), place)));
      });
    }
  // Where sections bear the number of their article, another one was misread or is no section's.
  if (ofArticle.yes > ofArticle.no.size) for (const index of ofArticle.no) fits[index] = false;
  // An exhibit that comes again was only named before, as a table of contents does.
  const exhibits = sections.filter((section) => placeOfSection(section)?.scheme === 'exhibit');
  const last = new Map(exhibits.map(({ number, index }) => [number, index]));
  for (const { number, index } of exhibits) fits[index] = last.get(number) === index;
  return fits;
}

/** For each section of a document, by its index, whether its number fits and how far it surely reaches. */
export const numberingOf = oncePerDoc((doc: Doc): readonly Borne[] => {
  const { sections } = doc;
  const byParent = itemsByParent(doc);
  const fits = fitting(sections, byParent);
  const ends = firstTextEnds(doc);
  const until = sections.map(({ end }) => end);
  const nexts = sections.map(() => Number.POSITIVE_INFINITY);
  const cut = (index: number, at: number) => {
    until[index] = Math.min(until[index] ?? at, at);
  };
  /** Where the first paragraph of the last section ends that is counted without a gap, in each section. */
  const counted = new Map<number, number>();
  for (const [parent, all] of byParent)
    for (const items of sequences(all)) {
      const [only] = items;
      if (only && isNextLetter(items, sections[parent])) {
        cut(parent, only.start);
        if (only.section) fits[only.section.index] = false;
      }
      const named = /^(?:section|article|\d parts)/.test(items[0]?.place.scheme ?? '');
      let counting = true;
      items.forEach(({ place, start, section, within }, i) => {
        const before = items[i - 1]?.place;
        // '(d)' behind '(c) (1)' goes on with '(c)', and stands in no '(1)'.
        for (let at = within; at !== undefined && at >= 0 && at !== parent; at = sections[at]?.parent)
          cut(at, start);
        counting &&= before === undefined || follows(before, place) || same(before, place);
        if (counting && section)
          counted.set(parent, Math.max(counted.get(parent) ?? 0, ends[section.index] ?? 0));
        // Sections are counted anew only in another article.
        if (before && named && section && isFirst(place) && before.prefix === place.prefix)
          cut(parent, start);
      });
    }
  for (const all of byParent.values())
    for (const items of sequences(all))
      items.forEach(({ place, section }, i) => {
        const next = items.slice(i + 1, i + 3).find((item) => !item.section || fits[item.section.index]);
        if (!section || !next || place.scheme === 'exhibit') return;
        if (isRead(next) && !follows(place, next.place) && !same(place, next.place))
          cut(section.index, Math.max(ends[section.index] ?? 0, counted.get(section.index) ?? 0));
        else if (!next.section) {
          cut(section.index, next.start);
          nexts[section.index] = next.start;
        }
      });
  return sections.map(({ index }) => ({
    fits: fits[index] ?? true,
    until: until[index] ?? 0,
    next: nexts[index] ?? 0,
  }));
});

/** Whether what stands at an offset into Source.text is under the heading of its section: '2. It was decided …' is not under '1. Budget'. */
export const isUnder = (doc: Doc, at: number, { index }: Section): boolean =>
  at < (numberingOf(doc)[index]?.next ?? 0);

/** Where the first paragraph of each section ends: what stands right under a heading is surely its text. */
function firstTextEnds({ sections, blocks }: Doc): number[] {
  const ends = sections.map(({ headingEnd }) => headingEnd);
  const done = new Set<number>();
  for (const { kind, section, end } of blocks) {
    if (kind === 'heading' || done.has(section)) continue;
    done.add(section);
    ends[section] = end;
  }
  return ends;
}
