/** The index of the first item for which `holds`; the length where there is none. It holds for all items after that one. */
export function firstWhere<T>(items: readonly T[], holds: (item: T) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && holds(item)) high = middle;
    else low = middle + 1;
  }
  return low;
}
