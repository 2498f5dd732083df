import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { paymentSchedule } from './payment-schedule.ts';

const found = (...lines: string[]) =>
  factsIn(['Gull Creek Villas', '2032 Payment Schedule', ...lines].join('\n'), [paymentSchedule], 'budget');

describe('a schedule of payments by day', () => {
  it('tells the dues of a quarter and the assessments between them', () => {
    expect(
      found(
        '01/01/32\t$640.00\t1st Quarter Maintenance',
        '03/01/32\t$210.00\t1st Assessment',
        '04/01/32\t$640.00\t2nd Quarter Maintenance',
        '07/01/32\t$640.00\t3rd Quarter Maintenance',
      ),
    ).toEqual({
      'assessment.regular': { amount: 640, period: 'quarter', per: 'home' },
      'assessment.frequency': 'quarter',
      special_assessment: { amount: 210, per: 'home', date: '2032-03-01', status: 'levied' },
    });
  });

  it('reads what is paid before its day', () => {
    expect(
      found('First half dues\t01/01/32\t$640.00', 'Second half dues\t07/01/32\t$640.00')[
        'assessment.regular'
      ],
    ).toEqual({ amount: 640, period: 'half_year', per: 'home' });
  });

  it.each([
    [['01/01/32\t$640.00\t1st Quarter Maintenance', '04/01/32\t$700.00\t2nd Quarter Maintenance']],
    [['03/01/32\t$210.00\t1st Assessment', '09/01/32\t$210.00\t2nd Assessment']],
    [['01/01/32\t$64,000.00\t1st Quarter Payment', '04/01/32\t$64,000.00\t2nd Quarter Payment']],
    [['01/05/32\t$640.00\t1st draw of the painter', '04/05/32\t$640.00\t2nd draw of the painter']],
  ])('tells nothing of %j', (lines) => {
    expect(found(...lines)).toEqual({});
  });
});
