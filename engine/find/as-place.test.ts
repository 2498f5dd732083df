import { describe, expect, it } from 'vitest';
import { plainText } from '../language/plain.ts';
import { namesAside } from '../scope/things.ts';
import { standsAsPlace } from './as-place.ts';

function isBeside(text: string): boolean {
  const { plain } = plainText(text);
  const kite = /\bkites?\b/.exec(plain);
  if (!kite) throw new Error(`no kite: ${text}`);
  return standsAsPlace(plain.slice(0, kite.index), plain.slice(kite.index + kite[0].length));
}

/** Each row: a sentence that names kites beside its matter, and one like it that speaks of them. */
const rows: readonly (readonly [beside: string, ofThem: string])[] = [
  ['No bench may be put on top of any kite.', 'Rules on the kite are posted.'],
  ['A door leading to the kite must be shut.', 'Ask the board to approve the kite.'],
  ['Nobody may run along the kite.', 'Nobody may bring along kites.'],
  ['No owner may prune plants which grow near the kite.', 'No owner may prune plants or fly the kite.'],
  ['Cars may not be washed beside kites.', 'Cars and kites may not be washed.'],
  ['Cans must be kept behind kites.', 'Cans and kites must be kept inside.'],
  ['No cords may lie beneath the kite or underneath it.', 'No cords and no kite may lie there.'],
  ['Bags may not lie underneath a kite.', 'Bags may not lie inside; a kite may.'],
  ['No lamp may stand atop the kite.', 'No lamp may stand here. The kite may.'],
  ['Chairs next to the kite must be folded.', 'Chairs, and next the kite, must be folded.'],
  ['Chairs adjacent to any kite must be folded.', 'Chairs or any kite must be folded.'],
  ['No music is allowed within 50 feet of any kite.', 'No music of any kite is allowed within 50 feet.'],
  ['Music that is louder than a kite is not allowed.', 'Music is louder here; no kite is allowed.'],
  ['No hedge may be taller than the kite.', 'No taller kite is allowed.'],
  ['A hedge must not be higher than a kite.', 'A higher kite is not allowed.'],
  ['Cans must be screened from view by a solid kite.', 'Cans must be bought by a neighbor with a kite.'],
  ['Cans must be hidden with kites.', 'Cans may be sold with kites.'],
  [
    'The side without parking shall be marked by appropriate kites.',
    'Parking ends and kites shall be marked.',
  ],
  ['The way shall be identified by a proper kite.', 'The way to fly a proper kite is told below.'],
  ['Places are designated with kites.', 'Places are designated for kites.'],
  ['Workers who repair kites must not use the lawn.', 'Anyone who keeps kites must not use the lawn.'],
  ['A guest who breaks a kite must pay.', 'A guest who wishes to fly a kite must pay.'],
  ['Guests who lend the kite must pay.', 'Owners who lend the kite must pay.'],
  ['Guests who shake the kite must pay.', 'Guests who walk the kite must pay.'],
  ['The firm which sold the kites may not call.', 'Games which include kites are not allowed.'],
  ['No owner may sue the company that sold kites.', 'Owners must ensure that all kites are safe.'],
  ['No owner may sue a shop that sells kites.', 'A house that has kites must be insured.'],
  ['Anyone who visits a kite must sign.', 'Anyone who owns a kite must sign.'],
  ['Those who study kites must sign.', 'Those who want kites, intend kites or plan kites must sign.'],
  ['Anyone who finds a kite must call.', 'Anyone who violates the kite rule must call.'],
  ['Benches are for a person whose kite is gone.', 'Benches are for a person, the kite is gone.'],
  ['Ladders may be used only for cleaning kites.', 'Ladders may be used only with clean kites.'],
  ['The board keeps a truck for plowing the kite.', 'Approval is needed for moving the kite.'],
  ['A roller for repairing kites is in the shed.', 'Owners are responsible for repairing kites.'],
  ['A cloth for maintaining the kites is in the shed.', 'The board has a duty for maintaining kites.'],
  ['A brush for painting kites is in the shed.', 'A request for painting kites is in the shed.'],
  ['The path for clearing kites is closed.', 'The fee for clearing kites is $5.'],
  ['Red Kite Construction, LLC', 'Red Kite construction must be approved.'],
  ['No walking is allowed along Blue Kite Lane.', 'No kite lanes are allowed.'],
  ['Kite Road is closed at night.', 'Kite street parking is closed at night.'],
  ['Each Kite Committee member must be approved.', 'Each kite must be approved by the committee.'],
  [
    'The room may be rented if the kite is not in the way.',
    'The room may be rented if the kite is approved.',
  ],
  [
    'Trailers may stand inside, provided the kite is kept shut.',
    'Trailers must leave if the kite is kept out.',
  ],
  [
    'Trailers shall not stand there unless with the kite closed.',
    'Trailers shall not stand there, nor the kite.',
  ],
  ['Balls cannot be used while a kite is low.', 'Balls cannot be used when a kite is to be built.'],
];

describe('a thing named beside the matter of its sentence', () => {
  it.each(rows)('%s', (beside, ofThem) => {
    expect(isBeside(beside)).toBe(true);
    expect(isBeside(ofThem)).toBe(false);
  });
});

/** Each row: the answer, a sentence that names its thing beside its matter, and one that rules on it. */
const answers: readonly (readonly [id: string, beside: string, ofIt: string])[] = [
  [
    'exterior.garage_doors',
    'Such a vehicle may be parked inside a garage, provided the garage door is kept closed.',
    'Such a vehicle may be parked inside a garage. The garage door must be kept closed.',
  ],
  [
    'exterior.garage_doors',
    'Trailers shall not be kept on a lot unless in a private garage with the garage door closed.',
    'Garage doors shall not be left open unless the garage is in use.',
  ],
  [
    'use.trash',
    'The wall behind the trash cans must be kept free of ivy.',
    'Trash cans must be kept inside.',
  ],
  [
    'exterior.holiday_lights',
    'No owner may prune trees which stand near the holiday lights.',
    'Holiday lights may stay up until January 15.',
  ],
  [
    'exterior.basketball',
    'Workers who repair basketball hoops must not use the lawn.',
    'Owners who use basketball hoops must not block the street.',
  ],
  [
    'exterior.outbuildings',
    'When recorded return to: Red Barn Construction, LLC',
    'Barns: Red Barn Construction, LLC builds ours.',
  ],
  ['exterior.outbuildings', 'Red Barn Construction, LLC', 'Barns of red wood need approval.'],
];

it.each(answers)('is no answer to %s: %s', (id, beside, ofIt) => {
  expect(namesAside(id, plainText(beside).plain)).toBe(true);
  expect(namesAside(id, plainText(ofIt).plain)).toBe(false);
});
