import { expect, test } from 'vitest';
import { calendarDates } from './calendar-dates.ts';
import { readAnalysis } from './read-analysis.ts';

const citations = [{ page: 2, start: 0, end: 3, quote: 'abc' }];
const fact = (id: string, value: string) => ({
  id,
  label: id,
  value,
  display: value,
  citations,
  conflicts: [],
});
const raw = {
  created_at: '2026-03-01T09:00:00.000Z',
  facts: [
    fact('minutes.next_meeting', '2026-04-02'),
    fact('meeting.annual', 'second Tuesday of March'),
    fact('document.date', '2026-06-01'),
  ],
  special_assessments: [
    { id: 'special_assessment.entry', purpose: 'roof', amount: 1200, date: '2026-03-15', citations },
    { id: 'special_assessment-2.entry', purpose: 'pool', amount: null, date: '2026', citations },
  ],
};

test('days to come in order of time, each with its words and its quote', () => {
  const dates = calendarDates(readAnalysis(raw));
  expect(dates.map(({ title, day, yearly }) => [title, day.join('-'), yearly !== null])).toEqual([
    ['Annual meeting of the association', '2026-3-10', true],
    ['Special assessment (roof)', '2026-3-15', false],
    ['Association meeting', '2026-4-2', false],
  ]);
  for (const { description, citations: cited } of dates) {
    expect(description).toMatch(/\?$/);
    expect(cited).toEqual(citations);
  }
  expect(dates[1]?.description).toContain('$1,200');
});

test('a day that had passed when the analysis was made is none to remember', () => {
  const later = calendarDates(readAnalysis({ ...raw, created_at: '2026-04-03T00:00:00.000Z' }));
  expect(later.map(({ day }) => day.join('-'))).toEqual(['2027-3-9']);
});

test('what is no whole day is left out', () => {
  for (const value of ['2026', '2026-05', 'soon', '2026-02-31']) {
    expect(
      calendarDates(
        readAnalysis({ ...raw, special_assessments: [], facts: [fact('minutes.next_meeting', value)] }),
      ),
    ).toEqual([]);
  }
  expect(calendarDates(readAnalysis({}))).toEqual([]);
});

test('a meeting keeps its hour and its place', () => {
  const quote = 'The next regular meeting is on April 2, 2026, at 6:30 p.m. in the library.';
  const told = {
    ...fact('minutes.next_meeting', '2026-04-02'),
    citations: [{ page: 2, start: 0, end: 70, quote }],
  };
  const [meeting] = calendarDates(readAnalysis({ ...raw, special_assessments: [], facts: [told] }));
  expect(meeting).toMatchObject({ day: [2026, 4, 2], start: [18, 30], end: null, place: 'the library' });
});
