import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { factsIn } from '../../testing/facts-in.ts';
import { duesNearby } from './dues-nearby.ts';

const facts = (text: string, type: DocumentType = 'minutes') => factsIn(text, [duesNearby], type);

describe('how often dues are collected, by how they are spoken of', () => {
  it.each([
    ['Dues for 2032 are on the website.', 'year'],
    ['Please mail your monthly dues to the office.', 'month'],
  ])('%s', (text, period) => {
    expect(facts(text)['assessment.frequency']).toBe(period);
  });

  it.each([
    'Expect an annual dues increase of 5-10%.',
    'The new document took out the 10% annual assessment cap.',
    'Dues go up $10 a quarter.',
    'There will be no increase in dues for 2032.',
    'A change to dues for 2032 was discussed.',
  ])('not in: %s', (text) => {
    expect(facts(text)['assessment.frequency']).toBeUndefined();
  });

  it('takes a one-time assessment for none, beside monthly payments', () => {
    const text = 'We ask for a one-time assessment for $160 in addition to your monthly payments of $80.';
    expect(facts(text)['assessment.regular']).not.toEqual({ amount: 160, period: 'month', per: 'home' });
    expect(facts('The annual assessment is $160 per lot.')['assessment.regular']).toMatchObject({
      amount: 160,
    });
  });
});
