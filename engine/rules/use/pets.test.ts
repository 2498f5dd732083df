import { describe, expect, it } from 'vitest';
import { docOf } from '../../testing/doc-of.ts';
import { factsIn } from '../../testing/facts-in.ts';
import { runRules } from '../run-rules.ts';
import { petCount } from './pet-count.ts';
import { pets as petsAllowed } from './pets.ts';

const pets = [petsAllowed, ...petCount];

const facts = (allowed?: string, count?: number) => ({
  ...(allowed === undefined ? {} : { 'pets.allowed': allowed }),
  ...(count === undefined ? {} : { 'pets.max_count': count }),
});

describe('pets', () => {
  it.each([
    ['No more than two (2) household pets may be kept in any Home.', facts('restricted', 2)],
    ['No more than a total of three (3) domestic pets may be kept on any Lot.', facts('restricted', 3)],
    ['Up to four household pets, of which no more than one may be a cat, are kept.', facts('restricted', 4)],
    ['No more than three pets may be kept, two of which may be dogs.', facts('restricted', 3)],
    ['Up to three pets, no more than one of them a dog, may be kept.', facts('restricted', 3)],
    ['No more than two pets of which the manager was told may be kept.', facts('restricted', 2)],
    ['A maximum of two domesticated pets per Unit is permitted.', facts('restricted', 2)],
    ['The number of pets kept in a Unit shall not exceed two (2).', facts('restricted', 2)],
    ['The maximum number of pets shall be two per household.', facts('restricted', 2)],
    ['Owners may not keep more than two cats or dogs.', facts('restricted', 2)],
    ['Each household is limited to two household pets.', facts('restricted', 2)],
    ['Pets shall be limited to one dog not exceeding 20 lbs. or two cats.', facts('restricted', 2)],
    ['No more than two (2) dogs or two (2) cats, or one of each, may be kept.', facts('restricted', 2)],
    ['Owners may keep up to one (1) dog and two (2) cats in a Home.', facts('restricted', 3)],
    ['A maximum of 3 dogs and/or 3 cats may be kept.', facts('restricted', 6)],
    [
      'No animals, livestock or poultry of any kind shall be kept on any Lot, except that dogs, cats or other household pets may be kept, not to exceed three in number.',
      facts('restricted', 3),
    ],
    [
      'No animals of any kind shall be raised, bred or kept on any Lot, except dogs, cats or other household pets, provided that they are not kept for any commercial purpose.',
      facts('restricted'),
    ],
    [
      'No livestock, poultry or other animals, other than a reasonable number of household pets, shall be kept on any Lot.',
      facts('restricted'),
    ],
    ['A reasonable number of common household pets may be kept in each Residence.', facts('restricted')],
    ['Household pets may be kept on Lots, subject to the rules of the Board.', facts('restricted')],
    ['Pets may be kept in a Unit with the prior written consent of the Board.', facts('restricted')],
    [
      'No animals shall be kept within the Project except with the written permission of the Board.',
      facts('restricted'),
    ],
    ['No horses, swine, goats or poultry shall be kept on any Lot.', facts('restricted')],
    ['No exotic animals may be kept in any Home.', facts('restricted')],
    ['Pets are permitted.', facts('yes')],
    ['An Owner may keep pets in the Home.', facts('yes')],
    ['No pets or other animals of any kind shall be kept in any Unit.', facts('no')],
    ['No animals shall be kept on any Lot.', facts('no')],
    ['Pets are not allowed in any Unit.', facts('no')],
    [
      'No pets are permitted on the Condominium Property, except service animals as required by law.',
      facts('no'),
    ],
    [
      'No animals or pets of any kind are permitted around any unit, with the exceptions of guide dogs and service animals.',
      facts('no'),
    ],
    [
      'The following shall apply to pets:\n(a) no more than two (2) pets may be kept in a Home.',
      facts('restricted', 2),
    ],
  ])('%s', (text, expected) => {
    expect(factsIn(text, pets)).toEqual(expected);
  });

  it.each([
    ['Guests may bring no more than two (2) dogs.'],
    ['No pets are allowed in the clubhouse or the pool area.'],
    ['No dogs on the lawn.'],
    ['No Pets Allowed: Animals are strictly prohibited inside the greenhouse.'],
    ['No pet shall be permitted to run at large.'],
    ['No animal shall be allowed to make an unreasonable amount of noise.'],
    ['Pets may not be left unattended on a patio or balcony.'],
    ['No pets shall be bred for sale.'],
    ['Owners shall remove the waste of their pets at once.'],
    ['Tenants are not permitted to have pets.'],
    ['Pets shall be kept on a leash no longer than six (6) feet.'],
    ['The fine for a dog off its leash is $50 for the first offense and $100 for the 2nd.'],
    ['Animal control officers may enter the Community.'],
    ['Household pets ........................ 41'],
    ['The Association shall keep records of its meetings.'],
  ])('finds nothing of keeping pets in: %s', (text) => {
    expect(factsIn(text, pets)).toEqual({});
  });

  it('stands on the sentence that names pets', () => {
    const doc = docOf(
      'Livestock: No livestock allowed.\n\nHousehold Pets: Dogs and cats are permitted.',
      'rules',
    );
    const [found] = runRules([petsAllowed], doc);
    expect(found?.ranges.map(({ start, end }) => doc.source.text.slice(start, end)).join()).toMatch(
      /Dogs and cats/,
    );
  });

  it('puts a ban beside a permission together', () => {
    expect(factsIn('No dogs shall be kept. Cats are permitted.', pets)['pets.allowed']).not.toBe('no');
    expect(
      factsIn('No pets shall be kept in any Unit. Household pets such as cats may be kept by owners.', pets),
    ).toEqual(facts('restricted'));
  });
});
