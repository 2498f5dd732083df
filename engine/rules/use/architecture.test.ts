import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { architecture } from './architecture.ts';

describe('approval of outside changes', () => {
  it.each([
    ['Exterior changes need Board approval.'],
    ['What needs approval:\n- Any change of exterior color\n- Awnings'],
    ['These are examples of what must be submitted for approval:\n1. Sheds of any kind.\n2. Tents.'],
    ['What do I ask for? Approval must be in hand before work begins.'],
    ['An owner may change the outside of a home only with the written approval of the Board.'],
    ['Owners may make additions on a lot, provided the Board has approved the plans.'],
    [
      'No work or promise of work will be made by me until I have received the written approval of the board.',
    ],
    ['Our Building Committee handles the review of all new construction and exterior work.'],
    ['No exterior changes without the approval of the Board.'],
    ['Alterations to the outside of a home require prior authorization.'],
    ['An architectural change form must be completed and approved by the Committee.'],
    [
      'No building, fence, wall or other structure shall be commenced, nor shall any exterior addition or change be made, until the plans have been submitted to and approved in writing by the Board.',
    ],
    [
      'No Owner shall alter the exterior of any building without the prior written approval of the Committee.',
    ],
    ['No alteration to the exterior of a Unit may be made without the consent of the Association.'],
    ['Alterations of the exterior of any Home may not be made without the prior approval of the Board.'],
    ['All exterior changes must be approved by the Architectural Committee.'],
    ['Exterior changes require the prior approval of the ARC.'],
    ['Any modification of the outside of a Home must be submitted to the Committee.'],
    ['Approval of the Architectural Review Committee is required before any exterior work is started.'],
    ['Without the prior written approval of the Board, no Owner shall paint the exterior of a dwelling.'],
    ['No dwelling shall be erected on any Lot until the plans are approved by the Developer.'],
    ['No Owner shall:\n(a) alter the exterior of a Home without the consent of the Committee.'],
    ['There shall be no change to the exterior of a home unless it is first approved by the Board.'],
    [
      'There shall be no excavation, alteration or erection of any Improvement which alters the appearance of a Unit without the prior approval of the Committee.',
    ],
    [
      'Before the start of any construction an owner shall submit the name of the builder; a set of plans; and a survey to the Committee for approval.',
    ],
    [
      `No wall or other structure shall be erected on a lot unless the plans, ${'showing the color and the height of every part of it, '.repeat(7)}have been approved by the Committee.`,
    ],
    [
      'None of the following actions may be taken until plans have been approved in writing by the Board:\n1. Building of any fence or wall on a lot.',
    ],
  ])('%s', (text) => {
    expect(factsIn(text, [architecture])).toEqual({ 'architecture.approval_required': true });
  });

  it.each([
    'Anything you change on the outside of your home needs approval first.',
    'Most changes to the appearance of your home (even its colors) will need approval.',
    'If you change anything on the outside of your home, send us an application **before** the work starts.',
    'Homeowners are reminded to submit forms for any exterior changes for approval.',
  ])('is asked in the plain speech of letters: %s', (text) => {
    expect(factsIn(text, [architecture], 'other')).toEqual({ 'architecture.approval_required': true });
  });

  it.each([
    'The work on the outside of the clubhouse needs approval before it can start.',
    'Changes to the outside of your home do not need approval if nobody can see them.',
    'The board approved the exterior work on the home at the gate before it started.',
    'Does a change to the outside of my home need approval first?',
    'Changes to the inside of your home need no approval, whatever its outside appearance.',
  ])('is asked by none of these in letters: %s', (text) => {
    expect(factsIn(text, [architecture], 'other')).toEqual({});
  });

  it('a bound that asks no leave is none', () => {
    const text = 'Owners may paint a home in any color, provided no approval by the county is needed.';
    expect(factsIn(text, [architecture])).toEqual({});
  });

  it('a builder is not asked for leave by the start of what the association builds', () => {
    const text =
      'Before the start of any construction owners shall receive a letter on the bids, which the vote of the members has approved.';
    expect(factsIn(text, [architecture])).toEqual({});
  });

  it.each([
    ['Approval must be given before the meeting begins.'],
    ['County approval must be in hand before work begins.'],
    ['No work will be done on the budget until the minutes are out.'],
    ['The Architectural Committee reviews all of the bills of its members.'],
    ['The Building Committee of the church reviews all requests for the use of the hall.'],
    ['No Lot shall be leased without the approval of the Board.'],
    ['There shall be no addition to the Common Area without the approval of the Members.'],
    [
      'None of the following may be done until the Members have been told:\n1. Building of a wall on the common area.',
    ],
    [
      'No structure shall be erected on any Lot except a detached one-family dwelling, together with:\n(1) a garage, provided that the Committee may consent to a detached one.',
    ],
    ['No business shall be conducted in any residence without the approval of the Board.'],
    ['No improvement to the Common Area shall be made without the approval of the Members.'],
    ['The Association shall not borrow without the consent of two-thirds of the Owners.'],
    ['No amendment shall be made without the approval of the mortgagees.'],
    ['No animals shall be kept in any building without the consent of the Board.'],
    ['No sign shall be displayed without the consent of the Board.'],
    ['The budget must be approved by the Board.'],
    ['No change in the insurance of the buildings may be made without the consent of the lender.'],
    ['The minutes were approved as submitted.'],
    ['The Association may not enter a residence without the permission of the Owner.'],
    ['Exterior lighting shall be kept low.'],
  ])('finds nothing in: %s', (text) => {
    expect(factsIn(text, [architecture])).toEqual({});
  });
});
