import { describe, expect, it } from 'vitest';
import { docOf } from '../testing/doc-of.ts';
import { meetingItems } from './items.ts';

const told = (text: string) =>
  meetingItems(docOf(text, 'minutes'))
    .filter(({ what }) => what !== null)
    .map(({ what, outcome }) => `${what}: ${outcome}`);

describe('what a body that can decide came to', () => {
  it.each<[string, string[]]>([
    // how it decided is no part of what it decided
    ['A motion was also made by Jo to buy a bench, seconded by Al and approved.', ['Buy a bench: carried']],
    ['A poll was taken and it was unanimously agreed to extend the lease.', ['Extend the lease: carried']],
    ['The board decided, after hearing from the owners, to open the pool.', ['Open the pool: carried']],
    ['It has been agreed to pay the lawyer.', ['Pay the lawyer: carried']],
    ['It has been decided to change banks.', ['Change banks: carried']],
    ['The members present voted, 31 to 12, to keep the pool open.', ['Keep the pool open: carried']],
    // whoever sits there
    ['The group decided to raise the fine to $40.', ['Raise the fine to $40: carried']],
    ['After discussion, all agreed to increase the fine to $100.', ['Increase the fine to $100: carried']],
    ['Those present agreed to replace the pump.', ['Replace the pump: carried']],
    // by consensus
    ['There was consensus to raise the rent by $10.', ['Raise the rent by $10: carried']],
    ['Consensus of the board was not to hire a clerk.', ['Not to hire a clerk: carried']],
    ['By consensus, the gate will stay closed at night.', ['The gate will stay closed at night: carried']],
    ['Board agreed the pool should open May 20.', ['The pool should open May 20: carried']],
    // what was agreed on
    ['The board agreed on a new fee of $50 for the hall.', ['A new fee of $50 for the hall: carried']],
    [
      'Directors agreed to have the captains collect the fobs.',
      ['Have the captains collect the fobs: carried'],
    ],
    ['The board gave its approval for the new fence.', ['The new fence: carried']],
    ['The Board signed off on the paint colors.', ['Sign off on the paint colors: carried']],
    ['The Board chose Roe Paving at $41,000.', ['Choose Roe Paving at $41,000: carried']],
    ['The board set the annual dues for 2032 at $320.', ['Set the annual dues for 2032 at $320: carried']],
    [
      'Roe Paving was awarded the contract for $9,000.',
      ['Roe Paving was awarded the contract for $9,000: carried'],
    ],
    ['Decision: replace the pump at a cost of $4,100.', ['Replace the pump at a cost of $4,100: carried']],
    [
      'Lee made a motion for the board to get bids on paving. Seconded by Kim. Approved.',
      ['Get bids on paving: carried'],
    ],
    ['Lee motioned for a 5% raise, Kim seconded, motion carried.', ['A 5% raise: carried']],
    ['There was a motion and second to accept the audit, which passed.', ['Accept the audit: carried']],
    ['Without objection, the chair declared the 2032 budget adopted.', ['The 2032 budget: carried']],
    // refused
    ['The board decided against hiring a guard.', ['Not hiring a guard: carried']],
    ['The board declined to renew the pool contract.', ['Declined to renew the pool contract: carried']],
    ['The board opted not to renew the contract.', ['Not to renew the contract: carried']],
    ['Members present voted down the fee increase.', ['Reject the fee increase: carried']],
    ['The vote on the paving loan was 12 to 30.', ['The paving loan: failed']],
    ['The vote on the paving loan was 30 to 12, short of the 67% needed.', ['The paving loan: failed']],
    ['The rental rule was voted down by the owners, 40 to 22.', ['The rental rule: failed']],
    // by whom it was approved
    ['Roof bid approved by unanimous vote of the board.', ['Roof bid: carried']],
    ['The loan was approved by 67% of the owners.', ['The loan: carried']],
    ['The covenant amendment has passed with 72% of the owners.', ['The covenant amendment: carried']],
    ['The 2032 budget was presented and ratified by the members.', ['The 2032 budget: carried']],
    ['Additional trash cans put on hold.', ['Additional trash cans: tabled']],
    ['The minutes of February 4 stand approved as corrected.', ['The minutes of February 4: carried']],
    ['The budget for 2032 passed unanimously.', ['The budget for 2032: carried']],
    ['The paving assessment did not pass.', ['The paving assessment: failed']],
    ['The board read three bids and agreed to hire Roe.', ['Hire Roe: carried']],
    ['The board was in agreement to replace the gate.', ['Replace the gate: carried']],
    ['The directors voted in favor of hiring Roe.', ['Hiring Roe: carried']],
    ['The board did not approve the request for a shed.', ['The request for a shed: failed']],
    [
      'The board did not approve a proposal to close the pier at dusk because many fish there.',
      ['A proposal to close the pier at dusk: failed'],
    ],
    ['The board turned down a proposal to hire a guard.', ['Reject a proposal to hire a guard: carried']],
    ['The board does not approve plans.', []],
    // who was elected
    ['The slate was accepted as presented.', ['The slate: carried']],
    ['The new board is therefore made up of Bo Lund and Cy Park.', ['Elect Bo Lund and Cy Park: carried']],
    ['The tellers declared Bo Lund and Cy Park elected.', ['Elect Bo Lund and Cy Park: carried']],
    ['Bo Lund and Cy Park won the two open seats.', ['Elect Bo Lund and Cy Park: carried']],
    ['Bo Lund received the most votes and will join the board.', ['Elect Bo Lund: carried']],
    [
      'With no other nominations, Bo Lund and Cy Park were declared elected.',
      ['Elect Bo Lund and Cy Park: carried'],
    ],
    // what is settled between a motion and its vote belongs to the motion
    [
      'Lee moved, Dana seconded, to move to separate meters. It was decided to aim for June 1 and to pay from the reserves. The motion passed.',
      ['Move to separate meters: carried'],
    ],
    ['Lee moved to paint the gate. It was decided to hire a guard.', ['Hire a guard: carried']],
  ])('%s', (text, items) => {
    expect(told(text)).toEqual(items);
  });
});

