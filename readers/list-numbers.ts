import { formatNumber } from './number-formats.ts';

/** One level of a list as Word defines it. */
export type Level = {
  start: number;
  /** A w:numFmt value: 'decimal', 'upperRoman', 'bullet' ... */
  format: string;
  /** The number's text, with %1 to %9 for the numbers of the levels. */
  text: string;
  /** Every number in decimals, whatever its level's own format. */
  legal: boolean;
  /** This level begins again after a paragraph of a level below this index; 0 never, undefined after any higher one. */
  restart: number | undefined;
};

/** `countsAs` is the same for lists that count on together; `starts` are numbers at which this one begins anew. */
export type List = { countsAs: string; levels: Map<number, Level>; starts: Map<number, number> };

/** Gives each numbered paragraph, asked in the document's order, the number that Word shows before it. */
export type Numberer = (listId: string, level: number) => string;

const BULLET = '•';

export function createNumberer(lists: Map<string, List>): Numberer {
  const counters = new Map<string, Map<number, number>>();
  const begun = new Set<string>();
  return (listId, level) => {
    const list = lists.get(listId);
    const definition = list?.levels.get(level);
    if (list === undefined || definition === undefined) return '';
    const counts = counters.get(list.countsAs) ?? new Map<number, number>();
    counters.set(list.countsAs, counts);
    // A level that was skipped counts as begun: after a first '1.1' the next on the level above is '2.'.
    for (let above = 0; above < level; above += 1) {
      if (!counts.has(above)) counts.set(above, list.levels.get(above)?.start ?? 1);
    }
    const anew = begun.has(`${listId}/${level}`) ? undefined : list.starts.get(level);
    begun.add(`${listId}/${level}`);
    const before = counts.get(level);
    counts.set(level, anew ?? (before === undefined ? definition.start : before + 1));
    for (const deeper of [...counts.keys()]) {
      const restart = list.levels.get(deeper)?.restart;
      if (deeper > level && (restart === undefined || level < restart)) counts.delete(deeper);
    }
    return label(definition, list, counts);
  };
}

function label(definition: Level, list: List, counts: Map<number, number>): string {
  if (definition.format === 'bullet') return definition.text === '' ? '' : BULLET;
  return definition.text
    .replace(/%([1-9])/g, (_, digit: string) => {
      const level = list.levels.get(Number(digit) - 1);
      const count = counts.get(Number(digit) - 1) ?? level?.start ?? 1;
      return formatNumber(count, definition.legal ? 'decimal' : (level?.format ?? 'decimal'));
    })
    .trim();
}
