import { describe, expect, it } from 'vitest';
import {
  isBareVote,
  isHowVoted,
  isMatter,
  isNamed,
  mayBePut,
  votedInside,
  withoutMark,
} from './bare-votes.ts';

it('who signs is no matter of a meeting', () => {
  expect(isMatter('Pat Q. Roe, Secretary')).toBe(false);
  expect(isMatter('Pat Roe, Secretary of State forms')).toBe(true);
});

describe('a vote that names nothing', () => {
  it.each([
    'Dana moved, Lee seconded, all in favor.',
    '3. All in favor unanimously',
    'Second by Lee Day, motion carried.',
    'Of 60 ballots, 41 were in favor and 19 opposed.',
    'The amendment passed unanimously.',
    'Passed at 70%.',
    'Approved.',
  ])('is one: %s', (text) => {
    expect(isBareVote(text)).toBe(true);
  });

  it.each([
    'Dana moved to hire a guard, Lee seconded, all in favor.',
    'Approved Elm Yards.',
    'Approved at the June Meeting',
    'All owners received the letter.',
    'The vote cost $90.',
    'Did the motion pass?',
    `Dana moved. ${'Lee and Kim seconded the motion. '.repeat(9)}`,
  ])('is none: %s', (text) => {
    expect(isBareVote(text)).toBe(false);
  });

  it('may only tell how it was taken', () => {
    expect(isHowVoted('Written ballots were counted by Kim and two members')).toBe(true);
    expect(isHowVoted('Show of hands with proxies')).toBe(true);
    expect(isHowVoted('Ballots were counted for the new fence')).toBe(false);
    expect(isHowVoted('Needed by Kim and Lee')).toBe(false);
  });

  it('may stand behind what was voted on', () => {
    expect(votedInside('2. Approval of the minutes – Dana moved, Lee seconded.')?.what).toBe(
      'Approval of the minutes',
    );
    expect(votedInside('Dues for 2032 stay at $240, all in favor.')?.what).toBe('Dues for 2032 stay at $240');
    expect(votedInside('The plan must be drawn, approved and passed.')).toBeNull();
    expect(votedInside('Meeting called to order, all in favor.')).toBeNull();
  });

  it('is on a matter, and on no day, name or matter of form', () => {
    expect(isMatter('Fence at lot 9')).toBe(true);
    for (const what of ['May 4, 2031', 'Pat Roe', 'Meeting', 'A quorum was present'])
      expect(isMatter(what)).toBe(false);
    expect(withoutMark('3. Pool hours.')).toBe('Pool hours');
    expect(isNamed('Clearing the trees along Oak Street.')).toBe(true);
    for (const what of ['We use the phone now.', 'The trees are tall.']) expect(isNamed(what)).toBe(false);
  });

  it('may be on what is to be, and on nothing that was', () => {
    expect(mayBePut('Guests would be limited to four under the new rules.')).toBe(true);
    expect(mayBePut('Dana suggested that the audit wait.')).toBe(true);
    for (const text of ['The contract was read aloud.', 'Kim asked whether the dues should change.'])
      expect(mayBePut(text)).toBe(false);
  });
});
