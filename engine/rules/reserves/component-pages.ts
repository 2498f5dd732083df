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
  cost: /\b(?:(?:current|replacement|estimated|total) cost(?: estimate)?|asset (?:actual )?cost):?\s{1,3}\$ ?([\d,]+)/i,
};
/** What is told of one component fills no more than a page. */
const longest = 3000;

/** A part's name, and from where to where the text speaks of it. */
interface Told {
  readonly name: string;
  readonly title: Run;
  readonly end: number;
}

function* openings(text: string): Generator<Told> {
  const found = [...text.matchAll(opening)];
  for (const [i, m] of found.entries()) {
    const start = m.index + m[0].length - m[0].trimStart().length;
    yield {
      name: (m[1] ?? m[2] ?? '').trim(),
      title: { start, end: m.index + m[0].trimEnd().length },
      end: Math.min(found[i + 1]?.index ?? text.length, m.index + longest),
    };
  }
}

/** The first of the named fields that stand under a part's name. */
const firstField =
  /^[ \t]{0,8}(asset id|useful life|remaining (?:useful )?life|placed in service|quantity|category)\b(?=:|\t)/gim;
const nameOfPart = /^[A-Za-z][^\n\t]{2,79}/;
const yearBehind = / ?[-–—] (?:19|20)\d\d$/;
const farthestName = 200;
/** One such list of fields may be of something else. */
const leastBlocks = 2;

/** Parts whose name stands alone over a list of fields that comes again for each of them. */
function* fieldsUnderNames(text: string): Generator<Told> {
  const all = [...text.matchAll(firstField)];
  const field = all[0]?.[1]?.toLowerCase();
  const own = all.filter((m) => m[1]?.toLowerCase() === field);
  const found = own.flatMap(({ index }) => {
    const from = Math.max(0, index - farthestName);
    const before = text.slice(from, index).trimEnd();
    const line = before.slice(before.lastIndexOf('\n') + 1);
    const name = nameOfPart.exec(line)?.[0].trim();
    const start = from + before.length - line.length;
    return name && !/[.:;]$/.test(name) ? [{ name, title: { start, end: start + line.length } }] : [];
  });
  if (found.length < leastBlocks) return;
  for (const [i, { name, title }] of found.entries())
    yield {
      name: name.replace(yearBehind, ''),
      title,
      end: Math.min(found[i + 1]?.title.start ?? text.length, title.start + longest),
    };
}

/** Only a share of the part is replaced, of which the cost need not tell. */
const inPart = /\bpercent replacement:?\s{1,3}(?!100)\d/i;

/** The parts of the property that a study gives a page or a paragraph each: number and name, then life and cost by lines. */
export function* componentPages({ source: { text } }: Doc): Generator<Candidate> {
  const numbered = [...openings(text)];
  for (const { name, title, end } of numbered.length > 0 ? numbered : fieldsUnderNames(text)) {
    const own = text.slice(title.start, end);
    const runs: Run[] = [];
    const figure = (form: RegExp): number | undefined => {
      const hit = form.exec(own);
      if (!hit?.[1]) return undefined;
      const start = title.start + hit.index;
      runs.push({ start, end: start + hit[0].length });
      return Number(hit[1].replaceAll(',', ''));
    };
    const useful = figure(lines.useful);
    const remaining = figure(lines.remaining);
    const [low, high] = [figure(lines.low), figure(lines.high)];
    const cost = low !== undefined && high !== undefined ? (low + high) / 2 : figure(lines.cost);
    if (remaining === undefined || cost === undefined || inPart.test(own)) continue;
    yield {
      fact: 'reserves.components',
      value: {
        name,
        ...(useful !== undefined && { useful_life_years: useful }),
        remaining_life_years: remaining,
        cost,
      },
      tier: 'plain',
      ranges: [title, ...runs],
    };
  }
}
