import type { Page } from '#contract/page.ts';
import { pagesOfText } from '../pages-of-text.ts';
import { type TextLine, tidyLine } from '../write-text-page.ts';
import { openPackage } from './open-package.ts';
import { readBody } from './read-body.ts';

/**
 * The pages of a Word file as it reads with all tracked changes accepted: headings with their level, the numbers of
 * automatic lists, tables as rows of cells, footnotes under their page. Pages end where Word last drew them or where
 * the author broke them. Throws where the file is not sound.
 */
export function readDocx(bytes: Uint8Array): Page[] | 'too_large' {
  const parts = openPackage(bytes);
  if (parts === 'too_large') return parts;
  const pages: TextLine[][] = [];
  let page: TextLine[] = [];
  let notes: TextLine[] = [];
  const end = (): void => {
    // Word writes a break that the author made and then the one that it drew: nothing stands between the two.
    if (page.some(({ text }) => text.trim() !== '')) pages.push([...page, ...notes]);
    page = [];
    notes = [];
  };
  for (const block of readBody(parts)) {
    if (block.kind === 'page_break') end();
    else if (block.kind === 'note') notes.push({ text: tidyLine(block.text), heading: 0, bold: false });
    else page.push({ ...block.line, text: tidyLine(block.line.text) });
  }
  end();
  return pagesOfText(pages);
}
