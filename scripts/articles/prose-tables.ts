import { type MarkdownNode, nodesOf, plainText } from './markdown-tree.ts';

const say = (node: MarkdownNode, properties: Record<string, string>) => {
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, ...properties } };
};

/**
 * Tables become cards on a small screen, each cell under the name of its column. Laid out so, a table is no table to
 * screen readers unless it is told that it is one.
 */
export function labelTables(tree: MarkdownNode): void {
  for (const table of nodesOf(tree, 'table')) {
    const [head, ...body] = table.children ?? [];
    const names = (head?.children ?? []).map(plainText);
    say(table, { role: 'table' });
    for (const row of [head, ...body]) if (row) say(row, { role: 'row' });
    for (const cell of head?.children ?? []) {
      // The corner over the names of the rows names no column.
      if (plainText(cell) === '') say(cell, { role: 'cell' });
      else say(cell, { role: 'columnheader', scope: 'col' });
    }
    for (const row of body) {
      (row.children ?? []).forEach((cell, index) => {
        say(cell, { role: 'cell', 'data-label': names[index] ?? '' });
      });
    }
    for (const column of columnsOfFigures(body)) {
      for (const row of [head, ...body]) {
        const cell = row?.children?.[column];
        if (cell) say(cell, { 'data-figures': '' });
      }
    }
  }
}

const figure = /^[+−-]?\$?\d[\d,]*(?:\.\d+)?%?$/;

/** Which columns hold figures alone, to be set under one another. The first names the rows. */
function columnsOfFigures(body: readonly MarkdownNode[]): number[] {
  const texts = body.map(({ children = [] }) => children.map(plainText));
  const columns = texts[0]?.keys() ?? [];
  return [...columns].filter((column) => {
    const filled = texts.map((row) => row[column] ?? '').filter((text) => text !== '');
    return column > 0 && filled.length > 1 && filled.every((text) => figure.test(text));
  });
}
