import { fold, plainText } from '../language/plain.ts';
import type { Quantity } from '../language/quantity.ts';
import { sizeOf } from '../language/values.ts';
import type { Sentence } from '../model.ts';

/** Answers of which a sentence often gives several: by kind of meeting, by period, by kind of house. */
const severalOf: Readonly<Record<string, RegExp>> = {
  'meeting.notice': /^[^.;]{0,60}\b(?:meetings?|annual|special)\b/,
  'amendment.declaration_vote': /^[^.;]{0,80}\b(?:votes?|voting|owners|members|lots|units)\b/,
  'exterior.minimum_home_size_sqft': /^ ?(?:square|sq)/,
  'rental.minimum_term': /^/,
};
/** What others than owners decide, or of another matter. */
const ofOthers =
  /\b(?:mortgag\w*|lenders?|directors|board|class b|declarant|developer|quorum|petition|request)\b/;

/** Of a vote that follows another, the words of the first, torn off their time, would tell what has ended. */
const saysLater = /^After a first period\b/;
const namesTime = /\b(?:first|initial|during|prior|until|before|within)\b/i;

/** The figure of a quantity in the units of its fact's value. */
const figureOf = (quantity: Quantity): number | null =>
  quantity.kind === 'duration' ? quantity.days : sizeOf(quantity);

/** More figures than these cannot be told apart. */
const mostOthers = 2;

const alike = (a: number, b: number) => Math.abs(a - b) < 0.4;

/** Words on either side of a figure, up to a comma or a turn of the sentence. */
const before =
  /(?:(?:\b(?:and|but|or|nor)\b|,|;|:)\s)?(?:(?!\b(?:and|but|or|nor)\b)[^,;:]|(?<=\d),(?=\d)){0,140}$/;
const after =
  /^(?:(?!,? (?:and|but|or|nor)\b(?! (?:an? |one[- ])?half\b| (?:one|two|three|\d)(?: |-)(?:stor(?:y|ies)|level|floor|half)))[^,;:.]|[.,](?=\d)|(?<=\b(?:sq|ft))\.(?= ?[a-z(])){0,90}/;

/** The words around a quantity as the text has them. */
function wordsAround(text: string, { start, end }: Quantity): string {
  const folded = fold(text);
  const reach = start - (before.exec(folded.slice(0, start))?.[0].length ?? 0);
  // Never from the middle of a word.
  const from = /\w/.test(folded[reach - 1] ?? ' ') ? reach + folded.slice(reach).search(/\s|$/) : reach;
  const to = end + (after.exec(folded.slice(end))?.[0].length ?? 0);
  return text
    .slice(from, to)
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:]+|[\s,;:]+$/g, '');
}

/**
 * A further figure of the same kind that the sentence of an answer gives for another case: ' The same sentence also says:
 * "at least seven days before each special meeting".' Empty where there is none, or more than can be told apart.
 */
export function furtherFigures(
  id: string,
  value: unknown,
  statement: string,
  cited: readonly Sentence[],
): string {
  const follows = severalOf[id];
  const wanted = (JSON.stringify(value).match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  if (!follows || wanted.length === 0) return '';
  for (const { text } of cited) {
    const { plain, quantities } = plainText(text);
    const own = quantities.find((quantity) =>
      wanted.some((figure) => alike(figureOf(quantity) ?? -1, figure)),
    );
    if (!own) continue;
    const others = quantities.filter((quantity, index) => {
      const figure = figureOf(quantity);
      const rest = plain.slice(plain.indexOf(`${index}}`) + `${index}}`.length);
      return (
        quantity.kind === own.kind &&
        figure !== null &&
        !wanted.some((one) => alike(one, figure)) &&
        follows.test(rest) &&
        !ofOthers.test(wordsAround(text, quantity).toLowerCase())
      );
    });
    if (others.length === 0 || others.length > mostOthers) return '';
    const untold = others
      .map((other) => ({ other, words: wordsAround(text, other) }))
      .filter(({ words }) => !statement.includes(words))
      .filter(
        ({ other, words }) => other.start > own.start || !saysLater.test(statement) || namesTime.test(words),
      )
      .map(({ words }) => `“${words}”`);
    return untold.length > 0 ? ` The same sentence also says: ${untold.join(' and ')}.` : '';
  }
  return '';
}
