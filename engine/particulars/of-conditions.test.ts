import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { analyze } from '../analyze.ts';
import { linesOfText } from '../structure/printed.ts';

const analysisOf = (text: string, documentType: DocumentType = 'cc_and_r') =>
  analyze([{ number: 1, text, lines: linesOfText(text), size: null, readable: true }], { documentType });

function says(fact: string, text: string, type?: DocumentType) {
  const { key_points: points, restricted_activities: limits } = analysisOf(text, type);
  return [...points, ...limits].find(({ id }) => id === fact)?.text;
}
const shows = (fact: string, text: string) => analysisOf(text).facts.find(({ id }) => id === fact)?.display;

describe('a fine', () => {
  it('that may not be exceeded is told as a ceiling', () => {
    expect(
      says('fine.schedule', 'Fines are as listed, but in no case shall a fine exceed $2,500.', 'rules'),
    ).toContain('up to $2,500');
  });

  it('that becomes a lien is none of dues', () => {
    expect(
      says(
        'assessment.lien',
        'A fine that remains unpaid becomes a lien on the lot in the same way as a lien for unpaid common expenses.',
        'rules',
      ),
    ).not.toContain('Unpaid dues');
  });

  it('comes before the hearing where that must be asked for', () => {
    expect(
      says(
        'fine.hearing',
        'A fine may begin upon the sending of the notice, notwithstanding the right to request a hearing before the Board.',
        'rules',
      ),
    ).toBe('You may ask for a hearing when you are told to have broken a rule.');
  });
});

describe('borrowing', () => {
  it('without the owners is told as such', () => {
    expect(
      says(
        'financial.may_borrow',
        'The Board may borrow money for repairs without the approval of the members.',
      ),
    ).toBe('The association may borrow money. Ask what it owes.');
  });
});

describe('terms of directors', () => {
  const first =
    'At the first annual meeting the Members shall elect two directors for a term of one year and one director for a term of three years';

  it('are those of the first ones where nothing is said of later ones', () => {
    expect(says('board.term', `${first}.`, 'bylaws')).toBe(
      'The first directors serve terms of up to 3 years. Ask how long later ones serve.',
    );
    expect(shows('board.term', `${first}.`)).toBe('The first directors serve terms of up to 3 years');
  });

  it('are told where it is', () => {
    expect(
      says(
        'board.term',
        `${first}; and at each annual meeting thereafter, directors for a term of three years.`,
        'bylaws',
      ),
    ).toBe('A director serves for 3 years.');
  });
});

describe('the size of the board', () => {
  it('is that of the first one where nothing is said of later ones', () => {
    const first = 'The initial Board of Directors shall consist of three (3) members.';
    expect(says('board.size', first, 'bylaws')).toBe(
      'The first board has 3 directors. Ask how many later ones have.',
    );
    expect(shows('board.size', first)).toBe('The first board has 3 directors');
  });
});

describe('how late a debt must be', () => {
  it.each([
    ['is more than two years delinquent', 'more than 2 years late'],
    ['is two years or more past due', 'at least 2 years late'],
    ['is two years past due', '2 years late'],
    ['has been in default for two years', '2 years late'],
  ])('is told as it is told: %s', (text, age) => {
    expect(
      says('assessment.foreclosure', `The Association may foreclose its lien on a lot whose owner ${text}.`),
    ).toContain(`dues ${age}:`);
  });
});

describe('a late fee', () => {
  it.each([
    [
      'A late charge not exceeding 10 percent of the delinquent assessment or $10, whichever is greater, shall be due.',
      'Paying late costs up to 10% of what you owe or $10, whichever is more.',
      'up to 10% or $10, whichever is more',
    ],
    [
      'A late fee of $20 or 5% of the assessment, whichever is less, shall be charged.',
      'Paying late costs a fee of $20 or 5% of what you owe, whichever is less.',
      '$20 or 5% of what you owe, whichever is less',
    ],
    [
      'Any assessment not paid when due bears a late charge of $10, plus $1 for each day thereafter.',
      'Paying late costs a fee of $10, plus $1 a day.',
      '$10, plus $1 a day',
    ],
    ['A late fee of $25 shall be charged.', 'Paying late costs a fee of $25.', '$25'],
  ])('%s', (text, told, shown) => {
    expect(says('assessment.late_fee', text)).toBe(told);
    expect(shows('assessment.late_fee', text)).toBe(shown);
  });

  it('is read beside the sum total of what is owed', () => {
    const text =
      'The delinquent payment shall be subject to a late fee of not more than $40 until the sum total of the assessment is paid.';
    expect(says('assessment.late_fee', text)).toBe('Paying late costs a fee of up to $40.');
  });
});

