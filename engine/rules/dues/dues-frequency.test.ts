import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { factsIn } from '../../testing/facts-in.ts';
import { valueIn } from '../../testing/told-of.ts';
import { frequency } from './dues-frequency.ts';

const facts = (text: string, type: DocumentType = 'minutes') => factsIn(text, [frequency], type);

describe('how often dues are collected', () => {
  it('is not that of what is levied once', () => {
    const levy = 'The Board has put in place an assessment of $2.50 per share, payable in four installments.';
    expect(facts(levy, 'minutes')['assessment.frequency']).toBeUndefined();
    const dues = 'The dues of $250 per share are payable in four installments.';
    expect(facts(dues, 'minutes')['assessment.frequency']).toBe('quarter');
  });

  it('whose share is paid in installments is told by a question', () => {
    const text = 'Each Owner shall pay his share of the Common Expenses in monthly installments.';
    expect(valueIn('assessment.frequency', text)).toBe('month');
  });

  it.each([
    ['In the village there are monthly dues to be paid to the association.', 'month'],
    ['The annual assessment is $480 and is payable in quarters of $120.', 'quarter'],
    ['The yearly dues of $480 are collected in halves, in June and October.', 'half_year'],
    ['The annual dues are payable in full by those who live in their own quarters.', 'year'],
    ['Dues policy: 1. Payments are due monthly on the 1st.', 'month'],
    ['Fees are due on the first day of each month.', 'month'],
    ['Condo fees are due on the first of each month.', 'month'],
    ['Pool key fees are due on the first day of each month.', undefined],
    ['When are they due?\n\nQuarterly, on January 1, April 1, July 1 and October 1.', 'quarter'],
    ['When does the board meet?\n\nQuarterly, on January 1 and April 1.', undefined],
    [
      'Regular Assessments shall be payable in equal monthly installments on the first day of each month.',
      'month',
    ],
    [
      'Annual assessments shall be collected on an annual basis (or as the Board says) from all Lots.',
      'year',
    ],
    [
      'The annual assessment is levied on a yearly basis but shall be due and payable on the first day of each month.',
      'month',
    ],
    ['Assessments shall be paid quarterly in advance.', 'quarter'],
    ['A supplemental assessment of $84,000 is payable in four equal installments.', undefined],
    ['The annual assessments are billed $44 a month.', 'month'],
    ['The Annual Assessment for 2031 is $1,140 for each Lot, paid quarterly.', 'quarter'],
    ['Assessments are due January 1st of each year.', 'year'],
    ['Assessments shall be levied annually and collected in twelve equal monthly installments.', 'month'],
    ['Assessments shall be due on or before the tenth (10th) day of each calendar month.', 'month'],
    ['The annual maintenance fee shall be due January 31 of each year.', 'year'],
    ['Dues are payable semi-annually.', 'half_year'],
    ['Dues are due January 1st and July 1st.', 'half_year'],
    ['Dues are due and payable January 1st of each year.', 'year'],
    ['Your yearly dues may be sent early: dues are payable on May 1st and due by June 15th.', 'year'],
    ['Dues are due January 1 and the pool opens on June 4.', 'year'],
    ['HOA dues are paid yearly and are always due May 9.', 'year'],
    ['Annual dues are $450 per lot.', 'year'],
    ['An Owner who is behind in monthly assessments may not vote.', 'month'],
  ])('%s', (text, value) => {
    expect(facts(text, 'cc_and_r')['assessment.frequency']).toBe(value);
  });

  it.each([
    'Annual assessments may be collected on a monthly basis.',
    'The bank would take the assessments as security, and an owner who pays over time would be billed $44 a month.',
    'Assessments shall be payable monthly, quarterly or annually as the Board may determine.',
    'A special assessment shall be payable in equal monthly installments.',
    'Monthly financial statements shall be given to the members.',
    'A buyer shall pay two monthly installments of assessments at closing.',
    'The Board shall meet on a quarterly basis.',
    'The Developer guarantees to the first purchasers that the monthly assessments will not exceed those of the first budget.',
  ])('not in: %s', (text) => {
    expect(facts(text, 'cc_and_r')['assessment.frequency']).toBeUndefined();
  });
});
