import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { factsIn } from '../../testing/facts-in.ts';
import { allRules } from '../all-rules.ts';
import { duesBesideLastYears, regularAmount } from './dues-amount.ts';

const facts = (text: string, type: DocumentType = 'minutes') => factsIn(text, [regularAmount], type);
const home = (amount: number, period?: string) => ({ amount, ...(period && { period }), per: 'home' });

describe('regular dues', () => {
  it.each([
    ['Dues for 2024 are $310.', home(310, 'year')],
    ['Regular dues were set last fall at $88 a month.', home(88, 'month')],
    ['Annual dues are $450 per lot.', home(450, 'year')],
    ['The 2032 assessment is $685 per home, due March 1 (was $650).', home(685, 'year')],
    ['The 2032 assessment is $685 per home.', home(685)],
    ['Dues go up $10 a quarter, $195.', home(195, 'quarter')],
    ['The monthly assessment will be $215.00 per unit.', home(215, 'month')],
    ['Quarterly dues were set at $180.', home(180, 'quarter')],
    ['The board has therefore set the 2031 dues at $420, up from $365.', home(420)],
    ['Dues will be raised $15 to $390.', home(390)],
    ['Annual Assessment: $1,980.00 per home, billed quarterly at $495.00', home(1980, 'year')],
    ['Monthly assessment: $165.00 per unit ($1,980.00 a year)', home(165, 'month')],
    ['The proposal to increase the annual dues to $220/year passed.', home(220, 'year')],
    ['2025 Assessment $112.00/qtr 2024 Assessment $104/qtr', home(112, 'quarter')],
    ['2023 Assessment $94/qtr\n\n2024 Assessment $99/qtr', home(99, 'quarter')],
    ['2023 Dues $300 per year 2024 Dues $325 per year', home(325, 'year')],
    ['Annual dues to remain the same at $275', home(275, 'year')],
    ['Board approved a dues increase to $340 annually from the current $325/year.', home(340, 'year')],
    ['Dues raised to $410 from the previous $395.', home(410)],
    ['HOA fees are $85 per month.', home(85, 'month')],
    ['The annual dues are $460 per lot and cover insurance and snow.', home(460, 'year')],
    ['Each Owner shall pay an assessment of $60 per month.', home(60, 'month')],
    ['The Alder Creek annual fee for 2016 is $264 per household.', home(264, 'year')],
    ['The monthly dues remain at $145.', home(145, 'month')],
    ['Dues increase to $95', home(95)],
    ['2025 dues will be $425, payable by January 31.', home(425, 'year')],
    ['Motion to increase annual dues from $350 to $375 passed unanimously.', home(375, 'year')],
    ['The monthly assessment will go from $210 to $225 effective January 1.', home(225, 'month')],
    ['Approved: 2023 assessment of $1,140 per unit, payable quarterly at $285.', home(1140)],
    ['Monthly Dues per Unit\t$210.00', home(210, 'month')],
    ['The current maximum annual assessment shall be $120 per Lot.', home(120, 'year')],
    [
      'The board approved the 2025 budget with monthly dues increasing from $285 to $310 effective January 1.',
      home(310, 'month'),
    ],
    [
      'The Board voted unanimously to raise the dues to $260.00 per quarter or $1,040.00 a year, starting in 2032.',
      home(260, 'quarter'),
    ],
    ['Assessment per lot\t$1,150.00\tbilled annually in January', home(1150, 'year')],
    ['Each Unit shall be assessed $125.00 per month.', home(125, 'month')],
  ])('%s', (text, value) => {
    expect(facts(text)['assessment.regular']).toEqual(value);
  });

  it.each([
    'In 2014 there was a dues increase of $45.',
    'Dues go up $10 a quarter, to the joy of nobody.',
    'A special assessment of $500 per home was levied.',
    'Mary proposed that annual dues be raised to $400.',
    'The Board discussed dues of $250 per year if the roof is replaced.',
    'Until January 1, 1996, the maximum annual assessment shall be $200 per Lot.',
    'Total dues collected were $41,200.',
    'A late fee of $25 is added to dues.',
    'The balance of unpaid dues is $1,200.',
    'The transfer fee is $150 and dues are prorated.',
    'The annual assessment shall not exceed $300 per Lot.',
    'Dues income $38,000',
    'The Board discussed raising dues from $300 to $350 for next year.',
    'The treasurer reported that dues of $12,400 were received.',
    'Due to an error, the treasurer donated the annual fee of $216.',
    'The initial annual assessment shall be $100 per lot.',
    'Three voted to raise the dues to $260 per quarter, nine against.',
  ])('not in: %s', (text) => {
    expect(facts(text)['assessment.regular']).toBeUndefined();
  });

  it('takes the word of an officer, and not of a neighbor', () => {
    const dues = 'reported that dues for 2031 are $310 a year.';
    expect(facts(`The treasurer ${dues}`)).not.toEqual({});
    expect(facts(`A neighbor ${dues}`)).toEqual({});
  });

  it('reads what covenants say will be due', () => {
    const text =
      'Once a lot is sold by the builder, there will be due and payable an annual assessment of $120.';
    expect(factsIn(text, allRules)['assessment.regular']).toEqual(home(120, 'year'));
  });
});

describe('the period of dues', () => {
  const plan = (text: string) =>
    factsIn(`PLAN\n\n${text}`, [regularAmount, duesBesideLastYears], 'budget')['assessment.regular'];
  it.each([
    ['2031 Assessment $106.00\n2030 Assessment $100.00/qtr', home(106, 'quarter')],
    ['2030 Dues $31 per month\n2031 Dues $33', home(33, 'month')],
    // Sums that are not alike are of other periods; late fees and older years say nothing of it.
    ['2031 Assessment $424.00\n2030 Assessment $100.00/qtr', home(424)],
    ['2031 Assessment $106.00\n2030 Late fees $100.00/qtr', home(106)],
    ['2031 Assessment $106.00\n2027 Assessment $100.00/qtr', home(106)],
    ['ASSESSMENTS (PER QUARTER)\n\nYour assessment for 2031 is $106.00.', home(106, 'quarter')],
    ['ASSESSMENTS (PER QUARTER)\n\nYour annual assessment for 2031 is $424.00.', home(424, 'year')],
    ['MOWING (PER QUARTER)\n\nYour assessment for 2031 is $106.00.', home(106, 'year')],
  ])('%s', (text, value) => {
    expect(plan(text)).toEqual(value);
  });
});
