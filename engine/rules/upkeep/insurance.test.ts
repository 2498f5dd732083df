import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { insurance } from './insurance.ts';

const facts = (text: string) => factsIn(text, insurance);

describe("the owner's own insurance", () => {
  it.each([
    ['Each Owner shall maintain property insurance on his Lot and dwelling.', true],
    ['Every Unit Owner must carry an HO-6 policy.', true],
    [
      'Each Owner shall be responsible for obtaining, at his or her own expense, homeowner’s insurance on the improvements.',
      true,
    ],
    ['It shall be the individual responsibility of each Owner to provide fire insurance on the home.', true],
    ['Insurance on the contents of a Unit shall be the responsibility of the Owner.', true],
    ['An Owner may carry such liability insurance as he wishes to have.', false],
    ['Each Unit Owner may, at his own expense, obtain insurance on personal property.', false],
    ['Owners are not required to carry earthquake insurance.', false],
    ['The Owner of each Lot shall be solely responsible for insuring the Residence.', true],
    ['Each Owner shall be responsible for insuring his home and its contents.', true],
  ])('%s', (text, value) => {
    expect(facts(text)['insurance.owner_must_carry']).toBe(value);
  });

  it.each([
    'The Association shall maintain property insurance on the Common Area.',
    'The owner of a golf cart must have liability insurance that covers the golf cart.',
    'No Owner shall obtain separate insurance policies except as said here.',
    'No Owner shall do anything that will increase the rate of insurance.',
    'The Board shall notify the Owners of any change in the insurance.',
    'It is the responsibility of the owner to insure the property is well kept.',
    'Each contractor hired by an Owner shall carry liability insurance.',
    'Every owner should carry an HO-6 policy with at least $20,000 of dwelling coverage.',
    'Each Owner should carry, and shall be responsible for carrying, insurance on the personal property of his Home.',
  ])('not in: %s', (text) => {
    expect(facts(text)['insurance.owner_must_carry']).toBeUndefined();
  });
});

describe("the association's deductible", () => {
  it.each([
    ['The master policy has a deductible of $10,000 per occurrence.', 10_000],
    ['The insurance was renewed with a $25,000 deductible.', 25_000],
    ['Deductible:\t$5,000', 5000],
    ['The deductible shall not exceed $2,500.', 2500],
    ['We made a claim, and our deductible is $2,500.', 2500],
    ['The insurance deductible was raised to $25,000 at renewal.', 25_000],
  ])('%s', (text, amount) => {
    expect(facts(text)['insurance.deductible']).toMatchObject({ amount });
  });

  it.each([
    'The deductible may not exceed the lesser of $10,000 or 1% of the face amount.',
    'The Association shall pay the deductible.',
    'Our carrier paid for the defense less a $2,500 deductible.',
    'The insurer is defending; the deductible of $10,000 has been accrued.',
    'The adjuster puts the covered loss at $41,900 over the deductible.',
    'Ask your agent for loss assessment coverage of $50,000 for the $50,000 water deductible.',
    "The Association's deductible may be charged to the owner whose unit caused the damage, up to $5,000.",
    'If an appliance fails, the Owner shall pay the deductible up to $10,000.',
    'Dues of $300 are not tax deductible.',
    'Last year we paid $90,000 with a $50,000 deductible.',
    'The fidelity bond may have a deductible of $1,000.',
    'Each unit may be assessed its share of the deductible up to $25,000.',
  ])('not in: %s', (text) => {
    expect(facts(text)['insurance.deductible']).toBeUndefined();
  });
});
