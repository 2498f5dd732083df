import type { Candidate } from '../../find/pattern.ts';
import type { Doc } from '../../model.ts';

/** Words of what a lender asks for: that so much of a year's budget or income goes into the reserves. */
const ofBudget =
  /\ballocat\w+|\bdenominator\b|%\)? of (?:the |our |its |an? )?(?:(?:qualifying|annual|yearly|operating|total|budgeted|regular) )*(?:budget|income|dues|assessments?)\b/gi;
/** Words of what a study asks for: that so much of the ideal has been saved. */
const ofIdeal =
  /\b(?:fully[- ]funded|full funding|ideal|percent funded|funding (?:level|status)|deficit|components?)\b/i;
/** In characters, to both sides. */
const around = 600;

/** Whether a percentage is the share of a year's budget that goes into the reserves, and not of what should be there. */
export function isShareOfBudget(doc: Doc, { fact, ranges: [place] }: Candidate): boolean {
  if (fact !== 'reserves.percent_funded' || !place) return false;
  const text = doc.source.text.slice(Math.max(0, place.start - around), place.end + around);
  return !ofIdeal.test(text) && (text.match(ofBudget)?.length ?? 0) > 1;
}
