import { describe, expect, it } from 'vitest';
import { tellsOfQuarrel } from './quarrels.ts';

describe('a quarrel before a court', () => {
  it.each([
    'our attorney filed against the builder in county court.',
    'the board filed suit in may.',
    'counsel filed papers with the district court.',
    'we went to mediation with the roofer.',
    'the matter is headed to trial.',
    'arbitration with the former manager begins in june.',
    'the developer has been served.',
    'the association was served with a summons and complaint.',
    'a demand letter went to the declarant.',
    'a notice of construction defects was sent on the contractor.',
    'the board settled with the former pool vendor.',
    'we came to a settlement with the golf club.',
    'depositions of two trustees are scheduled for june.',
    'the court date was moved to july.',
    'the judge ruled for the association.',
  ])('is told: %s', (plain) => expect(tellsOfQuarrel(plain)).toBe(true));

  it.each([
    ['papers that go to no court', 'the board filed its papers in the new cabinet.'],
    ['a register that a court keeps', 'the attorney filed the plat with the court clerk.'],
    ['a class', 'we went to mediation training.'],
    ['a clause', 'all questions are subject to mediation with the developer.'],
    ['a meal', 'the board was served lunch.'],
    ['a letter to an owner', 'a demand letter went to the owner of lot {n0}.'],
    ['a choice of colors', 'the board settled with the roofer on a darker shingle.'],
    ['a list that is taken', 'depositions to the archive are welcome.'],
    ['a principle', 'the judge found that hedges grow.'],
  ])('is none: %s', (_, plain) => expect(tellsOfQuarrel(plain)).toBe(false));

  it.each([
    'dues',
    'a delinquency',
    'arrears',
    'a past-due account',
    'unpaid charges',
    'an overdue account',
    'liens',
    'a foreclosure',
    'collections',
    'violations',
    'fines',
  ])('is not what goes to court over %s', (what) => {
    expect(tellsOfQuarrel('the board filed suit over the wall.')).toBe(true);
    expect(tellsOfQuarrel(`the board filed suit over ${what}.`)).toBe(false);
  });

  it.each([
    'the tennis team',
    'the pickleball players',
    'the basketball league',
    'the contest of pies',
    'the cook-off',
    'a neighboring community',
    'another lake association',
    'a nearby hoa',
  ])('is not that of %s', (whose) => {
    expect(tellsOfQuarrel('the judge ruled against the builder at the gate.')).toBe(true);
    expect(tellsOfQuarrel(`the judge ruled against the builder of ${whose}.`)).toBe(false);
  });
});