describe('what a limit on raises does not bind', () => {
  const cap = 'The board may raise the annual assessment by up to ten percent (10%) a year without a vote.';

  it('is told with it', () => {
    expect(
      says(
        'assessment.increase_cap',
        `${cap} The foregoing notwithstanding, no approval shall be required for any increase of the dues which is attributable to insurance premiums.`,
      ),
    ).toBe(
      'The board may raise dues by up to 10% a year, and further for what insurance costs, without asking the owners.',
    );
    expect(
      says(
        'assessment.increase_cap',
        `${cap} Increases for taxes and utilities are not subject to this limit.`,
      ),
    ).toBe(
      'The board may raise dues by up to 10% a year, and further for what taxes and utilities cost, without asking the owners.',
    );
  });

  it('is not told of what the dues are spent on', () => {
    const plain = 'The board may raise dues by up to 10% a year without asking the owners.';
    expect(says('assessment.increase_cap', `${cap} The dues pay for insurance and utilities.`)).toBe(plain);
    expect(
      says(
        'assessment.increase_cap',
        `${cap} Increases for insurance shall require the approval of the owners.`,
      ),
    ).toBe(plain);
  });
});

describe('dues that covenants set', () => {
  it('may be a ceiling', () => {
    expect(says('assessment.regular', 'The current maximum annual assessment shall be $120 per Lot.')).toBe(
      "This document sets regular dues of at most $120 a year, which comes to $10 a month. Today's may differ.",
    );
    expect(says('assessment.regular', 'The annual assessment shall be $120 per Lot.')).toBe(
      "This document sets regular dues of $120 a year, which comes to $10 a month. Today's may differ.",
    );
  });
});

describe('a sum at closing', () => {
  it('counts the months of dues', () => {
    const pay = (months: string) =>
      `Every owner shall pay a capital contribution in the amount of ${months} upon transfer of title to a lot.`;
    expect(says('assessment.initial_contribution', pay('one month of dues'))).toBe(
      'When you buy, you pay an extra sum once: one month of the regular dues.',
    );
    expect(shows('assessment.initial_contribution', pay('one month of dues'))).toBe(
      'one month of the regular dues',
    );
    expect(says('assessment.initial_contribution', pay("two (2) months' dues"))).toBe(
      'When you buy, you pay an extra sum once: 2 months of the regular dues.',
    );
    expect(
      says('assessment.initial_contribution', pay('two (2) months of the current Base Assessment')),
    ).toBe('When you buy, you pay an extra sum once: 2 months of the regular dues.');
    expect(
      says('assessment.initial_contribution', pay("two months' established common expense charge")),
    ).toBe('When you buy, you pay an extra sum once: 2 months of the regular dues.');
    expect(says('assessment.initial_contribution', pay('two times the regular dues'))).toBe(
      'When you buy, you pay an extra sum once: 2 times the regular dues.',
    );
  });
});

describe('a limit on outbuildings under a heading that asks approval', () => {
  const sheds = (first: string) =>
    says(
      'exterior.outbuildings',
      `SECTION 1 SHEDS\n\n${first}\n\nSheds shall be of the same style and color as the house.\n\nSECTION 2 POLES\n\nPoles must be straight.`,
      'rules',
    );

  it('tells no limit alone beside the approval', () => {
    expect(sheds('Committee approval is required.')).toMatch(/^[^“]*“Committee approval is required\.”/);
    expect(sheds('Committee approval is not required.')).toBe(
      'Sheds and outbuildings: “Committee approval is not required.” “Sheds shall be of the same style and color as the house.”',
    );
    expect(sheds('Committee approval is required for the color of doors.')).toBe(
      'Sheds and outbuildings: “Committee approval is required for the color of doors.” “Sheds shall be of the same style and color as the house.”',
    );
  });
});

