import type { Citations, Doc, Section } from '../model.ts';

/** '12', '12-14' or '3, 12' for the pages of some citations. */
export function pageList(citations: Citations): string {
  return [...new Set(citations.map(({ page }) => page))].join(', ');
}

/** Index of the innermost section that holds a position; -1 where none does. Sections are in document order. */
export function sectionAt(sections: readonly Section[], at: number): number {
  let low = 0;
  let high = sections.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const section = sections[middle];
    if (section && section.headingStart <= at) low = middle + 1;
    else high = middle;
  }
  let found = low - 1;
  while (found >= 0 && (sections[found]?.end ?? 0) <= at) found = sections[found]?.parent ?? -1;
  return found;
}

/** Where something stands, for print: 'Section 4.1, p. 12'. */
export function reference(doc: Doc, at: number, citations: Citations): string {
  let index = sectionAt(doc.sections, at);
  while (index >= 0 && !doc.sections[index]?.number) index = doc.sections[index]?.parent ?? -1;
  const number = doc.sections[index]?.number.replace(/[.:)\s]+$/, '') ?? '';
  const named = /^\d+(?:\.\d+)+$/.test(number) ? `Section ${number}` : number;
  const pages = `${citations.some(({ page }) => page !== citations[0].page) ? 'pp.' : 'p.'} ${pageList(citations)}`;
  return named ? `${named}, ${pages}` : pages;
}
