import { monthNames } from '../language/month-names.ts';
import type { Doc, Sentence } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';
import { regex } from '../regex.ts';

/** Fewer days than these on lines of their own are the day of a letter and one that it speaks of. */
const fewest = 3;

const months = monthNames.split('|').map((name) => name.slice(0, 3));
/** 'Apr 22': a page of news tells no year of what is new. */
const dayOfMonth = regex.i`^\W*(${months.join('|')})[a-z]{0,6}\.? (\d{1,2})(?:st|nd|rd|th)?\W*$`;

/** A day that stands for itself, so written that later days sort later; days without a year sort within one. */
function dayIn({ plain, text, quantities: [day] }: Sentence): string | null {
  if (/^\W*\{t\d\}\W*$/.test(plain)) return day?.kind === 'date' ? day.iso : null;
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
  const found = sentences.filter((one) => dayIn(one) !== null && isLine(one));
  const order = found.map((one) => dayIn(one) ?? '');
  const falls = order.every((day, at) => at === 0 || day <= (order[at - 1] ?? day));
  const rises = order.every((day, at) => at === 0 || day >= (order[at - 1] ?? day));
  return found.length >= fewest && (falls || rises) ? found : [];
});

/** The day over the note in which a sentence stands: what a page of news says holds as of then. */
export const dayOver = (doc: Doc, { index }: Sentence): Sentence | undefined =>
  days(doc).findLast((one) => one.index < index);
