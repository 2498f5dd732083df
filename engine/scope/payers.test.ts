import { describe, expect, it } from 'vitest';
import { docOf } from '../testing/doc-of.ts';
import { homesBound, isOfOthers, someHomesIn, someHomesOf } from './payers.ts';

const head = 'Elm Court Homeowners Association\n\nMay 4, 2031\n\n';
function homesIn(text: string, before = head) {
  const doc = docOf(before + text, 'other');
  const sentence = doc.sentences.at(-1);
  return sentence ? someHomesIn(doc, sentence) : null;
}

describe('the homes that a sum is said of alone', () => {
  it.each([
    ['Dues for rented homes are $90 per month.', 'rented homes'],
    ['The second half, $1,650 per carriage home, is due in May.', 'carriage homes'],
    ['Lots on the lake pay annual dues of $650.', 'lots on the lake'],
    ['The annual assessment for lots along the golf course is $820.', 'lots along the golf course'],
    ['Each undeveloped lot pays $75 per year in dues.', 'undeveloped lots'],
    ['Owners of unimproved lots pay an annual assessment of $120.', 'owners of unimproved lots'],
    ['Owners of two lots pay dues of $450 a year.', 'owners of two lots'],
    ['Families with more than one lot pay dues of $380 a year.', 'families with more than one lot'],
    ['Units over 1,500 square feet pay a monthly assessment of $260.', 'units over 1,500 square feet'],
    ['Owners whose lots touch the marsh pay annual dues of $510.', 'owners whose lots touch the marsh'],
    ['Dues for lots that have no house on them are $60 a year.', 'lots that have no house on them'],
    ['The maintenance fee is $275 a month for residents of the north tower.', 'residents of the north tower'],
    ['Improved lots pay dues of $400 a year; vacant lots are not billed.', 'improved lots'],
    ['Dues are $400 a year (for unimproved lots).', 'unimproved lots'],
    ['Owners without a garage pay dues of $85 a month.', 'owners without a garage'],
    ['Phase 2 owners pay monthly dues of $145.', 'Phase 2 owners'],
    ['For Phase 2 homes the monthly assessment is $145.', 'Phase 2 homes'],
    ['Monthly dues in Phase II are $145 per home.', 'Phase II'],
    ['Monthly dues: $140 (Building C only).', 'Building C'],
    ['Lots 1 through 14 pay annual dues of $700.', 'Lots 1 through 14'],
    ['Section 2 lots pay dues of $80 a year.', 'Section 2 lots'],
    ['The townhomes pay $210 a month in dues.', 'townhomes'],
    ['Dues of cottages vary. Townhome 2031 annual dues are $2,805.', 'townhomes'],
    ["A villa's monthly dues go from $310 to $320.", 'villas'],
    ['The patio home dues differ; dues of patio homes are $90.', 'patio homes'],
    ['The dues of landlords are $400 a year.', 'landlords'],
    ['Three-bedroom homes: monthly dues of $310.', 'three-bedroom homes'],
    ['Monthly assessment, two bedroom units: $255', 'two bedroom units'],
    ['If your home is leased, your dues are $95 per month.', 'homes that are leased'],
    ['Rented homes pay a late fee of $100 on dues not received by the 15th.', 'rented homes'],
    ['A move costs $25 and end units pay dues of $300.', 'end units'],
    ['Villas pay $90 and the dues of the condos are $70.', 'villas'],
    ['Dues for single-family homes are $90. Dues for villas are $70.', 'villas'],
  ])('%s', (text, some) => expect(homesIn(text)).toBe(some));

  it.each([
    'Every lot, whether vacant or built upon, pays annual dues of $240.',
    'Annual dues are $240 per lot, rented homes included.',
    'The annual dues of $240 cover mowing of the vacant lots.',
    'The annual assessment is $240 per lot ($120 for unimproved lots), due by May 1.',
    'Dues stay at $245 a month except that end units pay $20 more.',
    'Dues are $245 a month, but vacant lots pay half.',
    'Dues are $245 a month, though vacant lots pay $120.',
    'Dues are $245 a month while vacant lots pay $120.',
    'Dues are $245 a month; end units pay $20 more.',
    'Dues are $245 a month, and end units pay $20 more.',
    'Owners on the lake asked for a dock; the annual dues are $240 per home.',
    'Owners on the lake met and all other owners pay $240.',
    'As a townhome owner you pay $150 per month in dues.',
    'The monthly dues for 2031 will be $150 per townhome.',
    'The annual assessment for each lot in Elm Court is $320.',
    'Annual dues of $240 are due from all property owners in Elm Court.',
    'The annual dues for each home in our community are $240.',
    'All owners in Phases 1 and 2 pay monthly dues of $145.',
    'Annual dues of $300 for all lots in Phases 1 through 4 passed.',
    'Owners who rent out their homes pay the same annual dues of $240 as everyone else.',
    'If a home is rented, the owner still pays the annual dues of $240.',
    'Annual dues stay at $240 for both the villas and the cottages.',
    'Each of the 40 villas pays monthly dues of $310.',
    'The dues are $95 for homes with garages and for homes without.',
    'The annual dues for single family homes are $300.',
    'Dues of $150 a month are paid by owners on the first of each month.',
    'A late fee of $25 is charged to owners whose dues are not received by the 15th.',
    'Members who own a lot pay dues of $240 a year.',
    'The annual assessment for each improved lot is $400.',
    'A special assessment of $300 for homeowners along with the new budget was approved.',
    'A special assessment of $1,500, payable by owners over 12 months, was approved.',
    'Annual dues are $420 for each owner with voting rights.',
    'Homeowners who are members pay annual dues of $45.',
    'The assessment is $900 per quarter for every condominium in the building.',
    'A special assessment of $450 per lot was approved by the owners in attendance.',
    'The dues of $90 were approved by owners on Elm Street.',
    'Vacant lots must be mowed.',
  ])('are all homes: %s', (text) => expect(homesIn(text)).toBeNull());

  it('are not those by which an association is called', () => {
    const named = (name: string) => `${name} Association\n\nMay 4, 2031\n\n`;
    const townhomes = 'The townhomes pay $210 a month in dues.';
    expect(homesIn(townhomes, named('Elm Court Townhomes'))).toBeNull();
    const phase = 'Phase 2 owners pay monthly dues of $145.';
    expect(homesIn(phase, named('Elm Court Phase 2 Homeowners'))).toBeNull();
    const side = 'East side owners pay dues of $90 a year.';
    expect(homesIn(side)).toBe('east side owners');
    expect(homesIn(side, named('East Side Homeowners'))).toBeNull();
    const place = 'Homeowners in Fox Run pay dues of $240 a year.';
    expect(homesIn(place)).toBe('homeowners in Fox Run');
    expect(
      homesIn(`${place}`, `Welcome.\n\nThe Fox Run Homeowners Association meets in May.\n\n`),
    ).toBeNull();
  });

  it('are in covenants not told by what stands behind their noun', () => {
    const doc = docOf('The annual assessment for Lots with a completed home shall be $300.', 'cc_and_r');
    const [sentence] = doc.sentences;
    expect(sentence && someHomesIn(doc, sentence)).toBeNull();
    expect(sentence && someHomesIn({ ...doc, type: 'rules' }, sentence)).toBe('Lots with a completed home');
    const vacant = docOf('The annual assessment for vacant Lots shall be $300.', 'cc_and_r');
    expect(someHomesOf(vacant, vacant.sentences)).toBe('vacant Lots');
  });

  it('are told where every sentence with a sum says so', () => {
    const doc = docOf(
      `${head}What do we pay?\n\nDues for vacant lots are $90. Dues for all are $95.`,
      'other',
    );
    const sentences = doc.sentences.slice(-3);
    expect(someHomesOf(doc, sentences.slice(0, 2))).toBe('vacant lots');
    expect(someHomesOf(doc, sentences)).toBeNull();
  });
});

