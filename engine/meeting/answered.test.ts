import { describe, expect, it } from 'vitest';
import { docOf } from '../testing/doc-of.ts';
import { meetingItems } from './items.ts';

const told = (text: string) =>
  meetingItems(docOf(text, 'minutes'))
    .filter(({ what }) => what !== null)
    .map(({ what, outcome }) => `${what}: ${outcome}`);

describe('what was put before a meeting and answered', () => {
  it.each<[string, string[]]>([
    [
      'Dana Fox requested permission to ask the water company about the dead valve. Permission was granted.',
      ['Permission to ask the water company about the dead valve: carried'],
    ],
    [
      'A member requested permission to contact D. Roe about the line of the fence. Permission was granted.',
      ['Permission to contact D. Roe about the line of the fence: carried'],
    ],
    [
      'An owner asked for permission to graze goats on the hill. Permission was granted, agreed to mail a map too.',
      ['Permission to graze goats on the hill: carried'],
    ],
    [
      'The owner of lot 9 requested a variance for a metal shed. The request was denied.',
      ['A variance for a metal shed: failed'],
    ],
    [
      'One seat on the board is open: Lee Fox nominated Dana Roe, Pat Day seconded. Member body approved, no nays.',
      ['Elect Dana Roe to the board: carried'],
    ],
    [
      'The treasurer suggested moving the savings to the credit union. All agreed.',
      ['Moving the savings to the credit union: carried'],
    ],
    [
      'The chair proposed that the picnic be held in June. The Board agreed unanimously.',
      ['The picnic be held in June: carried'],
    ],
    [
      'The manager recommended a second mowing in May, and the board agreed.',
      ['A second mowing in May: carried'],
    ],
    [
      'Dana proposed a plan to increase dues by $30 to $270 a year for 2 years. It will be looked at again. This increase was approved by the membership.',
      ['Increase dues by $30 to $270 a year for 2 years: carried'],
    ],
    [
      'Lee suggested that a new fence be built at the pond. It costs $4,000. The fence was rejected by the board.',
      ['A new fence be built at the pond: failed'],
    ],
    [
      'Dana Roe was nominated to continue to serve as president. The nomination was seconded and approved without opposition.',
      ['Elect an owner: carried'],
    ],
    [
      'Lee Fox and Pat Day stepped forward to fill the open seats on the board. Both were approved by acclamation and are now directors.',
      ['Elect two owners to the board: carried'],
    ],
    [
      'Roof loan: members voted 52 to 12 to let the board borrow $90,000.\nRental amendment: needed 75 votes, got 49, so it failed.',
      ['Let the board borrow $90,000: carried'],
    ],
    [
      'Members voted 52 to 12 to let the board borrow $90,000.\n75 votes were needed.',
      ['Let the board borrow $90,000: failed'],
    ],
  ])('%s', (text, items) => {
    expect(told(text)).toEqual(items);
  });

  it.each([
    'Dana Fox requested permission to ask the water company. The valve is old. The gate is new. Permission was granted.',
    'Permission was granted.',
    'Lee suggested an increase for 2033. This increase was approved in May of 2030.',
    'Lee Fox volunteered to fill the pool. They were approved.',
    'Lee suggested a new fence. The gate is old. The plan was approved.',
    'The county was asked about the permit. Permission was granted by the county in May.',
    'The treasurer suggested moving the savings. Lee agreed.',
    'The treasurer suggested moving the savings. All agreed that it needs more thought.',
    'An owner asked if the pool could open early. The Board agreed to look into it.',
    'The manager recommended a second mowing, and the board agreed to discuss it in May.',
    'Lee Fox nominated Dana Roe. Dana Roe declined.',
    'At the March meeting Lee suggested a new sign, and the board agreed.',
  ])('leaves alone: %s', (text) => {
    expect(told(text)).toEqual([]);
  });
});
