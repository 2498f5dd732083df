/** The page open beside the analysis and, where a citation opened it, whose. */
export interface Opened {
  readonly page: number;
  /** The id of the statement whose citation is on show; null where the page was opened for itself. */
  readonly source: string | null;
  /** Which of the statement's citations: 0 is the first. */
  readonly nth: number;
}

/** What to open next, by what is open now; null to leave it. */
export type NextOpened = (now: Opened | null) => Opened | null;

/** Where a reader is in the results. The address of the page carries it. */
export interface Place {
  /** Id of a tab; null for the first. */
  readonly tab: string | null;
  readonly opened: Opened | null;
}

const count = (value: string | null): number => (value && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 0);

/** The place that the query of an address names. What it cannot mean is left out. */
export function readPlace(search: string): Place {
  const query = new URLSearchParams(search);
  const page = count(query.get('page'));
  const source = query.get('source') || null;
  const nth = source ? Math.max(0, count(query.get('citation')) - 1) : 0;
  return { tab: query.get('tab') || null, opened: page > 0 ? { page, source, nth } : null };
}

/** The query of an address with another place in it; what else it carries stays. */
export function writePlace(search: string, { tab, opened }: Place): string {
  const query = new URLSearchParams(search);
  for (const name of ['tab', 'page', 'source', 'citation']) query.delete(name);
  if (tab) query.set('tab', tab);
  if (opened) {
    query.set('page', String(opened.page));
    if (opened.source) query.set('source', opened.source);
    if (opened.source && opened.nth > 0) query.set('citation', String(opened.nth + 1));
  }
  const written = query.toString().replaceAll('%2F', '/');
  return written === '' ? '' : `?${written}`;
}
