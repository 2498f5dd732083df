import type { Doc, Sentence } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';

/** Fewer days than these on lines of their own are the day of a letter and one that it speaks of. */
const fewest = 3;

/** The lines that date the notes of a page of news, each by itself and in their order; empty where there are none. */
const days = oncePerDoc(({ type, sentences, source }: Doc): readonly Sentence[] => {
  if (type !== 'other') return [];
  const isLine = ({ start, end }: Sentence) =>
    /(?:^|\n)[^\S\n]*$/.test(source.text.slice(Math.max(0, start - 20), start)) &&
    /^[^\S\n]*(?:\n|$)/.test(source.text.slice(end, end + 20));
  const found = sentences.filter((one) => /^\W*\{t\d\}\W*$/.test(one.plain) && isLine(one));
  const order = found.flatMap(({ quantities: [day] }) => (day?.kind === 'date' ? day.iso : []));
  const falls = order.every((iso, at) => at === 0 || iso <= (order[at - 1] ?? iso));
  const rises = order.every((iso, at) => at === 0 || iso >= (order[at - 1] ?? iso));
  return found.length >= fewest && (falls || rises) ? found : [];
});

/** The day over the note in which a sentence stands: what a page of news says holds as of then. */
export const dayOver = (doc: Doc, { index }: Sentence): Sentence | undefined =>
  days(doc).findLast((one) => one.index < index);

const longestTitle = 90;

/** The line over such a day that says what the note is of, where each note of the page has one: without it 'the fee' is anybody's. */
export function titleOver(doc: Doc, day: Sentence): Sentence | undefined {
  const { sentences, source } = doc;
  const lineOver = ({ index, start }: Sentence) => {
    const line = sentences[index - 1];
    const isTitle =
      line &&
      line.text.length <= longestTitle &&
      !/[.,;:]\W*$/.test(line.text) &&
      /(?:^|\n)\W*$/.test(source.text.slice(Math.max(0, line.start - 8), line.start)) &&
      source.text.slice(line.end, start).includes('\n');
    return isTitle ? line : undefined;
  };
  const all = days(doc);
  return all.includes(day) && all.every(lineOver) ? lineOver(day) : undefined;
}
