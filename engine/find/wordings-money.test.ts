import { describe, expect, it } from 'vitest';
import { readIn } from '../testing/wording-in.ts';

/** One fact in many wordings: as forms of several states put it, and as people write who use no form. */
const wordings: readonly (readonly [fact: string, value: unknown, text: string])[] = [
  [
    'assessment.increase_cap',
    5,
    "The Board may increase the regular assessment each fiscal year by up to five percent (5%) of the prior year's regular assessment without a vote of the Members.",
  ],
  [
    'assessment.increase_cap',
    20,
    'Except as otherwise provided by law, the Board may not impose an annual assessment that is more than twenty percent (20%) greater than the annual assessment for the preceding fiscal year without the approval of a majority of a quorum of the Members.',
  ],
  [
    'assessment.increase_cap',
    10,
    'The annual assessment shall not be increased by more than ten percent (10%) in any year unless two-thirds (2/3) of the Owners agree.',
  ],
  [
    'assessment.increase_cap',
    8,
    'No increase in the Monthly Assessment of more than eight percent (8%) over the previous year shall take effect unless it is approved at a meeting of the Owners.',
  ],
  [
    'assessment.increase_cap',
    15,
    'If the Board adopts a budget requiring assessments exceeding 115% of assessments for the preceding fiscal year, the Owners may petition for a special meeting to consider the budget.',
  ],
  [
    'assessment.increase_cap',
    5,
    'From and after January 1 of the year following the first sale, the maximum annual assessment may be increased each year not more than five percent above the maximum assessment for the previous year without a vote of the membership.',
  ],
  [
    'assessment.increase_cap',
    6,
    'The Board may raise the annual assessment once a year by no more than six percent (6%) over the year before. A larger increase requires the approval of two-thirds (2/3) of the votes cast at a meeting called for that purpose.',
  ],
  [
    'assessment.increase_vote',
    66.67,
    'The Board may raise the annual assessment once a year by no more than six percent (6%) over the year before. A larger increase requires the approval of two-thirds (2/3) of the votes cast at a meeting called for that purpose.',
  ],
  [
    'assessment.increase_vote',
    50,
    'Dues may go up by as much as ten percent (10%) a year. Anything above that must be approved by a majority of the Owners.',
  ],
  [
    'assessment.increase_vote',
    75,
    'The annual assessment may be raised above that limit only with the consent of seventy-five percent (75%) of the Members voting at a meeting.',
  ],
  [
    'assessment.increase_vote',
    66.67,
    'The maximum annual assessment may be increased above five percent (5%) by a vote of two-thirds (2/3) of each class of members voting in person or by proxy.',
  ],
  [
    'assessment.increase_vote',
    51,
    'The Board sets the assessment each year. An increase in excess of the amount stated above shall require the affirmative vote of at least fifty-one percent (51%) of the Lot Owners.',
  ],
  [
    'assessment.special_vote',
    66.67,
    'Any special assessment shall have the assent of two-thirds (2/3) of the votes of Members who are voting in person or by proxy at a meeting duly called for this purpose.',
  ],
  [
    'assessment.special_vote',
    67,
    'The Association may levy a special assessment to pay for the repair of the Common Area. A special assessment must be approved by sixty-seven percent (67%) of the votes cast.',
  ],
  [
    'assessment.special_vote',
    50,
    'The Board shall not levy a Special Assessment without the approval of a majority of the Owners.',
  ],
  [
    'assessment.special_vote',
    75,
    'Special assessments may be made only upon the affirmative vote of Owners holding seventy-five percent (75%) of the total votes in the Association.',
  ],
  [
    'assessment.special_vote',
    60,
    'No special assessment is valid until Owners of at least sixty percent (60%) of the Lots have voted for it.',
  ],
  [
    'assessment.special_vote',
    50,
    'Special assessments exceeding five percent of the budgeted gross expenses require the vote of a majority of the Members.',
  ],
  [
    'assessment.special_vote',
    51,
    'In addition to annual assessments the Board may levy special assessments to cover unexpected costs. Each such assessment needs the vote of fifty-one percent (51%) of the Owners before it is due.',
  ],
  [
    'assessment.late_after',
    { days: 15 },
    'An installment that is not paid within fifteen (15) days after it is due is delinquent.',
  ],
  [
    'assessment.late_after',
    { days: 10 },
    'Assessments and installments that are not paid on or before ten (10) days after the date when due shall bear interest at the highest rate allowed by law.',
  ],
  [
    'assessment.late_after',
    { days: 30 },
    'Any assessment not paid within thirty (30) days after the due date shall bear interest from the due date at the rate of six percent (6%) per annum.',
  ],
  [
    'assessment.late_after',
    { days: 5 },
    'Owners have a five (5) day grace period, after which the payment is late.',
  ],
  [
    'assessment.late_after',
    { days: 20 },
    'If an assessment is more than twenty (20) days past due, a late charge of ten dollars ($10.00) shall be added.',
  ],
  [
    'assessment.late_fee',
    { amount: 25 },
    'The Association shall add a late charge of Twenty-Five Dollars ($25.00) to each delinquent installment.',
  ],
  [
    'assessment.late_fee',
    { percent: 10 },
    'A late charge not exceeding ten percent (10%) of the delinquent assessment or ten dollars, whichever is greater, may be imposed.',
  ],
  [
    'assessment.late_fee',
    { amount: 25 },
    'Payments received after the tenth day of the month are late and incur a fee of $25.00.',
  ],
  [
    'assessment.late_fee',
    { percent: 5 },
    'The Board may charge an administrative late fee of five percent (5%) of each installment that is late.',
  ],
  [
    'assessment.late_fee',
    { amount: 15 },
    'The Owner shall pay a late fee in the sum of Fifteen and No/100 Dollars ($15.00) for each month an assessment remains unpaid.',
  ],
  [
    'assessment.late_fee',
    { amount: 50 },
    'Delinquent accounts will be charged $50.00 as a late payment penalty.',
  ],
  [
    'assessment.interest_rate',
    18,
    'Assessments that are unpaid for over ten (10) days after due date shall bear interest at the rate of eighteen percent (18%) per annum until paid.',
  ],
  [
    'assessment.interest_rate',
    12,
    'The unpaid amount bears interest at one percent (1%) per month from the due date.',
  ],
  [
    'assessment.interest_rate',
    10,
    'the unpaid amount bears interest at ten percent (10%) per annum from the due date until it is paid.',
  ],
  [
    'assessment.interest_rate',
    18,
    'A finance charge of one and one-half percent (1.5%) a month will be added to all delinquent assessments.',
  ],
  [
    'assessment.interest_rate',
    21,
    'Past due assessments shall accrue interest at twenty-one percent (21%) a year.',
  ],
  ['assessment.interest_rate', 8, 'Delinquent dues are subject to 8% annual interest.'],
  [
    'assessment.lien',
    true,
    "Unpaid assessments, late charges, interest, attorney's fees and costs are a continuing lien on the Lot.",
  ],
  [
    'assessment.lien',
    true,
    "The Association has a lien on each Unit for any unpaid assessments, together with interest and reasonable attorney's fees.",
  ],
  [
    'assessment.lien',
    true,
    'Such amounts shall be a charge on the land and a continuing lien upon the property against which the assessment is made.',
  ],
  [
    'assessment.lien',
    true,
    "Payment of the assessments is secured by a vendor's lien, which the Declarant hereby reserves and assigns to the Association.",
  ],
  [
    'assessment.lien',
    true,
    'Every sum assessed against a Homesite that stays unpaid is a lien against that Homesite from the day it fell due.',
  ],
  [
    'assessment.foreclosure',
    'judicial',
    'The Association may record a notice of lien and may foreclose the lien in the same manner as a mortgage.',
  ],
  [
    'assessment.foreclosure',
    'judicial',
    'The Association may bring an action in its name to foreclose a lien for assessments in the manner a mortgage of real property is foreclosed.',
  ],
  [
    'assessment.foreclosure',
    'nonjudicial',
    'Each Owner grants to the Association a power of sale, and the assessment lien may be foreclosed by nonjudicial foreclosure under Chapter 51 of the Property Code.',
  ],
  [
    'assessment.foreclosure',
    'either',
    'The lien may be enforced by judicial foreclosure or by sale under a power of sale, without a court, as the Board elects.',
  ],
  [
    'assessment.foreclosure',
    'either',
    'Any such lien may be foreclosed by appropriate action in court or in the manner provided by law for the foreclosure of a deed of trust with a power of sale.',
  ],
  [
    'assessment.foreclosure',
    'judicial',
    'The Association may sue the Owner personally or foreclose the lien judicially.',
  ],
  ['assessment.foreclosure', 'none', 'The Association may not foreclose its lien for unpaid assessments.'],
  [
    'assessment.foreclosure',
    'nonjudicial',
    "The lien for assessments may be enforced by the sale of the Lot by the Association's trustee, without judicial proceedings, upon notice as provided for deeds of trust.",
  ],
  [
    'assessment.initial_contribution',
    { amount: 350 },
    'The buyer of a Lot shall pay a one-time contribution to working capital of Three Hundred Fifty Dollars ($350.00) to the Association at closing.',
  ],
  [
    'assessment.initial_contribution',
    { amount: 2, period: 'times_regular' },
    "At the closing of the first sale of each Unit, the purchaser shall contribute to the working capital fund an amount equal to two months' assessments.",
  ],
  [
    'assessment.initial_contribution',
    { amount: 0.25, period: 'times_regular' },
    'Upon each conveyance of a Lot the purchaser shall pay a capitalization fee equal to one-fourth (1/4) of the annual assessment.',
  ],
  [
    'assessment.initial_contribution',
    { amount: 500 },
    'Every purchaser of a home shall make a capital contribution to the Association of $500.00 when title is transferred.',
  ],
  [
    'assessment.initial_contribution',
    { amount: 3, period: 'times_regular' },
    'Each buyer must deposit with the Association, at settlement, a sum equal to three (3) times the monthly assessment as a start-up reserve.',
  ],
  [
    'assessment.initial_contribution',
    { amount: 250 },
    'An initiation fee of $250 is due from each new Owner at the time of closing.',
  ],
  [
    'assessment.transfer_fee',
    { amount: 150 },
    'The Association may charge a fee of up to $150.00 for the preparation of a resale certificate.',
  ],
  [
    'assessment.transfer_fee',
    { amount: 200 },
    'A transfer fee of Two Hundred Dollars ($200.00) is payable to the Association on the sale of each Lot.',
  ],
  [
    'assessment.transfer_fee',
    { amount: 75 },
    'For each estoppel letter the Association shall collect seventy-five dollars ($75.00).',
  ],
  [
    'assessment.returned_payment_fee',
    { amount: 35 },
    'A charge of $35.00 applies to any check that the bank returns unpaid.',
  ],
  [
    'assessment.returned_payment_fee',
    { amount: 30 },
    "If an Owner's check is returned for insufficient funds, the Owner shall pay a service charge of thirty dollars ($30.00).",
  ],
  [
    'assessment.frequency',
    'month',
    'It is payable in equal monthly installments of Ninety Dollars ($90.00), due on the first day of each month.',
  ],
  [
    'assessment.frequency',
    'quarter',
    'The annual assessment is due in four equal installments on January 1, April 1, July 1 and October 1 of each year.',
  ],
  ['assessment.frequency', 'year', 'Dues are billed once a year and must be paid by January 31.'],
  [
    'assessment.frequency',
    'month',
    'Each Owner shall pay one-twelfth (1/12) of the annual assessment on or before the first day of each month.',
  ],
  [
    'assessment.frequency',
    'half_year',
    'Assessments shall be collected in two installments, on January 1 and July 1 of each year.',
  ],
  [
    'assessment.frequency',
    'month',
    'Assessments shall be due and payable in advance on the first (1st) day of every month.',
  ],
  [
    'assessment.frequency',
    'year',
    'Regular Assessments are levied on a calendar year basis and are due in full on the first day of January.',
  ],
  [
    'assessment.regular',
    { amount: 1080, period: 'year' },
    'The annual assessment for each Lot is One Thousand Eighty Dollars ($1,080.00). It is payable in equal monthly installments of Ninety Dollars ($90.00), due on the first day of each month.',
  ],
  ['assessment.regular', { amount: 65, period: 'month' }, 'Each Owner pays dues of $65.00 a month.'],
  [
    'assessment.regular',
    { amount: 300, period: 'quarter' },
    'The current assessment is $300.00 per quarter for every home.',
  ],
  [
    'community.units',
    84,
    'Declarant intends to build a community of eighty-four (84) single-family homes on the land.',
  ],
  [
    'community.units',
    9,
    'Developer, pursuant to the Act, does hereby divide the Property into nine (9) Units and designates all such Units for separate ownership.',
  ],
  ['community.units', 120, 'The Condominium consists of one hundred twenty (120) Units in six buildings.'],
  ['community.units', 212, 'The Subdivision contains a total of 212 Lots.'],
  [
    'community.units',
    48,
    'The maximum number of Units that may be created in the Community is forty-eight (48).',
  ],
  ['community.units', 36, 'There are thirty-six (36) townhomes in the project.'],
  ['community.units', 150, 'The Properties comprise 150 residential lots and the common area.'],
  [
    'fine.schedule',
    [{ amount: 100 }, { amount: 10 }],
    'A fine may not exceed One Hundred Dollars ($100.00) for a single violation, or Ten Dollars ($10.00) per day for a violation that continues, up to One Thousand Dollars ($1,000.00) in all.',
  ],
  [
    'fine.schedule',
    [{ amount: 100 }],
    'The Association may levy a fine of up to $100 per day for each day of a continuing violation, provided that no such fine shall in the aggregate exceed $1,000.',
  ],
  [
    'fine.schedule',
    [{ amount: 25 }, { amount: 50 }, { amount: 100 }],
    'Fines are as follows: first offense, $25; second offense, $50; third and later offenses, $100.',
  ],
  [
    'insurance.owner_must_carry',
    true,
    'Each Owner shall carry insurance on the home for its full replacement cost.',
  ],
  [
    'insurance.owner_must_carry',
    true,
    'Every Unit Owner is required to maintain an HO-6 policy covering the interior of the Unit.',
  ],
  [
    'insurance.owner_must_carry',
    false,
    'An Owner may, but is not required to, carry insurance on personal property.',
  ],
  [
    'insurance.owner_must_carry',
    true,
    "It is each Owner's responsibility to insure the dwelling and its contents.",
  ],
  [
    'insurance.owner_must_carry',
    true,
    'By virtue of taking title to a Lot, each Owner covenants to carry property insurance for the full replacement cost of all insurable improvements on the Lot.',
  ],
  [
    'insurance.deductible',
    { amount: 10000 },
    "The deductible under the Association's property policy is $10,000 per occurrence.",
  ],
  [
    'insurance.deductible',
    { amount: 5000 },
    'The master policy shall have a deductible of not more than Five Thousand Dollars ($5,000.00).',
  ],
  [
    'assessment.late_fee',
    { amount: 15 },
    'A late charge in the amount of 15.00 shall be imposed without further notice to the Owner on assessments, fines or other charges if not paid within 10 days of due date.',
  ],
  [
    'assessment.late_after',
    { days: 10 },
    'A late charge in the amount of 15.00 shall be imposed without further notice to the Owner on assessments, fines or other charges if not paid within 10 days of due date.',
  ],
];

describe('wordings of what is owed and to whom', () => {
  it.each(wordings)('%s is %o: %s', (fact, value, text) => {
    const type = /^(?:board|meeting|quorum|voting)/.test(fact) ? 'bylaws' : 'cc_and_r';
    const found = readIn(fact, value, text, type);
    const near = typeof value === 'number' ? expect.closeTo(value, 1) : value;
    if (value === null) expect(found).toBeUndefined();
    else if (typeof value === 'object') {
      expect(Array.isArray(value) && !Array.isArray(found) ? [found] : found).toMatchObject(value);
    } else expect(found).toEqual(near);
  });
});
