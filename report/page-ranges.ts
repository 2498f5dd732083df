/** 'Page 3', 'Pages 3-5, 9'. Pages may come in any order and more than once. */
export function pageRanges(pages: readonly number[]): string {
  const sorted = [...new Set(pages)].toSorted((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const page of sorted) {
    const last = ranges.at(-1);
    if (last && page === last[1] + 1) last[1] = page;
    else ranges.push([page, page]);
  }
  const words = ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(', ');
  return `${sorted.length === 1 ? 'Page' : 'Pages'} ${words}`;
}
