/** Rows as aligned columns under their names; the last column is not padded. */
export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [columns, columns.map((name) => '-'.repeat(name.length)), ...rows];
  const widths = columns.map((_, n) => Math.max(...all.map((row) => row[n]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, n) => cell.padEnd(widths[n] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export const dollars = (cents: number): string =>
  `$${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** The day of a stored time; '-' where there is none. */
export const day = (time: string | null): string => time?.slice(0, 10) ?? '-';
