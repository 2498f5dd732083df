import type { PageNote } from '#contract/analysis.ts';
import type { Page, PageFault } from '#contract/page.ts';

const whyUnread: Record<PageFault, string> = {
  damaged: 'It is missing from the file or damaged.',
  drawing: 'It is a picture with next to no print on it, such as a map or a drawing.',
  no_words: 'It is a picture in which no words could be made out.',
  failed: 'It is a picture, and reading it failed or took too long.',
  not_tried: 'It is a picture that was not read.',
};

/** A page of which more letters than this share were hardly made out is a poor copy; so is one below this confidence. */
const mostDoubtful = 0.1;
const leastSure = 0.8;

/** The pages that a person had better look at, with the reason: what was not read, and what was read badly. */
export function pageNotes(pages: readonly Page[]): PageNote[] {
  return pages.flatMap((page): PageNote[] => {
    const { number, readable, fault = 'not_tried', confidence = 1 } = page;
    if (!readable) return [{ page: number, reason: fault, note: whyUnread[fault] }];
    const share = doubtfulShare(page);
    if (share <= mostDoubtful && confidence >= leastSure) return [];
    const note =
      share > mostDoubtful
        ? `It is a poor copy: about ${Math.max(1, Math.round(share * 10))} in 10 of its words could hardly be made out.`
        : 'It is a poor copy, and some of its words may have been read wrong.';
    return [{ page: number, reason: 'poor_copy', note }];
  });
}

function doubtfulShare({ text, doubtful = [] }: Page): number {
  const letters = text.replace(/\s+/g, '').length;
  const hardly = doubtful.reduce((sum, [start, end]) => sum + end - start, 0);
  return hardly / Math.max(1, letters);
}
