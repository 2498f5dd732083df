import { describe, expect, it } from 'vitest';
import { analyze } from '../analyze.ts';
import { linesOfText } from '../structure/printed.ts';

function says(fact: string, rule: string): string | undefined {
  const text = `Fox Run Homeowners Association. Declaration of Covenants.\n\n${rule}`;
  const page = { number: 1, text, lines: linesOfText(text), size: null, readable: true };
  const { key_points, restricted_activities } = analyze([page], { documentType: 'cc_and_r' });
  return [...key_points, ...restricted_activities].find(({ id }) => id === fact)?.text;
}

const fences = 'exterior.fences';
const rv = 'vehicles.rv_boat_trailer';

describe('a statement that is wider than its sentence', () => {
  it.each([
    [
      fences,
      'Fences shall not be permitted except in the rear yard of lots adjoining the lake.',
      'Fences: “Fences shall not be permitted except in the rear yard of lots adjoining the lake.”',
    ],
    [
      fences,
      'Fences are not permitted except in the rear yard.',
      'Fences are allowed only behind the house. The text adds: “except in the rear yard”.',
    ],
    [
      fences,
      'All fences that can be seen from the lake shall be approved by the Committee.',
      'Fences: “All fences that can be seen from the lake shall be approved by the Committee.”',
    ],
    [fences, 'Approval is also required for a fence if it is visible from said road.', 'Fences: “'],
    [
      'exterior.signs',
      'No signs shall be displayed on the streets of the community.',
      'Signs: “No signs shall be displayed on the streets of the community.”',
    ],
    [
      'exterior.signs',
      'No signs shall be displayed on the streets or any lot of the community.',
      'Signs are not allowed.',
    ],
    [
      'vehicles.street_parking',
      "No owner's vehicle shall be parked or left standing upon any street.",
      'You may not park on the street.',
    ],
    [
      'vehicles.commercial',
      'Commercial trucks shall not be parked on the streets overnight.',
      'Commercial vehicles or large trucks: “Commercial trucks shall not be parked on the streets overnight.”',
    ],
    [
      'use.home_business',
      'Use of any home for a trade or business, not permitted by the codes of the town, shall be strictly prohibited.',
      'Business from home: “',
    ],
    [
      'vehicles.commercial',
      'No unsightly objects, including commercial trucks, shall be placed on any Lot.',
      'Commercial vehicles or large trucks: “',
    ],
    [
      'vehicles.commercial',
      'No trucks in excess of 6,500 pounds shall be parked on any Lot except where the Board allows it.',
      'Commercial vehicles or large trucks: “',
    ],
    [
      'vehicles.commercial',
      'Of the things in this section, no work or commercial trailer over this size shall stand in a driveway.',
      'There are rules on whether and how you may park a commercial trailer.',
    ],
    [
      'vehicles.commercial',
      'No bus, tractor-trailer or semi-truck shall be parked on the Lots except for delivery.',
      'You may park a bus or semi-truck only while a delivery is made.',
    ],
    [
      'vehicles.commercial',
      'No vehicles (including buses) used in connection with any trade shall be parked on a Lot.',
      'Commercial vehicles or large trucks: “',
    ],
    [
      'exterior.outbuildings',
      'All work on the outside must be submitted to the Committee for approval. These include, but are not limited to, decks, paint, sheds and patios.',
      'There are rules for sheds.',
    ],
    [
      rv,
      'No vehicles or trailers may be driven in the Common Areas or the Common Service Areas, provided that this will not apply to parking lots designated by the Board. No boats or trailers shall be kept on any Lot unless kept in a garage.',
      'You may keep a boat or trailer only in a garage.',
    ],
    [
      rv,
      'No dismantling of boats or trailers will be permitted in a driveway visible from the road. Basketball goals and other recreation equipment may stand on any portion of the Lot behind the house. No boats or trailers shall be kept on any Lot unless kept in a garage.',
      'You may keep a boat or trailer only in a garage.',
    ],
    [
      'assessment.initial_contribution',
      'Upon acquisition of a Lot by the first Owner other than the Declarant, the purchaser shall pay to the working capital of the Association an amount equal to three months of the full annual assessment.',
      'Whoever buys a home first, from its builder, pays an extra sum once: 3 months of the regular dues. Ask whether you would too.',
    ],
    [
      'exterior.play_equipment',
      'No fence, wall or play equipment shall be erected without the prior written consent of the Committee. No outdoor recreational facilities such as swing sets may be placed on a Lot unless within a fenced back yard.',
      'There are rules on whether and how you may put up a swing set.',
    ],
    [
      'occupancy.residential_only',
      'All Lots north of the creek shall be used for residential purposes only.',
      'Use of homes: “',
    ],
    [
      'exterior.trees',
      'No such tree may be removed without the approval of the Committee.',
      'There are rules on whether and how you may cut down a tree.',
    ],
    ['use.glass_at_pool', 'No glass bottles are allowed.', 'There are rules for glass containers.'],
    ['pets.leash_required', 'The walking of said dogs on a leash is allowed.', 'Leashes: “'],
    [
      'use.trash',
      'Garbage cans are to be stored by each owner: garbage cans shall be kept inside the garage.',
      'There are rules for trash.',
    ],
    [rv, 'No commercial trailers shall be allowed on any Lot.', 'RVs, boats and trailers: “'],
  ])('says what is sure: %s, %s', (fact, rule, told) => {
    expect(says(fact, rule)).toContain(told);
  });

  it.each([
    [fences, 'No fence of any kind shall be erected on any Lot.', 'Fences are not allowed.'],
    [
      fences,
      'No fence, wall or hedge which blocks a view shall be built without the approval of the Committee.',
      'Fences are allowed only with approval.',
    ],
    [
      'use.home_business',
      'No business or trade of any kind shall be conducted in any Unit.',
      'You may not run a business from your home.',
    ],
    [
      'occupancy.residential_only',
      'All Lots shall be used for residential purposes only.',
      'Homes may be used for living in only.',
    ],
    [
      'exterior.trees',
      'No tree may be removed from a Lot without the approval of the Committee.',
      'You need approval before you cut down a tree.',
    ],
    ['pets.leash_required', 'Dogs must be walked on a leash.', 'Dogs must be on a leash on walks.'],
    ['use.trash', 'Trash shall be kept in sanitary containers.', 'Trash must be kept in proper containers.'],
    [
      'use.trash',
      'No rubbish shall be allowed to accumulate on any Lot.',
      'You may not let trash pile up or dump it on a lot.',
    ],
  ])('stays where every word is accounted for: %s, %s', (fact, rule, told) => {
    expect(says(fact, rule)).toContain(told);
  });

  it('cites the ban of all rather than of a kind', () => {
    const rule = 'No commercial trailers shall be kept on any Lot. Boats and campers are not allowed at all.';
    expect(says(rv, rule)).toContain('You may not keep an RV or boat here.');
  });

  it.each([
    [rv, 'No boat or trailer shall be parked on any Lot.', 'You may not keep a boat or trailer here.'],
    [
      rv,
      'No boat, trailer or camper shall be parked on any Lot.',
      'You may not keep an RV, boat or trailer here.',
    ],
    [rv, 'Travel trailers shall not be stored on any Lot.', 'You may not keep an RV here.'],
    ['exterior.private_pools', 'Hot tubs are prohibited.', 'You may not have a hot tub.'],
    ['exterior.outbuildings', 'Sheds and barns are not permitted.', 'Sheds and barns are not allowed.'],
    ['exterior.play_equipment', 'Trampolines are prohibited.', 'You may not put up a trampoline.'],
    ['use.guns', 'No hunting is allowed.', 'You may not hunt.'],
    [
      'use.temporary_structures',
      'No motor home, trailer or garage shall be used as a residence at any time.',
      'No one may live in a trailer, garage or RV.',
    ],
    [
      'insurance.owner_must_carry',
      'Each Owner shall carry liability insurance.',
      'You must carry liability insurance.',
    ],
    [
      'insurance.owner_must_carry',
      'Each Owner shall carry hazard and liability insurance on his Lot.',
      'You must carry your own insurance on your home.',
    ],
  ])('names what its sentence names: %s, %s', (fact, rule, told) => {
    expect(says(fact, rule)).toContain(told);
  });
});
