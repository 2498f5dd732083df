import { describe, expect, it } from 'vitest';
import { clauseSays } from '../testing/clause-says.ts';

const both = 'You owe what the seller left unpaid, together with the seller.';
const alone = 'You owe what the seller left unpaid.';

describe('what the seller left unpaid', () => {
  it.each<[string, string | undefined]>([
    [
      'Each Owner is personally liable for each assessment of his time, and his grantee shall be jointly and severally liable for such portion as may be due at the time of conveyance; provided, however, the liability of a grantee shall not apply to a first mortgagee taking title through foreclosure.',
      both,
    ],
    [
      'In a voluntary transfer (one other than through foreclosure) the buyer shall be jointly and severally liable with the seller for all assessments through the recording of the deed.',
      both,
    ],
    [
      'A purchaser of a Unit shall be liable for charges unpaid against it prior to the acquisition, except that a mortgagee who buys at a foreclosure sale shall not be liable for them.',
      alone,
    ],
    [
      'Upon a transfer the transferee is also liable for all dues other than those of a prior foreclosure, owed before the sale.',
      alone,
    ],
    [
      'Where a mortgagee or the purchaser of a Lot obtains title by foreclosure, such purchaser shall be liable for the assessments that fall due after the sale.',
      undefined,
    ],
    [
      'Such purchaser shall not be liable for the assessments which became due prior to the acquisition of title.',
      undefined,
    ],
    ['No successor in title shall be liable for assessments due before the sale.', undefined],
    ['The successors of an Owner are liable for the assessments of their own time.', undefined],
  ])('%s', (text, told) => {
    expect(clauseSays('assessment.debt_of_seller_passes', text)).toBe(told);
  });
});

describe('what needs no vote of the owners', () => {
  it.each<[string, boolean, string]>([
    ['assessment.dues_set_by_board', true, 'The Trustees may establish the monthly dues of each Home.'],
    [
      'assessment.dues_set_by_board',
      true,
      'The Directors shall determine the annual maintenance and snow assessment without a vote of the owners.',
    ],
    [
      'assessment.dues_set_by_board',
      true,
      'Duties of the Board of Directors: (1) Fix the amount of the annual assessment against each Lot.',
    ],
    [
      'assessment.dues_set_by_board',
      false,
      'The Board may fix the annual assessment at an amount not in excess of the maximum.',
    ],
    [
      'assessment.dues_set_by_board',
      false,
      'The Board shall establish the annual assessment period and the due dates.',
    ],
    [
      'assessment.dues_set_by_board',
      false,
      'At a meeting called by the Board, the members shall determine the annual dues.',
    ],
    ['assessment.dues_set_by_board', false, 'The Board may not set the annual dues.'],
    ['assessment.dues_set_by_board', false, 'The Board shall set the amount of the late charge.'],
    [
      'assessment.dues_set_by_board',
      false,
      'The Board shall determine the annual assessment with the approval of a majority of the members.',
    ],
    [
      'assessment.dues_set_by_board',
      false,
      'If the Board fails to fix the annual assessment, that of the year before goes on.',
    ],
    [
      'assessment.rest_after_insurance',
      true,
      'A deficiency assessment shall be made against all Owners where the proceeds are inadequate to restore the hall.',
    ],
    [
      'assessment.rest_after_insurance',
      false,
      'If the proceeds are insufficient to repair the pool, an assessment may be levied with the approval of two thirds of the owners.',
    ],
    [
      'assessment.rest_after_insurance',
      false,
      'If insurance is insufficient to repair what an Owner damaged by negligence, an assessment may be levied on that Owner.',
    ],
    [
      'assessment.rest_after_insurance',
      false,
      'If the proceeds are insufficient to repair the pool, no assessment shall be made.',
    ],
    [
      'assessment.late_fee_by_board',
      true,
      'A late fee in an amount to be determined by the Board may be charged.',
    ],
    ['assessment.late_fee_by_board', true, 'The Board may establish a reasonable delinquent or late charge.'],
    ['assessment.late_fee_by_board', true, '(f) Establish a reasonable late fee for dues that are not paid;'],
    ['assessment.late_fee_by_board', false, 'The Board may charge a late fee of $25.'],
    ['assessment.late_fee_by_board', false, 'The Board shall not charge a late fee.'],
  ])('%s %s: %s', (id, told, text) => {
    expect(clauseSays(id, text) !== undefined).toBe(told);
  });
});

