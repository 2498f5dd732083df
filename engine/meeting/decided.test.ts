import { describe, expect, it } from 'vitest';
import { docOf } from '../testing/doc-of.ts';
import { meetingItems } from './items.ts';

const told = (text: string) =>
  meetingItems(docOf(text, 'minutes'))
    .filter(({ what }) => what !== null)
    .map(({ what, outcome }) => `${what}: ${outcome}`);

describe('what a meeting decided', () => {
  it.each<[string, string[]]>([
    // who moved and who seconded, in whatever marks
    [
      'Motion made by K. Ray; seconded by L. Fox to close the meeting at nine.',
      ['Close the meeting at nine: null'],
    ],
    [
      'Motion from floor that all walks be swept weekly. Moved and 2™ from the floor.',
      ['All walks be swept weekly: null'],
    ],
    ['Kim Ray called for adjournment at 8 PM. All were in favor.', ['Adjournment at 8 PM: carried']],
    // what was agreed, in a clause
    [
      'It was agreed that the association could afford up to $900 a month for a new roof.',
      ['The association could afford up to $900 a month for a new roof: carried'],
    ],
    [
      'The board agreed that the first time for the owners to vote on the dues will be May 4th.',
      ['The first time for the owners to vote on the dues will be May 4th: carried'],
    ],
    [
      'Board agreed that we want to keep our nonprofit status.',
      ['We want to keep our nonprofit status: carried'],
    ],
    [
      'Board considered the bids and decided that Elm Yards does good work and should accept the two-year bid.',
      ['Elm Yards does good work and should accept the two-year bid: carried'],
    ],
    // what was agreed, in a list
    [
      '7. Minutes on the site; it was agreed that the\n\n- Secretary will write a short account\n\n- Account will be put on the site\n\nThe roof leaks.',
      ['Secretary will write a short account; Account will be put on the site: carried'],
    ],
    // what was put off, by whoever presides
    [
      'Dana Fox proposed a cap on the dues increase. Lee Ray deferred taking on this motion until a future meeting.',
      ['A cap on the dues increase: tabled'],
    ],
    [
      'Dana is asking for board approval to hold a swap meet. Will discuss at July meeting.',
      ['A request for board approval to hold a swap meet: tabled'],
    ],
    [
      'The owner of lot 4 requested a wider driveway. This will be taken up at the next meeting.',
      ['The owner of lot 4 requested a wider driveway: tabled'],
    ],
    // what the board picked, and whom it told to do what
    ['The board picked Sunday, June 9 for the picnic.', ['Pick Sunday, June 9 for the picnic: carried']],
    [
      'The Board directed management to send a second letter to the owner of lot 9.',
      ['Direct management to send a second letter to the owner of lot 9: carried'],
    ],
    [
      'Dana was asked to write to the owner about the rules on rentals.',
      ['Dana was asked to write to the owner about the rules on rentals: carried'],
    ],
    // told twice
    [
      'It was agreed that the HOA will use Elmwood Fencing for the job.\nA motion made by Kim Ray to approve Elmwood Fence Company at a cost of $900 was seconded and approved.',
      ['Approve Elmwood Fence Company at a cost of $900: carried'],
    ],
  ])('%s', (text, items) => {
    expect(told(text)).toEqual(items);
  });

  it.each([
    'Because of the storm, the board agreed to hold the meeting by phone.',
    'The board decided to use Elm Yards and signed a contract through 2032.',
    'It was agreed that it could be a long winter.',
    'It was agreed that more bids could help.',
    'Board agreed that we want to hear more.',
    'Board agreed that we want to continue the discussion in June.',
    'The committee is asking for helpers. Will be at the pool at nine.',
    'Lee asked for a key. The pond is low. The gate is new. Will discuss at July meeting.',
    'Two trees fell. Will discuss at July meeting.',
    'Owners are asked to keep the walks clear.',
    'The Board was asked to look at the lights.',
    'Owners were asked to bring chairs.',
    'The Board asked the manager about the price of gravel.',
    'The board picked up the branches in May.',
    'It was agreed that the\nweather was fine.',
    'At the January 2031 meeting, it was decided that:\n\n1. We hire a clerk\n\n2. We close the gate',
  ])('leaves alone: %s', (text) => {
    expect(told(text)).toEqual([]);
  });
});
