import { homeWords } from '#content/home-words.ts';
import type { Standing } from './controls.ts';

/** What became of a statement beside the one that holds, in words that a colon follows. */
export const standingWords: Readonly<Record<Standing, string>> = {
  same: homeWords.same,
  beside: homeWords.beside,
  earlier: homeWords.earlier,
  weaker: homeWords.weaker,
  open: homeWords.open,
};
