import { regex } from '../regex.ts';
import { closeWords } from './broken-words.ts';
import { withoutContractions } from './contractions.ts';
import { findQuantities } from './find-quantities.ts';
import { withoutIdleWords } from './idle-words.ts';
import { mendLetters, mendWords } from './mended-words.ts';
import { mendMisread, misreadWords } from './misread-words.ts';
import type { Quantity } from './quantity.ts';

/** A text without its line breaks and what stands at its ends. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const folds: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '‛': "'",
  '`': "'",
  '´': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '″': '"',
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
  '−': '-',
  // Scans often read a round bracket as a curly one; curly ones are kept for the tokens.
  '{': '(',
  '}': ')',
  // A speck of a scan.
  '·': ' ',
  '\u00a0': ' ',
  '\t': ' ',
  '\n': ' ',
  '\r': ' ',
  '\u2009': ' ',
  '\u202f': ' ',
};
const foldable = /[{}·‘’‛`´“”„″–—‐‑−\u00a0\t\n\r\u2009\u202f]/g;

/** Lower case with plain quotes, dashes and spaces; as long as the text, character for character. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  const same = lower.length === text.length ? lower : text.replace(/[A-Z]/g, (c) => c.toLowerCase());
  return same.replace(foldable, (c) => folds[c] ?? c);
}

const letter = { money: 'm', percent: 'p', duration: 'd', count: 'n', date: 't', clock: 'c' } as const;

/**
 * The form of a sentence that patterns are written against (see Sentence.plain), and its quantities, whose offsets
 * point into `text` as given.
 */
export function plainText(text: string): { plain: string; quantities: Quantity[] } {
  const misread = misreadWords(text);
  const folded = closeWords(mendMisread(mendLetters(fold(text)), misread, true));
  const quantities = findQuantities(folded);
  let plain = '';
  let at = 0;
  quantities.forEach((quantity, index) => {
    plain += `${folded.slice(at, quantity.start)}{${letter[quantity.kind]}${index}}`;
    at = quantity.end;
  });
  plain += folded.slice(at);
  return {
    plain: withoutIdleWords(
      mendWords(
        withoutContractions(mendMisread(plain, misread))
          .replace(/[≥≤] ?/g, (sign) => (sign.startsWith('≥') ? 'at least ' : 'no more than '))
          // The points of 'i.e.' would end a clause for the patterns.
          .replace(/\b(?:i\.e|e\.g)\./g, (abbreviation) => abbreviation.replaceAll('.', ''))
          // Scans part compounds: 'above -ground'.
          .replace(/\b(above|below|non|self|pre|multi|semi|single|off|in) -(?=[a-z])/g, '$1-')
          .replace(/(?<=[a-z)}]) :(?= )/g, ':')
          .replace(/ {2,}/g, ' ')
          .trim(),
      ),
    ),
    quantities,
  };
}

/** Whether a text in lower case names a matter by the beginning of a word. */
export const isNamedIn = (text: string, names: readonly string[]): boolean =>
  names.some((name) => regex`\b${name}`.test(text));
