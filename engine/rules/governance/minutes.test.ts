import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { analysisOf, valueIn } from '../../testing/told-of.ts';
import { minutes } from './minutes.ts';

const quorum = (present: boolean) => ({ 'minutes.quorum_present': present });
const next = (date: string) => ({ 'minutes.next_meeting': date });

describe('minutes', () => {
  it.each([
    ['A quorum was present.', quorum(true)],
    ['With three directors in attendance, a quorum was established.', quorum(true)],
    ['Quorum: Yes', quorum(true)],
    ['The bylaws require 25% for a quorum, so a quorum was met.', quorum(true)],
    ['The bylaws require 25% for a quorum; a quorum was therefore established.', quorum(true)],
    ['A quorum was met, and owners may call the manager if they have questions.', quorum(true)],
    ['The bylaws require 25% so that a quorum is met.', {}],
    ['In the absence of a quorum no business was done.', quorum(false)],
    ['No quorum problem for the election part.', {}],
    [
      'As there was no quorum at 7:00 the meeting was adjourned to May 12.\nHeld May 12, 2031\nPresent: 58. Quorum met.',
      quorum(true),
    ],
    ['As there was no quorum the meeting was adjourned to May 12 at the same place.', quorum(false)],
    ['The board has a proposal to change the sum that holds in the absence of a quorum.', {}],
    ['The President announced that there was a quorum.', quorum(true)],
    ['Forty homes were represented, constituting a quorum.', quorum(true)],
    ['There was not a quorum of members present so no business could be conducted.', quorum(false)],
    ['A total of 41 votes were cast, reaching the required two-thirds threshold for a quorum.', quorum(true)],
    ['A quorum was not reached.', quorum(false)],
    ['We meet again because the meeting of May 3 fell short of a quorum.', {}],
    ['20 of 48 homes in attendance, 7 proxies (quorum = 25%).', quorum(true)],
    ['17 of 22. Quorum is 12.', quorum(true)],
    ['10 of 48 homes in attendance (quorum = 25%).', {}],
    ['17 of 22 paid their dues. Quorum is 12.', {}],
    ['A quorum of owners was likely present at the meeting.', {}],
    ['It was unclear whether there was a quorum.', {}],
    ['Quorum requirement (17) met with 27 owners.', quorum(true)],
    ['The quorum requirement was satisfied.', quorum(true)],
    ['The requirements for a quorum were met.', quorum(true)],
    ['Six owners were present, and several proxies, enough to satisfy a quorum.', quorum(true)],
    ['Thirty homes were represented, which satisfies the quorum requirement.', quorum(true)],
    ['Enough owners were present for a quorum.', quorum(true)],
    ['Returned ballots exceeded the quorum requirement of 30% of the homes.', quorum(true)],
    ['We met to talk about the quorum requirement of 30% of the homes.', {}],
    ['The quorum requirement was not met.', quorum(false)],
    ['There were not enough owners to make a quorum.', quorum(false)],
    ['We did not have enough people for a quorum.', quorum(false)],
    ["We didn't get enough owners for a quorum.", quorum(false)],
    ['32 homes were represented, short of the 40 needed for a quorum.', quorum(false)],
    ['Quorum (30) not reached.', quorum(false)],
    ['There was no objection and a quorum was present.', quorum(true)],
    ['Not later than 7:10 a quorum was reached.', quorum(true)],
    ['The board never established a quorum.', {}],
    ['Quorum requirement: 25 percent of the lots.', {}],
    ['Forty proxies are needed to satisfy the quorum.', {}],
    ['Total number of votes as basis for quorum: 133', {}],
    ['Votes required for a quorum: 13', {}],
    ['Lots needed for a quorum (1/5): 20\n\nLots in person: 9\n\nTotal lots represented: 26', quorum(true)],
    ['Lots needed for a quorum (1/5): 20\n\nLots in person: 9\n\nTotal lots represented: 16', quorum(false)],
    ['Lots needed for a quorum: 20\n\nLots in good standing: 96', {}],
    ['Quorum of 80 lots is 20 lots (25% of 80) resulting in a valid vote for the slate.', quorum(true)],
    ['Quorum of 80 lots is 20 lots (25% of 80) for a valid vote.', {}],
    ['Quorum: 41 lots', quorum(true)],
    ['Quorum of 15% of 884 lots met.', quorum(true)],
    ['Quorum of 15% of 884 lots not met.', {}],
    ['A quorum of 15% of 884 lots to be met at the fall meeting.', {}],
    ['Due to the lack of a quorum the election was put off.', quorum(false)],
    ['The Secretary reported that no quorum was present.', quorum(false)],
    ['A quorum must be present at this meeting in order to elect directors.', {}],
    ['A quorum is defined as 33% of the members.', {}],
    ['If a quorum is present the vote will be held.', {}],
    ['Minutes of May 4, 2022\nThe next meeting will be held on June 8, 2022 at 7 pm.', next('2022-06-08')],
    ['Meeting of May 4, 2022\nNext July 9 (none in June).', next('2022-07-09')],
    ['Meeting of May 4, 2022\nNext 6/8', next('2022-06-08')],
    ['Meeting of May 4, 2022\nNext July 9 the pool opens.', {}],
    [
      'Meeting of May 4, 2022\nIV. Date/Place of Annual Meeting\nA. Saturday, June 11 at 1 pm.',
      next('2022-06-11'),
    ],
    ['Meeting of May 4, 2022\nIV. Date/Place of Annual Meeting\nA. Targeting Saturday, June 11.', {}],
    ['Meeting of May 4, 2022\nIV. Place of the Painting\nA. Saturday, June 11 at 1 pm.', {}],
    ["Meeting of May 4, 2022\nNext: 6/8 at Mo's, 7 pm", next('2022-06-08')],
    ['Meeting of May 4, 2022\nNext Board meeting is August 13th at the clubhouse.', next('2022-08-13')],
    ['Meeting of November 4, 2022\nThe next regular meeting is January 9.', next('2023-01-09')],
    [
      'Meeting of July 19, 2022\nThe next general membership meeting will be in early January.',
      next('2023-01'),
    ],
    [
      'Meeting of 9/13/2021\nUpcoming Meetings:\n10/11/2021 - online\n11/08/2021 - online',
      next('2021-10-11'),
    ],
    ['Meeting of May 4, 2022\nThe budget will be reviewed at the next meeting on June 8, 2022.', {}],
    ['Meeting of May 4, 2022\nThe next meeting is to be determined.', {}],
    ['Meeting of May 4, 2022\nThe annual meeting will be on June 14, 2022.', next('2022-06-14')],
    ['Meeting of May 4, 2022\nThe annual meeting is at 7 pm.', {}],
    [
      'Meeting of March 4, 2022\nDon’t forget – Annual meeting – June 14, 11 AM, at the pier.',
      next('2022-06-14'),
    ],
    ['Annual Meeting – May 4\nMay 4, 2022', {}],
    ['Meeting of March 4, 2022\nMinutes of the annual meeting – June 14 – were approved.', {}],
    [
      'Meeting of May 4, 2022\nA special meeting of the owners was set for June 22 to vote on the loan.',
      next('2022-06-22'),
    ],
    ['Meeting of May 4, 2022\nA meeting of the garden club was scheduled for June 5.', {}],
    ['Meeting of June 16, 2026\nNext steps to be reviewed at the June 8 board meeting.', {}],
    ['Meeting of June 16, 2026\nThe minutes of the May 12, 2026 meeting were approved.', {}],
    [
      'Meeting of May 4, 2022\nThe board agreed to hold the 2023 General Meeting on Thursday, May 11, 2023 at 7 p.m.',
      next('2023-05-11'),
    ],
    ['Meeting of May 4, 2022\nThe board agreed to hold a picnic on July 9, 2022.', {}],
    ['The next meeting is August 13.', {}],
    ['May 2031 Minutes – 5/16/2031\nThe next meeting will be June 13 at 7:30 pm', next('2031-06-13')],
  ])('%s', (text, facts) => {
    expect(factsIn(text, minutes, 'minutes')).toEqual(facts);
  });

  it.each([
    ['Our next membership meeting will occur on June 9, 2031 at 6:30.', next('2031-06-09')],
    ['The annual meeting of the members will be held on May 4, 2031.', next('2031-05-04')],
    [
      'April 28, 2031\nThe meeting was adjourned to May 12, 2031.\n\nHeld May 12, 2031\nThe gate was painted.',
      {},
    ],
    ['April 28, 2031\nThe meeting was adjourned to May 12, 2031.', next('2031-05-12')],
    ['Next meeting: May 4, 2031\n\nNews\nThe next meeting is on March 3, 2031.', next('2031-05-04')],
    ['Posted June 2, 2031\n\nThe pool is open.\n\nThe next meeting is on March 3, 2031.', {}],
    ['Upcoming annual meeting\n1/31/31\nHello neighbors.', {}],
    ['The annual meeting was held on May 4, 2031.', {}],
    ['The next meeting is August 13.', {}],
  ])('of a notice: %s', (text, facts) => {
    expect(factsIn(text, minutes, 'other')).toEqual(facts);
  });
});

describe('a meeting that is moved', () => {
  const minutes = (last: string) =>
    `Minutes of the Elm Court HOA Board Meeting, November 12, 2031\n\nNext board meeting will be at the clubhouse on February 6th at 7:00 P.M.\n\n${last}`;
  it('is on the new day, and no other meeting of the file', () => {
    const moved = minutes('Meeting rescheduled to February 26, 2032');
    expect(valueIn('minutes.next_meeting', moved, 'minutes')).toBe('2032-02-26');
    expect(JSON.stringify(analysisOf(moved, 'minutes').summary)).not.toContain('stand in the same file');
    expect(valueIn('minutes.next_meeting', minutes('Respectfully submitted'), 'minutes')).toBe('2032-02-06');
  });
});
