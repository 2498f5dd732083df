import type { Block } from '../model.ts';

const item = /^\W*(?:agenda(?: items?)?|items?|topics?|subjects?)\W*$/i;
const said =
  /^\W*(?:(?:discussion|notes|comments|summary|report|details)(?: ?(?:\/|and|&) ?[a-z]+)?|action(?: items?| taken)?s?|motions?|follow[- ]?up)\W*$/i;

/**
 * The blocks with the rows of a table of minutes ('Item | Discussion | Action') as the text of their cells: each cell tells
 * in sentences what was said of the item that the first one names.
 */
export function agendaCells(text: string, blocks: readonly Block[]): readonly Block[] {
  let within = false;
  return blocks.flatMap((block): readonly Block[] => {
    const { cells, section } = block;
    if (!cells || cells.length < 2) {
      within = false;
      return [block];
    }
    const words = cells.map(({ start, end }) => text.slice(start, end).trim());
    if (item.test(words[0] ?? '') && words.slice(1).some((one) => said.test(one))) {
      within = true;
      return [block];
    }
    if (!within) return [block];
    return cells.map(({ start, end }, at) => ({
      start,
      end,
      kind: 'text' as const,
      section,
      ...(at === 0 && { row: cells }),
    }));
  });
}
