const short = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' });

/** 'Jan 5, 2024' where the reader is; 'N/A' where there is none; what cannot be read as a date stays as it is. */
export function shortDate(iso: string | null | undefined): string {
  if (!iso) return 'N/A';
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : short.format(date);
}

const units = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** '3 hours', '1 day', 'less than a minute' between two moments; null where the first is not a date. */
export function timeSince(iso: string, now: number): string | null {
  const seconds = (now - Date.parse(iso)) / 1000;
  if (Number.isNaN(seconds)) return null;
  for (const [unit, length] of units) {
    const count = Math.floor(seconds / length);
    if (count >= 1) return `${count} ${unit}${count === 1 ? '' : 's'}`;
  }
  return 'less than a minute';
}
