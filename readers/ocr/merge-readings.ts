import type { RecognizedLine, RecognizedWord } from './parse-hocr.ts';
import { isCommonWord } from './text-quality.ts';

/** Words as sure as this, in either reading, are taken as words that the page uses. */
const SURE = 90;
const FEWEST_USES = 3;
/** Two boxes hold the same word where they share so much of their width, and of the lower one's height. */
const SAME_WIDTH = 0.7;
const SAME_HEIGHT = 0.5;

/**
 * Two readings of one picture as one: the lines of the first, with the second's word wherever that is a common word or
 * one that the page uses elsewhere, and the first's is not. Worn type is read differently at another size.
 */
export function mergeReadings(first: RecognizedLine[], second: RecognizedLine[]): RecognizedLine[] {
  const others = second.flatMap(({ words }) => words);
  const uses = new Map<string, number>();
  for (const { text, confidence } of [...first.flatMap(({ words }) => words), ...others]) {
    if (confidence >= SURE) uses.set(lettersOf(text), (uses.get(lettersOf(text)) ?? 0) + 1);
  }
  const isKnown = ({ text }: RecognizedWord): boolean => {
    const letters = lettersOf(text);
    return letters !== '' && (isCommonWord(letters) || (uses.get(letters) ?? 0) >= FEWEST_USES);
  };
  return first.map((line) => ({
    ...line,
    words: line.words.map((word) => {
      if (isKnown(word)) return word;
      const [other, ...more] = others.filter(({ box }) => isSamePlace(word.box, box));
      if (other === undefined || more.length > 0 || !isKnown(other)) return word;
      return { ...word, text: other.text, confidence: other.confidence };
    }),
  }));
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

function isSamePlace(a: RecognizedWord['box'], b: RecognizedWord['box']): boolean {
  const across = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const down = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  const widest = Math.max(a[2] - a[0], b[2] - b[0]);
  const lowest = Math.min(a[3] - a[1], b[3] - b[1]);
  return across > SAME_WIDTH * widest && down > SAME_HEIGHT * lowest;
}
