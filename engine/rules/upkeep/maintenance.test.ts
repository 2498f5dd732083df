import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { maintenance } from './maintenance.ts';

const all = (keeper: string) => ({
  'maintenance.roof': keeper,
  'maintenance.exterior_walls': keeper,
  'maintenance.yard': keeper,
  'maintenance.fences': keeper,
});

describe('who keeps the parts of a home', () => {
  it('does not give a roof to who keeps the home as a whole where the outside is the association’s', () => {
    const whole = 'Each Owner shall maintain his Lot and the improvements on it in good repair.';
    const outside =
      'The Association shall paint and maintain the exterior of all duplex or multi-unit Buildings.';
    const said = factsIn(`${whole}\n\n${outside}`, [maintenance]);
    expect(said).not.toHaveProperty('maintenance.roof');
    expect(said).toMatchObject({ 'maintenance.yard': 'owner' });
  });

  it('takes a plea for tidiness for no duty to mend the outside', () => {
    expect(
      factsIn('Keep your lawn trimmed, bins stored, and exterior clean.', [maintenance], 'other'),
    ).toEqual({
      'maintenance.yard': 'owner',
    });
    expect(factsIn('Keep your lawn and exterior in good repair.', [maintenance], 'other')).toHaveProperty(
      'maintenance.exterior_walls',
    );
  });

  it('takes an answer for what its question asks of', () => {
    const answer = 'Owners are responsible for maintaining their own lots, trees included.';
    const asked = (question: string) => factsIn(`${question}\n\n${answer}`, [maintenance], 'other');
    expect(asked('Which landscaping does the association keep up?')).toEqual({ 'maintenance.yard': 'owner' });
    expect(asked('Who mends the mailboxes?')).toEqual({});
    expect(asked('Who looks after the homes and lots?')).toEqual(all('owner'));
    expect(factsIn(answer, [maintenance], 'other')).toEqual(all('owner'));
  });

  it('takes a lot under a heading of landscaping for its garden', () => {
    const keeps = (heading: string) =>
      factsIn(`ARTICLE I\n${heading}\n\nOwners are responsible for maintaining their own lots.`, [
        maintenance,
      ]);
    expect(keeps('LANDSCAPING')).not.toHaveProperty(['maintenance.roof']);
    expect(keeps('MAINTENANCE')).toHaveProperty(['maintenance.roof'], 'owner');
  });

  it('takes nothing from what lies by no home', () => {
    const keeps = (line: string) => factsIn(line, [maintenance]);
    expect(keeps('The Company goes by the principle that all lawns shall be maintained.')).toEqual({});
    expect(keeps('It is agreed that all lawns shall be maintained.')).toEqual({
      'maintenance.yard': 'owner',
    });
    expect(keeps('The Association shall mow the lawns of vacant lots.')).toEqual({});
    expect(
      keeps('The Association shall mow the lawns of all lots, of improved or vacant lots alike.'),
    ).toEqual({ 'maintenance.yard': 'association' });
    expect(keeps('Owners shall keep the roofs of their docks in good repair.')).toEqual({});
    expect(keeps('Owners shall keep the roofs of their homes in good repair.')).toHaveProperty(
      ['maintenance.roof'],
      'owner',
    );
  });

  it('gives the home to who keeps it, whatever its grass must be free of, and not to who keeps the grass alone', () => {
    expect(
      factsIn(
        'Owners are responsible for the maintenance of their home and for keeping the grass on it free of weeds.',
        [maintenance],
      ),
    ).toMatchObject({ 'maintenance.roof': 'owner', 'maintenance.exterior_walls': 'owner' });
    expect(
      factsIn('Owners are responsible for keeping their home free of trash.', [maintenance]),
    ).not.toHaveProperty('maintenance.roof');
  });

  it.each([
    'The strip between the backyard fence and the alley shall be kept by the Owner in good repair.',
    'Owners shall keep roof vents free from leaves and other debris.',
  ])('is not told by what stands beside them: %s', (text) => {
    expect(factsIn(text, [maintenance])).not.toHaveProperty('maintenance.fences');
    expect(factsIn(text, [maintenance])).not.toHaveProperty('maintenance.roof');
  });

  it.each([
    [
      'Each Owner shall be responsible for the maintenance and repair of his or her Residence and Lot.',
      all('owner'),
    ],
    ['Each Owner shall maintain his Lot and the improvements on it in good repair.', all('owner')],
    [
      'All maintenance of a Lot and of the structures on it is the responsibility of the Owner.',
      all('owner'),
    ],
    [
      'Each Owner, at his own expense, shall keep the dwelling and the Lot in good repair and condition.',
      all('owner'),
    ],
    [
      'All buildings and fences on a Lot shall at all times be kept in good condition and repair.',
      all('owner'),
    ],
    [
      'Each owner shall maintain his townhome in good condition.',
      { 'maintenance.roof': 'owner', 'maintenance.exterior_walls': 'owner' },
    ],
    [
      'The Association shall maintain, repair and replace the roofs, gutters and exterior walls of the Townhomes.',
      { 'maintenance.roof': 'association', 'maintenance.exterior_walls': 'association' },
    ],
    [
      'The Association shall mow the lawns of the Lots and care for the landscaping of the Lots.',
      { 'maintenance.yard': 'association' },
    ],
    ['Each Owner shall mow the grass on the Lot.', { 'maintenance.yard': 'owner' }],
    [
      'Each Owner is responsible for the upkeep of the Lot, including mowing and weeding.',
      { 'maintenance.yard': 'owner' },
    ],
    ['Fences shall be maintained by the Owner of the Lot.', { 'maintenance.fences': 'owner' }],
    ['The roof of each Unit shall be repaired by the Association.', { 'maintenance.roof': 'association' }],
    [
      'In the event any party wall or party fence is destroyed or damaged (including deterioration from ordinary wear and tear and lapse of time), other than by the act of an adjoining Owner, his guests or family members, it shall be the joint obligation of all Owners whose Lots adjoin it to repair it.',
      { 'maintenance.fences': 'shared' },
    ],
    [
      'The cost of keeping a party fence in repair shall be shared equally by the two Owners.',
      { 'maintenance.fences': 'shared' },
    ],
    [
      'The Association shall paint the exterior of the Homes. Each Owner shall repair the siding of the Home.',
      { 'maintenance.roof': 'owner', 'maintenance.exterior_walls': 'shared' },
    ],
    // Who repairs them is not told.
    ['The HOA paints the exterior walls every 8 years.', {}],
    [
      'The HOA paints and repairs the exterior walls of the homes.',
      { 'maintenance.exterior_walls': 'association' },
    ],
    [
      'The Association shall maintain:\n(a) the roofs of the Townhomes;\n(b) the exterior walls of the Townhomes.',
      { 'maintenance.roof': 'association', 'maintenance.exterior_walls': 'association' },
    ],
  ])('%s', (text, expected) => {
    expect(factsIn(text, [maintenance])).toEqual(expected);
  });

  it.each<[string, object?]>([
    ['The Association shall maintain the landscaping of the Common Area.'],
    ['Each owner is responsible for submitting a request before changing the roof.'],
    [
      'Each homeowner has the responsibility to complete a Request Form prior to making any changes to the exterior of their home.',
    ],
    ['Each Owner shall replace the lamps on the exterior of the building.'],
    [
      'Each Owner shall maintain the railing of the stairs and any door leading to the exterior of the building.',
    ],
    ['The Owner of Lot 4 shall maintain the fence along Mill Road.'],
    ['The Owners shall maintain the fences built by the Declarant.'],
    [
      'The Owners shall maintain the fences along the boundaries of their Lots.',
      { 'maintenance.fences': 'owner' },
    ],
    [
      'The Association shall repair and replace the roofs, the siding and the lamps installed by the Declarant, as deemed necessary by the Board.',
      { 'maintenance.roof': 'association', 'maintenance.exterior_walls': 'association' },
    ],
    [
      'The upkeep of the board fence on the west line shall be the responsibility of the owners of land to the west of the Plat.',
    ],
    ['The adjoining property owners shall repair the fences and may enter the Lots for that.'],
    [
      'The upkeep of the fences shall be the responsibility of the Owners of the Lots.',
      { 'maintenance.fences': 'owner' },
    ],
    ['The Association shall maintain fences along the perimeter of the Common Area.'],
    ['Each Owner shall maintain insurance on the dwelling.'],
    ['Every owner shall keep the roof free of snow.'],
    ['Owners must keep the exterior of the home clear of clutter.'],
    ['Owners must repair the roof and keep it free of snow.', { 'maintenance.roof': 'owner' }],
    ['If an Owner fails to maintain the Lot, the Association may do so at the Owner’s expense.'],
    ['Each Owner shall keep the Lot free of weeds and trash.', { 'maintenance.yard': 'owner' }],
    ['An Owner shall repair any damage to the Common Area that the Owner has caused.'],
    ['No Owner shall repair the exterior of a building without consent.'],
    ['Each Owner shall maintain and repair the interior of the Unit.'],
    ['The Association shall keep records of its meetings at the home of the secretary.'],
    ['Owners are responsible for keeping the curb in front of their property clean.'],
    ['The Association may enter any Lot to repair a drainage easement.'],
    ['The Board shall maintain a reserve fund for the roofs of the Common Area.'],
  ])('finds nothing more in: %s', (text, expected = {}) => {
    expect(factsIn(text, [maintenance])).toEqual(expected);
  });
});
