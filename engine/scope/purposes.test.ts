import { describe, expect, it } from 'vitest';
import { plainText } from '../language/plain.ts';
import { docOf } from '../testing/doc-of.ts';
import { isFeeNamedBefore, isForOneThing, isOfOtherDebt } from './purposes.ts';

describe('a sum for one thing beside the dues', () => {
  const forOneThing = (text: string) => isForOneThing(plainText(text));
  it.each([
    'Every home pays $20 monthly for trash.',
    'Each unit is charged $35 per month for cable.',
    'All homeowners pay $12 monthly toward the gate.',
    'Each unit pays $55 monthly to cover insurance.',
    'Every home pays $110 per year into the road fund.',
    'Each homeowner pays $200 a year for membership in the swim club.',
    'The annual fee for a pool pass is $75 per home.',
    'Each home pays a garbage assessment of $20 per month.',
    'Pool dues are $300 per year.',
    'Each unit pays $40 a month, which is the cable fee.',
    'Of your dues, $20 per month goes to trash.',
    '$40 of the monthly dues pays for insurance.',
    'Owners pay $9 per month to the fiber company.',
    'All residents pay $25 monthly, billed apart from dues.',
    'It is $50 a month, or $150 per quarter paid alongside your quarterly assessment.',
    'The annual dues of the garden club are $20 per member.',
    'Social committee dues are $15 per household per year.',
  ])('%s', (text) => expect(forOneThing(text)).toBe(true));

  it.each([
    'Each home pays $120 a month, due with the key fee.',
    'Every home pays dues of $120 monthly, which include trash.',
    'Annual dues of $240 pay for trash, water and insurance.',
    'The monthly HOA fee is $85 for trash, pool and landscaping.',
    'Each unit pays $150 per month for the common expenses.',
    'Each unit pays $180 per month for water, trash, gas and snow removal.',
    'Every owner pays $55 per month for maintenance.',
    'Each owner pays $300 per year for road maintenance.',
    'Each lot pays an annual road maintenance assessment of $300.',
    'Each owner pays $400 per year to the association.',
    'Each owner pays $240 for the year 2031.',
    'Each lot pays $240 for January.',
    'In addition to the annual dues of $240, each home pays $20 per month for trash.',
    'The annual fee for membership in the association is $120.',
    'Monthly dues are $150, of which $20 goes to reserves.',
  ])('is none: %s', (text) => expect(forOneThing(text)).toBe(false));
});

describe('the fee', () => {
  const ofThingBefore = (text: string) => {
    const doc = docOf(text, 'other');
    return doc.sentences.map((one) => isFeeNamedBefore(doc, one)).at(-1);
  };
  it.each([
    ['The association now charges for the boat ramp. The fee is $40 per month per household.', true],
    ['The association has annual dues. The fee is $40 per month per household.', false],
    ['The association now charges for the boat ramp. The dues are $40 per month.', false],
    ['The boat ramp has a new gate. The fee is $40 per month.', false],
  ])('is of what the sentence before names: %s', (text, is) => expect(ofThingBefore(text)).toBe(is));
});

describe('what is late', () => {
  const ofOtherDebt = (text: string) => isOfOtherDebt(plainText(text));
  it.each([
    'A late charge of $5 is added to water bills paid after the 20th.',
    'Rent that is late bears interest at 10% a year.',
    'Past due water accounts bear interest at 12% per annum.',
  ])('is no dues: %s', (text) => expect(ofOtherDebt(text)).toBe(true));
  it.each([
    'A late charge of $5 is added to water bills and assessments paid after the 20th.',
    'Past due accounts bear interest at 12% per annum.',
  ])('is dues: %s', (text) => expect(ofOtherDebt(text)).toBe(false));
});
