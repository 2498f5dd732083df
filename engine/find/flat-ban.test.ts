import { describe, expect, it } from 'vitest';
import { analysisOf, says } from '../testing/told-of.ts';
import { isFlat } from './flat-ban.ts';

const paper = (line: string) =>
  `DECLARATION OF COVENANTS OF LARKMOOR HOMEOWNERS ASSOCIATION\nARTICLE VII\nUSE\n${line}`;
const answerTo = (fact: string, line: string) =>
  analysisOf(paper(line)).facts.find(({ id }) => id === fact)?.value;

describe('isFlat', () => {
  it.each([
    ['s shall be kept on any lot', ' be kept on any lot'],
    ['s is prohibited on all otterbrook properties', ' prohibited on all otterbrook properties'],
    [' shall be placed or permitted to remain on any street, common area or lot', ' be placed'],
    [' or hut of any kind or description shall be erected at any time', ' be erected at any time'],
    [' shall be put up by any owner, except by the declarant', ' be put up by any owner'],
    [' are prohibited from being kept anywhere within the project', ' prohibited from being kept'],
    [' are not allowed, and cars shall be moved within a day', ' not allowed, and cars'],
    [' shall be kept, nor shall any cart be left at night', ' be kept, nor'],
    [' or facilities for drying clothes are prohibited', ' prohibited'],
    [' shall be conducted on any aucb property', null],
    [' (other than a van) shall be parked by any unit owner in the parking areas of the association', null],
    [' in the front, side or rear yards.', null],
    [' shall be kept in any unit or at the pool', ' be kept in any unit'],
    [', such as one at the lake, shall be hung outside to dry', ' be hung outside to dry'],
    [' are allowed, as required by law', ' allowed, as required by law'],
    [' shall be erected, except those used by a builder, which shall be removed', ' be erected'],
  ])('takes for the whole: %s', (rest, verb) => {
    expect(isFlat(rest, verb)).toBe(true);
  });

  it.each([
    [' shall be lit at night', ' be lit at night'],
    [' shall be repaired on any lot', ' be repaired on any lot'],
    [' on lots along the lake are not allowed', ' not allowed'],
    [' shall be parked on any street', ' be parked on any street'],
    [' shall be kept for sale', ' be kept for sale'],
    [' shall be flown from a tree', ' be flown from a tree'],
    [' shall be kept where it can be seen', ' be kept where it can be seen'],
  ])('takes for a part: %s', (rest, verb) => {
    expect(isFlat(rest, verb)).toBe(false);
  });
});

describe('what is forbidden of a part', () => {
  it.each([
    ['exterior.signs', 'No sign shall be lit at night.'],
    ['exterior.fences', 'Fences on lots along the lake are not allowed.'],
    ['exterior.flags', 'No flag shall be flown from a tree.'],
    ['vehicles.rv_boat_trailer', 'No camper or trailer shall be lived in on any Lot.'],
    ['pets.allowed', 'No animal shall be kept outdoors overnight.'],
    ['pets.allowed', 'No pets shall be kept that annoy the neighbors.'],
    ['rental.allowed', 'No owner who owes dues may lease the home.'],
    ['use.home_business', 'No business may be advertised by signs on a Lot.'],
    ['vehicles.rv_boat_trailer', 'Tenants may not keep boats.'],
    ['exterior.clotheslines', 'Owners of corner lots may not put up a clothesline.'],
    ['exterior.fences', 'Fences may be built on lots along the highway.'],
    ['vehicles.rv_boat_trailer', 'Guests may park a camper in the overflow lot.'],
  ])('%s: %s', (fact, line) => {
    expect(answerTo(fact, line)).toBe('restricted');
  });

  it('is told in the words of the text', () => {
    const line = 'No basketball hoop shall be fixed to a tree.';
    expect(says('exterior.basketball', paper(line))).toContain(`The text says: “${line.slice(0, -1)}”`);
  });

  it('takes nothing from a ban of the whole', () => {
    const both =
      'No trailer shall be kept on any Lot.\n\nNo trailer shall be lived in for a night by any guest.';
    expect(answerTo('vehicles.rv_boat_trailer', both)).toBe('prohibited');
    expect(answerTo('pets.allowed', 'No animals shall be kept on any Lot.')).toBe('no');
    expect(answerTo('rental.allowed', 'No Lot shall be leased.')).toBe('no');
  });
});
