import { describe, expect, it } from 'vitest';
import { expectWording, wordingIn } from '../testing/wording-in.ts';

/** Money, votes and terms as covenants of several decades and states put them. */
const wordings: readonly (readonly [fact: string, value: unknown, text: string])[] = [
  [
    'assessment.regular',
    { amount: 70, period: 'month' },
    'The initial monthly assessment shall be Seventy Dollars ($70.00) for each Lot.',
  ],
  [
    'assessment.regular',
    { amount: 140, period: 'half_year' },
    'The owner of each residence lot shall contribute the sum of One Hundred Forty Dollars semi-annually toward upkeep of the roads.',
  ],
  [
    'assessment.regular',
    { amount: 3.5, period: 'month' },
    'Each lot is hereby subjected to a maintenance charge of three dollars and fifty cents ($3.50) per month.',
  ],
  [
    'assessment.regular',
    { amount: 290, period: 'month' },
    'The Association assesses each Unit $290 monthly.',
  ],
  [
    'assessment.regular',
    { amount: 52, period: 'year' },
    "Property owners' dues, presently Fifty-Two Dollars ($52.00) a year, shall be paid to the Club.",
  ],
  [
    'assessment.regular',
    { amount: 88, period: 'quarter' },
    'Commencing January 1, 2014, General Assessments shall be levied at the rate of $88 per Lot per quarter.',
  ],
  [
    'assessment.frequency',
    'year',
    'Annual assessments shall be collected in one lump sum or, if the Board so chooses, on a monthly basis.',
  ],
  [
    'assessment.frequency',
    'quarter',
    'Quarterly installments of the annual assessments shall be due on the last day of March, June, September and December.',
  ],
  [
    'assessment.frequency',
    'year',
    'The maintenance charge shall be payable on the first day of July of each year.',
  ],
  [
    'assessment.frequency',
    'quarter',
    'The Board shall bill Owners for regular assessments every three months.',
  ],
  [
    'assessment.frequency',
    'month',
    'Unit Owners shall pay their share of the Common Expenses monthly in advance.',
  ],
  [
    'assessment.increase_cap',
    25,
    "If the proposed annual assessment exceeds the prior year's by more than twenty-five percent (25%), it must be submitted to the Owners.",
  ],
  [
    'assessment.increase_cap',
    12,
    'The annual assessment may be adjusted by the Board, but any upward adjustment is limited to 12% absent a vote of the members.',
  ],
  [
    'assessment.increase_vote',
    60,
    'Any increase of the annual assessment beyond the maximum shall require the approval of Owners of sixty percent (60%) of the Lots.',
  ],
  [
    'assessment.increase_vote',
    50,
    'The general assessment may be increased or reduced by the majority of a quorum of members.',
  ],
  [
    'assessment.increase_vote',
    67,
    'The annual assessment may be increased by more than 5% over the prior year if at least 67% of the Owners approve.',
  ],
  [
    'assessment.special_vote',
    75,
    'Capital improvements shall not be built nor funds assessed for them without the prior consent of Lot Owners exercising seventy-five percent (75%) of the voting power.',
  ],
  [
    'assessment.special_vote',
    66.67,
    'If the owners of at least two-thirds of the Lots so vote, the Association may make a special assessment for capital improvements.',
  ],
  [
    'assessment.late_after',
    9,
    'Assessments are due on the first of each month and are late after the tenth of the month.',
  ],
  [
    'assessment.late_after',
    20,
    'A late charge shall be imposed on any installment not received by the twentieth day following the date on which it was due.',
  ],
  [
    'assessment.late_after',
    12,
    'Payments postmarked more than twelve days after the due date are delinquent.',
  ],
  [
    'assessment.late_fee',
    { amount: 15 },
    'A delinquent account will be assessed a late charge of fifteen dollars ($15.00) or one-tenth of the amount, whichever is greater.',
  ],
  [
    'assessment.late_fee',
    { amount: 6 },
    'Dues not paid by the end of the month are past due and are subject to a $6.00 service charge.',
  ],
  [
    'assessment.late_fee',
    { percent: 10 },
    'If not paid within ten days the installment shall be increased by ten percent as a late charge.',
  ],
  [
    'assessment.lien',
    true,
    "To secure the payment of the maintenance charge a vendor's lien is hereby reserved in favor of the Association.",
  ],
  [
    'assessment.lien',
    true,
    'Each owner hereby grants the Association a lien on his lot to secure all assessments.',
  ],
  [
    'assessment.foreclosure',
    'either',
    'The Association may foreclose its lien by action or by advertisement.',
  ],
  [
    'assessment.foreclosure',
    'judicial',
    'The Board may bring a lien foreclosure suit in the Superior Court.',
  ],
  [
    'assessment.initial_contribution',
    { amount: 0.25, period: 'times_regular' },
    'Each Purchaser of a Lot from the Declarant shall pay a sum equal to one-fourth of the then-current Regular Assessment.',
  ],
  [
    'assessment.initial_contribution',
    { amount: 2, period: 'times_regular' },
    'At closing, a buyer pays the association two months of its regular assessment as a working capital contribution.',
  ],
  [
    'assessment.initial_contribution',
    { amount: 1, period: 'times_regular' },
    'Upon transfer of a lot a capital contribution equal to the annual assessment shall be paid to the Association.',
  ],
  [
    'assessment.initial_contribution',
    { amount: 450 },
    'The buyer of a home pays a one-time membership fee of $450 to the Association.',
  ],
  [
    'assessment.transfer_fee',
    { amount: 60 },
    'A new Owner shall send a copy of the deed with a fee in the amount of Sixty Dollars ($60.00) for the expenses in connection with the transfer.',
  ],
  [
    'assessment.transfer_fee',
    { amount: 12 },
    'A certificate that assessments have been paid shall be furnished for a reasonable fee not to exceed twelve dollars ($12.00).',
  ],
  [
    'assessment.returned_payment_fee',
    { amount: 20 },
    'If an electronic payment is rejected by the bank, the Owner will be billed $20.',
  ],
  [
    'assessment.returned_payment_fee',
    { amount: 25 },
    'Twenty-five dollars shall be added to the account of any Owner whose check is dishonored.',
  ],
  [
    'special_assessment',
    { amount: 1600 },
    'The members voted to levy a special assessment of $1,600 per lot to rebuild the dam.',
  ],
  [
    'declaration.term',
    5475,
    'The protective covenants shall expire fifteen years after recordation unless extended.',
  ],
  ['declaration.renewal', 365, 'After the first period this Declaration shall renew from year to year.'],
  ['declaration.renewal', 3650, 'Extensions of 10 years each of these covenants shall occur automatically.'],
  ['voting.declarant_control', true, 'The Class B members may triple their votes for each unit owned.'],
  [
    'voting.declarant_control',
    true,
    'Until the Development Period ends, the Association shall be managed at the sole discretion of the Declarant.',
  ],
  [
    'voting.declarant_control',
    true,
    'The Sponsor shall have the right to designate a majority of the Board of Managers so long as it owns five Units.',
  ],
  [
    'sale.right_of_first_refusal',
    true,
    'The Association shall have fifteen (15) days after receipt of the notice of sale to elect to purchase the Unit on the same terms.',
  ],
  [
    'sale.right_of_first_refusal',
    true,
    'No Unit Owner may sell without first giving the Association thirty days in which to buy the unit at the same price.',
  ],
  [
    'sale.right_of_first_refusal',
    false,
    'Owners may sell freely; neither the Association nor any member has a first option.',
  ],
  [
    'dispute.arbitration',
    true,
    'A party must arrange for arbitration of the claim prior to the beginning of any legal action.',
  ],
  [
    'dispute.arbitration',
    true,
    'Each Bound Party agrees to submit all claims to the procedures of this Article in lieu of filing suit.',
  ],
  ['occupancy.age_restricted', true, 'This is a 55+ community.'],
  [
    'occupancy.age_restricted',
    true,
    'Each Lot shall be occupied by at least one Qualifying Resident who has attained the age of 55.',
  ],
  [
    'occupancy.age_restricted',
    true,
    'Children under sixteen years of age shall not be permitted to reside in any apartment.',
  ],
  [
    'association.name',
    'Otter Slope Association, Inc.',
    'There will be incorporated under the laws of Oklahoma an entity to be known as OTTER SLOPE ASSOCIATION, INC., for these purposes.',
  ],
  [
    'association.name',
    'Bell Cove Club, Inc.',
    '1.4 "Club" means Bell Cove Club, Inc., a not-for-profit corporation, of which every Lot Owner is a member.',
  ],
  [
    'association.name',
    'Copper Weir Owners Association, Inc.',
    'The undersigned, being the President of Copper Weir Owners Association, Inc. (the "Association"), certifies as follows:',
  ],
  [
    'assessment.regular',
    { amount: 30, period: 'year' },
    'Each purchaser binds himself to pay to the Association, on or before the first day of May of each year, the sum of Thirty Dollars ($30.00).',
  ],
  [
    'assessment.regular',
    { amount: 420, period: 'year' },
    'Assessment Amount Per Home (2021) $ 420.00 Annual',
  ],
  ['assessment.frequency', 'half_year', 'Assessments are invoiced in January and July of each year.'],
  ['assessment.frequency', 'year', "Owners are billed once each year for the coming year's dues."],
  [
    'assessment.increase_vote',
    50,
    'The Board may not impose a Regular Assessment that is more than 20% greater than that of the preceding year without the approval of Owners, constituting a quorum, casting a majority of the votes.',
  ],
  [
    'assessment.increase_vote',
    66.67,
    'Dues can only go up more than 10% if two thirds of the owners vote yes.',
  ],
  [
    'assessment.special_vote',
    75,
    'Before any special assessment becomes effective, seventy-five percent (75%) of the Unit Owners must approve it.',
  ],
  [
    'assessment.late_after',
    15,
    'Any installment not paid by the fifteenth (15th) day of the month in which it is due shall be considered late.',
  ],
  ['assessment.late_fee', { amount: 24 }, 'If you pay late we add $24.'],
  ['assessment.lien', true, 'If you do not pay, the Association can put a lien on your house.'],
  [
    'assessment.lien',
    true,
    'The annual charge, if unpaid, shall constitute a lien or encumbrance on the land.',
  ],
  [
    'assessment.foreclosure',
    'nonjudicial',
    'Each owner conveys the lot to a trustee with power of sale to secure the payment of assessments.',
  ],
  [
    'assessment.foreclosure',
    'either',
    'The lien may be enforced by judicial foreclosure or by sale by a trustee.',
  ],
  [
    'assessment.foreclosure',
    'nonjudicial',
    'This lien may be foreclosed in a non-judicial proceeding as is provided for deeds of trust.',
  ],
  ['assessment.initial_contribution', { amount: 260 }, 'New owners: one-time capital fee $260.'],
  [
    'assessment.transfer_fee',
    { amount: 20 },
    'When a house is sold there is a $20 fee to change the records.',
  ],
  ['assessment.returned_payment_fee', { amount: 25 }, 'Returned Check Fee (each check) $ 25.00'],
  ['assessment.returned_payment_fee', { amount: 30 }, 'If your check bounces you owe us $30.'],
  ['declaration.renewal', 3650, 'The covenants renew every ten years by themselves.'],
  ['amendment.declaration_vote', 66.67, 'Two-thirds of the owners can change these covenants in writing.'],
  [
    'amendment.declaration_vote',
    50,
    'They shall renew unless by vote of a majority of the then owners of the lots it is agreed to change said covenants.',
  ],
  [
    'voting.declarant_control',
    true,
    'Until then the Subdivider shall exercise all the powers of the Association.',
  ],
  [
    'sale.right_of_first_refusal',
    true,
    "Before selling, an owner must give the Board 30 days to meet the buyer's price.",
  ],
  [
    'dispute.arbitration',
    true,
    'Neither an Owner nor the Association may file a civil action without first submitting the dispute to mediation.',
  ],
  ['occupancy.age_restricted', true, 'Sunfold is an active community for persons 55 and better.'],
  [
    'association.name',
    'Thistle Weir Maintenance Corporation',
    '"Maintenance Corporation" shall mean Thistle Weir Maintenance Corporation, a Delaware not-for-profit corporation.',
  ],
  [
    'association.name',
    'The Hedge at Cold Spring Townhome, Inc.',
    '"Association" shall mean The Hedge at Cold Spring Townhome, Inc., a Georgia non-profit corporation.',
  ],
  [
    'document.date',
    '1966-04-09',
    'KNOW ALL MEN, that we, the undersigned, have this 9th day of April, A.D. 1966, imposed these restrictions.',
  ],
  ['document.date', '2011-10', 'THIS DECLARATION is made on the ___ day of October, 2011, by Harrow LLC.'],
  [
    'document.date',
    '1994-08-19',
    '372111 B-756 P-13 08/19/94 04:15P PG 1 OF 12 REC DOC CLERK & RECORDER\nDECLARATION OF COVENANTS FOR MESA ROW',
  ],
  ['community.units', 18, 'The subdivision contains eighteen (18) residential building sites.'],
];

