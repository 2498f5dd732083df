import { describe, expect, it } from 'vitest';
import { docOf } from '../../testing/doc-of.ts';
import { factsOf } from '../../testing/facts-in.ts';
import { deductibleInTable } from '../money/deductible-in-table.ts';
import { feeSchedule } from './fee-schedule.ts';

const facts = (text: string, type: 'other' | 'budget' = 'other') =>
  factsOf(docOf(text.trim(), type), [feeSchedule, deductibleInTable]);

describe('lists of what owners are charged', () => {
  it('reads a table of fees', () => {
    const found = facts(`
2031 Fee Schedule
Fee\tAmount
Quarterly Assessment\t$310.00
Late Fee\t$15.00
Returned Check\t$30.00
Transfer Fee (at closing)\t$225.00
Working Capital Contribution (new owners)\t$400.00
Clubhouse Rental\t$75.00`);
    expect(found).toEqual({
      'assessment.regular': { amount: 310, period: 'quarter', per: 'home' },
      'assessment.late_fee': { amount: 15 },
      'assessment.returned_payment_fee': { amount: 30 },
      'assessment.transfer_fee': { amount: 225 },
      'assessment.initial_contribution': { amount: 400 },
    });
  });

  it('reads labels and amounts on lines of their own', () => {
    const found = facts(`
Schedule of Charges
• Resale Certificate: $180.00
• Late Charge: $20
• NSF Check: $35
• Gate Key: $10`);
    expect(found).toEqual({
      'assessment.transfer_fee': { amount: 180 },
      'assessment.late_fee': { amount: 20 },
      'assessment.returned_payment_fee': { amount: 35 },
    });
  });

  it('takes what was collected for no charge', () => {
    const found = facts(
      `
Income
Late Fees\t425
Transfer Fees\t750
Total Income\t74,615`,
      'budget',
    );
    expect(found).toEqual({});
  });

  it('takes one line of a letter for no list', () => {
    expect(facts('Please note the change.\nLate Fee: $25\nThank you for your help.')).toEqual({});
  });
});

describe('deductibles in a table of policies', () => {
  const table = (rows: string) => `Coverage\tCarrier\tLimit\tDeductible\n${rows}`;
  it('takes that of the buildings', () => {
    const rows =
      'Property\tOak Mutual\t$9,400,000\t$10,000\nDirectors and Officers\tOak Mutual\t$1,000,000\t$1,000';
    expect(facts(table(rows))).toEqual({ 'insurance.deductible': { amount: 10_000 } });
  });
  it('takes that of a column between others, where its cell names one', () => {
    const told = (cell: string) =>
      facts(`Type\tInsurer\tLimit\tDeductible\tExpires\nProperty\tOak Mutual\tfull cost\t${cell}\t7/1/2031`);
    expect(told('$25,000')).toEqual({ 'insurance.deductible': { amount: 25_000 } });
    expect(told('$25,000 per claim')).toEqual({ 'insurance.deductible': { amount: 25_000 } });
    expect(told('$25,000; water $50,000')).toEqual({});
    expect(told('5%')).toEqual({});
    expect(told('none')).toEqual({});
  });
  it('takes that which a label of its own names', () => {
    const told = (label: string) => facts(`${label}\t$5,000\nRush fee\t$75`)['insurance.deductible'];
    expect(told('Insurance deductible, master policy')).toEqual({ amount: 5000 });
    expect(told('Property insurance deductible')).toEqual({ amount: 5000 });
    expect(told('Flood insurance deductible')).toBeUndefined();
    expect(told('Deductible recovered from insurance')).toBeUndefined();
  });
  it('takes none of a liability policy, and no limit where no column names it', () => {
    expect(facts(table('General Liability\tOak Mutual\t$1,000,000\t$5,000'))).toEqual({});
    expect(facts('Coverage\tCarrier\tLimit\nProperty\tOak Mutual\t$9,400,000')).toEqual({});
  });

  it('reads a list that a page ran into one line, but not a line of a budget', () => {
    const text = 'Returned check $30 Late fee $20 after the 10th Transfer fee $125 Gate card $15';
    expect(facts(text)).toMatchObject({ 'assessment.transfer_fee': { amount: 125 } });
    expect(facts(text, 'budget')).toEqual({});
    expect(facts('Guest Card $5 Boat Late Fee $12 Shop Transfer Fee $30 Gate Card $15')).toEqual({});
  });
});
