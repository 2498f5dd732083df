const short = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** A day without a time ('2024-12-15'), the same wherever the reader is: 'Dec 15, 2024'. */
export function Day({ iso }: { iso: string }) {
  return <time dateTime={iso}>{short.format(new Date(iso))}</time>;
}
