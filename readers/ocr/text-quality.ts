/** The words that half of any English text is made of, and some that no association's papers go without. */
const COMMON = new Set(
  `the of and to in a is that for it as was with be by on not at are this have from or had an they which one you were all
  there would their we been has when who will no more if out so up its than into them can only other time new some may
  first any such our then two also did before must through where should each those how under upon herein hereby within
  shall association lot lots owner owners board member members declaration property assessment assessments common area
  unit units section article per annual meeting total budget income expense expenses fund reserve page fees dues county
  state date year month amount balance account services insurance maintenance`.split(/\s+/),
);

/** Whether a word in small letters is one of those. */
export const isCommonWord = (word: string): boolean => COMMON.has(word);

const CLEAN =
  /^["“'‘([]*(?:[\p{L}][\p{L}'’]*(?:[-–—/&.][\p{L}][\p{L}'’]*)*|[$#§]?\d[\d,.:/-]*(?:st|nd|rd|th|%)?[a-z]?|[a-z]|[ivxlc]+)[)\]]*[.,;:!?"”'’)\]%]*$/iu;
/** The dots that lead to a page's number and the lines to write on are of any length. */
const SIGNS_OF_PRINT = /^[-–—•$&*§_.=]+$/u;
/** In characters. */
const LONGEST_WORD = 60;
const FEWEST_WORDS = 25;
const FEWEST_LETTERED = 60;

export type TextQuality = {
  words: number;
  /** The share of the words that look like words, figures or signs of print, weighted by their length. */
  clean: number;
  /** The share of the lettered words that are among English's commonest. */
  common: number;
};

const isClean = (word: string): boolean =>
  SIGNS_OF_PRINT.test(word) ||
  (word.length <= LONGEST_WORD && CLEAN.test(word) && !(word.length === 1 && /[b-hj-z]/i.test(word)));

export function measureText(text: string): TextQuality {
  const words = text.match(/\S+/g) ?? [];
  let clean = 0;
  let letters = 0;
  let lettered = 0;
  let common = 0;
  for (const word of words) {
    // One letter by itself is a word only in a list or a name; many of them are a word in pieces.
    const weight = Math.min(word.length, 12);
    letters += weight;
    const bare = word.toLowerCase().replace(/[^a-z]/g, '');
    if (isClean(word)) clean += weight;
    if (bare.length === 0) continue;
    lettered += 1;
    if (COMMON.has(bare)) common += 1;
  }
  return {
    words: words.length,
    clean: clean / Math.max(1, letters),
    common: lettered < FEWEST_LETTERED ? 1 : common / lettered,
  };
}

/** Below these a text layer is held against what can be recognized in the page's picture. */
const LEAST_CLEAN = 0.9;
/** Another program's recognition of a scan is doubted sooner than text that was set. */
const LEAST_CLEAN_OF_SCAN = 0.95;
const LEAST_COMMON = 0.07;
/** In so much of its text a recognition has to be better than the layer, so that it takes its place. */
const BETTER = 0.04;

/** Whether a text layer (over a scan's picture, or set) may be nonsense: a poor recognition's, or a font's whose letters say nothing of what they show. */
export function isDoubtfulText(text: string, isScan: boolean): boolean {
  const { words, clean, common } = measureText(text);
  return (
    words >= FEWEST_WORDS && (clean < (isScan ? LEAST_CLEAN_OF_SCAN : LEAST_CLEAN) || common < LEAST_COMMON)
  );
}

/** Whether what was recognized is to take the place of the text layer. */
export function isBetterText(recognized: string, layer: string): boolean {
  const ours = measureText(recognized);
  const theirs = measureText(layer);
  if (ours.words < theirs.words / 3) return false;
  if (theirs.common < LEAST_COMMON) return ours.common > 2 * theirs.common;
  return ours.clean > theirs.clean + BETTER && ours.common >= theirs.common - BETTER;
}