describe('work at the cost of an owner', () => {
  it.each<[boolean, string]>([
    [
      true,
      'If a yard falls into disrepair, the Association may have the work done and charge the homeowner.',
    ],
    [
      true,
      'Where insufficient action is taken, the Board is authorized to arrange for the repairs and invoice the Owner up to $900.',
    ],
    [
      true,
      "If an Owner does not comply, the Association may provide any such upkeep at the Owner's sole cost, and all costs shall be added to the assessment of the Lot.",
    ],
    [
      true,
      'Each Owner shall mend his own Lot, or the Board may cause the same to be done at the expense of the Owner.',
    ],
    [false, 'If a vehicle is not removed, the Association may remove it at the expense of the Owner.'],
    [false, 'If an Owner fails to insure a home, the Association may do so and charge the Owner.'],
    [
      false,
      'If an Owner fails to mow, the Association may enter the Lot and perform the work at the cost of the Owner.',
    ],
    [false, 'The Association may repair the walls and charge the Owners as a common expense.'],
  ])('%s: %s', (told, text) => {
    expect(clauseSays('maintenance.done_at_your_cost', text) !== undefined).toBe(told);
  });
});

describe('what the developer keeps', () => {
  it.each<[string, boolean, string]>([
    [
      'architecture.developer_reviews',
      true,
      'The Architectural Committee shall consist of two persons appointed by the Developer.',
    ],
    [
      'architecture.developer_reviews',
      true,
      'Declarant may appoint and remove all members of the ARC until every Lot is sold.',
    ],
    ['architecture.developer_reviews', true, 'The Declarant shall be the ARC during the Development Period.'],
    [
      'architecture.developer_reviews',
      false,
      'The Board shall consist of persons appointed by the Developer.',
    ],
    ['board.developer_vetoes', true, 'The Developer has the right to disapprove actions of the Board.'],
    ['board.developer_vetoes', false, 'The Declarant has no veto over actions of the Board.'],
    ['board.developer_vetoes', false, 'The Developer has the right to disapprove actions on plans.'],
    [
      'declaration.more_land',
      true,
      'The Declarant reserves the right to enlarge this condominium in phases.',
    ],
    [
      'declaration.more_land',
      true,
      'Declarant reserves the right to subject any part of the Expansion Property to this Declaration.',
    ],
    [
      'declaration.more_land',
      false,
      'While it holds an unexpired option to expand the community, the Declarant may withdraw land.',
    ],
  ])('%s %s: %s', (id, told, text) => {
    expect(clauseSays(id, text) !== undefined).toBe(told);
  });

  it('is told of the developer only where it is named', () => {
    const says = (text: string) => clauseSays('declaration.more_land', text);
    const annexed = 'Additional land may be annexed without consent of the Members.';
    expect(says(annexed)).toMatch(/^More land and homes may be added/);
    expect(says(`${annexed} The Declarant signs for it.`)).toMatch(/^The developer may add/);
  });
});

describe('the deductible', () => {
  it.each<[boolean, string]>([
    [true, 'Owners shall be responsible for the deductible of the policy.'],
    [true, 'Owners are responsible for the first $10,000 of any loss that begins in their unit.'],
    [false, 'Owners are responsible for the first $50 of the cost of a key.'],
    [false, "The deductible of an owner's own policy shall be paid by the owner."],
    [false, 'The deductible shall be paid by the Association for all units as a common expense.'],
    [
      true,
      'The deductible is a common expense, except that an owner whose washer leaks shall pay the deductible up to $5,000.',
    ],
  ])('%s: %s', (told, text) => {
    expect(clauseSays('insurance.deductible_on_owners', text) !== undefined).toBe(told);
  });
});

describe('what collecting costs', () => {
  it('is told with lawyers only where the text names them', () => {
    const pays = (what: string) =>
      clauseSays(
        'assessment.costs_of_collection',
        `A late assessment, together with interest and ${what} of collection, shall be a charge on the Lot.`,
      );
    expect(pays('costs, attorney fees and expenses')).toMatch(/costs and lawyers\.$/);
    expect(pays('costs')).toMatch(/you also pay what that costs it\.$/);
  });
});

describe('a fine', () => {
  it('for late dues is no fine for breaking rules', () => {
    const says = (text: string) => clauseSays('fine.power_to_fine', text);
    expect(
      says('The Board may assess fines, late charges of such amount as it may set, and costs of collection.'),
    ).toBeUndefined();
    expect(
      says('The Board may impose late charges and may levy fines for a violation of the rules.'),
    ).toBeDefined();
  });
});
