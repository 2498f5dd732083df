import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { quorum } from './quorum.ts';

describe('quorum', () => {
  it.each([
    [
      'To make the election official, we need 65 votes to reach a quorum (25% of the homeowners).',
      { 'quorum.members': 25 },
    ],
    ['We need 65 votes to reach a quorum; 25% of the ballots are in.', {}],
    [
      'The presence of two-thirds (2/3) of the Members shall constitute a quorum. Fewer may adjourn the meeting. A quorum of one-half (1/2) of the required quorum of the meeting before it shall be required at any adjourned meeting.',
      { 'quorum.members': 66.67, 'quorum.reduced': 33.33 },
    ],
    [
      'A quorum shall be two-thirds (2/3) of all the votes of the Members. If it is not present, another meeting may be called, and the required quorum at the subsequent meeting shall be one-half of the required quorum at the preceding meeting.',
      { 'quorum.members': 66.67, 'quorum.reduced': 33.33 },
    ],
    [
      'A quorum shall be two-thirds (2/3) of all the votes of the Members. If it is not present, subsequent meetings may be called, and the required quorum at the subsequent meetings shall be one-half of the required quorum at the preceding meetings.',
      { 'quorum.members': 66.67, 'quorum.reduced': 33.33 },
    ],
    [
      'The presence at the meeting of Members entitled to cast, or of proxies entitled to cast, one-tenth (1/10) of the votes of each class of membership shall constitute a quorum for any action.',
      { 'quorum.members': 10 },
    ],
    [
      'A quorum shall consist of thirty percent (30%) of the Owners, in person or by proxy.',
      { 'quorum.members': 30 },
    ],
    [
      'The presence in person or by proxy of Owners holding at least 20% of the voting power is necessary to constitute a quorum.',
      { 'quorum.members': 20 },
    ],
    [
      'A majority of the Unit Owners, present in person or by proxy, constitutes a quorum.',
      { 'quorum.members': 50 },
    ],
    ['The quorum for any meeting of the Members is 33 1/3% of the votes.', { 'quorum.members': 33.33 }],
    [
      'Written notice of any meeting called for any action authorized under Section 4 shall be sent to all Members.\nAt the first such meeting called, the presence of Members entitled to cast sixty percent (60%) of all the votes shall constitute a quorum. If the required quorum is not present, another meeting may be called, and the required quorum at the subsequent meeting shall be one-half (1/2) of the required quorum at the preceding meeting.',
      { 'quorum.members': 60, 'quorum.reduced': 30 },
    ],
    [
      'At the first such meeting called, the presence of Members entitled to cast 60% of the votes shall constitute a quorum.\nThe presence of Members entitled to cast 25% of the votes shall constitute a quorum.',
      { 'quorum.members': 25 },
    ],
    [
      'The presence of Members holding 40% of the votes shall constitute a quorum.\nThe quorum for the adjourned meeting shall be twenty percent (20%) of the votes.',
      { 'quorum.members': 40, 'quorum.reduced': 20 },
    ],
    [
      'At the reconvened meeting, Owners holding 15% of the votes shall constitute a quorum.',
      { 'quorum.reduced': 15 },
    ],
    [
      'The quorum requirement at members’ meetings shall be attained by the presence, in person or by proxy, of persons entitled to cast thirty percent (30%) of the voting interests.',
      { 'quorum.members': 30 },
    ],
    [
      'A quorum is deemed present throughout any meeting of the Association if persons entitled to cast twenty percent (20%) of the votes are present at the beginning of the meeting.',
      { 'quorum.members': 20 },
    ],
    [
      'One-third of the voting power of the Association, represented in person or by proxy, shall constitute a quorum.',
      { 'quorum.members': 33.33 },
    ],
    ['The action is approved by at least a majority of the Members required to constitute a quorum.', {}],
    ['A majority of the Directors shall constitute a quorum for the transaction of business.', {}],
    ['A majority of the Board shall be a quorum.', {}],
    ['A majority of committee members is a quorum of the committee.', {}],
    ['At a meeting at which a quorum is present, a majority of the votes decides.', {}],
    ['If a quorum is present, the vote of a majority of the Members is the act of the Members.', {}],
    ['Vacancies may be filled by a majority of the remaining Directors, though less than a quorum.', {}],
    ['If there is no quorum, a majority of the Members present may adjourn the meeting.', {}],
    ['These Bylaws may be amended by a majority of a quorum of Members.', {}],
    [
      'The required quorum at the subsequent meeting shall be one-half of the required quorum at the preceding meeting.',
      {},
    ],
  ])('%s', (text, facts) => {
    expect(factsIn(text, quorum, 'bylaws')).toEqual(facts);
  });
});
