import { expect } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { proposeByRules } from '../analyze.ts';
import { allRules } from '../rules/all-rules.ts';
import { docOf } from './doc-of.ts';
import { factsAmong, factsIn } from './facts-in.ts';

/** What the rules make of a text, or, where it tells the fact and no rule reads it (`wanted`), all rules and questions. */
export function readIn(fact: string, wanted: unknown, text: string, type?: DocumentType) {
  const byRules = factsIn(text, allRules, type)[fact];
  if (byRules !== undefined || wanted === undefined || wanted === null) return byRules;
  const doc = docOf(text, type ?? 'cc_and_r');
  return factsAmong(proposeByRules(doc), doc)[fact];
}

/**
 * What the rules make of one wording of a fact, in a document of a kind that has it: the days of a duration, the figure
 * of a count, the first of a list, anything else as it is. For tables of wordings.
 */
export function wordingIn(fact: string, text: string, wanted?: unknown): unknown {
  const kind = /^(?:minutes|financial|budget)/.test(fact)
    ? 'minutes'
    : /^reserves/.test(fact)
      ? 'reserves'
      : 'cc_and_r';
  const found = readIn(fact, wanted, text, kind);
  const value = Array.isArray(found) ? found[0] : found;
  if (typeof value !== 'object' || value === null) return value;
  return 'days' in value ? value.days : 'value' in value ? value.value : value;
}

/** One row of a table of wordings: an object need only be part of what is found. */
export function expectWording(fact: string, value: unknown, text: string): void {
  const found = wordingIn(fact, text, value);
  if (typeof value === 'object') expect(found).toMatchObject(value ?? {});
  else expect(found).toEqual(value);
}
