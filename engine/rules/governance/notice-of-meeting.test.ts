import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { noticeOfMeeting } from './notice-of-meeting.ts';

const day = (text: string, type: 'other' | 'minutes' = 'other') =>
  factsIn(text, [noticeOfMeeting], type)['meeting.annual'];

describe('the yearly meeting that a notice calls owners to', () => {
  it.each([
    ['Fox Run Annual Owners Meeting - Tuesday, May 6, 2031 at 7 pm', 'Tuesday, May 6, 2031 at 7 pm'],
    ['The annual meeting will be held on May 6, 2031.', 'May 6, 2031'],
    [
      'The board asks you to the 2031 annual meeting of the Fox Run Homeowners Association to be held on:\nMonday, May 5, 2031, from 7 pm\nin the library',
      'Monday, May 5, 2031',
    ],
    ['Notice of the annual meeting of members of Fox Run to be held May 5, 2031 at the inn.', 'May 5, 2031'],
    ['FOX RUN ANNUAL MEETING\n\nTuesday, May 6,2031\n\nAgenda', 'Tuesday, May 6, 2031'],
  ])('%s', (text, expected) => {
    expect(day(text)).toBe(expected);
  });

  it.each([
    'Minutes of the annual meeting on May 6, 2031',
    'The last annual meeting was held on May 6, 2031.',
    'Notes for the Annual Meeting\n\nSent: Wednesday, May 7, 2031',
    'Bids for the annual meeting of the county to be held open until May 6, 2031',
    'The annual meeting is in May. Dues are due on May 6, 2031.',
  ])('none in %s', (text) => {
    expect(day(text)).toBeUndefined();
  });

  it('reads no minutes', () => {
    expect(day('Fox Run Annual Meeting - May 6, 2031', 'minutes')).toBeUndefined();
  });
});
