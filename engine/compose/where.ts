import { changedSections } from '../find/amended-sections.ts';
import { firstWhere } from '../first-where.ts';
import type { Citations, Doc, Section } from '../model.ts';
import { labelOf } from '../structure/labels.ts';
import { isUnder, numberingOf } from '../structure/numbering.ts';
import { offsetOf } from '../structure/source.ts';

/** '12', '12-14' or '3, 12' for the pages of some citations. */
function pageList(citations: Citations): string {
  return [...new Set(citations.map(({ page }) => page))].join(', ');
}

/** Index of the innermost section that holds a position; -1 where none does. Sections are in document order. */
export function sectionAt(sections: readonly Section[], at: number): number {
  let found = firstWhere(sections, ({ headingStart }) => headingStart > at) - 1;
  while (found >= 0 && (sections[found]?.end ?? 0) <= at) found = sections[found]?.parent ?? -1;
  return found;
}

const bare = (number: string) => (number.includes('(') ? number : number.replace(/[.:)\s]+$/, ''));
/** '4.01' and '4.1.2' name their article by themselves. */
const whole = /\d\.\d/;
const isAnnex = (number: string) => labelOf(number)?.kind === 'exhibit';
/** What follows the last section of a paper, and stands in none. */
const outside = /^\W*(?:certificat(?:e|ion)|in witness|acknowledg(?:e?ment)|signatures?)\b/i;
/** '7', 'B' and 'IV' by themselves might be pages. */
const alone = /^(?:\d+|[A-Z]|[IVXL]+)(?![\w.])/i;

/**
 * 'Section 4.01', 'Article IV, Section 2 (a)', 'Item 7': the numbers that lead to a place, as written. Empty where none
 * do, and where the numbers around it do not bear out that it stands under them.
 */
function pathTo(doc: Doc, at: number): string {
  // New text is of the section that an amendment gives it to, whatever heading stands over the amendment.
  const changed = changedSections(doc).find(({ start, end }) => at >= start && at < end);
  if (changed) return changed.name;
  const numbering = numberingOf(doc);
  let path = '';
  for (
    let section = doc.sections[sectionAt(doc.sections, at)];
    section;
    section = doc.sections[section.parent]
  ) {
    const number = bare(section.number);
    if (!number && outside.test(section.title)) return '';
    if (!number) continue;
    const borne = numbering[section.index];
    // An exhibit that comes again was only named here: what follows stands in no exhibit.
    if (!borne?.fits && isAnnex(number)) continue;
    if (!borne?.fits || at >= borne.until) {
      path = '';
      continue;
    }
    const named = /^[\d.]+$/.test(number) && whole.test(number) ? `Section ${number}` : number;
    const joint = path.startsWith('(') ? ' ' : ', ';
    path = path ? `${named}${joint}${path}` : named;
    if (whole.test(number)) break;
  }
  return alone.test(path) ? `Item ${path}` : path;
}

/**
 * Where something stands, for print: 'Article IV, Section 1, p. 12'; 'Section 4.1, p. 12; Section 6.2, p. 20' where it is
 * cited in two sections. `at` is the place of the first citation in Source.text.
 */
export function reference(doc: Doc, at: number, citations: Citations): string {
  const places = citations.map((citation, i) => {
    const place = i === 0 ? at : offsetOf(doc.source, citation);
    return { path: place < 0 ? '' : pathTo(doc, place), citation };
  });
  return [...Map.groupBy(places, ({ path }) => path)]
    .map(([path, [first, ...rest]]) => {
      if (!first) return '';
      const pages = pageList([first.citation, ...rest.map(({ citation }) => citation)]);
      return `${path && `${path}, `}${/\D/.test(pages) ? 'pp.' : 'p.'} ${pages}`;
    })
    .join('; ');
}

/** The title of the paper, or the last line of it, which says nothing of what stands under it. */
const isTitle = ({ headingStart, title }: Section, { blocks }: Doc) =>
  headingStart <= (blocks[0]?.end ?? 0) ||
  /^\W*(?:[hp]oa|(?:(?:property )?owners|home ?owners)['’]? association)(?:,? inc)?\W*$/i.test(title);

/** A heading longer than this names no matter; a question may be longer. */
const [longestHead, longestQuestion] = [60, 160];

/** It goes on in the next line: an item of a list. */
const goesOn = /(?:[,;]|\b(?:and|or))\s*$/;
/** '5.', 'b)' */
const ofItem = /^\W?(?:\d{1,2}|[a-z])\W?$/;
/** Whether a heading is an item of a list of things: words with a colon open it, or items before it are sentences. */
function isListed({ sections, source }: Doc, head: Section): boolean {
  if (!ofItem.test(head.number)) return false;
  const before = sections.filter(
    ({ parent, index, number }) => parent === head.parent && index < head.index && ofItem.test(number),
  );
  const opensList = ({ headingStart: at }: Section) =>
    /:\s*$/.test(source.text.slice(Math.max(0, at - 40), at));
  const place = Number(head.number.replace(/\D/g, ''));
  const alike = sections.filter(({ parent, number }) => parent === head.parent && ofItem.test(number));
  // Items that say nothing more are the names of things.
  const areNames = alike.some(({ headingEnd, end }) => source.text.slice(headingEnd, end).trim() === '');
  return areNames && ([...before, head].some(opensList) || before.length < place - 1);
}

/** 'No open flames of any kind', 'Pets are not allowed at the pool': a rule of its own, which is no title of the next. */
const isRule = (title: string) =>
  /^(?:no [a-z]+ [a-z]|(?!what|which|items|things)[^?]*\b(?:is|are|may|must|shall|will|can) ?not\b)/i.test(
    title,
  );

/** The last item of an agenda, under which the rest of a notice goes on. */
const closes = /^\W*(?:adjourn(?:ed|ment)?|roll call|call to order)\W*$/i;

/** Whether a heading says what stands under it, at an offset into Source.text, is about. */
export const namesMatter = (doc: Doc, head: Section, at: number): boolean =>
  head.title !== '' &&
  !closes.test(head.title) &&
  isUnder(doc, at, head) &&
  !isRule(head.title) &&
  head.title.length <= (head.title.endsWith('?') ? longestQuestion : longestHead) &&
  !goesOn.test(doc.source.text.slice(head.headingStart, head.headingEnd)) &&
  !isTitle(head, doc) &&
  !isListed(doc, head);
