import type { FactValue, Point } from '#contract/analysis.ts';
import type { Citation, Page } from '#contract/page.ts';

/** With a larger share of its letters doubtful, a quote is doubtful as a whole. */
const mostDoubtful = 0.2;
const figure = /\d|[$%§]/;
const numberWord =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|half|third|fourth|quarter|no|not|never)\b/i;

/**
 * The words of a page picture that an answer rests on and that could hardly be made out: figures, numbers in words, 'not',
 * words that stand in the answer, and all of a quote that was read badly. Verbatim, as citations; none for a file with
 * text of its own.
 */
export function doubtfulWords(
  pages: ReadonlyMap<number, Page>,
  value: FactValue,
  citations: readonly Citation[],
): Citation[] {
  const said = answerWords(value);
  return citations.flatMap(({ page: number, start, end, quote }) => {
    const page = pages.get(number);
    const within = (page?.doubtful ?? []).filter(([from, to]) => from >= start && to <= end);
    const words = within.map(
      ([from, to]): Citation => ({
        page: number,
        start: from,
        end: to,
        quote: page?.text.slice(from, to) ?? '',
      }),
    );
    const letters = words.reduce((sum, word) => sum + word.quote.length, 0);
    if (letters > mostDoubtful * quote.replace(/\s+/g, '').length) return words;
    return words.filter(({ quote: word }) => restsOn(word, said));
  });
}

function restsOn(word: string, said: ReadonlySet<string>): boolean {
  const bare = word.toLowerCase().replace(/[^a-z]/g, '');
  return figure.test(word) || numberWord.test(bare) || (bare.length > 2 && said.has(bare));
}

/** The words of an answer that is words: a name, an address, a list. */
function answerWords(value: FactValue): ReadonlySet<string> {
  const texts = typeof value === 'object' ? Object.values(value) : [value];
  const words = texts.flatMap((text) =>
    typeof text === 'string' ? text.toLowerCase().split(/[^a-z]+/) : [],
  );
  return new Set(words.filter((word) => word.length > 2));
}

/** A point on words that could hardly be made out. */
export const hardToRead = (point: Point): Point => ({
  ...point,
  text: `${point.text} It is hard to read there: check it.`,
});
