import { describe, expect, it } from 'vitest';
import { factsIn } from '../testing/facts-in.ts';
import { meetings } from './meetings.ts';

const annual = (when: string) => ({ 'meeting.annual': when });
const notice = (min: number, max = min) => ({ 'meeting.notice': { min, max } });

describe('meetings', () => {
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
    ['Annual meetings of the Owners are held during May or June.', annual('May or June')],
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
      'If notice of the meeting is not given to the Members within the 20 days after receipt of their request, they may give it.',
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
    [
      'The Secretary shall mail notice of each annual or special meeting to each Member at least five (5), but not more than ten (10) days prior to such meeting.',
      notice(5, 10),
    ],
    [
      'Notice of the annual meeting shall be given no more than 60 and at least 10 days before the meeting.',
      notice(10, 60),
    ],
    ['The first annual meeting shall be held in May.', {}],
    ['The annual meeting of the Board of Directors shall be held in the month of May.', {}],
    ['The annual assessment shall be fixed by the Board in November.', {}],
    ['Directors are elected at the annual meeting.', {}],
    [
      'Written notice of each meeting of the Members shall be given at least fifteen (15) days before such meeting to each Member.',
      notice(15),
    ],
    [
      'Notice of all annual and special meetings shall be mailed to each Owner not less than ten (10) nor more than sixty (60) days before the meeting.',
      notice(10, 60),
    ],
    [
      'Notice of any meeting of the Unit Owners must be sent no more than 50 days and no fewer than 10 days in advance of the meeting.',
      notice(10, 50),
    ],
    [
      'At least two weeks prior to the date of any annual meeting of the Association the Secretary shall send each Owner a notice.',
      notice(14),
    ],
    [
      "Meetings of the Members may be called upon not less than thirty (30) days' written notice.",
      notice(30),
    ],
    [
      'Written notice of any meeting called for the purpose of taking any action authorized under Section 3 shall be sent to all Members not less than 30 days nor more than 60 days in advance of the meeting.',
      notice(30, 60),
    ],
    [
      'Notice of a special meeting shall be given to Members at least five days before it.\nNotice of each meeting of the Members shall be mailed at least twenty days before it.',
      notice(20),
    ],
    [
      'Notice of special meetings of the Members shall be given at least five days before such meetings.\nNotice of each annual meeting of the Members shall be mailed at least twenty days before the meeting.',
      notice(20),
    ],
    [
      'Special meetings of the Board shall be held after not less than three (3) days notice to each Director.',
      {},
    ],
    ['Notice of regular Board meetings shall be posted at least four days prior to the meeting.', {}],
    [
      'An adjourned meeting shall be held without notice if it is held within thirty days before the next meeting.',
      {},
    ],
    ['The Board shall give notice of the hearing at least ten days before the meeting.', {}],
    [
      'The Board shall give the Owners notice of a meeting to consider the budget not less than 10 nor more than 60 days after mailing the summary.',
      {},
    ],
    ['The Owner shall give the Association thirty (30) days notice of any sale.', {}],
  ])('%s', (text, facts) => {
    expect(factsIn(text, meetings)).toEqual(facts);
  });
});
