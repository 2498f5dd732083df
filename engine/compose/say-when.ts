import type { Particulars } from '../find/particulars.ts';
import { capital } from '../language/capital.ts';
import { dateWords, dollars } from '../say/display.ts';
import type { Facts } from '../say/saying.ts';

/** 'On August 31, 2025, ' before a sentence, where the day of a balance is told. */
export const dayFirst = (day: string | undefined, sentence: string): string =>
  day ? `${capital(day)}, ${sentence[0]?.toLowerCase()}${sentence.slice(1)}` : sentence;

/** A sentence on a figure, with its year where that is another than the document's own. */
export const ofYear = (year: string | undefined, sentence: string): string =>
  year === undefined
    ? sentence
    : sentence.includes(' in the year')
      ? sentence.replace(' in the year', ` in ${year}`)
      : dayFirst(`for ${year}`, sentence);

/** When a figure held: its day, else its year; what minutes tell without either is told by their own day. */
export const heldAt = ({ day, year, kind }: Particulars, facts?: Facts): string | undefined => {
  const when = day ?? (year === undefined ? undefined : `in ${year}`);
  const paper = kind === 'minutes' ? 'minutes' : kind === 'financial' ? 'report' : null;
  const met = when === undefined && paper ? facts?.get('document.date') : undefined;
  return met === undefined ? when : `by the ${paper} of ${dateWords(String(met))}`;
};

/** 'May', 'May 2031': from a month to itself. */
export const isOneMonth = (since: string | undefined, soFar: string | undefined): boolean =>
  since !== undefined && soFar?.startsWith(`${since} `) === true && !/\d/.test(since);

/** When figures ran that end before their year does: 'from January 1 to March 9, 2031'. */
export const during = ({ since, soFar }: Particulars): string | undefined =>
  soFar &&
  (isOneMonth(since, soFar)
    ? `in ${soFar}`
    : since
      ? `from ${since} to ${soFar}`
      : `from the start of the year to ${soFar}`);

/** When a result came about: in its own time, else in that of all figures of the paper, where that is no calendar year. */
export const ranIn = (told: Particulars, { span, soFar }: Particulars = {}): string | undefined =>
  during(told) ??
  (told.year && `in ${told.year}`) ??
  (span ? `from ${span}` : soFar && `in the figures up to ${soFar}`);

/** ' By June 30, 2031, $48,200 had come in, against $47,500 planned by then.' behind what is planned for a year. */
export const untilThen = ({ byThen }: Particulars, had: string): string =>
  byThen
    ? ` By ${byThen.by}, ${dollars(byThen.actual)} had ${had}, against ${dollars(byThen.planned)} planned by then.`
    : '';
