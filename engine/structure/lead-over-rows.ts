import { firstWhere } from '../first-where.ts';
import type { Doc, Row, Sentence } from '../model.ts';

/** The sentence that ends where the table of a row begins, if it leads up to it with a colon: 'The dues will be:'. */
export function leadOverRows({ rows, sentences, source }: Doc, row: Row): Sentence | undefined {
  const touches = (end: number, start: number) => source.text.slice(end, start).trim() === '';
  let first = row;
  for (let before = rows[row.index - 1]; before && touches(before.end, first.start); ) {
    first = before;
    before = rows[before.index - 1];
  }
  const lead = sentences[firstWhere(sentences, ({ start }) => start >= first.start) - 1];
  return lead && touches(lead.end, first.start) && /:\W*$/.test(lead.text) ? lead : undefined;
}
