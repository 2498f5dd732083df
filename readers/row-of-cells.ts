/** A row's cells as pages hold them: a tab between each two, the empty ones among them too. Empty columns at the edges are margins. */
export function rowOfCells(cells: readonly string[]): string {
  const first = cells.findIndex((cell) => cell !== '');
  const last = cells.findLastIndex((cell) => cell !== '');
  return first < 0 ? '' : cells.slice(first, last + 1).join('\t');
}
