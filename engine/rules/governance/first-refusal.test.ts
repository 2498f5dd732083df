import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { firstRefusalRules } from './first-refusal.ts';

const stated = (value: boolean) => ({ 'sale.right_of_first_refusal': value });

describe('first refusal', () => {
  it.each([
    ['The Association shall have a right of first refusal on the sale of any Unit.', stated(true)],
    [
      'Any Owner who wishes to sell a Unit shall first offer it to the Board on the same terms.',
      stated(true),
    ],
    ['The sale of a Unit is subject to the right of first refusal of the Association.', stated(true)],
    [
      'The right of an Owner to sell or convey a Unit shall not be subject to any right of first refusal.',
      stated(false),
    ],
    [
      'The right to sell, transfer, mortgage or convey a Unit shall not be subject to any right of first refusal or similar restriction.',
      stated(false),
    ],
    [
      'An Owner may, without restriction under this Declaration, sell, lease or otherwise transfer the Lot.',
      stated(false),
    ],
    ['Any right of first refusal shall not apply to a first Mortgagee that takes title by foreclosure.', {}],
    ['No right of first refusal shall be imposed without the consent of 67% of the first Mortgagees.', {}],
    ['The Developer shall have a right of first refusal on the sale of an unimproved Lot.', {}],
    ['The tenant of a slip has the first right to renew the lease of the slip.', {}],
    ['The Association shall have the right to purchase a Lot at a foreclosure sale.', {}],
    ['The Board may not exercise a right of first refusal without a vote of the Members.', {}],
  ])('%s', (text, facts) => {
    expect(factsIn(text, [firstRefusalRules])).toEqual(facts);
  });
});
