import { describe, expect, test } from 'vitest';
import { hoursAndPlace } from './meeting-hours.ts';

const day = [2025, 11, 18] as const;
const told = (quote: string, when: Parameters<typeof hoursAndPlace>[1] = day) => {
  const { start, end, place } = hoursAndPlace([quote], when);
  return [start?.join(':') ?? null, end?.join(':') ?? null, place];
};

describe('the hours and the place of a meeting', () => {
  test.each([
    ['The next regular meeting is on November 18, 2025, at 6:30 p.m.', '18:30', null, null],
    ['Tuesday, November 18, 2025 at 6:30 PM.', '18:30', null, null],
    ['Next meeting: Nov. 18, 2025 @ 7pm', '19:0', null, null],
    [
      'It will be held on November 18th at 10 a.m. at the Oak Lane Clubhouse.',
      '10:0',
      null,
      'the Oak Lane Clubhouse',
    ],
    [
      'The meeting is Tuesday, November 18, 2025 via Zoom at 7 p.m. Robin will send the link.',
      '19:0',
      null,
      'Zoom',
    ],
    ['Next meeting 11/18/2025, 6:00 PM - 7:30 PM, Fire Hall', '18:0', '19:30', null],
    ['On November 18, 2025, from 6:30 to 8 p.m. in the library.', '18:30', '20:0', 'the library'],
    ['On November 18 from 11 to 1 p.m.', '11:0', '13:0', null],
    ['The board meets at 7:00 p.m. on Tuesday, November 18, 2025.', '19:0', null, null],
    ['The picnic is on November 18 at noon.', '12:0', null, null],
    ['The next meeting is on the 18th of November 2025 at 9:15 a.m.', '9:15', null, null],
  ])('%s', (quote, start, end, place) => {
    expect(told(quote)).toEqual([start, end, place]);
  });

  test.each([
    [
      'The next meeting is on November 18, 2025 at 6:30 at the town library.',
      [null, null, 'the town library'],
    ],
    ['Next meeting is November 18 at 7, at Dale’s.', [null, null, 'Dale’s']],
    ['The next meeting is on November 18, 2025. Ballots are counted at 5 p.m.', [null, null, null]],
    ['The meeting is on November 18; doors open at 5 p.m.', [null, null, null]],
    ['The next meeting is November 18, and the one after it December 16 at 7 p.m.', [null, null, null]],
    ['The next meeting is on November 18 at a place and time designated by the Board.', [null, null, null]],
    ['A notice of 30 days goes out for November 18.', [null, null, null]],
    ['The pool closes at 9 p.m.', [null, null, null]],
  ])('what is not told is not made up: %s', (quote, expected) => {
    expect(told(quote)).toEqual(expected);
  });

  test('a heading and the line under it are two citations', () => {
    const quotes = ['NEXT MEETING.', 'Tuesday, November 18, 2025 at 6:30 PM.'];
    expect(hoursAndPlace(quotes, day).start).toEqual([18, 30]);
  });

  test('a day that comes each year is looked for in the document’s words', () => {
    const quote = 'The annual meeting is held on the second Tuesday\nof March at 7:00 p.m. at the school.';
    expect(told(quote, 'second Tuesday of March')).toEqual(['19:0', null, 'the school']);
  });
});
