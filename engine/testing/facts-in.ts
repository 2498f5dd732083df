import type { FactValue } from '#contract/analysis.ts';
import type { DocumentType } from '#contract/document-type.ts';
import { decide } from '../find/decide.ts';
import type { Candidate, Rule } from '../find/pattern.ts';
import type { Doc } from '../model.ts';
import { runRules } from '../rules/run-rules.ts';
import { docOf } from './doc-of.ts';

/** What some rules find in a text: fact id -> value, or the list of items for a list fact. For tests of rules. */
export function factsIn(
  text: string,
  rules: readonly Rule[],
  type: DocumentType = 'cc_and_r',
): Record<string, FactValue | FactValue[]> {
  return factsOf(docOf(text, type), rules);
}

/** As `factsIn`, in a document that was read already. */
export function factsOf(doc: Doc, rules: readonly Rule[]): Record<string, FactValue | FactValue[]> {
  return factsAmong(runRules(rules, doc), doc);
}

/** What candidates amount to in their document. */
export function factsAmong(
  candidates: readonly Candidate[],
  { source }: Doc,
): Record<string, FactValue | FactValue[]> {
  const facts: Record<string, FactValue | FactValue[]> = {};
  for (const { fact, value } of decide(candidates, source).decided) {
    const before = facts[fact];
    facts[fact] = before === undefined ? value : Array.isArray(before) ? [...before, value] : [before, value];
  }
  return facts;
}