describe('a limit on raises beside the rise of prices', () => {
  const raise = (limit: string) =>
    `The maximum annual assessment may be increased each year by ${limit} without a vote of the membership.`;
  it.each([
    [
      'the greater of 5% or the rise of the Consumer Price Index',
      'The most that the dues may be goes up by up to 5% a year, or by as much as prices rise if that is more, without a vote of the owners.',
    ],
    [
      'not more than 5% or the rise of the Consumer Price Index, whichever is less,',
      'The most that the dues may be goes up by up to 5% a year, or by as much as prices rise if that is less, without a vote of the owners.',
    ],
    [
      'the rise of the Consumer Price Index plus 3%',
      'The most that the dues may be goes up by up to 3% a year and as much as prices rise besides, without a vote of the owners.',
    ],
    [
      'not more than 5%',
      'The most that the dues may be goes up by up to 5% a year without a vote of the owners.',
    ],
  ])('%s', (limit, told) => {
    expect(says('assessment.increase_cap', raise(limit))).toBe(told);
  });
  it('is one of the dues where the text does not raise their maximum', () => {
    const dues =
      'The maximum amount by which the annual assessment may be increased each year, without a vote of the members, is not more than 5% above the assessment of the year before.';
    expect(says('assessment.increase_cap', dues)).toBe(
      'The board may raise dues by up to 5% a year without asking the owners.',
    );
  });
});

describe('the least size of a house', () => {
  it.each([
    [
      'Each residence shall contain a minimum floor area of 700 square feet exclusive of second floors and garages.',
      'A house must have at least 700 square feet on its main floor.',
    ],
    [
      'Each residence shall contain a minimum floor area of 700 square feet exclusive of decks and garages.',
      'A house must have at least 700 square feet.',
    ],
    [
      'The ground floor area of the house shall be not less than 950 square feet for a one-story dwelling, and not less than 900 square feet for a dwelling of more than one story.',
      'A house with more than one floor must have at least 900 square feet on its main floor. The same sentence also says: “The ground floor area of the house shall be not less than 950 square feet for a one-story dwelling”.',
    ],
    [
      'The ground floor of a dwelling on any Lot of the Owners Association shall be not less than 1,700 square feet, for one of less than two stories; in the event it is a two story dwelling, the ground floor shall not be less than 1,100 square feet.',
      'A house with more than one floor must have at least 1,100 square feet on its main floor. The same sentence also says: “The ground floor of a dwelling on any Lot of the Owners Association shall be not less than 1,700 square feet”.',
    ],
    [
      'All houses shall have at least 1,600 square feet of living space, and two-story houses shall have at least 900 square feet on the ground floor.',
      'A house must have at least 1,600 square feet. The same sentence also says: “and two-story houses shall have at least 900 square feet on the ground floor”.',
    ],
    [
      'The living area of the house shall be not less than 1,800 square feet for a one-story dwelling, nor less than 2,000 square feet for a two-story dwelling.',
      'A house with one floor must have at least 1,800 square feet. The same sentence also says: “nor less than 2,000 square feet for a two-story dwelling”.',
    ],
    [
      'The living area of the house shall be not less than 1,800 square feet for a one-story dwelling nor less than 2,000 square feet for a one and a half or two-story house and such porches as it has.',
      'A house with one floor must have at least 1,800 square feet. The same sentence also says: “nor less than 2,000 square feet for a one and a half or two-story house”.',
    ],
    [
      'Every dwelling shall have not less than 1,350 square feet of living space on the main entrance level.',
      'A house must have at least 1,350 square feet on its main floor.',
    ],
    [
      'Every dwelling shall have not less than 1,350 square feet of living space.',
      'A house must have at least 1,350 square feet.',
    ],
  ])('%s', (text, told) => {
    expect(says('exterior.minimum_home_size_sqft', text)).toBe(told);
  });
});

describe('what is none of it', () => {
  it('is an upper floor by itself, or what paying late costs month by month', () => {
    const upper = 'The second floor of any two-story dwelling shall contain not less than 800 square feet.';
    expect(shows('exterior.minimum_home_size_sqft', upper)).toBeUndefined();
    const ladder = (title: string) => `${title}\n1st month: $25\n2nd month: $50`;
    expect(shows('fine.schedule', ladder('LATE PAYMENT PENALTIES'))).toBeUndefined();
    expect(shows('fine.schedule', ladder('PENALTIES FOR VIOLATIONS'))).toBe('$25 - 1st month');
  });
});

