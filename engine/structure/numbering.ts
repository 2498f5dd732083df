import type { Doc, Section } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';
import { type Label, type LabelKind, labelOf } from './labels.ts';
import { letterValue, romanValue } from './numerals.ts';

/** How far the numbers of a document bear out that a section is what its heading says. */
interface Borne {
  /** Whether the number has a place in a sequence. */
  readonly fits: boolean;
  /** Offset into Source.text from which on the text may be under a number that was lost. */
  readonly until: number;
}

/** A number in its sequence. A letter that is a Roman numeral too has two values. */
interface Place {
  /** What counts in one sequence: 'section', 'article', '(a)' and '(i)' together, '4.1' by the number of its parts. */
  readonly scheme: string;
  /** '4.' of '4.2', else empty. */
  readonly prefix: string;
  readonly values: readonly number[];
}

/** A numbered heading (`section`), or a paragraph that begins with the number of an item (null). */
interface Item {
  readonly start: number;
  readonly place: Place;
  readonly section: Section | null;
}

/** Kinds of letters; those in small ones are counted for themselves, and with them the Roman numerals. */
const families: Partial<Record<LabelKind, string>> = {
  roman: 'letter',
  upper: 'letter',
  lower: 'letter',
  paren_roman: 'paren',
  paren_upper: 'paren',
  paren_lower: 'paren',
};
/** The number of an item is shorter. */
const longestLabel = 60;

function placeOf({ kind, number, value, other }: Label): Place {
  const figures = /((?:\d+\s?[.,-]\s?)*)(\d+)[a-z]?\)?$/i.exec(number);
  if (figures) {
    const prefix = (figures[1] ?? '').replace(/\s/g, '').replace(/[,-]/g, '.');
    const scheme = prefix ? `${prefix.split('.').length} parts` : `${kind} in figures`;
    return { scheme, prefix, values: [Number(figures[2])] };
  }
  const letters = /[a-z]+(?=\W*$)/i.exec(number)?.[0] ?? '';
  const read = [value, other?.value ?? 0, romanValue(letters), letters.length < 3 ? letterValue(letters) : 0];
  const family = families[kind];
  const scheme = family ? `${family}${/[a-z]/.test(letters) ? ' small' : ''}` : kind;
  return { scheme, prefix: '', values: [...new Set(read)].filter((one) => one > 0) };
}

const placeOfSection = ({ number }: Section): Place | null => {
  const label = number ? (labelOf(number) ?? labelOf(`${number}.`)) : null;
  return label && placeOf(label);
};

const isFirst = ({ values }: Place) => values.some((value) => value <= 1);
const same = (a: Place, b: Place) =>
  a.prefix === b.prefix && a.values.some((value) => b.values.includes(value));

/** '4.3' and '5.1' after '4.2', 'V' after 'IV'. */
const follows = (before: Place, place: Place) =>
  before.prefix === place.prefix
    ? before.values.some((value) => place.values.includes(value + 1))
    : isFirst(place);
const rises = (before: Place, place: Place) =>
  before.prefix === place.prefix
    ? Math.min(...before.values) < Math.max(...place.values)
    : Number.parseInt(before.prefix, 10) <= Number.parseInt(place.prefix, 10);

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
      continue;
    }
    const label = labelOf(source.text.slice(block.start, Math.min(block.end, block.start + longestLabel)));
    // 'Section 4' at the beginning of running text is a reference to another section.
    if (!label || /^(?:bullet|article|part|exhibit|section)$/.test(label.kind)) continue;
    const place = placeOf(label);
    add(parentOf(place, block.section, sections, last), { start: block.start, place, section: null });
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

/** The numbers of a chapter and of its article agree: '7.2' in 'ARTICLE VII'. */
function isOfItsArticle({ prefix }: Place, section: Section, sections: readonly Section[]): boolean {
  const chapter = Number.parseInt(prefix, 10);
  for (let over = sections[section.parent]; over; over = sections[over.parent])
    if (placeOfSection(over)?.values.includes(chapter)) return true;
  return false;
}

/** Whether what is counted under a number begins with its first: one article of many, in a file of its own. */
const begins = (under: readonly Item[] | undefined, { values }: Place) =>
  under?.some(
    ({ place, section }) =>
      section && (place.prefix ? values.includes(Number.parseInt(place.prefix, 10)) : isFirst(place)),
  ) === true;

/** For each section of a document, by its index, whether its number fits and how far it surely reaches. */
export const numberingOf = oncePerDoc((doc: Doc): readonly Borne[] => {
  const { sections } = doc;
  const ends = firstTextEnds(doc);
  const fits = sections.map(() => true);
  const until = sections.map(({ end }) => end);
  const cut = (index: number, at: number) => {
    until[index] = Math.min(until[index] ?? at, at);
  };
  const byParent = itemsByParent(doc);
  /** The last of the sections that are counted without a gap in each section, from its first on. */
  const lastCounted = new Map<number, number>();
  for (const [parent, all] of byParent) {
    for (const items of Map.groupBy(all, ({ place }) => place.scheme).values()) {
      let counting = true;
      items.forEach(({ place, start, section }, i) => {
        const [before, after] = [items[i - 1]?.place, items[i + 1]?.place];
        counting &&= before === undefined || follows(before, place) || same(before, place);
        if (!section) return;
        if (counting) lastCounted.set(parent, Math.max(lastCounted.get(parent) ?? -1, section.index));
        const named = /^(?:section|article|\d parts)/.test(place.scheme);
        if (before && named && isFirst(place) && before.prefix === place.prefix) cut(parent, start);
        if (place.scheme === 'exhibit') return;
        fits[section.index] = before
          ? follows(before, place) ||
            same(before, place) ||
            (rises(before, place) && !(after && follows(before, after))) ||
            (after !== undefined && follows(place, after))
          : isFirst(place) ||
            (after !== undefined && follows(place, after)) ||
            isOfItsArticle(place, section, sections) ||
            begins(byParent.get(section.index), place);
      });
    }
  }
  for (const all of byParent.values())
    for (const items of Map.groupBy(all, ({ place }) => place.scheme).values())
      items.forEach(({ place, section }, i) => {
        const next = items.slice(i + 1, i + 3).find((item) => !item.section || fits[item.section.index]);
        if (!section || !next || place.scheme === 'exhibit') return;
        const counted = ends[lastCounted.get(section.index) ?? -1] ?? 0;
        if (!follows(place, next.place) && !same(place, next.place))
          cut(section.index, Math.max(ends[section.index] ?? 0, counted));
        else if (!next.section) cut(section.index, next.start);
      });
  return sections.map(({ index }) => ({ fits: fits[index] ?? true, until: until[index] ?? 0 }));
});

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
