import type { FirstItem } from './first-five.ts';
import type { ShownAnalysis } from './read-analysis.ts';

/** Without case and line breaks: what a reader takes for the same words. */
const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** Fewer words than this are a value, such as '$90 a month', which may stand beside the sentence that gives it. */
const fewestOfASentence = 5;

/** What is left to tell of an analysis where some statements stand before it: each is told once. */
export interface Rest
  extends Pick<
    ShownAnalysis,
    'key_points' | 'restricted_activities' | 'risks' | 'summary_statements' | 'facts'
  > {}

/**
 * An analysis without the statements that `told` holds, word for word, and without the points and risks of `ids`. The
 * facts behind them stay, as values, but for those that only say the same sentence again.
 */
export function withoutTold<A extends Rest>(
  analysis: A,
  told: readonly string[],
  ids: readonly string[] = [],
): A {
  const texts = told.map(plain);
  const isLeft = ({ id, text }: { readonly id: string; readonly text: string }) =>
    !ids.includes(id) && !texts.includes(plain(text));
  const isValue = (words: string) =>
    words.split(/\s+/).length < fewestOfASentence || !texts.some((text) => text.includes(plain(words)));
  return {
    ...analysis,
    summary_statements: analysis.summary_statements.filter(isLeft),
    key_points: analysis.key_points.filter(isLeft),
    restricted_activities: analysis.restricted_activities.filter(isLeft),
    risks: analysis.risks.filter(({ id, title }) => isLeft({ id, text: title })),
    facts: analysis.facts.filter(({ display, conflicts }) => conflicts.length > 0 || isValue(display)),
  };
}

/** An analysis without the first things, for what stands below them. */
export function withoutFirst<A extends Rest>(analysis: A, first: readonly FirstItem[]): A {
  return withoutTold(
    analysis,
    first.map(({ title }) => title),
    first.flatMap(({ tells }) => tells),
  );
}
