import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { quiet } from './quiet-hours.ts';

describe('quiet hours', () => {
  it.each([
    ['Quiet hours are from 10:00 p.m. to 7:00 a.m.', '22:00-07:00'],
    ['Quiet hours: 10 pm - 8 am.', '22:00-08:00'],
    ['Quiet hours 11 p.m.–6 a.m. on weekdays, midnight–8 a.m. on weekends.', '23:00-06:00'],
    ['Quiet time is 11:00 PM until 8:00 AM on weekdays.', '23:00-08:00'],
    [
      'No Owner shall play any musical instrument between the hours of 11 p.m. and 8 a.m. if it can be heard.',
      '23:00-08:00',
    ],
    ['Noise must be kept low after 10 p.m. and before 7 a.m.', '22:00-07:00'],
    ['Loud music is prohibited between 10:00 p.m. and 6:00 a.m.', '22:00-06:00'],
    [
      'Quiet hours run from 10:00 p.m. to 7:00 a.m. Sunday to Thursday and from midnight to 8:00 a.m. otherwise.',
      '22:00-07:00',
    ],
    ['Residents shall observe quiet time between 22:00 and 07:00.', '22:00-07:00'],
  ])('%s', (text, value) => {
    expect(factsIn(text, [quiet], 'rules')).toEqual({ 'use.quiet_hours': value });
  });

  it.each([
    ['The pool is open from 9 a.m. to 10 p.m.'],
    ['Noise from construction is allowed between 7 a.m. and 7 p.m.'],
    ['Noise from contractors is allowed from 8 a.m. to 6 p.m.'],
    ['No vehicle shall be parked on the street between midnight and 5:00 a.m.'],
    ['The clubhouse may be rented from 10 a.m. until 11 p.m.'],
    ['The meeting shall begin at 7:00 p.m. and end by 9:00 p.m.'],
    ['Office hours 9 a.m.–8 p.m. on weekdays.'],
    ['Trash may be put out after 6 p.m. and before 7 a.m.'],
  ])('finds none in: %s', (text) => {
    expect(factsIn(text, [quiet], 'rules')).toEqual({});
  });
});
