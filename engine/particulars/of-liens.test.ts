import { describe, expect, it } from 'vitest';
import { says } from '../testing/told-of.ts';

const told = (rule: string) =>
  says('assessment.lien', `Collection Policy of the Elm Court Homeowners Association\n\n${rule}`, 'rules');
const mayBe =
  'For unpaid dues the association may put a lien on your home: a claim that is usually paid before you can sell.';
const is = 'Unpaid dues become a lien: a claim on your home that is usually paid before you can sell.';

describe('a lien', () => {
  it.each([
    [
      mayBe,
      'Upon receiving the delinquent account, legal counsel may file a lien against the lot for unpaid assessments.',
    ],
    [
      is,
      'Unpaid assessments shall be a continuing lien on the lot. Counsel may file a lien for unpaid assessments.',
    ],
    [is, 'If assessments are not paid within 90 days, the association will file a lien on the lot.'],
  ])('is there by itself or only may be filed: %s', (statement, rule) => {
    expect(told(rule)).toBe(statement);
  });
});

describe('a late fee', () => {
  const fee = (rule: string) =>
    says(
      'assessment.late_fee',
      `Collection Policy of the Elm Court Homeowners Association\n\n${rule}`,
      'rules',
    );
  const late =
    'Assessments or other charges not paid in full to the Association within one day of the due date shall be considered past due and delinquent.';
  const charge =
    'The Association shall impose on a monthly basis a $10.00 late charge for each Owner who fails to timely pay any assessment within 10 days of the due date.';

  it('is told with the days before it is owed and how often it comes again', () => {
    expect(fee(`${late} ${charge}`)).toBe(
      'Paying late costs a fee of $10 once it is more than 10 days late, again each month that you owe it.',
    );
    expect(fee(`${late} ${charge.replace('on a monthly basis ', '')}`)).not.toContain('again');
    expect(fee(charge)).not.toContain('once it is');
  });
});