describe('what nobody decided there', () => {
  it.each([
    // a question, a remark, a wish, what some of them do
    'Q: Has the board approved the roof contract? A: It is still getting bids.',
    'One resident felt that the board voted to raise the dues without notice.',
    'A resident stated that the members voted to ban rentals.',
    'Homeowners heard that the board approved a new manager.',
    'Members voted down the last increase, the president recalled.',
    'The board approved the dues too fast, one owner said.',
    'Some board members agreed to paint the gate.',
    'Several members voted to leave early.',
    'The general consensus was that the dues will have to rise sooner or later.',
    'There was some agreement to raise the dues but others objected.',
    'It was agreed that this needs to be a key point at the next meeting.',
    'All decided to go home early.',
    'The group agreed on the importance of safety.',
    'The board agreed to have another look at the bids.',
    'The board declined to comment.',
    // somebody else's
    'It was agreed by the City to repave Elm Road.',
    'The board of the neighboring association voted to sue the builder.',
    'The book group voted to read a novel.',
    'Everyone approved of the new flowers.',
    'Ann Hill won the election for mayor.',
    'Ann Hill received the most votes for best lights.',
    'Ann Hill was chosen for the yard of the month award.',
    'The board set the annual dues at $300 in 2024.',
    'It was noted that the board approved the gate last May.',
    'The dues increase passed last year helped us.',
    'The board met those who asked and agreed to a walk.',
    // no matter
    'Decision: pending',
    'Decision: more bids are needed.',
    'Bo moved to cast a unanimous ballot, seconded by Al and approved.',
  ])('leaves alone: %s', (text) => {
    expect(told(text)).toEqual([]);
  });
});
