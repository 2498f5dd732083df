import { fold } from '../language/plain.ts';
import type { Doc, Row } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';
import { regex } from '../regex.ts';

const text =
  '(?:declarations?|covenants?|cc&?rs?|by-?laws?|rules?|restrictions?|documents?|standards?|language|text|wording|versions?|provisions?|sections?|articles?|polic(?:y|ies)|requirements?|guidelines?|amendments?)';
const state =
  '(?:current|existing|present|original|old|new|proposed|draft|revised|amended|consolidated|restated|suggested|recommended)';
/** The head of a column that holds one of several texts: 'Current covenants', '2014 Highland Falls', 'Proposed unified standard'. */
const ofText = regex`^\W*(?:the )?(?:${state}(?: [a-z&-]+){0,2}(?: ${text})?|(?:19|20)\d\d (?:[a-z&-]+ ){0,3}(?:${text}|${state})|(?:[a-z&-]+ ){0,3}${text} \(?(?:19|20)\d\d\)?)\W*$`;
/** 'Proposed article', over articles that nobody adopted. */
const ofProposed = regex`^\W*(?:proposed|draft|suggested|recommended) ${text}\W*$`;
/** What heads a column of money, of dates or of what became of a plan. */
const ofFigures =
  /\b(?:budget(?:ed)?|actuals?|dues|fees?|assessments?|amounts?|balances?|rates?|costs?|cost|price|income|expenses?|totals?|variance|years?|months?|dates?|members?|officers?|owners?|homes?|lots?|names?|phone|business|board)\b/;
const cellsOf = (row: Row) => row.cells.map((one) => fold(one.text));
const aSum = /^\W*(?:\$ ?[\d,.]+|[\d,.]+ ?%?|-+|n\/?a)\W*$/i;
/** A sentence of its own below a table, no line of it. */
const ownSentence =
  /^(?:the|this|that|these|we|our|you|your|please|if|all|an?|in|at|to|as|for)\b.*[.?!:]\s*$/;

/** Whether the head of a table names the texts that its columns set side by side. */
function isHead(cells: readonly string[]): boolean {
  const ofTexts = cells.filter((one) => ofText.test(one) && !ofFigures.test(one));
  return new Set(ofTexts).size > 1 || (cells.length > 1 && ofProposed.test(cells[0] ?? ''));
}

/** A table that sets several texts side by side. */
interface Compared {
  /** The head over its columns. */
  readonly head: Row;
  /** Its lines below the head. */
  readonly start: number;
  readonly end: number;
}

/**
 * Tables that set several texts side by side, what is in force and what somebody would put in its place: which of their words
 * holds, only the columns tell. None where the columns hold figures.
 */
export const comparedTexts = oncePerDoc((doc: Doc): readonly Compared[] =>
  doc.rows.flatMap((head) => {
    if (!isHead(cellsOf(head))) return [];
    const below = doc.blocks.filter(({ start }) => start >= head.end);
    const ends = below.findIndex(
      ({ kind, start, end }) =>
        kind === 'heading' || ownSentence.test(fold(doc.source.text.slice(start, end))),
    );
    const lines = below.slice(0, ends < 0 ? below.length : ends);
    const [first, last] = [lines.at(0), lines.at(-1)];
    if (!first || !last) return [];
    const values = doc.rows.filter(({ start, end }) => start >= first.start && end <= last.end);
    const cells = values.flatMap((one) => cellsOf(one).slice(1));
    const ofSums = cells.filter((one) => aSum.test(one)).length;
    return ofSums * 2 > cells.length ? [] : [{ head, start: first.start, end: last.end }];
  }),
);
