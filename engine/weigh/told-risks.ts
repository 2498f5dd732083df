import type { Risk } from '#contract/analysis.ts';
import { citeRanges } from '../find/decide.ts';
import type { Doc } from '../model.ts';
import { warn } from './risk-rule.ts';

/** 'Total expenses exceed the revenue in the projected budget.' */
const exceeds =
  /\b(?:expenses|expenditures|costs|spending) (?:(?:will|would|is expected to|are expected to) )?(?:exceeds?|exceeded|(?:is|are|be|was|were) (?:more|higher|greater|larger) than)\b[^.;]{0,30}\b(?:revenues?|income|receipts)\b/;
const planned = /\b(?:budget|budgeted|projected|proposed|planned|forecast)\b/;
const unreal = /\b(?:if|should|whenever|when|unless|in the event|not|never|no|last year|previous)\b/;
const withProse = new Set(['minutes', 'other', 'budget']);

/** That the plan spends more than it takes in, where a sentence says so without its figures. */
export function toldRisks(doc: Doc, isKnown: boolean): Risk[] {
  if (isKnown || !withProse.has(doc.type)) return [];
  const said = doc.sentences.filter(
    ({ plain }) => exceeds.test(plain) && planned.test(plain) && !unreal.test(plain),
  );
  const citations = citeRanges(doc.source, said.slice(0, 2));
  const warning = warn(
    'medium',
    'The plan spends more than it takes in.',
    'The text says so without figures. Ask by how much, and what fills the gap.',
  );
  return citations ? [{ id: 'risk.budget.deficit', ...warning, citations }] : [];
}
