import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { roadMaintenance } from './maintenance-roads.ts';

describe('who keeps the streets', () => {
  it.each([
    'The Association shall be responsible to hire a crew to remove all snow from the private streets.',
    'The Association shall be responsible to erect and maintain signs along the street that forbid parking.',
  ])('is not told by what is done on them: %s', (text) => {
    expect(factsIn(text, [roadMaintenance])).toEqual({});
  });

  it.each([
    ['The Association shall maintain, repair and replace the private streets.', 'association'],
    ['The Association is responsible for the maintenance of all roads and parking areas.', 'association'],
    ['The private roads shall be maintained by the Association.', 'association'],
    ['We plow all private roads owned and maintained by Elm Court Owners Association.', 'association'],
    [
      '"Common Area" means the open space, the private streets and the park. The Association shall be responsible for the maintenance of the Common Area.',
      'association',
    ],
    [
      'The Board shall:\n(g) cause the Common Area to be maintained. All improvements on the Common Area, including the roads, are a part of it.',
      'association',
    ],
    ['The streets within the Property are public streets maintained by the City.', 'public'],
    ['All streets have been dedicated to the public.', 'public'],
    ['The streets, sidewalks and drains are maintained by Salem City.', 'public'],
  ])('%s', (text, value) => {
    expect(factsIn(text, [roadMaintenance])).toEqual({ 'maintenance.roads': value });
  });

  it.each([
    ['The Association may maintain landscaping within the right-of-way of any public street.'],
    ['No vehicle shall be parked on any street.'],
    ['The association maintains a plow truck for clearing the private roads as necessary.'],
    ['The water lines under the streets are dedicated to and maintained by Salem County.'],
    ['The roads are maintained by the Fox Town Homes Club.'],
    ['The Declarant reserves an easement to maintain roads until the streets are dedicated to the County.'],
    [
      '"Common Area" means all land other than the Lots and the streets dedicated to the City. The Association shall maintain the Common Area.',
    ],
    [
      '"Common Area" shall mean all land owned by the Association, which shall include the landscaped portion of any street, medians or landscaped areas within any public or private street. The Association shall maintain the Common Area.',
    ],
    ['The Association shall maintain the Common Area.'],
    ['Each Owner shall keep the driveway clear.'],
    ['The Association keeps a truck that is used for maintaining the streets.'],
    ['The Association maintains a snow blower for plowing/sanding the ranch roads of the community.'],
    ['The Association shall maintain the lights on the streets.'],
    ['The Association shall insure the workers who repair the roads.'],
    ['The Association shall remove snow from the private drives.'],
    [
      'The Association shall maintain, repair and replace the Common Area, and shall remove snow from the private lanes when more than three (3) inches have fallen.',
    ],
  ])('does not tell from: %s', (text) => {
    expect(factsIn(text, [roadMaintenance])).toEqual({});
  });
});

describe('roads in a list of what each keeps', () => {
  const list = (head: string) =>
    `Elm Court Rules\n\n${head}\n\nTo maintain and repair:\n\n- All roads and walks (but not those that the city keeps)\n\n- Lights at the entry`;
  it('are the association’s under its own line, and nobody’s under the owner’s', () => {
    expect(factsIn(list('Association Responsibilities'), [roadMaintenance])['maintenance.roads']).toBe(
      'association',
    );
    expect(factsIn(list('Owner Responsibilities'), [roadMaintenance])['maintenance.roads']).toBeUndefined();
  });
});
