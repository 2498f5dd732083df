import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { analysisOf, says } from '../testing/told-of.ts';

const head = 'Elm Court Homeowners Association\n\nMay 4, 2031\n\n';
const dues = (text: string, type: DocumentType = 'other') => says('assessment.regular', head + text, type);

describe('what some homes pay', () => {
  const rented = 'Dues for rented homes are $90 per month.';

  it.each(['other', 'minutes', 'rules', 'financial'] as const)('is told of them alone: %s', (type) => {
    const analysis = analysisOf(head + rented, type);
    expect(analysis.key_points.find(({ id }) => id === 'assessment.regular')?.text).toBe(
      'Regular dues are $90 a month, or $1,080 a year. This is said of rented homes alone.',
    );
    expect(analysis.monthly_fees).toBeNull();
    expect(analysis.facts.map(({ id }) => id)).not.toContain('assessment.regular');
  });

  it('gives way to what all pay', () =>
    expect(dues(`${rented} The monthly dues are $75 per home.`)).toMatch(/^You pay \$75 a month/));

  it.each([
    ['Dues are $400 per year for improved lots and $150 for unimproved lots.', 'from $150 to $400 a year'],
    [
      'Improved lots pay dues of $400 a year. Unimproved lots pay dues of $150 a year.',
      'from $150 to $400 a year',
    ],
    [
      'Each single-family lot pays $95 per month; each townhome pays $185 per month.',
      'from $95 to $185 a month',
    ],
  ])('is told of each kind: %s', (text, sums) => {
    expect(dues(text)).toBe(`Regular dues depend on the type of home: ${sums}. Look yours up.`);
    expect(analysisOf(head + text, 'other').monthly_fees).toBeNull();
  });

  it('is not told of each kind where another sum is', () =>
    expect(dues('Vacant lots pay dues of $90 a year. Total dues of vacant lots are $900 a year.')).toBe(
      'Regular dues are $90 a year, which comes to $7.50 a month. This is said of vacant lots alone.',
    ));

  it.each([
    ['assessment.late_fee', 'Rented homes pay a late fee of $100 on dues not received by the 15th.'],
    ['assessment.initial_contribution', 'Buyers of townhomes pay a capital contribution of $750 at closing.'],
    ['assessment.transfer_fee', 'The transfer fee is $75 for vacant lots.'],
    ['special_assessment', 'Owners in Building C will pay a special assessment of $2,000 each.'],
    ['budget.dues_change', 'Dues for vacant lots will increase by 10% in 2032.'],
  ])('other sums too: %s', (fact, text) =>
    expect(says(fact, head + text, fact === 'budget.dues_change' ? 'minutes' : 'other')).toMatch(
      / This is said of .* alone\.$/,
    ),
  );
});

describe('what is no dues', () => {
  it.each([
    ['assessment.regular', 'Every home pays $20 monthly for trash.'],
    ['assessment.frequency', 'Every home pays $20 monthly for trash.'],
    ['assessment.regular', 'Builders pay dues of $25 per month for each lot.'],
    ['assessment.late_fee', 'A late charge of $5 is added to water bills paid after the 20th.'],
    ['assessment.transfer_fee', 'The transfer fee for garage spaces is $50.'],
  ])('is not told as such: %s, %s', (fact, text) => expect(says(fact, head + text, 'other')).toBeUndefined());
});

describe('a sum of a year long past', () => {
  it.each([
    ['assessment.regular', 'In 2019 the dues were raised from $150 to $165 a month.'],
    ['assessment.regular', 'On March 3, 2018, the annual dues were increased to $210.'],
    ['assessment.late_fee', 'In 2017 the late fee was $15.'],
    ['special_assessment', 'In 2015 a special assessment of $900 per home was levied for the roofs.'],
    ['fine.schedule', 'In 2011 the fine for a violation was $25.'],
  ])('is not told as today’s: %s, %s', (fact, text) => {
    expect(says(fact, head + text, 'other')).toBeUndefined();
    expect(analysisOf(head + text, 'other').monthly_fees).toBeNull();
  });

  it.each([
    ['assessment.regular', 'The annual dues of $210, set in 2024, are due on March 1.', '$210'],
    ['assessment.regular', 'In 2019 dues were $165 a month. Today the dues are $190 a month.', '$190'],
    ['assessment.late_fee', 'The late fee was set at $25 by a resolution of June 3, 2014.', '$25'],
  ])('unless it still holds: %s, %s', (fact, text, sum) =>
    expect(says(fact, head + text, 'other')).toContain(sum),
  );

  it('is what covenants set', () =>
    expect(says('assessment.regular', `${head}In 1998 the annual dues were set at $120 per lot.`)).toContain(
      '$120',
    ));
});
