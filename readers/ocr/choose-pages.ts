import type { Page } from '#contract/page.ts';
import type { OcrOptions } from './ocr-options.ts';
import { isDoubtfulText } from './text-quality.ts';

/**
 * A few pictures among pages of text (a recorder's cover, signatures) are left unreadable and listed as such: reading
 * them takes many times as long as all the rest.
 */
const FEW_PICTURES = 0.2;

/** The pages whose picture is worth recognizing: those without text, unless they are few, and those whose text may be nonsense. */
export function choosePages(
  pages: Page[],
  { patience = Number.POSITIVE_INFINITY }: Pick<OcrOptions, 'patience'>,
): Page[] {
  const pictures = pages.filter(({ readable }) => !readable);
  const doubtful = pages.filter(({ readable, text }) => readable && isDoubtfulText(text));
  const chosen = pictures.length > pages.length * FEW_PICTURES ? [...pictures, ...doubtful] : doubtful;
  return chosen.length <= patience ? chosen : [];
}