describe('conditions of other answers', () => {
  it.each<[string, string, string, DocumentType?]>([
    [
      'architecture.review_days',
      'The Committee shall approve or disapprove plans within twenty (20) working days after it receives them.',
      'A request for a change must be answered within 20 working days.',
    ],
    [
      'architecture.review_days',
      'The Committee shall approve or disapprove plans within twenty (20) days after it receives them.',
      'A request for a change must be answered within 20 days.',
    ],
    [
      'architecture.review_days',
      'Plans shall be approved or disapproved within sixty (60) days after submission to the Committee.',
      'A request for a change must be answered within 60 days.',
    ],
    [
      'architecture.review_days',
      'The Committee shall approve or disapprove plans within twenty (20) days after the complete submission of the plans.',
      'A request for a change must be answered within 20 days after it is complete.',
    ],
    [
      'architecture.review_days',
      'The Committee shall approve or disapprove plans within twenty (20) working days after it has received all material that it asks for.',
      'A request for a change must be answered within 20 working days after it is complete.',
    ],
    [
      'architecture.no_answer_means',
      'If the Committee fails to answer within ten (10) days of a second request, the plans shall be deemed approved.',
      'If your request for a change gets no answer within 10 days, even when you ask again, it counts as approved.',
    ],
    [
      'architecture.no_answer_means',
      'If the Committee fails to answer plans within ten (10) days, they shall be deemed to have been approved, provided that they break no rule.',
      'If your request for a change gets no answer within 10 days, it counts as approved. The text adds: “provided that they break no rule”.',
    ],
    [
      'meeting.annual',
      'Mark your calendars for our annual meeting of owners on February 12 at the library.',
      'One yearly meeting of owners, not a rule for each year: February 12.',
      'other',
    ],
    [
      'meeting.annual',
      'The annual meeting of owners is held on February 12 of each year.',
      'The yearly meeting of owners: February 12.',
      'other',
    ],
    [
      'meeting.annual',
      'The annual meeting of the members shall be held on such day as the board may choose or, if the board should fail to name one by August, then on the first Wednesday in October.',
      'The yearly meeting of owners: first Wednesday in October, unless the board names another day.',
      'bylaws',
    ],
    [
      'amendment.declaration_vote',
      'This Declaration may be amended by owners of two-thirds (2/3) of the lots and with the prior written consent of the Declarant, so long as the Declarant owns any lot.',
      'The covenants can be changed with the approval of two-thirds of the lots, and that of the developer while it owns a lot.',
    ],
    [
      'amendment.declaration_vote',
      'This Declaration may be amended by the vote of owners holding 67% of the votes and by 51% of the first mortgagees.',
      'The covenants can be changed with the approval of 67% of all votes, and that of mortgage lenders. The text says: “This Declaration may be amended by the vote of owners holding 67% of the votes and by 51% of the first mortgagees”.',
    ],
    [
      'amendment.declaration_vote',
      'This Declaration may be amended by the vote of owners holding 67% of the votes, except that changes of rights of the Declarant need the consent of the Declarant.',
      'The covenants can be changed with the approval of 67% of all votes.',
    ],
    [
      'assessment.interest_rate',
      'A fine for a violation that is not paid when due shall bear interest at the rate of 18% per annum.',
      'What you owe for breaking rules grows by 18% interest a year.',
    ],
    [
      'assessment.interest_rate',
      'Any assessment not paid within thirty (30) days shall bear interest at the rate of ten percent (10%) per annum or the prevailing bank rate, whichever is higher.',
      'What you owe late grows by 10% interest a year, or another rate that the text names, whichever is higher.',
    ],
    [
      'dispute.arbitration',
      'Disputes concerning this provision shall be settled by binding arbitration between the owners and the Association.',
      'Some disputes must go to arbitration.',
    ],
    [
      'assessment.foreclosure',
      'The Association will file a lawsuit to foreclose its lien against an owner who is three (3) years delinquent in paying an assessment.',
      'You can lose your home over dues 3 years late: the association may foreclose through a court.',
    ],
    [
      'vehicles.rv_boat_trailer',
      'No boat shall be kept on a lot excepting only within the confines of an enclosed garage.',
      'You may keep a boat only in a garage.',
    ],
    ['rental.allowed', 'Owners of homes may not lease their homes.', 'You may not rent out your home.'],
    [
      'fine.schedule',
      'The Board may impose a fine for any violation, in no case to exceed $2,500.',
      'The fine for breaking a rule can be up to $2,500.',
    ],
    [
      'fine.schedule',
      'A fine may be assessed at $25 per day up to $1,000 in all.',
      'The fine for breaking a rule is $25 for each day it goes on, up to $1,000 in all.',
    ],
    [
      'assessment.lien',
      'All amounts due for a violation of these rules that remain unpaid for 30 days shall be a continuing lien upon the lot.',
      'What you owe for breaking rules becomes a lien: a claim on your home that is usually paid before you can sell.',
      'rules',
    ],
    [
      'assessment.lien',
      'All assessments and fines that remain unpaid for 30 days shall be a continuing lien upon the lot.',
      'Unpaid dues become a lien: a claim on your home that is usually paid before you can sell.',
      'rules',
    ],
    [
      'rental.minimum_term',
      'All leases shall be for a term of no less than six (6) months, except with the written consent of the Board.',
      'A lease must run at least 6 months, unless the board agrees to less.',
    ],
    [
      'rental.minimum_term',
      'All leases shall be for a term of no less than six (6) months.',
      'A lease must run at least 6 months.',
    ],
    [
      'rental.owner_occupancy_first',
      'No home may be leased in the first two (2) years of ownership, except in hardship situations.',
      'You must own the home for 2 years before you may rent it out, except in a hardship.',
    ],
    [
      'rental.owner_occupancy_first',
      'No home may be occupied by tenants or leased in the first two (2) years of ownership.',
      'You must own the home for 2 years before you may rent it out.',
    ],
    [
      'rental.owner_occupancy_first',
      'An Owner must have owned and occupied the home for at least two years before it may be leased.',
      'You must live in the home for 2 years before you may rent it out.',
    ],
    [
      'rental.owner_occupancy_first',
      'An Owner must have occupied and owned the home for two years before leasing it.',
      'You must live in the home for 2 years before you may rent it out.',
    ],
    [
      'rental.owner_occupancy_first',
      'An Owner must reside in the home for one year before leasing it to others.',
      'You must live in the home for 1 year before you may rent it out.',
    ],
    [
      'rental.approval_required',
      'No Owner shall lease a home without the prior written approval of the Board.',
      'The association must approve a lease first.',
    ],
    [
      'rental.approval_required',
      'An Owner may lease a home after such Owner has applied for and received a leasing permit.',
      'The association must approve a lease first.',
    ],
    [
      'rental.approval_required',
      'All leases shall be registered with the manager.',
      'The association must be told of a lease.',
    ],
    [
      'rental.approval_required',
      'Each Owner shall submit a copy of the lease on a form approved by the Board before occupancy by a tenant.',
      'The association must approve or be told of a lease.',
    ],
    [
      'rental.cap',
      'No more than 25% of the homes may be leased at any time. A hardship permit is good for a year.',
      'Only 25% of the homes may be rented at one time, so you may have to wait or be refused. A hardship is an exception.',
    ],
    [
      'amendment.declaration_vote',
      'These covenants run for forty (40) years and shall then be extended for ten (10) years unless an instrument signed by the owners of a majority of the lots has been recorded, agreeing to change said covenants in whole or in part.',
      'After a first period, the covenants can be changed with the approval of more than half of the lots.',
    ],
  ])('%s: %s', (fact, text, told, type) => {
    expect(says(fact, text, type)).toBe(told);
  });

  it('tells a most of the homes, and no lots block by block', () => {
    const most = 'The maximum number of lots in the project shall not exceed 300.';
    expect(shows('community.units', most)).toBe('up to 300');
    const rows = 'Lots 1 through 9, inclusive, of the recorded plat.';
    expect(shows('community.units', rows)).toBe('9');
    expect(shows('community.units', rows.replace('of the', 'Block 1, of the'))).toBeUndefined();
  });
});
