import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { transferFee } from './transfer-fee.ts';

const facts = (text: string) => factsIn(text, [transferFee]);

describe('the transfer fee', () => {
  it.each([
    ['A transfer fee of $150.00 is due at closing.', 150],
    ['The fee for a resale certificate shall not exceed $375.', 375],
    [
      'The Association will furnish a buyer a statement of all amounts due. A reasonable fee, not to exceed $25.00, may be charged for the preparation of such statement.',
      25,
    ],
    ['The Association may charge a $200 transfer fee on each sale.', 200],
    ['An estoppel certificate is furnished for a charge of $100.', 100],
    ['A transfer fee of $125 is collected at closing.', 125],
    ['The $125 ownership transfer fee is collected by the title company.', 125],
    ['Move-in assessments are the $350 fee that is collected upon the sale of a home.', 350],
    ['Upon the sale of a Lot an administrative fee of $75.00 is due.', 75],
  ])('%s', (text, amount) => {
    expect(facts(text)['assessment.transfer_fee']).toEqual({ amount });
  });

  it.each([
    'Transfer fees collected were $1,200.',
    'Transfer fees collected by the treasurer were $1,200.',
    'The bank sends a monthly letter. A fee of $25 may be charged for such statement.',
    'We collected a $350 fee at the sale of old furniture.',
    'The Association may charge a reasonable fee for a resale certificate.',
    'The fee to transfer a boat slip is $50.',
    'An owner who leases shall pay a transfer fee of $50 for the tenant.',
    'Transfer Fees\t200.00\t200.00',
  ])('not in: %s', (text) => {
    expect(facts(text)['assessment.transfer_fee']).toBeUndefined();
  });
});
