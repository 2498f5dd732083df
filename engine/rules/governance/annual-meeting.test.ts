import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { annualMeeting } from './annual-meeting.ts';

const annual = (when: string) => ({ 'meeting.annual': when });

describe('annual meeting', () => {
  it.each([
    [
      'The annual meeting of the Members shall be held on the second Tuesday of March of each year.',
      annual('second Tuesday of March'),
    ],
    [
      'An annual meeting of the Association will be held each year on the last Monday in the month of January at 7:00 p.m.',
      annual('last Monday in the month of January'),
    ],
    ['The annual meeting shall be held in the month of October of each year.', annual('October')],
    [
      'The annual meeting shall be held on the 2nd. Monday in May of each year.',
      annual('2nd. Monday in May'),
    ],
    ['Annual meetings of the Owners are held during May or June.', annual('May or June')],
    ['The Association holds its annual meeting each spring, and its picnic each fall.', annual('spring')],
    ['The Association holds its picnic each fall before the annual meeting.', {}],
    [
      'The annual meeting of Members shall take place in the first quarter of each calendar year.',
      annual('first quarter of each calendar year'),
    ],
    [
      'The annual meeting shall be held within ninety (90) days after the end of the fiscal year.',
      annual('within ninety (90) days after the end of the fiscal year'),
    ],
    [
      'The first annual meeting shall be held within one year of incorporation, and each subsequent annual meeting shall be held on the same day of the same month of each year thereafter.',
      annual('the same day of the same month of each year'),
    ],
    [
      'The annual meeting of the Members shall be held on such date as is fixed by the Board of Directors.',
      annual('on a date that the board sets'),
    ],
    [
      'Section 5.02. Annual Meeting.\nThe Members meet on the second Saturday in February each year.',
      annual('second Saturday in February'),
    ],
    [
      'The Board shall annually distribute a statement within sixty days before the beginning of the fiscal year.',
      {},
    ],
    [
      'The annual meeting of the Members will be held on the third (3rd) Thursday of April.',
      annual('third (3rd) Thursday of April'),
    ],
    [
      'The annual meeting of the Unit Owners shall be held no later than June 30 of each year.',
      annual('no later than June 30'),
    ],
    [
      'The annual meeting shall take place between January 1 and March 31.',
      annual('between January 1 and March 31'),
    ],
    [
      'In addition to the annual meetings, regular meetings may be held at such times as are fixed by the Board.',
      {},
    ],
    ['The annual meeting of the Association will be held in the spring of each year.', annual('spring')],
    ['The first annual meeting shall be held in May.', {}],
    ['The annual meeting of the Board of Directors shall be held in the month of May.', {}],
    ['The annual assessment shall be fixed by the Board in November.', {}],
    ['Directors are elected at the annual meeting.', {}],
  ])('%s', (text, facts) => {
    expect(factsIn(text, [annualMeeting])).toEqual(facts);
  });
});
