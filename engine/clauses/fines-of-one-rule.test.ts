import { expect, it } from 'vitest';
import { clauseSays } from '../testing/clause-says.ts';

const ofPets =
  'The Association may, after notice and hearing, remove any animal or assess fines for such violation of the restrictions imposed by this Section.';

it.each([
  [
    'fine.power_to_fine',
    ofPets,
    'The board may fine owners who break the rules for pets. Ask for its list of fines.',
  ],
  ['fine.hearing', ofPets, 'You get notice and a hearing before you are fined for breaking a rule for pets.'],
  [
    'fine.power_to_fine',
    'The Association may remove any animal, tow vehicles and assess fines for such violation of the rules.',
    'The board may fine owners who break the rules. Ask for its list of fines.',
  ],
  [
    'fine.power_to_fine',
    'The Association may assess fines for violations of this Declaration, its rules for animals included.',
    'The board may fine owners who break the rules. Ask for its list of fines.',
  ],
])('%s is told of the rule that gives it: %s', (id, text, told) => {
  expect(clauseSays(id, text)).toBe(told);
});
