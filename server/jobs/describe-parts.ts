import type { Page } from '#contract/page.ts';
import { readDoc } from '#engine/document.ts';
import { guessType } from '#home/guess-type.ts';
import type { HomeAnalysis } from '#home/home-analysis.ts';
import { findParts } from '#home/package/find-parts.ts';
import { titleOfPart } from '#home/package/title-of-part.ts';

/** Two may be one with its form or its table behind it; a package holds more. */
const fewestOfPackage = 3;

/** The documents that a file seems to hold, each with its type and its title; nothing where they are too few to be a package. */
export function describeParts(pages: readonly Page[]): Pick<HomeAnalysis, 'parts'> {
  const parts = findParts(pages);
  if (parts.length < fewestOfPackage) return {};
  return {
    parts: parts.map((part) => {
      const own = pages.slice(part.first - 1, part.last).map((page, at) => ({ ...page, number: at + 1 }));
      const title = titleOfPart(pages, part);
      return { ...part, title, type: readDoc(own).detectedType ?? guessType(title ?? '') ?? 'other' };
    }),
  };
}
