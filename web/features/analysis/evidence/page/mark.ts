/** Words of a page that stand out: half-open offsets into its text. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly tone: Tone;
}

/** The citation on show; another citation of the same statement; found by the search; found, and looked at. */
export type Tone = 'cited' | 'also' | 'found' | 'current';

/** The mark that the page is scrolled to. */
export const targetOf = (marks: readonly Mark[]): Mark | undefined =>
  marks.find(({ tone }) => tone === 'current') ?? marks.find(({ tone }) => tone === 'cited') ?? marks[0];

export interface Segment {
  readonly text: string;
  /** Offset into the page's text. */
  readonly start: number;
  readonly tone: Tone | null;
}

const ranks: readonly Tone[] = ['current', 'cited', 'also', 'found'];

/** A text cut where marks begin and end. Of marks that overlap, each piece takes the strongest. */
export function segmentsOf(text: string, marks: readonly Mark[]): Segment[] {
  const inside = marks.filter(({ start, end }) => start < end && start < text.length && end > 0);
  const edges = inside.flatMap(({ start, end }) => [Math.max(0, start), Math.min(text.length, end)]);
  const cuts = [...new Set([0, ...edges, text.length])].toSorted((a, b) => a - b);
  return cuts.slice(0, -1).map((from, index) => {
    const to = cuts[index + 1] ?? text.length;
    const over = inside.filter(({ start, end }) => start < to && end > from);
    const [strongest] = over.toSorted((a, b) => ranks.indexOf(a.tone) - ranks.indexOf(b.tone));
    return { text: text.slice(from, to), start: from, tone: strongest?.tone ?? null };
  });
}
