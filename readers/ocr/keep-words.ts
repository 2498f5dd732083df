import type { RecognizedLine, RecognizedWord } from './parse-hocr.ts';

/** Words below this confidence (0 to 100) are doubtful. */
export const DOUBTFUL = 60;
/** Signs without a letter are specks more often than not: they have to be sure. */
const SURE_SIGN = 75;
const SIGN_ONLY = /^[^\p{L}\p{N}$§&•☐]+$/u;
/** What the remains of a table's lines are read as. */
const REMAINS = /^[|{}[\]_~=«»©°¦]+$/;
/** One or two letters that stand for no number are as likely a speck. */
const SPECK = /^[^\d$§]{1,2}$/;
const HARDLY_READ = 20;
/** A line of running text has so many words taken as read, and they hold so much of its letters. */
const SURE = 70;
const FEWEST_SURE = 4;
const SURE_SHARE = 0.6;
const LETTERED = /^["“'‘(]*(\p{L}+(?:['’-]\p{L}+)*)["”'’).,;:]*$/u;
const THREE_ALIKE = /(.)\1\1/i;
const SHORT_WORDS = new Set(
  'a an am as at be by do go he if in is it me my no of on or so to up us we i'.split(' '),
);

/**
 * The line without the specks, stains and remains of rules that were taken for words. In running text a word is kept
 * however unsure it is: 'not' left out would be worse than a word that is marked as doubtful.
 */
export function keepWords(line: RecognizedLine): RecognizedLine {
  const isRunning = isRunningText(line.words);
  return { ...line, words: line.words.filter((word) => isWord(word) || (isRunning && isLikely(word.text))) };
}

function isWord({ text, confidence }: RecognizedWord): boolean {
  if (REMAINS.test(text) || (SPECK.test(text) && confidence < DOUBTFUL)) return false;
  return SIGN_ONLY.test(text) ? confidence >= SURE_SIGN : confidence >= HARDLY_READ;
}

function isRunningText(words: RecognizedWord[]): boolean {
  let all = 0;
  let sure = 0;
  let count = 0;
  for (const { text, confidence } of words) {
    all += text.length;
    if (confidence < SURE || !LETTERED.test(text)) continue;
    sure += text.length;
    count += 1;
  }
  return count >= FEWEST_SURE && sure >= SURE_SHARE * all;
}

function isLikely(text: string): boolean {
  const word = LETTERED.exec(text)?.[1] ?? '';
  return word.length < 3 ? SHORT_WORDS.has(word.toLowerCase()) : !THREE_ALIKE.test(word);
}
