import type { Citation } from '#contract/page.ts';
import { dateWords, dollars } from '#engine/say/display.ts';
import { noteOn } from './fact-notes.ts';
import { byRules } from './found-by.ts';
import { type Clock, hoursAndPlace } from './meeting-hours.ts';
import type { ShownAnalysis } from './read-analysis.ts';
import { nextDay, type YearlyRule, yearlyRule } from './yearly-rule.ts';

/** A day that an analysis names, for a calendar. */
export interface CalendarDate {
  /** The same in every analysis of the same document. */
  readonly id: string;
  readonly title: string;
  /** Year, month (1 to 12) and day of the first time it falls. */
  readonly day: readonly [year: number, month: number, day: number];
  /** From when to when in the day, in the time of the place, as far as the document says. */
  readonly start: Clock | null;
  readonly end: Clock | null;
  /** Where it is held, in the document's words. */
  readonly place: string | null;
  /** Where it comes again each year. */
  readonly yearly: YearlyRule | null;
  readonly description: string;
  readonly citations: readonly Citation[];
}

type Day = CalendarDate['day'];

const wholeDay = { start: null, end: null, place: null };
const wholeDate = /^(\d{4})-(\d{2})-(\d{2})$/;

function dayOf(iso: string | null): Day | null {
  const m = wholeDate.exec(iso ?? '');
  if (!m) return null;
  const [year, month, day] = [Number(m[1]), Number(m[2]), Number(m[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? [year, month, day] : null;
}

const iso = ([year, month, day]: Day) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

const described = (what: string, id: string) => [what, noteOn(id)?.ask].filter(Boolean).join(' Ask: ');

function meetings({ facts }: ShownAnalysis, from: string): CalendarDate[] {
  return facts.flatMap(({ id, value, display, citations }): CalendarDate[] => {
    if (typeof value !== 'string') return [];
    const quotes = citations.map(({ quote }) => quote);
    if (id === 'minutes.next_meeting') {
      const day = dayOf(value);
      const description = described(
        `According to the minutes, the next meeting is on ${dateWords(value)}.`,
        id,
      );
      return day
        ? [
            {
              id,
              title: 'Association meeting',
              day,
              ...hoursAndPlace(quotes, day),
              yearly: null,
              description,
              citations,
            },
          ]
        : [];
    }
    if (id === 'meeting.annual') {
      const yearly = yearlyRule(value);
      const day = yearly && nextDay(yearly, from);
      const says = display.startsWith(value) ? `The annual meeting is held on the ${display}` : display;
      const description = described(`${says}.`, id);
      return yearly && day
        ? [
            {
              id,
              title: 'Annual meeting of the association',
              day,
              ...hoursAndPlace(quotes, value),
              yearly,
              description,
              citations,
            },
          ]
        : [];
    }
    return [];
  });
}

function assessments({ special_assessments: list }: ShownAnalysis): CalendarDate[] {
  return list.flatMap(({ id, purpose, amount, date, citations }) => {
    const day = dayOf(date);
    if (!day) return [];
    const what = `Special assessment${purpose ? ` (${purpose})` : ''}`;
    const sum = amount === null ? '' : ` of ${dollars(amount)}`;
    const description = described(`The document gives this date for a special assessment${sum}.`, id);
    return [{ id, title: what, day, ...wholeDay, yearly: null, description, citations }];
  });
}

/**
 * The days that an analysis names and that had not passed when it was made: next meeting, annual meeting where its rule
 * can be told as a day, special assessments with a whole date. In order of time.
 */
export function calendarDates(analysis: ShownAnalysis): CalendarDate[] {
  const from = analysis.created_at.slice(0, 10);
  if (!wholeDate.test(from)) return [];
  return [...meetings(byRules(analysis), from), ...assessments(analysis)]
    .filter(({ day }) => iso(day) >= from)
    .toSorted((a, b) => iso(a.day).localeCompare(iso(b.day)));
}
