import { expect, test } from 'vitest';
import { calendarDates } from '#report/calendar-dates.ts';
import { sampleAnalysis } from '../testing/sample-report.ts';
import { writeIcs } from './write-ics.ts';

const dates = calendarDates(sampleAnalysis);
const calendar = {
  dates,
  documentId: 'd1',
  fileName: sampleAnalysis.file_name,
  madeAt: sampleAnalysis.created_at,
};
const written = new TextDecoder().decode(writeIcs(calendar));
/** Long lines are folded: a line that begins with a space or a tab goes on from the one before (RFC 5545, 3.1). */
const lines = written.replace(/\r\n[ \t]/g, '').split('\r\n');
const valuesOf = (name: string) =>
  lines.flatMap((line) => (line.startsWith(name) ? [line.slice(line.indexOf(':') + 1)] : []));

test('each day is an event of a whole day, with its recurrence', () => {
  expect(valuesOf('BEGIN')).toEqual(['VCALENDAR', 'VEVENT', 'VEVENT']);
  expect(valuesOf('DTSTART;VALUE=DATE')).toEqual(['20260310', '20260630']);
  expect(valuesOf('DTEND;VALUE=DATE')).toEqual(['20260311', '20260701']);
  expect(valuesOf('RRULE')).toEqual(['FREQ=YEARLY;BYMONTH=3;BYDAY=2TU']);
  expect(valuesOf('SUMMARY')).toEqual(['Annual meeting of the association', 'Special assessment (roof)']);
  expect(new Set(valuesOf('UID')).size).toBe(2);
});

test('with the page and the words that name it, and no line over 75 characters', () => {
  expect(valuesOf('DESCRIPTION')[0]).toContain('Page 9: “second Tuesday of March”');
  expect(valuesOf('DESCRIPTION')[1]).toContain('Page 10: “due June 30\\, 2026”');
  for (const line of written.split('\r\n')) expect(line.length).toBeLessThanOrEqual(75);
});

test('the same analysis is the same bytes', () => {
  expect(valuesOf('DTSTAMP')).toEqual(['20260301T093000Z', '20260301T093000Z']);
  expect(new TextDecoder().decode(writeIcs(calendar))).toBe(written);
});

test('an hour is kept, in the time of the place, with its end and its place where they are told', () => {
  const day = { id: 'd', title: 'Meeting', day: [2026, 11, 18] as const, yearly: null, description: '' };
  const event = (hours: Pick<(typeof dates)[number], 'start' | 'end' | 'place'>) =>
    new TextDecoder().decode(writeIcs({ ...calendar, dates: [{ ...day, citations: [], ...hours }] }));
  const evening = event({ start: [18, 30], end: [20, 0], place: 'the Oak Lane Clubhouse' });
  expect(evening).toMatch(/^DTSTART:20261118T183000\r$/m);
  expect(evening).toMatch(/^DTEND:20261118T200000\r$/m);
  expect(evening).toMatch(/^LOCATION:the Oak Lane Clubhouse\r$/m);
  const open = event({ start: [9, 0], end: null, place: null });
  expect(open).toMatch(/^DTSTART:20261118T090000\r$/m);
  expect(open).not.toMatch(/^(?:DTEND|DURATION|LOCATION)/m);
});
