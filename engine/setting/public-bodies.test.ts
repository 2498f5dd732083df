import { expect, it } from 'vitest';
import { plainText } from '../language/plain.ts';
import { isByBody } from './public-bodies.ts';
import { toldAside } from './told-aside.ts';

it.each([
  [
    'vehicles.street_parking',
    'Dale County does not allow cars on the street from November to March; the sheriff will ticket.',
    'The County and the Association do not allow cars on the street from November to March.',
  ],
  [
    'pets.leash_required',
    'Please remember that the City of Dale requires a leash for dogs.',
    'Dogs must be leashed, as the City requires.',
  ],
  [
    'architecture.approval_required',
    'State law requires approval for work on a shared wall.',
    'Any work that state law allows requires the approval of the Committee.',
  ],
])('%s is not told of what a public body rules: %s', (id, theirs, ours) => {
  expect(toldAside(id, plainText(theirs).plain)).toBe(true);
  expect(toldAside(id, plainText(ours).plain)).toBe(false);
});

it.each([
  ['Overnight parking is prohibited by the township.', true],
  ['Shovel your walk within a day, per city code.', true],
  ['Open fires are against county law.', true],
  ['Streets are plowed by the county.', false],
  ['No parking, as our covenants and the county law require: it is prohibited by the county.', false],
])('%s', (text, theirs) => expect(isByBody(plainText(text).plain)).toBe(theirs));
