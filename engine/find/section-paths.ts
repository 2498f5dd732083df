import { fold } from '../language/plain.ts';
import type { Doc } from '../model.ts';

/** For each section its own and its ancestors' numbers and titles, outermost first, as patterns' `under` reads them. */
export function sectionPaths(doc: Doc): string[] {
  const paths: string[] = [];
  for (const section of doc.sections) {
    const own = fold(`${section.number} ${section.title}`).trim();
    const parent = paths[section.parent];
    paths.push(parent ? `${parent} > ${own}` : own);
  }
  return paths;
}
