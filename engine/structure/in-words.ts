import { capital } from '../language/capital.ts';
import { monthNames } from '../language/month-names.ts';
import { quantityToken } from '../language/quantity.ts';
import type { Sentence } from '../model.ts';
import { regex } from '../regex.ts';

const names = regex.g`\b(?:${monthNames}|monday|tuesday|wednesday|thursday|friday|saturday|sunday|thanksgiving|easter|fourth(?= of july)|(?:labor|memorial|independence)(?= day)|(?<=\b(?:labor|memorial|independence) )day)\b`;

/**
 * A piece of Sentence.plain as a person reads it: its quantities as the sentence writes them, the names of months, days
 * and holidays with capitals.
 */
export function inWords(plain: string, sentence: Pick<Sentence, 'text' | 'quantities'>): string {
  return plain
    .replace(names, capital)
    .replace(quantityToken, (_, index: string) => {
      const quantity = sentence.quantities[Number(index)];
      return quantity ? sentence.text.slice(quantity.start, quantity.end) : '';
    })
    .replace(/\s+/g, ' ')
    .trim();
}
