import { type Found, words } from '../../find/pattern.ts';
import type { Sentence } from '../../model.ts';
import { oncePerDoc } from '../../once-per-doc.ts';

const balanceOfDay = words`\bbalance\b[^{]{0,20}{date}[^{]{0,12}{money}|{date}[^.;{]{0,30}\bbalance\b[^.;{]{0,12}{money}`;

/** The day of the balance that a sentence gives; empty where it gives none. */
const dayOf = ({ plain, quantities }: Sentence): string =>
  (balanceOfDay.test(plain) && quantities.find((quantity) => quantity.kind === 'date')?.iso) || '';

const latestDay = oncePerDoc((doc) =>
  doc.sentences.map(dayOf).reduce((latest, day) => (day > latest ? day : latest), ''),
);

/** Whether another line gives the balance of a later day: this one is then what the period began with. */
export function isEarlierBalance({ doc, sentence }: Found): boolean {
  const day = dayOf(sentence);
  return day !== '' && day < latestDay(doc);
}
