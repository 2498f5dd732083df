const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ');

/** Whether a passage is the right one: it holds most of the words that the key quotes, or is the middle of them. */
export function holds(passage: string, quote: string): boolean {
  const [passageWords, quoteWords] = [wordsOf(passage), wordsOf(quote)];
  if (passageWords.length > 3 && quoteWords.join(' ').includes(passageWords.join(' '))) return true;
  const known = new Set(passageWords);
  const different = [...new Set(quoteWords)];
  return different.filter((word) => known.has(word)).length >= 0.7 * different.length;
}
