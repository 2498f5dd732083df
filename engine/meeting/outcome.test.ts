import { describe, expect, it } from 'vitest';
import { type Outcome, outcomeOf, passesOn, settle } from './outcome.ts';

describe('the outcome of a vote', () => {
  it.each<[string, Outcome | null]>([
    ['The motion carried.', 'carried'],
    ['The dues will be voted at the May meeting.', null],
    ['The dues were voted in May.', 'carried'],
    ['The item was tabled by a vote of 5 to 0.', 'tabled'],
    ['Tabled, 4 in favor, 1 opposed.', 'tabled'],
    ['The tabled motion passed 4-0.', 'carried'],
    ['It was not deferred but approved.', 'carried'],
    ['The vote was carried over to the next meeting.', 'tabled'],
    ['The vote was carried.', 'carried'],
    ['Held over until spring.', 'tabled'],
    ['The trustees opted to defer this until October.', 'tabled'],
    ['No action was taken.', 'tabled'],
    ['NO ACTION; a special meeting will be called.', 'tabled'],
    ['Not voted on.', 'tabled'],
    ['No action committee passed it.', 'carried'],
    ['Ray thought of $90 a lot but nothing was voted on.', 'tabled'],
    ['Nothing was voted down.', 'failed'],
    ['The Chair declared the vote lost.', 'failed'],
    ['The Chair declared that his keys were lost.', null],
    ['The motion was turned down.', 'failed'],
    ['Vote: Day yes, Orr yes, Kim yes, Ray no.', 'carried'],
    ['Vote: Day yes, Orr no, Kim no.', 'failed'],
    ['3 yes, Ray no', 'carried'],
    ['Day said yes to the plan, Ray no longer lives here.', null],
    ['The motion to oil the road was lost.', 'failed'],
    ['It died for want of a second.', 'failed'],
    ['The keys to the gate are lost.', null],
    ['The changes did not receive enough votes to be approved.', 'failed'],
    ['The budget was not approved.', 'failed'],
    ['It was not approved because the Board did not have a quorum.', 'tabled'],
    ['3 in favor, 9 opposed', 'failed'],
    ['Members voted 48 to 31 against the levy.', 'failed'],
    ['Members voted 48 to 31 for the levy.', 'carried'],
    ['The bids were read.', null],
    ['Vote: 3 for, 3 against', 'failed'],
    ['It passed with 3 for and 3 against, the chair breaking the tie.', 'carried'],
    ['Three opposed, none in favor', 'failed'],
    ['One opposed, four in favor', 'carried'],
    ['Kim Ray and Lee were in favor, Pat opposed.', 'carried'],
    ['Kim was in favor; Lee and Pat opposed.', 'failed'],
    ['Ayes: Kim, Lee Nays: Pat', 'carried'],
    ['Nays: none', 'carried'],
    ['Nays and letters were read.', null],
    ['There are few approved contractors for pools.', null],
    ['A date that should not be delayed until next year', null],
    ['The contractors were approved.', 'carried'],
  ])('%s', (text, outcome) => {
    expect(outcomeOf(text)).toBe(outcome);
  });

  it.each<[string, Outcome | null, string, Outcome | null]>([
    ['table the paving', 'carried', 'the paving', 'tabled'],
    ['postpone the paving until June', 'carried', 'the paving', 'tabled'],
    ['hold off on the roof until spring', 'carried', 'the roof', 'tabled'],
    ['wait on the gate', 'carried', 'the gate', 'tabled'],
    ['continue the pool matter to the next meeting', 'carried', 'the pool matter', 'tabled'],
    ['defer until next meeting', 'carried', '', 'tabled'],
    ['table the paving', 'failed', 'table the paving', 'failed'],
    ['table the paving', null, 'the paving', null],
    ['continue the mowing contract', 'carried', 'continue the mowing contract', 'carried'],
    [
      'put the loan on the ballot for the annual meeting',
      'carried',
      'put the loan on the ballot for the annual meeting',
      'carried',
    ],
    ['put the loan off until the annual meeting', 'carried', 'the loan', 'tabled'],
    ['put new tables in the clubhouse', 'carried', 'put new tables in the clubhouse', 'carried'],
    ['move $5,000 to the reserves', 'carried', 'move $5,000 to the reserves', 'carried'],
  ])('of a motion to %s that %s', (what, said, told, outcome) => {
    expect(settle(what, said)).toEqual({ what: told, outcome });
  });
});

describe('a motion that leaves its matter to a later decision', () => {
  it.each([
    'recommend a raise of the dues to the owners',
    'hold a meeting in June for the owners to vote on a special assessment',
    'put the loan on the ballot',
    'send the amendment to the owners for a vote',
    'refer the roof to the committee',
    'get three bids for the roof',
  ])('is to %s', (what) => {
    expect(passesOn.test(what)).toBe(true);
  });

  it.each([
    'raise the dues to $90',
    'send a notice of the new dues to the owners',
    'accept the bids for the roof',
    'hold the picnic in June',
    'levy $900 by a vote of 4 to 1',
    'submit the tax return',
  ])('is not to %s', (what) => {
    expect(passesOn.test(what)).toBe(false);
  });
});
