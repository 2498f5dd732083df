import { describe, expect, it } from 'vitest';
import { allRules } from '../rules/all-rules.ts';
import { factsIn } from '../testing/facts-in.ts';
import { wordingIn } from '../testing/wording-in.ts';

/** Law firms, a subdivider of long ago, a volunteer secretary, accountants: what their documents taught the rules. */
const wordings: readonly (readonly [fact: string, value: unknown, text: string])[] = [
  [
    'quorum.members',
    40,
    'Members holding forty percent (40%) of the votes, in person or by proxy, are a quorum.',
  ],
  [
    'quorum.members',
    undefined,
    'If a meeting cannot be held for want of a quorum, it may be adjourned to a later date, when 25% of the votes shall be a quorum.',
  ],
  [
    'quorum.reduced',
    20,
    'If a meeting cannot be held for want of a quorum, it may be adjourned to a later date, when 20% of the votes of the members shall be a quorum.',
  ],
  [
    'quorum.members',
    undefined,
    'If it is not present, another meeting may be called and the required quorum shall be one-half (1/2) of the required quorum at the preceding meeting.',
  ],
  [
    'assessment.increase_cap',
    8,
    'The annual assessment is set by the Board.\nThe Board may raise the maximum each year by not more than 8% above the maximum of the year before without a vote.',
  ],
  [
    'assessment.increase_vote',
    66.67,
    'Each owner shall pay each year the sum of $15.00.\nThe said sum may be raised by the vote of two-thirds of the members present.',
  ],
  [
    'assessment.foreclosure',
    'judicial',
    'The lien for assessments may be enforced judicially by the Association in the manner in which a mortgage is foreclosed.',
  ],
  [
    'dispute.arbitration',
    true,
    'Before either begins a suit, other than for unpaid assessments, the owner and the Association shall try to settle the dispute by mediation.',
  ],
  ['insurance.owner_must_carry', true, "Each owner shall insure the dwelling on the owner's lot."],
  [
    'assessment.frequency',
    'quarter',
    'Assessments are due on the first day of January, April, July and October.',
  ],
  ['assessment.returned_payment_fee', 35, 'A check that is returned by the bank costs the owner $35.00.'],
  [
    'assessment.late_after',
    20,
    'An installment that has not reached the lock box by the 20th day after its due date is past due.',
  ],
  ['assessment.late_after', 11, 'Assessments are due on the 1st and late after the 12th.'],
  [
    'assessment.lien',
    true,
    'Assessments not paid in thirty days bear interest.\nThe Association may sue the owner, or foreclose the lien against the property.',
  ],
  ['assessment.transfer_fee', 210, 'The Association may charge $210.00 for preparing a resale certificate.'],
  ['assessment.transfer_fee', 90, 'Transfer of ownership records Buyer $90.00'],
  ['assessment.initial_contribution', 400, 'Contribution to capital at closing Buyer $400.00'],
  [
    'community.units',
    310,
    'The land is planned for approximately three hundred ten (310) single family lots.',
  ],
  ['community.units', 118, 'The Board may collect assessments from the owners of the 118 lots in Fox Run.'],
  ['community.units', 72, 'The land, containing Lots 1 through 72, as shown on the plat of Fox Run.'],
  ['community.units', undefined, 'The land, containing Lots 40 through 72, as shown on the plat of Fox Run.'],
  [
    'use.home_business',
    'restricted',
    'An owner may keep an office in the residence so long as no employee comes to it.',
  ],
  ['vehicles.street_parking', 'restricted', 'No vehicle shall stand on a street overnight, except a guest.'],
  ['exterior.signs', undefined, 'A home office is fine so long as there are no employees and no signs.'],
  ['exterior.signs', 'restricted', 'For sale and for lease signs: one, no larger than 18 by 24 inches.'],
  ['maintenance.roads', 'public', 'Streets are dedicated to Polk County, which maintains them.'],
  [
    'document.date',
    '1964-06-02',
    'NOW, THEREFORE, the undersigned do hereby, this 2nd day of June, 1964, place upon said lots these restrictions.',
  ],
  ['rental.allowed', 'yes', 'An owner may let his cottage by the week or the season.'],
  [
    'meeting.annual',
    'Monday following Labor Day',
    'The yearly meeting shall be held upon the Monday following Labor Day.',
  ],
  [
    'voting.declarant_control',
    true,
    'The proprietors, until they have sold thirty lots, shall have the sole vote in the affairs of the Association.',
  ],
  [
    'declaration.renewal',
    3650,
    'These restrictions shall be in force until January 1, 1989, and shall thereafter be renewed for periods of ten years each.',
  ],
  [
    'amendment.declaration_vote',
    75,
    'These restrictions shall be renewed unless the owners of three-fourths of the lots shall by recorded writing annul or change the same.',
  ],
  [
    'insurance.deductible',
    5000,
    'The deductible on the master policy for the pool is $5,000 per occurrence.',
  ],
  [
    'insurance.deductible',
    7500,
    'Insurance: 9 percent premium increase; property deductible stays at $7,500.',
  ],
  ['financial.operating_cash', 21400.5, 'Checking as of Feb 28: $21,400.50'],
  ['financial.delinquent_amount', 5120, '4 owners are behind, total of $5,120.'],
  ['financial.delinquent_homes', 6, 'Delinquent balances on October 31, 2031 were $7,450 (6 homes).'],
  [
    'budget.insurance',
    58100,
    'The insurance renewal came in at $58,100 for the year, was $47,300 last year.',
  ],
  [
    'budget.dues_change',
    10,
    'Monthly assessment of $110.00 per home beginning January 1, 2031 (2030: $100.00).',
  ],
  [
    'reserves.recommended_contribution',
    96_000,
    'The study recommends that $96,000 be put in reserves in 2031.',
  ],
  ['minutes.quorum_present', true, 'So we had 4 out of 5 = quorum.'],
  ['litigation', undefined, 'The debt was settled by check.'],
];

/** The amount of a sum, which has a period beside it, or the value itself. */
const bare = (value: unknown) =>
  typeof value === 'object' && value !== null && 'amount' in value ? value.amount : value;

describe('what authors of many kinds write', () => {
  it.each(wordings)('%s: %j in: %s', (fact, value, text) => {
    expect(bare(wordingIn(fact, text, value))).toEqual(value);
  });

  it('dues that a motion raises count once the vote is told', () => {
    const moved = 'Ann moved to raise dues to $335 a month starting July 1.';
    const dues = (text: string) => factsIn(text, allRules, 'minutes')['assessment.regular'];
    expect(dues(`${moved} Bob 2nd. Passed.`)).toMatchObject({ amount: 335 });
    expect(dues(`${moved} No second, so it died.`)).toBeUndefined();
  });

  it('what is tabled is told by the words before it', () => {
    const text = 'Lee sent an email about a limit on rentals. Tabled until May.';
    expect(wordingIn('minutes.motions', text)).toMatchObject({ outcome: 'tabled' });
  });

  it('a bare motion is told by the wish before it', () => {
    const text =
      'Unit 9 wants to put in composite decking of the same size. Moved by Ann to approve, Bob 2nd, carried 4-0.';
    expect(wordingIn('minutes.motions', text)).toMatchObject({
      what: expect.stringContaining('composite decking'),
      outcome: 'carried',
    });
  });

  it('a case that the other side settled', () => {
    expect(wordingIn('litigation', 'The siding company settled, we get $42,500.')).toMatchObject({
      status: 'settled',
    });
  });
});
