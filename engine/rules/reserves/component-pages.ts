import type { Candidate } from '../../find/pattern.ts';
import type { Doc } from '../../model.ts';
import type { Run } from '../../tables/printed-lines.ts';

const opening =
  /^[ \t]*(?:comp(?:onent)?\.? ?(?:#|no\.?|number)?:? ?#?\d+[ \t:-]+([A-Za-z][^\n\t]{2,80})$|component(?: name)?:[ \t]{1,4}([A-Za-z][^\n\t]{2,80})(?=\t|$))/gim;
const lines = {
  useful: /\buseful life:?\s{1,3}(\d{1,3})\b/i,
  remaining: /\bremaining (?:useful )?life:?\s{1,3}(\d{1,3})\b/i,
  low: /\b(?:best case|low(?:er)? (?:cost|estimate)|lower allowance):?\s{1,3}\$ ?([\d,]+)/i,
  high: /\b(?:worst case|high(?:er)? (?:cost|estimate)|higher allowance):?\s{1,3}\$ ?([\d,]+)/i,
  cost: /\b(?:current|replacement|estimated|total) cost(?: estimate)?:?\s{1,3}\$ ?([\d,]+)/i,
};
/** What is told of one component fills no more than a page. */
const longest = 3000;

/** The parts of the property that a study gives a page or a paragraph each: number and name, then life and cost by lines. */
export function* componentPages({ source: { text } }: Doc): Generator<Candidate> {
  const found = [...text.matchAll(opening)];
  for (const [i, m] of found.entries()) {
    const from = m.index;
    const own = text.slice(from, Math.min(found[i + 1]?.index ?? text.length, from + longest));
    const runs: Run[] = [];
    const figure = (form: RegExp): number | undefined => {
      const hit = form.exec(own);
      if (!hit?.[1]) return undefined;
      runs.push({ start: from + hit.index, end: from + hit.index + hit[0].length });
      return Number(hit[1].replaceAll(',', ''));
    };
    const useful = figure(lines.useful);
    const remaining = figure(lines.remaining);
    const [low, high] = [figure(lines.low), figure(lines.high)];
    const cost = low !== undefined && high !== undefined ? (low + high) / 2 : figure(lines.cost);
    if (remaining === undefined || cost === undefined) continue;
    const name = (m[1] ?? m[2] ?? '').trim();
    yield {
      fact: 'reserves.components',
      value: {
        name,
        ...(useful !== undefined && { useful_life_years: useful }),
        remaining_life_years: remaining,
        cost,
      },
      weight: 8,
      ranges: [
        { start: from + m[0].length - m[0].trimStart().length, end: from + m[0].trimEnd().length },
        ...runs,
      ],
    };
  }
}