/** What only looks like an answer. */
const tempting: readonly (readonly [fact: string, text: string])[] = [
  [
    'assessment.regular',
    'The Association shall pay the Manager the sum of $12 per lot per month for its services.',
  ],
  ['assessment.regular', 'The Declarant shall be responsible for any deficit up to $15,000 per year.'],
  ['assessment.regular', 'For example, with 100 lots each owner would pay assessments of $1,000 per year.'],
  ['assessment.frequency', 'Pest control shall be performed on a monthly basis.'],
  [
    'assessment.increase_cap',
    'The Board may increase the insurance deductible by not more than 10% in any year.',
  ],
  ['assessment.increase_cap', 'The annual assessment may not be decreased by more than 10% in any one year.'],
  [
    'assessment.increase_vote',
    'The dues of the swim club may be increased by a vote of two-thirds of its directors.',
  ],
  [
    'assessment.special_vote',
    'Special assessments may be levied by a majority vote of the Board of Directors.',
  ],
  [
    'assessment.late_after',
    'If not cured within thirty days after notice, the violation shall be referred to counsel.',
  ],
  ['assessment.late_fee', 'Late return of the clubhouse key will result in a $25 charge.'],
  ['assessment.lien', "Owners shall keep their Lots free of mechanics' liens."],
  [
    'assessment.foreclosure',
    'Any First Mortgagee acquiring title through foreclosure shall take free of unpaid assessments.',
  ],
  [
    'assessment.initial_contribution',
    'The Declarant shall contribute $10,000 to the working capital of the Association.',
  ],
  [
    'assessment.transfer_fee',
    'Any transfer of Association funds in excess of $1,000 requires two signatures.',
  ],
  ['assessment.returned_payment_fee', 'Security deposits of $100 will be returned by check within ten days.'],
  [
    'special_assessment',
    'The Board may levy special assessments not to exceed $500 per Lot in any year without a vote.',
  ],
  [
    'declaration.term',
    "The Declarant's easement shall continue for a period of ten years from the date of recording.",
  ],
  [
    'declaration.renewal',
    'The management agreement shall automatically renew for successive one-year periods.',
  ],
  ['voting.declarant_control', 'The Declarant shall have one vote for each Lot it owns, as any other Owner.'],
  [
    'sale.right_of_first_refusal',
    'The Declarant shall have a right of first refusal to repurchase any vacant Lot.',
  ],
  ['dispute.arbitration', 'The Association may, but need not, offer mediation to the parties.'],
  ['occupancy.age_restricted', 'Children under 12 years of age must be accompanied by an adult at the pool.'],
  ['community.units', 'Phase 2 contains 14 lots.'],
  [
    'sale.right_of_first_refusal',
    'The Association shall have the option to purchase the recreation parcel from the Developer.',
  ],
  [
    'assessment.increase_vote',
    'The amount by which an annual assessment may be increased, without a vote of the Members, is ten percent (10%) above that of the prior year.',
  ],
  ['assessment.frequency', 'No annual assessment shall be due from Developer.'],
  [
    'association.name',
    'AMENDMENT TO THE MASTER DECLARATION FOR THE ORCHARD\n\nDues are the share of expenses related to the Shops Condominium Association.',
  ],
];

describe('covenants, in their own words', () => {
  it.each(wordings)('%s %j: %s', expectWording);
  it.each(tempting)('no %s: %s', (fact, text) => {
    expect(wordingIn(fact, text)).toBeUndefined();
  });
});
