import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { says, valueIn } from '../../testing/told-of.ts';
import { recordsRules } from './records.ts';

const open = { 'records.inspection': true };

describe('records', () => {
  it.each([
    [
      'The books, records and papers of the Association shall at all times, during reasonable business hours, be subject to inspection by any Member.',
      open,
    ],
    [
      'Each Owner shall have the right to examine the books and records of the Association at any reasonable time.',
      open,
    ],
    [
      'The Association shall make available to Owners and lenders current copies of this Declaration and the books and records of the Association.',
      open,
    ],
    [
      'The financial records and books of account shall be available for examination by all Unit Owners.',
      open,
    ],
    ['Any Member may inspect and copy the minutes of the Association on five days notice.', open],
    ['The records of the Association may be inspected at its office by any Owner.', open],
    ['First Mortgagees shall have the right to examine the books and records of the Association.', {}],
    ['Every Director shall have the absolute right to inspect all books and records of the Association.', {}],
    ['The Board may enter any Lot to inspect it and shall keep records of the inspection for the Owner.', {}],
    ['The Treasurer shall keep proper books of account and have an annual audit made.', {}],
    ['An Owner shall keep the records of the repair and submit them on request.', {}],
    ['The Association shall mail each Owner a copy of the budget.', {}],
  ])('%s', (text, facts) => {
    expect(factsIn(text, [recordsRules])).toEqual(facts);
  });
});

it('a book of minutes is not the books', () => {
  const text =
    'The minutes of the meetings of Members shall be kept in a book that is available for inspection by the Members.';
  expect(says('records.inspection', text, 'bylaws')).toBe(
    "You may look at some of the association's papers. Read there which.",
  );
});

it('is no right of owners that members of the board look at the books', () => {
  const told = (who: string) =>
    valueIn(
      'records.inspection',
      `By-Laws of Elm Court\n\nThe treasurer shall make the books of the Association available for inspection by ${who} during business hours.`,
      'bylaws',
    );
  expect(told('one or more Board members')).toBeUndefined();
  expect(told('one or more members')).toBe(true);
});
