import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { analyze } from '../analyze.ts';
import { ownWords } from '../say/say-own-words.ts';
import { linesOfText } from '../structure/printed.ts';

function point(fact: string, text: string, documentType: DocumentType = 'cc_and_r') {
  const page = { number: 1, text, lines: linesOfText(text), size: null, readable: true };
  const { key_points: points, restricted_activities: limits } = analyze([page], { documentType });
  return [...points, ...limits].find(({ id }) => id === fact);
}
const says = (fact: string, text: string) => point(fact, text)?.text;

describe('limits of which no more is known than that there are some', () => {
  it('are told in the words of the document', () => {
    expect(
      says('vehicles.rv_boat_trailer', 'No boat, trailer or camper shall be parked on any street or alley.'),
    ).toBe(
      'There are rules on whether and how you may keep an RV, boat or trailer. The text says: “No boat, trailer or camper shall be parked on any street or alley”.',
    );
  });

  it('are told from their verb on where a long row of things is named before it', () => {
    const things = Array.from({ length: 40 }, (_, n) => `trailers of kind ${n}`).join(', ');
    expect(ownWords(`No boats, ${things} or campers shall be parked on any street.`, ['boat'])).toBe(
      'No boats, trailers of kind 0, trailers of kind 1, trailers … shall be parked on any street',
    );
  });

  it('are told up to what may not be done, where that comes late', () => {
    const things = Array.from({ length: 40 }, (_, n) => `kind ${n}`).join(', ');
    expect(
      ownWords(`Nor shall any trailers (of ${things}) be kept outside of a building.`, ['trailer']),
    ).toMatch(/be kept outside of a building$/);
  });

  it('leave out nothing that narrows what they speak of', () => {
    const things = Array.from({ length: 40 }, (_, n) => `trailers of kind ${n}`).join(', ');
    expect(
      ownWords(`No boats, ${things} or campers which the Board dislikes shall be parked on any street.`, [
        'boat',
      ]),
    ).not.toContain('shall be parked');
  });
});

describe('what a sentence rules besides its answer', () => {
  it.each([
    [
      'a figure',
      'exterior.signs',
      'One sign of not more than five (5) square feet may stand on a Lot while it is for sale or for rent.',
      'of not more than five (5) square feet',
    ],
    [
      'a consent',
      'vehicles.rv_boat_trailer',
      'No boat or trailer shall be kept on a Lot except within a fenced area that has been approved by the Committee.',
      'approved by the Committee',
    ],
    [
      'a notice',
      'pets.removal',
      'An Owner may be required to remove a pet for a violation upon the third notice in writing from the Board.',
      'upon the third notice in writing',
    ],
    [
      'lenders',
      'amendment.declaration_vote',
      'This Declaration may be amended by a vote of 67% of all votes, and no change takes effect without the approval of first mortgagees of the Lots.',
      'first mortgagees',
    ],
    [
      'an animal that is no pet',
      'pets.farm_animals',
      'No livestock or poultry shall be kept on any Lot, except horses and household pets.',
      'except horses and household pets',
    ],
  ])('is quoted: %s', (_, fact, text, words) => {
    expect(says(fact, text)).toMatch(/ The text (?:says|adds): “/);
    expect(says(fact, text)).toContain(words);
  });

  it('is not, where the statement tells it', () => {
    expect(
      says('pets.farm_animals', 'No livestock or poultry shall be kept on any Lot, except household pets.'),
    ).toBe('You may not keep livestock or poultry.');
    expect(
      says('amendment.declaration_vote', 'This Declaration may be amended by a vote of 67% of all votes.'),
    ).not.toContain('The text says');
  });
});
