import type { DocumentType } from '#contract/document-type.ts';
import { proposeByRules } from '../analyze.ts';
import { docOf } from './doc-of.ts';
import { factsAmong } from './facts-in.ts';

/** One wording of a fact; `value` undefined where the wording tells nothing of it. */
export interface Wording {
  readonly fact: string;
  readonly value: unknown;
  readonly text: string;
}

/**
 * Rows 'fact | value | text' of a table, one a line: the value as JSON ('~word' for a text that holds the word), '-' for
 * none; '\n' and '\t' in the text stand for a new line and the next cell. Lines that begin with '#' are remarks.
 */
export function wordingTable(table: string): Wording[] {
  return table.split('\n').flatMap((line) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const [fact = '', value = '', ...text] = line.split(' | ');
    return {
      fact: fact.trim(),
      value: value.trim() === '-' ? undefined : JSON.parse(value),
      text: text.join(' | ').replaceAll('\\n', '\n').replaceAll('\\t', '\t'),
    };
  });
}

/** True where `found` has what a row wants: the same value, a part of an object, or one of a list. */
export function meets(found: unknown, wanted: unknown): boolean {
  if (wanted === undefined) return found === undefined;
  if (Array.isArray(found)) return found.some((item) => meets(item, wanted));
  if (typeof wanted === 'string' && wanted.startsWith('~'))
    return String(found).toLowerCase().includes(wanted.slice(1).toLowerCase());
  if (typeof wanted !== 'object' || wanted === null) return found === wanted;
  return Object.entries(wanted).every(([key, part]) => meets(Object(found)[key], part));
}

const title = 'Quail Hollow Owners Association\nBoard Meeting Minutes, May 6, 2031\n\n';

/** What all rules and questions make of a wording; minutes have the title of a meeting before it. */
export function found({ fact, text }: Wording, type: DocumentType): unknown {
  const doc = docOf(type === 'minutes' ? title + text : text, type);
  return factsAmong(proposeByRules(doc), doc)[fact];
}
