import { describe, expect, it } from 'vitest';
import { factsIn } from '../testing/facts-in.ts';
import { noticeOfMeeting } from './notice-of-meeting.ts';

const day = (text: string, type: 'other' | 'minutes' = 'other') =>
  factsIn(text, [noticeOfMeeting], type)['meeting.annual'];

describe('the yearly meeting that a notice calls owners to', () => {
  it.each([
    ['Fox Run Annual Owners Meeting - Tuesday, May 6, 2031 at 7 pm', 'Tuesday, May 6, 2031 at 7 pm'],
    ['The annual meeting will be held on May 6, 2031.', 'May 6, 2031'],
    ['FOX RUN ANNUAL MEETING\n\nTuesday, May 6,2031\n\nAgenda', 'Tuesday, May 6, 2031'],
  ])('%s', (text, expected) => {
    expect(day(text)).toBe(expected);
  });

  it.each([
    'Minutes of the annual meeting on May 6, 2031',
    'The last annual meeting was held on May 6, 2031.',
    'The annual meeting is in May. Dues are due on May 6, 2031.',
  ])('none in %s', (text) => {
    expect(day(text)).toBeUndefined();
  });

  it('reads no minutes', () => {
    expect(day('Fox Run Annual Meeting - May 6, 2031', 'minutes')).toBeUndefined();
  });
});
