import { createEvents, type EventAttributes } from 'ics';
import { reportWords } from '#content/report-words.ts';
import type { CalendarDate } from '#report/calendar-dates.ts';
import { recurrence } from '#report/yearly-rule.ts';

interface Calendar {
  readonly dates: readonly CalendarDate[];
  /** Stands for the document in the ids of its events. */
  readonly documentId: string;
  readonly fileName: string;
  /** When the analysis was made, in ISO 8601. */
  readonly madeAt: string;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** An all-day event ends on the day after. */
function dayAfter([year, month, day]: CalendarDate['day']): [number, number, number] {
  const next = new Date(Date.UTC(year, month - 1, day + 1));
  return [next.getUTCFullYear(), next.getUTCMonth() + 1, next.getUTCDate()];
}

/** Of no time zone, as the document has it. Without an hour a whole day; without an end none is made up. */
function whenOf({ day, start, end }: CalendarDate): Partial<EventAttributes> {
  if (!start) return { start: [...day], end: dayAfter(day) };
  return {
    start: [...day, ...start],
    startInputType: 'local',
    startOutputType: 'local',
    ...(end ? { end: [...day, ...end], endInputType: 'local', endOutputType: 'local' } : {}),
  } as Partial<EventAttributes>;
}

function event(date: CalendarDate, { documentId, fileName, madeAt }: Calendar, index: number) {
  const quotes = date.citations.map(({ page, quote }) => `Page ${page}: “${oneLine(quote)}”`);
  const attributes = {
    uid: `${documentId}-${index + 1}@${reportWords.maker.toLowerCase()}`,
    // The same analysis makes the same file.
    timestamp: Date.parse(madeAt),
    title: date.title,
    description: [date.description, ...quotes, fileName].join('\n\n'),
    ...whenOf(date),
    ...(date.place ? { location: oneLine(date.place) } : {}),
    ...(date.yearly ? { recurrenceRule: recurrence(date.yearly) } : {}),
    transp: 'TRANSPARENT',
    busyStatus: 'FREE',
  };
  return attributes as EventAttributes;
}

/** The days that a document names as a calendar file (RFC 5545), each with the page and the words that name it. */
export function writeIcs(calendar: Calendar): Uint8Array {
  const events = calendar.dates.map((date, index) => event(date, calendar, index));
  const { error, value } = createEvents(events, {
    productId: `-//${reportWords.maker}//Report//EN`,
    // A text like any other (RFC 5545, 3.3.11), which the library leaves as it is.
    calName: calendar.fileName.replace(/[\\;,]/g, '\\$&'),
  });
  if (error || value === null) throw new Error('The calendar could not be written.', { cause: error });
  return new TextEncoder().encode(value);
}
