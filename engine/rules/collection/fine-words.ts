import { fold } from '../../language/plain.ts';
import type { MoneyQuantity } from '../../language/quantity.ts';
import { regex } from '../../regex.ts';
import { namesWrong } from './offence.ts';

/** A longer text is told by the name of the offence alone. */
const longestQuote = 300;

const eachBreach =
  '(?:(?:additional|further|subsequent|separate|such|single|calendar|and every) )?(?:[a-z\\d]+-day|days?|weeks?|months?|violations?|occurrences?|offen[sc]es?|incid(?:ent|ence)s?|infractions?|instances?|breach(?:es)?|times?|letters?|notices?|warnings?)\\b';
const perDay = '(?:per|each|every|an?) (?:day|week|month),? ';
/** What a sum goes on with that its name leaves out: 'per tree', 'each booking', 'a day after the 30th', 'plus replanting', 'first'. */
const goesOn = regex`^[\s)]*(?:min(?:imum)?\b|(?:per|each|every|for each|for every) (?!${eachBreach})[a-z]|(?:${perDay})?(?:plus [a-z]|and (?!(?:may|shall|will|must|can|is|are|then|if|for|up|an?|the|fines?)\b)[a-z])|${perDay}(?:(?:after|from) (?:the )?(?:\d+|[a-z]+)(?:st|nd|rd|th)|beginning|starting)\b)`;
/** 'Dogs off leash: $75 first, $150 after' */
const isStep = /^[\s)]*(?:first|after|thereafter)\s*(?:[,;.]|$)/;

/**
 * The words of the text for a fine of several, where its name would leave out what the sum goes on with, or take the end of
 * another for its beginning: '$40 each guest; noise $75', '$60 first, $90 after'. Null where the
 * name says all.
 */
export function fineInWords(text: string, sums: readonly MoneyQuantity[], index: number): string | null {
  const sum = sums[index];
  if (!sum || text.includes('\t')) return null;
  const folded = fold(text);
  const goesOnAt = (at: number) => {
    const one = sums[at];
    const behind = one ? folded.slice(one.end) : '';
    const each = one?.period ? ` per ${one.period}` : '';
    return goesOn.test(`${each}${behind}`) || (sums.length > 1 && isStep.test(behind));
  };
  const next = sums[index + 1];
  const isJoined = next !== undefined && /^,? (?:and|plus) $/.test(folded.slice(sum.end, next.start));
  const isGlued = /\w;\s*$/.test(text.slice(0, sum.start)) || (index > 0 && goesOnAt(index - 1));
  if (!isGlued && !goesOnAt(index) && !(isJoined && goesOnAt(index + 1))) return null;
  const words = pieceAt(text, sums, sum.start)
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^(?:[-•*▪–\s]+|\(?\d{1,2}[.)]\s)+|[;,]$/g, '');
  return words.length > longestQuote ? null : `“${words.replace(/[“”]/g, '"')}”`;
}

/** What stands between semicolons around a sum, where each that holds one names what it is for; else the whole text. */
function pieceAt(text: string, sums: readonly MoneyQuantity[], at: number): string {
  const pieces = text.split(/(?<=;)/);
  let end = 0;
  const holds = pieces.map((piece) => {
    const start = end;
    end += piece.length;
    return { piece, start, has: sums.some((sum) => sum.start >= start && sum.start < end) };
  });
  if (!holds.every(({ piece, has }) => has && namesWrong(piece.replace(/[$\d].*$/s, '')))) return text;
  return holds.findLast(({ start }) => start <= at)?.piece ?? text;
}
