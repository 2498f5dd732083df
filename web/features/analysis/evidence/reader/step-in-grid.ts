/** Which of `total` items, numbered from 1, a key leads to from `now`; null for a key that leads nowhere. */
export function stepInGrid(
  key: string,
  now: number,
  { total, columns }: { total: number; columns: number },
): number | null {
  const steps: Record<string, number> = {
    ArrowRight: now + 1,
    ArrowLeft: now - 1,
    ArrowDown: now + columns,
    ArrowUp: now - columns,
    Home: 1,
    End: total,
  };
  const next = steps[key];
  return next === undefined || next < 1 || next > total ? null : next;
}
