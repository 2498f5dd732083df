import type { Page } from '#contract/page.ts';
import type { OcrOptions } from './ocr-options.ts';
import { isDoubtfulText } from './text-quality.ts';

/**
 * In a file of text, pictures are a recorder's cover and scanned pages, but also maps, drawings and signatures, which
 * take as long to recognize and say little. Where more of a file than this is pictures, it is a scan.
 */
const FEW_PICTURES = 0.2;

export type ChosenPages = {
  pages: Page[];
  /** Whether pictures with next to no print on them are to be passed over. */
  passOverDrawings: boolean;
};

/**
 * The pages whose picture is worth recognizing: those without text, and those whose text may be nonsense. `scans` are the
 * numbers of those whose text lies over a picture of the page.
 */
export function choosePages(
  pages: Page[],
  scans: Set<number>,
  { patience = Number.POSITIVE_INFINITY }: Pick<OcrOptions, 'patience'>,
): ChosenPages {
  const chosen = pages.filter((page) => isToRecognize(page, scans.has(page.number)));
  const pictures = chosen.filter(({ readable }) => !readable);
  return {
    pages: chosen.length <= patience ? chosen : [],
    passOverDrawings: pictures.length <= pages.length * FEW_PICTURES,
  };
}

export const isToRecognize = (page: Page, isScan: boolean): boolean =>
  page.fault !== 'damaged' && (!page.readable || isDoubtfulText(page.text, isScan));
