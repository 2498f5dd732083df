const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/**
 * A date in US short form, the same wherever it is read (UTC): 'Jan 5, 2024'; 'Jan 2024' or '2024' where no more of it is
 * known. What cannot be read as a date stays as it is; 'N/A' where there is none.
 */
export function shortForm(iso: string | null): string {
  if (!iso) return 'N/A';
  const m = /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:T.*)?)?)?$/.exec(iso.trim());
  if (!m) return iso;
  const [, year = '', month, day] = m;
  if (month === undefined) return year;
  const name = months[Number(month) - 1];
  if (!name) return iso;
  if (day === undefined) return `${name} ${year}`;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCDate() === Number(day) ? `${name} ${Number(day)}, ${year}` : iso;
}
