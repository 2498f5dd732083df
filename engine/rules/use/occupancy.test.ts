import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { occupancy } from './occupancy.ts';

const age = { 'occupancy.age_restricted': true };
const residential = { 'occupancy.residential_only': true };

describe('occupancy', () => {
  it.each([
    ['Each Unit shall be occupied by at least one person who is fifty-five (55) years of age or older.', age],
    ['At least one occupant of each Home must be 55 years of age or older.', age],
    ['No person under nineteen (19) years of age shall be a permanent resident.', age],
    ['The Community is intended to be housing for older persons.', age],
    ['Senior couple, 65+: $150', {}],
    ['Fern Glen is not an age-restricted community.', { 'occupancy.age_restricted': false }],
    ['All Lots shall be used for single family residential purposes only.', residential],
    ['Each Lot shall be used exclusively for residential purposes.', residential],
    ['The Units shall be occupied and used for residential purposes only.', residential],
    ['No Home shall be used for purposes other than as a single family residence.', residential],
    ['All Lots shall be known and described as residential lots.', residential],
    ['Lots shall be improved and devoted exclusively to residential use.', residential],
    ['Each Unit shall be used solely as a private dwelling.', residential],
    ['Homesites are for residential use only.', residential],
    ['Each Lot shall be used as a residence and for no other purpose.', residential],
    ['Lots shall be used solely and exclusively for private one-family residences.', residential],
    ['No building shall be erected on any Lot other than one detached single-family dwelling.', residential],
    [
      'No Owner shall:\n(a) use a Lot, or permit it to be used, for any purpose other than as a private residence.',
      residential,
    ],
  ])('%s', (text, expected) => {
    expect(factsIn(text, occupancy)).toEqual(expected);
  });

  it.each([
    ['Children under 14 years of age must be accompanied by an adult at the pool.'],
    ['No person who is less than 18 years of age may be a Director.'],
    ['Use of the fitness room is limited to persons sixteen (16) years of age or older.'],
    ['The Common Area shall be used for recreation.'],
    ['No trailer, tent or shack shall be used as a residence.'],
    ['The Association shall give each residence one key to the pool.'],
    ['The Declarant may use a Lot for a model home and a sales office.'],
    ['Dwellings shall be built of brick.'],
    [
      'It shall not be a violation of this Covenant if a Unit is occupied by a person fifty-five (55) years of age or older who has lived in the county for seven years.',
    ],
    ['A Unit may be owned by a person age fifty-five (55) years or older who works in the county.'],
    ['Assessments shall be used exclusively to promote the recreation and welfare of the residents.'],
  ])('finds nothing in: %s', (text) => {
    expect(factsIn(text, occupancy)).toEqual({});
  });
});
