import type { Page } from '#contract/page.ts';
import { pagesOfBlocks } from '../pages-of-text.ts';
import { openPackage } from './open-package.ts';
import { readBody } from './read-body.ts';
import { readMarks } from './read-marks.ts';

/**
 * The pages of a Word file as it reads with all tracked changes accepted: headings with their level, the numbers of
 * automatic lists, tables as rows of cells, footnotes under their page. Pages end where Word last drew them or where
 * the author broke them. Throws TooLarge, and another Error where the file is not sound.
 */
export function readDocx(bytes: Uint8Array): Page[] {
  const file = openPackage(bytes);
  return pagesOfBlocks([...readMarks(file.margins), ...readBody(file)]);
}