describe('the homes that a rule binds alone', () => {
  const boundIn = (text: string, name = 'Elm Court') => {
    const doc = docOf(`${name} Association\n\n${text}`, 'cc_and_r');
    return homesBound(doc, doc.sentences.slice(-1));
  };

  it.each([
    ['Owners of townhomes shall carry a policy of their own.', 'townhomes'],
    ['Each Owner of a Villa shall insure it.', 'Villas'],
    ['Townhome owners need a policy of their own.', 'townhomes'],
    ['Phase 2 owners may not rent their homes.', 'Phase 2 owners'],
    ['In the Villas only, no dogs may be kept.', 'Villas'],
    ['No pets are allowed in Building C.', 'Building C'],
    ['Fences are prohibited on waterfront lots.', 'waterfront lots'],
    ['Lots 1-12 are subject to approval before any change.', 'Lots 1-12'],
  ])('%s', (text, some) => expect(boundIn(text)).toBe(some));

  it.each([
    'Owners with dogs shall keep them on a leash.',
    'Owners who sell townhomes need a certificate.',
    'Each owner, in the villas and elsewhere, shall carry a policy.',
    'Owners shall keep the fence beside the villas.',
    'Every owner shall insure, and villas shall be painted.',
  ])('are all homes: %s', (text) => expect(boundIn(text)).toBeNull());

  it('are not one kind beside another in the same sentence', () =>
    expect(boundIn('Corner lots are split rail only, 4 ft. Villas may not have fences.')).toBeNull());

  it('are not those by which an association is called', () =>
    expect(boundIn('Owners of townhomes shall carry a policy.', 'Elm Townhomes')).toBeNull());
});

describe('what is no home’s', () => {
  const others = (text: string) => isOfOthers({ text });
  it.each([
    'Annual dues are $300 for owners of boat slips.',
    'Builders pay dues of $25 per month for each lot.',
    'Associate members pay $35 per year in dues.',
    'Members of the swim club pay annual dues of $420.',
    'The transfer fee for garage spaces is $50.',
    'Assessments on commercial units that are not paid bear interest at 15%.',
  ])('%s', (text) => expect(others(text)).toBe(true));

  it.each([
    'Dues are $300 a year; boat slips are let by the marina.',
    'Each owner and every builder pays alike: dues of $25 are charged to builders and owners.',
    'A capital contribution of $300 is collected by the Declarant at closing.',
    'Declarant shall pay a quarter of the assessment of $120.',
    'The owner pays dues of $240, and tenant fees are apart.',
  ])('is one’s: %s', (text) => expect(others(text)).toBe(false));
});
