import { formatNumber } from './number-formats.ts';
import { child, childValue, type Element, elements } from './parse-xml.ts';

type Level = {
  start: number;
  format: string;
  text: string;
  legal: boolean;
  suffix: string;
  /** Deeper than this level's own number: which level's step sets it back. Undefined: any higher level's. */
  restart: number | undefined;
};
type List = { abstractId: string; levels: Map<number, Level>; starts: Map<number, number> };

/** Gives each numbered paragraph, in the document's order, the number that Word shows before it. */
export type Numberer = (numberingId: string, level: number) => string;

export const BULLET = '•';

export function createNumberer(numbering: Element | undefined): Numberer {
  const lists = readLists(numbering);
  const counters = new Map<string, Map<number, number>>();
  const begun = new Set<string>();
  return (numberingId, level) => {
    const list = lists.get(numberingId);
    const definition = list?.levels.get(level);
    if (list === undefined || definition === undefined) return '';
    const counts = counters.get(list.abstractId) ?? new Map<number, number>();
    counters.set(list.abstractId, counts);
    const start = list.starts.get(level);
    const first = start !== undefined && !begun.has(`${numberingId}/${level}`);
    begun.add(`${numberingId}/${level}`);
    const before = counts.get(level);
    counts.set(level, first ? start : before === undefined ? definition.start : before + 1);
    for (const deeper of [...counts.keys()]) {
      const restart = list.levels.get(deeper)?.restart;
      if (deeper > level && restart !== 0 && (restart === undefined || level < restart))
        counts.delete(deeper);
    }
    return label(definition, list, counts);
  };
}

function label(definition: Level, list: List, counts: Map<number, number>): string {
  if (definition.format === 'bullet') return definition.text === '' ? '' : BULLET;
  return definition.text
    .replace(/%([1-9])/g, (_, digit: string) => {
      const index = Number(digit) - 1;
      const level = list.levels.get(index);
      const count = counts.get(index) ?? level?.start ?? 1;
      return formatNumber(count, definition.legal ? 'decimal' : (level?.format ?? 'decimal'));
    })
    .trim();
}

function readLists(numbering: Element | undefined): Map<string, List> {
  const abstracts = new Map<string, Element>();
  const byStyle = new Map<string, Element>();
  for (const definition of elements(numbering, 'abstractNum')) {
    abstracts.set(definition.attributes.abstractNumId ?? '', definition);
    const style = childValue(definition, 'styleLink');
    if (style !== undefined) byStyle.set(style, definition);
  }
  const lists = new Map<string, List>();
  for (const instance of elements(numbering, 'num')) {
    const named = abstracts.get(childValue(instance, 'abstractNumId') ?? '');
    const linked = byStyle.get(childValue(named, 'numStyleLink') ?? '');
    const definition = linked ?? named;
    const levels = new Map<number, Level>();
    const starts = new Map<number, number>();
    for (const level of elements(definition, 'lvl')) addLevel(levels, level);
    for (const override of elements(instance, 'lvlOverride')) {
      const index = Number(override.attributes.ilvl ?? 0);
      const start = childValue(override, 'startOverride');
      const level = child(override, 'lvl');
      if (level !== undefined) addLevel(levels, level);
      if (start !== undefined) starts.set(index, Number(start));
    }
    const abstractId = definition?.attributes.abstractNumId ?? '';
    lists.set(instance.attributes.numId ?? '', { abstractId, levels, starts });
  }
  return lists;
}

function addLevel(levels: Map<number, Level>, level: Element): void {
  const restart = childValue(level, 'lvlRestart');
  levels.set(Number(level.attributes.ilvl ?? 0), {
    start: Number(childValue(level, 'start') ?? 1),
    format: childValue(level, 'numFmt') ?? 'decimal',
    text: childValue(level, 'lvlText') ?? '',
    legal: child(level, 'isLgl') !== undefined,
    suffix: childValue(level, 'suff') ?? 'tab',
    restart: restart === undefined ? undefined : Number(restart),
  });
}
