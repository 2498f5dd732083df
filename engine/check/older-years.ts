import { citedSentences } from '../find/cited-sentences.ts';
import type { Candidate } from '../find/pattern.ts';
import { pathsIn } from '../find/use-rule.ts';
import { onlyYear } from '../language/only-year.ts';
import type { Doc } from '../model.ts';
import { ofAYear } from '../particulars/of-years.ts';

const hoped = /\b(?:projected|estimated|expected|anticipated|proposed|next year)\b/i;

/** The year that the line or the sentence of a figure names first of all; null where it names none or several. */
function yearOf(doc: Doc, { ranges }: Candidate): string | null {
  const [first] = citedSentences(doc, ranges);
  const text = first?.text ?? '';
  if (doc.type !== 'budget' && hoped.test(text)) return null;
  // 'Statement of condition (as of Dec 31, 2030)' over a list of balances
  return onlyYear(text) ?? (first ? onlyYear(pathsIn(doc)[first.section]?.split(' > ').at(-1) ?? '') : null);
}

/** The candidates without the figures of older years, where the document tells the same of a later one. */
export function withoutOlderYears(doc: Doc, candidates: readonly Candidate[]): Candidate[] {
  const years = new Map<Candidate, string>();
  const latest = new Map<string, string>();
  for (const one of candidates) {
    const year = ofAYear.test(one.fact) ? yearOf(doc, one) : null;
    if (year === null) continue;
    years.set(one, year);
    if (year > (latest.get(one.fact) ?? '')) latest.set(one.fact, year);
  }
  return candidates.filter((one) => {
    const year = years.get(one);
    return year === undefined || year === latest.get(one.fact);
  });
}
