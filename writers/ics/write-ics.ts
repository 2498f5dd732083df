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

function event(date: CalendarDate, { documentId, fileName, madeAt }: Calendar, index: number) {
  const quotes = date.citations.map(({ page, quote }) => `Page ${page}: “${oneLine(quote)}”`);
  const attributes: EventAttributes & { timestamp: number } = {
    uid: `${documentId}-${index + 1}@${reportWords.maker.toLowerCase()}`,
    // The same analysis makes the same file.
    timestamp: Date.parse(madeAt),
    title: date.title,
    description: [date.description, ...quotes, fileName].join('\n\n'),
    start: [...date.day],
    end: dayAfter(date.day),
    ...(date.yearly ? { recurrenceRule: recurrence(date.yearly) } : {}),
    transp: 'TRANSPARENT',
    busyStatus: 'FREE',
  };
  return attributes;
}

/** The days that a document names as a calendar file (RFC 5545), each with the page and the words that name it. */
export function writeIcs(calendar: Calendar): Uint8Array {
  const events = calendar.dates.map((date, index) => event(date, calendar, index));
  const { error, value } = createEvents(events, {
    productId: `-//${reportWords.maker}//Report//EN`,
    calName: calendar.fileName,
  });
  if (error || value === null) throw new Error('The calendar could not be written.', { cause: error });
  return new TextEncoder().encode(value);
}
