import { firstWhere } from '../first-where.ts';
import type { Citations, Doc, Section } from '../model.ts';

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

/** 'Section 4.01', 'Article IV, Section 2 (a)': the numbers that lead to a section, as written; empty where none do. */
function pathTo(doc: Doc, index: number): string {
  let path = '';
  for (let section = doc.sections[index]; section; section = doc.sections[section.parent]) {
    const number = bare(section.number);
    if (!number) continue;
    const named = /^[\d.]+$/.test(number) && whole.test(number) ? `Section ${number}` : number;
    const joint = path.startsWith('(') ? ' ' : ', ';
    path = path ? `${named}${joint}${path}` : named;
    if (whole.test(number)) break;
  }
  return path;
}

/** Where something stands, for print: 'Article IV, Section 1, p. 12'. */
export function reference(doc: Doc, at: number, citations: Citations): string {
  const path = pathTo(doc, sectionAt(doc.sections, at));
  const pages = `${citations.some(({ page }) => page !== citations[0].page) ? 'pp.' : 'p.'} ${pageList(citations)}`;
  return path ? `${path}, ${pages}` : pages;
}
