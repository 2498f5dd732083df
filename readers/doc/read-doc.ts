import type { Page } from '#contract/page.ts';
import { pagesOfBlocks } from '../pages-of-text.ts';
import { openCompoundFile } from './compound-file.ts';
import { readMainText } from './read-main-text.ts';
import { openWordFile } from './word-file.ts';

/**
 * The pages of a Word 97-2003 file: headings with their level, the numbers of automatic lists, tables as rows of
 * cells. Pages end where the author broke them. 'old' is a file of Word 6 or 95. Throws where the file is broken.
 */
export function readDoc(bytes: Uint8Array): Page[] | 'encrypted' | 'old' {
  const file = openWordFile(openCompoundFile(bytes));
  return typeof file === 'string' ? file : pagesOfBlocks(readMainText(file));
}
