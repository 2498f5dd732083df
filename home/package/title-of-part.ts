import type { Page } from '#contract/page.ts';
import { fileEnding, namesPaper, titleLine } from './border-cues.ts';
import type { Part } from './find-parts.ts';
import { pageMarks } from './page-marks.ts';

const longest = 80;

/** What a part calls itself: by the file's outline, else by the title on its first page; null where neither tells. */
export function titleOfPart(pages: readonly Page[], { first }: Part): string | null {
  const page = pages[first - 1];
  if (page === undefined) return null;
  const marks = pageMarks(page);
  const entry = marks.entries.find((title) => fileEnding.test(title) || namesPaper(title));
  const title = (entry?.replace(fileEnding, '') ?? titleLine(marks) ?? '').replace(/\s+/g, ' ').trim();
  return title === '' || title.length > longest ? null : title;
}
