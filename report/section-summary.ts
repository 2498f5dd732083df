import type { ShownPoint, ShownSection } from './read-analysis.ts';

/** What a section's summary is made of: its own statements, then whatever other words it has. */
export interface SectionSummary {
  readonly points: readonly ShownPoint[];
  readonly words: string;
}

/** The summary of a section taken apart, so that none of its statements stands again among its points. */
export function sectionSummary({ summary, key_points, restricted_activities }: ShownSection): SectionSummary {
  let words = summary;
  const points = [...key_points, ...restricted_activities].filter(({ text }) => {
    const rest = words.replace(text, '');
    const isIn = rest !== words;
    words = rest;
    return isIn;
  });
  const place = ({ text }: ShownPoint) => summary.indexOf(text);
  return {
    points: points.toSorted((a, b) => place(a) - place(b)),
    words: words.replace(/\s+/g, ' ').trim(),
  };
}

/** The summaries that several sections have in common: they tell nothing of any of them, such as that it has no sentence. */
export function sharedSummaries(sections: readonly ShownSection[]): ReadonlySet<string> {
  const bySummary = Map.groupBy(sections, ({ summary }) => summary);
  return new Set([...bySummary].filter(([, bearers]) => bearers.length > 1).map(([summary]) => summary));
}
