import { monthNames } from '../language/month-names.ts';
import type { Doc, Sentence } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';
import { regex } from '../regex.ts';

/** Fewer days than these on lines of their own are the day of a letter and one that it speaks of. */
const fewest = 3;

const months = monthNames.split('|').map((name) => name.slice(0, 3));
/** 'Apr 22': a page of news tells no year of what is new. */
const dayOfMonth = regex.i`^\W*(${months.join('|')})[a-z]{0,6}\.? (\d{1,2})(?:st|nd|rd|th)?\W*$`;

/** '4 May 2031 » The gate is closed': the day and the title of a note on one line. */
const titledDay = /^\W*\{t\d\} ?(?:[»|–—]|-(?= )) ?(?!\{)\S.{3,120}$/;

/** A day that stands for itself, so written that later days sort later; days without a year sort within one. */
function dayIn({ plain, text, quantities: [day] }: Sentence): string | null {
  if (/^\W*\{t\d\}\W*$/.test(plain) || titledDay.test(plain)) return day?.kind === 'date' ? day.iso : null;
  const [, month = '', date = ''] = dayOfMonth.exec(text) ?? [];
  const at = months.indexOf(month.toLowerCase()) + 1;
  return at === 0 ? null : `${String(at).padStart(2, '0')}-${date.padStart(2, '0')}`;
}

/** The lines that date the notes of a page of news, each by itself and in their order; empty where there are none. */
const days = oncePerDoc(({ type, sentences, source }: Doc): readonly Sentence[] => {
  if (type !== 'other') return [];
  const isLine = ({ start, end }: Sentence) =>
    /(?:^|\n)[^\S\n]*$/.test(source.text.slice(Math.max(0, start - 20), start)) &&
    /^[^\S\n]*(?:\n|$)/.test(source.text.slice(end, end + 20));
  const tells = (one: Sentence | undefined) =>
    one && dayIn(one) === null && /\S [^\n]{20,}[.!?]\W*$/.test(one.text);
  // A line of a calendar has no text under it.
  const isNote = ({ plain, index }: Sentence) =>
    !titledDay.test(plain) || sentences.slice(index + 1, index + 3).some(tells);
  const found = sentences.filter((one) => dayIn(one) !== null && isLine(one) && isNote(one));
  const order = found.map((one) => dayIn(one) ?? '');
  const falls = order.every((day, at) => at === 0 || day <= (order[at - 1] ?? day));
  const rises = order.every((day, at) => at === 0 || day >= (order[at - 1] ?? day));
  return found.length >= fewest && (falls || rises) ? found : [];
});

/** The day over the note in which a sentence stands: what a page of news says holds as of then. */
export const dayOver = (doc: Doc, { index }: Sentence): Sentence | undefined =>
  days(doc).findLast((one) => one.index < index);

const longestTitle = 90;

/** The lines over such days that say what each note is of, by the day, where every note of the page has one. */
const titles = oncePerDoc((doc: Doc): ReadonlyMap<Sentence, Sentence> => {
  const { sentences, source } = doc;
  const found = days(doc).flatMap((day) => {
    const line = sentences[day.index - 1];
    const isTitle =
      line &&
      line.text.length <= longestTitle &&
      !/[.,;:]\W*$/.test(line.text) &&
      /(?:^|\n)\W*$/.test(source.text.slice(Math.max(0, line.start - 8), line.start)) &&
      source.text.slice(line.end, day.start).includes('\n');
    return isTitle ? [[day, line] as const] : [];
  });
  return new Map(found.length === days(doc).length ? found : []);
});

/** What the note of a day is of: without it 'the fee' is anybody's. */
export const titleOver = (doc: Doc, day: Sentence): Sentence | undefined => titles(doc).get(day);

/** Whether two sentences stand in one note of a page of news, or the page has none. */
export const inOneNote = (doc: Doc, one: Sentence, other: Sentence): boolean => {
  const [first, last] = one.index < other.index ? [one, other] : [other, one];
  return !days(doc).some((day) => {
    const { index } = titleOver(doc, day) ?? day;
    return index > first.index && index <= last.index;
  });
};
