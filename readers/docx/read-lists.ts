import type { Level, List } from '../list-numbers.ts';
import { child, childValue, type Element, elements } from './parse-xml.ts';

/** The lists of a Word file by their w:numId. */
export function readLists(numbering: Element | undefined): Map<string, List> {
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
    const definition = byStyle.get(childValue(named, 'numStyleLink') ?? '') ?? named;
    const levels = new Map<number, Level>();
    const starts = new Map<number, number>();
    for (const level of elements(definition, 'lvl')) addLevel(levels, level);
    for (const override of elements(instance, 'lvlOverride')) {
      const start = childValue(override, 'startOverride');
      const level = child(override, 'lvl');
      if (level !== undefined) addLevel(levels, level);
      if (start !== undefined) starts.set(Number(override.attributes.ilvl ?? 0), Number(start));
    }
    const countsAs = definition?.attributes.abstractNumId ?? '';
    lists.set(instance.attributes.numId ?? '', { countsAs, levels, starts });
  }
  return lists;
}

function addLevel(levels: Map<number, Level>, level: Element): void {
  const restart = childValue(level, 'lvlRestart');
  levels.set(Number(level.attributes.ilvl ?? 0), {
    start: Number(childValue(level, 'start') ?? 0),
    format: childValue(level, 'numFmt') ?? 'decimal',
    text: childValue(level, 'lvlText') ?? '',
    legal: child(level, 'isLgl') !== undefined,
    restart: restart === undefined ? undefined : Number(restart),
  });
}
