import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { insurance } from './insurance.ts';
import { maintenance } from './maintenance.ts';
import { roadMaintenance } from './maintenance-roads.ts';

const rules = [maintenance, ...insurance, roadMaintenance];
const facts = (text: string) => factsIn(text, rules);

const kept = 'Each Owner shall keep his Lot and the improvements thereon in good repair.';
const insured = 'Each Owner shall be responsible for obtaining insurance on his home.';
const streets = 'The Association shall maintain the private streets.';

describe('words for the same role', () => {
  it.each([
    [kept, 'Each Member must keep his Lot and the improvements thereon in good repair.'],
    [kept, 'Each Member of the Association will keep his Lot and the improvements thereon in good repair.'],
    [
      kept,
      'Each property owner shall at all times keep his Lot and the improvements thereon in good repair.',
    ],
    [
      kept,
      'Each Owner shall, as provided herein, keep his Parcel and the improvements thereon in good repair.',
    ],
    [
      kept,
      'Each Owner shall also at his own expense keep his Unit and the improvements thereon in good repair.',
    ],
    [
      'The exterior of the homes shall be kept in good repair by the owners or tenants.',
      'The exterior of the homes is to be kept in good repair by the homeowner(s) and/or tenants.',
    ],
    [
      'Each Owner shall keep his Home and Lot in good repair.',
      'Each Owner shall keep his Home and Unit in good repair.',
    ],
    [insured, 'Each Member is to be responsible for obtaining insurance on his home.'],
    [insured, 'Each Lot Owner must at all times be responsible for obtaining insurance on his home.'],
    [streets, 'The Corporation shall maintain the private streets.'],
    [streets, 'The Birch Run Homeowners Association shall maintain the private streets.'],
  ])('%s = %s', (text, otherwise) => {
    expect(facts(text)).not.toEqual({});
    expect(facts(otherwise)).toEqual(facts(text));
  });

  it.each([
    'Each board member shall keep the roof of the dwelling in good repair.',
    'Members of the Committee shall keep the roof of the dwelling in good repair.',
    'Each Owner shall be liable for any maintenance fee against his Lot and dwelling.',
    'Each Owner shall keep his Unit in good repair.',
    'No Member shall obtain separate insurance policies.',
    'Each Owner shall at all times have the right to obtain insurance on his home as required by his lender.',
    'No walls or fences shall be erected, maintained or placed on a Lot other than those approved by the Association.',
    'Roofs of the dwellings: a flagpole must be kept in good repair.',
  ])('says nothing of it: %s', (text) => {
    expect(facts(text)).not.toHaveProperty(['maintenance.roof']);
    expect(facts(text)).not.toHaveProperty(['maintenance.fences']);
    expect(facts(text)['insurance.owner_must_carry']).not.toBe(true);
  });

  it('counts nothing among the common areas that only a right over them names', () => {
    const keeper = 'The Association shall maintain and repair the Common Area.';
    const rights =
      'The use of the Common Area shall be subject to rights, including the right to restrict access to roofs.';
    expect(facts(`${keeper}\n\n${rights}`)).not.toHaveProperty(['maintenance.roof']);
    expect(facts(`${keeper}\n\nThe Common Area includes the roofs of the homes.`)).toMatchObject({
      'maintenance.roof': 'association',
    });
  });

  it('takes no dwelling with improvements on it for its land', () => {
    const text =
      'The repair of the exterior of the Dwelling Units and improvements thereon is the duty of the Owners.';
    expect(facts(text)).toHaveProperty(['maintenance.exterior_walls']);
    expect(facts(text)).not.toHaveProperty(['maintenance.yard']);
  });

  it('does not take what borders the lots for their yards', () => {
    expect(
      facts(
        'Maintenance of the area which borders the lots, such as side yards, is the duty of that property owner.',
      ),
    ).not.toHaveProperty(['maintenance.yard']);
  });
});
