import { blocksOf } from '../../blocks-of.ts';
import { fold } from '../../language/plain.ts';
import type { Block, Doc, Sentence } from '../../model.ts';
import { oncePerDoc } from '../../once-per-doc.ts';
import { offenceWords } from './offence.ts';

/** Over the rows of one matter: 'Boats and trailers on lots:'. */
const subtitle = /^(?!.*\b(?:are|is|follow(?:s|ing)?|fines?|penalt(?:y|ies))\b)[A-Z][^.;$]{3,120}:$/i;
/** 'Work without a permit: new construction': the rows below may name the second half alone. */
const opensMatter = /^(.{4,90}?:) [A-Z]/;
const fewWords = 2;

/** The first cell of a row; where that is the number of a step, the second: '2\tNotice of violation\t$50'. */
const cellOf = ({ cells: [first, second, third] = [] }: Block, text: string) =>
  first && third && /^\W*\d{1,2}\W*$/.test(text.slice(first.start, first.end)) ? second : first;

/** What the rows of tables name as the offence: their first cell, with what stands over several rows. */
const offences = oncePerDoc(({ blocks, source: { text } }: Doc): ReadonlyMap<Block, string> => {
  const found = new Map<Block, string>();
  let over = '';
  for (const [at, block] of blocks.entries()) {
    const cell = cellOf(block, text);
    const own = cell && block.cells?.[1] ? text.slice(cell.start, cell.end) : '';
    const named = !/[$£]/.test(own) && /[a-z]{3}/i.test(own);
    const words = offenceWords(own).size;
    const before = blocks[at - 1];
    const above = before ? text.slice(before.start, before.end) : '';
    if (!named) over = '';
    else if (subtitle.test(above) && words <= fewWords + 1) over = above;
    else if (words > fewWords) over = '';
    if (named) found.set(block, over && over !== own ? `${over} ${own}` : own);
    over = opensMatter.exec(own)?.[1] ?? over;
  }
  return found;
});

/**
 * The offence that the row of a table names in which a sentence stands, and where its cell ends in the sentence (before it:
 * 0 or less), and whether the table is one of numbered steps, which name no offence. Null outside of tables and where the first cell is a sum.
 */
export function offenceCell(
  doc: Doc,
  { index, start }: Sentence,
): { readonly text: string; readonly end: number; readonly ofSteps: boolean } | null {
  const block = blocksOf(doc).get(index);
  const text = block && offences(doc).get(block);
  const end = block && cellOf(block, doc.source.text)?.end;
  const ofSteps = block?.cells?.[0]?.end !== end;
  return text === undefined || end === undefined ? null : { text, end: end - start, ofSteps };
}

/** 'If not corrected, then $150'. */
export const notMended =
  /\b(?:not|un)[ -]?(?:corrected|cured|remedied|resolved|fixed|removed|abated)\b[^.;$]{0,40}$/;
const lastOrdinal =
  /^.*\b(1st|2nd|3rd|4th|5th|first|second|third|fourth|fifth|subsequent|each additional)\b/is;
/** 'Private lots - $100, common area - $200': what a sum of one row is for. */
const onlyFor = /^[\s.,;]*((?:[A-Z][a-z]+)(?: [A-Za-z]+){0,3}) ?[-–—:=]\s*$/;

/** The step of an offence, or the part of it, that the words before a sum in its row name; '' where they name none. */
export function stepBefore(words: string): string {
  if (notMended.test(fold(words))) return ': not corrected';
  const ordinal = lastOrdinal.exec(words)?.[1];
  if (ordinal) return `: ${ordinal.toLowerCase()} offense`;
  const part = onlyFor.exec(words)?.[1];
  return part && offenceWords(part).size > 0 ? `: ${part}` : '';
}
