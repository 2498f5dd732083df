import { describe, expect, it } from 'vitest';
import { vehicles } from '../rules/use/vehicles.ts';
import { factsIn } from '../testing/facts-in.ts';
import { predicateLast } from './predicate-first.ts';

describe('what is said of a list before its things', () => {
  it.each([
    [
      '{n0}. not allowed anywhere here, at any time: sheds, kites.',
      'sheds, kites are not allowed anywhere here, at any time',
    ],
    ['strictly prohibited\tsheds', 'sheds are strictly prohibited'],
    ['will not be approved: - tin roofs', 'tin roofs are not allowed'],
    ['the following will not be approved: - tin roofs', 'tin roofs will not be approved'],
    [
      'these need approval before work begins: decks; walls.',
      'decks; walls need approval before work begins',
    ],
    ['prohibited items: kites', 'kites are not allowed'],
    ['we do not allow in the yards: kites', 'kites are not allowed in the yards'],
    ['none of these, please: kites', 'kites are not allowed'],
    ['allowed with approval: kites', 'kites are allowed with approval'],
  ])('%s', (plain, said) => {
    expect(predicateLast(plain)).toBe(said);
  });

  it.each([
    // Its things have a verb of their own.
    ['not allowed: kites that are flown at night'],
    ['prohibited uses of the hall, which the board may lift: dances'],
    ['the board has prohibited several things: kites'],
    ['allowed by law: kites'],
    ['sheds are not allowed.'],
  ])('leaves: %s', (plain) => {
    expect(predicateLast(plain)).toBeNull();
  });
});

describe('a ban that opens a list', () => {
  const boats = (text: string) => factsIn(text, vehicles, 'rules')['vehicles.rv_boat_trailer'];

  it.each([
    ['2. Not permitted anywhere on the grounds, at any time:\n - kites\n - boats, campers\n - drones'],
    ['2. Not permitted anywhere on the grounds, at any time: kites, boats, campers.'],
    ['Not permitted at any time\n\n - Kites\n - Boats and campers\n'],
    [
      'The following may not be kept on any lot:\n\nThing\tNote\nKites\tat any time\nBoats and campers\tat any time\n',
    ],
  ])('answers for each of its things: %j', (text) => {
    expect(boats(text)).toBe('prohibited');
  });

  it.each([
    ['2. Not permitted at any time:\n - kites\n\n3. Fees are due in March:\n - boats, campers: $40'],
    ['Not permitted at any time is the flying of kites\n\n - Boats and campers\n'],
    ['The following fees are due:\n\nThing\tFee\nBoats and campers\t$40\n'],
  ])('and for no others: %j', (text) => {
    expect(boats(text)).toBeUndefined();
  });
});
