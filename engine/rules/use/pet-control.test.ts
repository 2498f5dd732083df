import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { valueIn } from '../../testing/told-of.ts';
import { petControl } from './pet-control.ts';

const weight = (pounds: number) => ({ 'pets.max_weight_lb': pounds });
const breeds = { 'pets.breed_restrictions': true };
const leash = { 'pets.leash_required': true };

describe('control of pets', () => {
  it.each([
    ['No dog may weigh more than thirty-five (35) pounds at maturity.', weight(35)],
    ['Only one dog, not to exceed 20 lbs., is allowed per Unit.', weight(20)],
    ['Pets over 40 pounds are not permitted.', weight(40)],
    ['A pet whose adult weight exceeds twenty-five pounds may not be kept.', weight(25)],
    ['Section 9. Pets. No more than two are allowed, each weighing up to 30 lbs.', weight(30)],
    ['Pit bulls, Rottweilers and other aggressive breeds are prohibited.', breeds],
    [
      'Dogs of an aggressive breed such as Dobermans must be restrained by a fence or a kennel at all times.',
      leash,
    ],
    ['No dogs of a vicious breed shall be kept on any Lot.', breeds],
    ['The following dog breeds are not permitted: Presa Canario and wolf hybrid.', breeds],
    ['The Board may refuse dangerous breeds.', breeds],
    ['There are no breed restrictions in the Community.', { 'pets.breed_restrictions': false }],
    ['Dogs shall be on a leash at all times while on the Common Area.', leash],
    ['All pets must be leashed when outside the Unit.', leash],
    ['Dogs shall only be allowed on the streets when they are leashed.', leash],
    ['No Owner shall permit a dog to run at large.', leash],
    ['Pets shall not be permitted to run loose.', leash],
    ['Pets must be carried or under the direct control of a responsible person when outside.', leash],
    ['Owners shall abide by all leash laws of the County.', leash],
    ['A leash is required on all Common Elements.', leash],
    ['When on the Common Area, pets shall:\n(a) be kept on a leash;\n(b) wear a tag.', leash],
  ])('%s', (text, expected) => {
    expect(factsIn(text, petControl)).toEqual(expected);
  });

  it.each([
    ['No truck over 6,000 pounds may be parked on any Lot.'],
    ['No animals shall be raised, bred or kept for sale.'],
    ['No Owner may keep, breed or maintain a pet for a commercial purpose.'],
    ['The Board may adopt rules on the number and breed of pets.'],
    ['Pets may not make noise that disturbs the neighbors.'],
    ['Dogs may use the off-leash area of the park.'],
    ['The Association leases the clubhouse at large discounts.'],
    ['A pet deposit of $250 is due on move-in.'],
  ])('finds nothing in: %s', (text) => {
    expect(factsIn(text, petControl)).toEqual({});
  });
});

it('is no leash rule that neighbors complain of dogs', () => {
  const told = (text: string) =>
    valueIn('pets.leash_required', `Elm Court HOA Rules\n\nPets\n\n${text}`, 'rules');
  expect(told('The board has received complaints about dogs running loose.')).toBeUndefined();
  expect(told('Dogs found running loose are reported to the county.')).toBe(true);
});
