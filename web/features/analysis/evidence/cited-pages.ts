import type { Citation } from '#contract/page.ts';

/** What holds citations in an analysis. */
const lists = ['citations', 'see_also'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** How often each page is cited, by whatever part of an analysis: a sentence that two parts cite counts once. */
export function citedPageCounts(analysis: unknown): ReadonlyMap<number, number> {
  const seen = new Set<string>();
  const counts = new Map<number, number>();
  const count = ({ page, start, end }: Citation) => {
    const place = `${page} ${start} ${end}`;
    if (seen.has(place)) return;
    seen.add(place);
    counts.set(page, (counts.get(page) ?? 0) + 1);
  };
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (isRecord(value)) {
      for (const [name, part] of Object.entries(value)) {
        if (lists.includes(name) && Array.isArray(part)) (part as Citation[]).forEach(count);
        else visit(part);
      }
    }
  };
  visit(analysis);
  return counts;
}
