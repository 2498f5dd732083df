import { citedSentences } from '../find/cited-sentences.ts';
import type { Candidate } from '../find/pattern.ts';
import { onlyYear } from '../language/only-year.ts';
import type { Doc } from '../model.ts';
import { ofAYear } from '../particulars/of-years.ts';

const hoped = /\b(?:projected|estimated|expected|anticipated|proposed|next year)\b/i;

/** The year that the line or the sentence of a figure names first of all; null where it names none or several. */
function yearOf(doc: Doc, { ranges }: Candidate): string | null {
  const text = citedSentences(doc, ranges)[0]?.text ?? '';
  return doc.type !== 'budget' && hoped.test(text) ? null : onlyYear(text);
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
