import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { meetingNotice } from './meeting-notice.ts';

const notice = (min: number, max = min) => ({ 'meeting.notice': { min, max } });

describe('meeting notice', () => {
  it.each([
    [
      'Written or printed notice stating the place, day and hour of the meeting shall be delivered not less than ten nor more than fifty days before the date of the meeting to each member entitled to vote.',
      notice(10, 50),
    ],
    [
      'If notice of the meeting is not given to the Members within the 20 days after receipt of their request, they may give it.',
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
    [
      'Written notice of any meeting of Members shall be given at least 14 and at most 60 days before it.',
      notice(14, 60),
    ],
    [
      'Notice of each annual meeting shall be given by the trustees to each member at least 15 days before the meeting.',
      notice(15),
    ],
    ['Special Meetings. Notice of a meeting shall be served upon each Director two (2) days before it.', {}],
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
    [
      'These rules may be altered by the members at any meeting, as long as notice of such changes is sent one month before the meeting.',
      {},
    ],
    ['This notice shall be given not less than four (4) days prior to the meeting.', notice(4)],
  ])('%s', (text, facts) => {
    expect(factsIn(text, meetingNotice)).toEqual(facts);
  });
});
