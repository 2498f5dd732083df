import { describe, expect, it } from 'vitest';
import { analysisOf, says, shows, told } from '../testing/told-of.ts';

const assessments = 'ARTICLE V\nCOVENANT FOR MAINTENANCE ASSESSMENTS\n';
const special = (vote: string) =>
  `The Association may levy a special assessment for the repair of the Common Area, provided that any such assessment shall have the assent of ${vote}.`;
const amended = (vote: string) => `This Declaration may be amended by ${vote}.`;

describe('of what a vote is a share', () => {
  it.each([
    [
      'sixty-seven percent (67%) of the votes cast, in person or by proxy, at a meeting',
      '67% of the votes cast',
    ],
    [
      'two-thirds (2/3) of the votes of each class of members who are voting in person or by proxy at a meeting duly called for this purpose',
      'two-thirds of the votes cast in each class of members',
    ],
    [
      'a majority of the votes of Members who are voting in person or by proxy',
      'more than half of the votes cast',
    ],
    ['seventy-five percent (75%) of the total voting power of the Association', '75% of all votes'],
    ['fifty-one percent (51%) of all votes allocated to the Lots', '51% of all votes'],
    ['sixty percent (60%) of the Owners', '60% of the owners'],
    [
      'a majority of the members present at a meeting duly called for this purpose',
      'more than half of the members present at a meeting',
    ],
  ])('a special assessment: %s', (vote, share) => {
    expect(says('assessment.special_vote', special(vote))).toBe(
      `A special assessment needs the approval of ${share}.`,
    );
    expect(shows('assessment.special_vote', special(vote))).toBe(share);
  });

  it.each([
    ['the approval of sixty-seven percent (67%) of all votes', '67% of all votes'],
    [
      'an instrument signed by not less than seventy-five percent (75%) of the Lot Owners',
      '75% of the owners',
    ],
    ['the vote of Owners of sixty-seven percent (67%) of the Lots', '67% of the lots'],
    ['the vote of Owners holding two-thirds (2/3) of the votes', 'two-thirds of all votes'],
    ['the vote of fifty percent (50%) of the Owners', '50% of the owners'],
  ])('an amendment: %s', (vote, share) => {
    expect(says('amendment.declaration_vote', amended(vote))).toBe(
      `The covenants can be changed with the approval of ${share}.`,
    );
  });

  it.each([
    [
      'The Association may levy a special assessment to defray the cost of any construction, unexpected repair or replacement of a described capital improvement upon the Common Area, provided that it has the assent of two-thirds (2/3) of the votes of all members.',
      'A special assessment for capital improvements needs the approval of two-thirds of all votes.',
    ],
    [
      'Any special assessment which would cause the yearly total for a home to exceed this limitation shall be effective only if approved by a majority of the total Association vote.',
      'A special assessment above a set limit needs the approval of more than half of all votes.',
    ],
    [
      'If Member approval is required in connection with any increase or imposition of Assessments, the vote required shall be a majority of a quorum of the members.',
      'A special assessment that must go to the owners needs the approval of more than half of a quorum of the members.',
    ],
  ])('tells which special assessments need the vote: %s', (text, statement) => {
    expect(says('assessment.special_vote', text)).toBe(statement);
  });

  it('is left out where the text does not say it, or says two things', () => {
    expect(says('assessment.special_vote', 'No special assessment may be levied without 67% approval.')).toBe(
      'A special assessment needs 67% approval.',
    );
    expect(
      says(
        'assessment.special_vote',
        special('two-thirds (2/3) of the total votes of the Members who are voting in person or by proxy'),
      ),
    ).toBe('A special assessment needs approval by two-thirds.');
  });

  it('is not the half of it: a majority of a quorum, and the board beside the members', () => {
    const bylaws =
      'These Bylaws may be amended at a meeting of the members by a vote of a majority of a quorum of members present in person or by proxy.';
    expect(says('amendment.bylaws_vote', bylaws, 'bylaws')).toBe(
      'The bylaws can be changed with the approval of more than half of a quorum of the members.',
    );
    const either =
      'These Bylaws may be altered or amended by a majority vote of the Board at two regular meetings, or by a majority vote of the Members at the annual meeting of the Membership.';
    expect(says('amendment.bylaws_vote', either, 'bylaws')).toBe(
      'The bylaws can be changed with the approval of more than half of the members at a meeting, or by the board.',
    );
  });

  it.each([
    [
      'amendment.declaration_vote',
      'cc_and_r',
      'This Declaration may be amended by an instrument executed by the Association with the approval of a majority of the votes of the Board of Directors.',
      'The board can change the covenants, by more than half of it.',
    ],
    [
      'amendment.bylaws_vote',
      'bylaws',
      'These Bylaws may be amended by a vote of two-thirds (2/3) of a quorum of the Board of Directors at any meeting of the Board.',
      'The board can change the bylaws, by two-thirds of a quorum of it.',
    ],
    [
      'amendment.bylaws_vote',
      'bylaws',
      'The Board of Directors may amend these Bylaws by a majority vote of the directors present at any meeting.',
      'The board can change the bylaws, by more than half of the directors present at a meeting.',
    ],
    [
      'amendment.bylaws_vote',
      'bylaws',
      'The power to amend these Bylaws is vested concurrently in the Board and the Members, but any amendment of these Bylaws by the membership shall be effective when approved by a majority of the Members of the Association who are voting in person or by proxy.',
      'The bylaws can be changed with the approval of more than half of the votes cast, or by the board.',
    ],
    [
      'amendment.bylaws_vote',
      'bylaws',
      'These Bylaws may be amended by a vote of 60% of the members. The Board of Directors of the Corporation shall have the power, without the assent of the members, to alter, amend or repeal the Bylaws.',
      'The bylaws can be changed with the approval of 60% of the members, or by the board.',
    ],
    [
      'amendment.bylaws_vote',
      'bylaws',
      'These Bylaws may be amended by a vote of 60% of the members. The Board may propose to amend these Bylaws at any meeting.',
      'The bylaws can be changed with the approval of 60% of the members.',
    ],
    [
      'amendment.bylaws_vote',
      'bylaws',
      'These Bylaws may be amended at a meeting of the members called by the Board, by a majority vote of the attending.',
      'The bylaws can be changed with the approval of more than half of the members present at a meeting.',
    ],
  ] as const)('names the body whose vote it is: %s', (fact, type, text, said) => {
    expect(says(fact, text, type)).toBe(said);
  });

  it('comes with the quorum of that vote, which is cited, and with what needs no vote', () => {
    const vote = `A special assessment shall be approved by sixty-seven percent (67%) of the votes cast at a meeting called for that purpose.`;
    const quorum = 'Fifty percent (50%) of all votes make a quorum at that meeting.';
    const point = told('assessment.special_vote', `${vote} ${quorum}`);
    expect(point?.text).toBe(
      'A special assessment needs the approval of 67% of the votes cast, with a quorum of 50% of all votes.',
    );
    expect(point?.citations.map(({ quote }) => quote)).toEqual([vote, quorum]);
    const general = 'Thirty percent (30%) of the votes make a quorum at any meeting of the Association.';
    expect(says('assessment.special_vote', `${vote} ${general}`)).toBe(
      'A special assessment needs the approval of 67% of the votes cast.',
    );
    expect(
      says(
        'assessment.special_vote',
        'Except in emergency situations, the Board may not, without the approval of Owners constituting a majority of the Owners of the Association and casting a majority of the votes at a meeting of the Association, levy special assessments that in the aggregate exceed 5 percent of the budgeted gross expenses of the Association for that year.',
      ),
    ).toBe(
      'A special assessment of more than 5% of the budget needs the approval of more than half of the votes cast, with a quorum of more than half of the owners, except in an emergency.',
    );
  });

  it('tells a later vote as one, and the vote that ends the covenants', () => {
    expect(
      says(
        'amendment.declaration_vote',
        'This Declaration may be amended during the first twenty year period by an instrument signed by not less than ninety percent (90%) of the Lot Owners, and thereafter by an instrument signed by not less than seventy-five percent (75%) of the Lot Owners.',
      ),
    ).toBe(
      'After a first period, the covenants can be changed with the approval of 75% of the owners. The same sentence also says: “This Declaration may be amended during the first twenty year period by an instrument signed by not less than ninety percent (90%) of the Lot Owners”.',
    );
    expect(
      says(
        'declaration.renewal',
        'This Declaration binds the land for twenty-five (25) years from the date it is recorded, and is then extended automatically for successive periods of ten (10) years unless Owners who hold seventy-five percent (75%) of the votes agree to end it.',
      ),
    ).toBe('After that they go on for 10 years at a time, unless 75% of all votes agree to end them.');
    expect(
      says(
        'declaration.renewal',
        'These covenants run for thirty years and are then extended automatically for successive periods of ten (10) years unless a majority of the votes is cast to change said covenants in whole or in part.',
      ),
    ).toMatch(/ for 10 years at a time, unless .* agree to change them\.$/);
  });
});

describe('the one meeting that it holds for', () => {
  it.each([
    [
      'meeting.notice',
      'A special assessment for repairs on additional property acquired by it must be approved by 67% of the votes cast at a meeting for which written notice was sent to every Owner at least thirty (30) days and not more than sixty (60) days ahead.',
      'Owners get notice of a meeting on a special assessment 30 to 60 days ahead.',
    ],
    [
      'meeting.notice',
      `${assessments}Section 5. Written notice of any meeting called for the purpose of taking any action authorized under Sections 3 and 4 shall be sent to all members not less than thirty (30) days nor more than sixty (60) days in advance of the meeting.`,
      'Owners get notice of a meeting on raising dues or on a special assessment 30 to 60 days ahead.',
    ],
    [
      'meeting.notice',
      'ARTICLE V ASSESSMENTS\nSection 3. Guarantee. The Developer guarantees the assessments of the first year; the guarantee terminates when the budget is passed.\nSection 4. Special Assessments. The Association may levy a special assessment for capital improvements.\nSection 5. Written notice of any meeting called for the purpose of taking any action authorized under Sections 3 and 4 shall be sent to all members not less than thirty (30) days in advance of the meeting.',
      'Owners get notice of a meeting on raising dues or on a special assessment at least 30 days ahead.',
    ],
    [
      'meeting.notice',
      'Written notice of each meeting of the members shall be given at least fifteen (15) days before such meeting to each member entitled to vote thereat.',
      'Owners get notice of a meeting at least 15 days ahead.',
    ],
    [
      'quorum.members',
      'The presence at the meeting of members entitled to cast one-tenth (1/10) of the votes of each class of membership shall constitute a quorum for any action.',
      'A meeting of owners counts when 10% of the votes of each class of members are there.',
    ],
    [
      'quorum.members',
      `${assessments}Section 5. Written notice of any meeting called for the purpose of taking any action authorized under Sections 3 and 4 shall be sent to all members not less than 30 days in advance of the meeting. At the first such meeting called, the presence of members or of proxies entitled to cast sixty percent (60%) of all the votes of each class of membership shall constitute a quorum.`,
      'A meeting of owners on raising dues or on a special assessment counts when 60% of the votes of each class of members are there.',
    ],
  ])('%s: %s', (fact, text, words) => {
    expect(says(fact, text)).toBe(words);
  });
});

describe('how a lien is foreclosed', () => {
  const after = 'You can lose your home over ';
  it.each([
    [
      'When an Owner is more than ninety (90) days delinquent, the Association may record a notice of lien and may foreclose the lien in the same manner as a mortgage.',
      'dues more than 90 days late: the association may foreclose as on a mortgage, in some states without a court.',
    ],
    [
      'Such lien shall be enforced by action in the same manner in which mortgages on real property may be foreclosed.',
      'unpaid dues: the association may foreclose through a court.',
    ],
    [
      'In the event the Association shall bring any suit or action to enforce this Declaration, or to collect any money due hereunder or to foreclose a lien for assessments, the Owner shall pay its costs.',
      'unpaid dues: the association may foreclose through a court.',
    ],
    [
      'The Association may bring an action to foreclose the lien against the property for unpaid assessments.',
      'unpaid dues: the association may foreclose through a court.',
    ],
    [
      'The Association may bring an action at law against the owner personally obligated to pay the same, or foreclose the lien against the property.',
      'unpaid dues: the association may foreclose. The text here does not say whether that takes a court.',
    ],
    [
      'The Association may bring an action to foreclose the lien against the property for unpaid assessments.\n\nSaid lien may be foreclosed in the same manner as a deed of trust.',
      'unpaid dues: the association may foreclose through a court, or in a way that may need none.',
    ],
    [
      'The Association may file suit to foreclose its lien for unpaid assessments.\n\nThe Board may instruct its agent to record a Notice of Default and Election to Sell.',
      'unpaid dues: the association may foreclose through a court, or in a way that may need none.',
    ],
    [
      'The Association may file suit to foreclose its lien for unpaid assessments.\n\nThe holder of a first mortgage may foreclose it by power of sale.',
      'unpaid dues: the association may foreclose through a court.',
    ],
  ])('%s', (text, words) => {
    expect(says('assessment.foreclosure', text)).toBe(`${after}${words}`);
    const [risk] = analysisOf(text).risks;
    expect(risk?.explanation).not.toMatch(/must go through a court/);
    expect(risk?.level).toBe('high');
  });
});

describe('what else a sentence says of its answer', () => {
  it('a fine that is a ceiling, with what all of it may come to', () => {
    const text =
      'A fine may not exceed One Hundred Dollars ($100.00) for a single violation, or Ten Dollars ($10.00) per day for a violation that continues, up to One Thousand Dollars ($1,000.00) in all.';
    expect(says('fine.schedule', text)).toBe('A fine can be up to $100 (single violation).');
    expect(says('fine.schedule-2', text)).toBe(
      'A fine can be up to $10 for each day it goes on (violation that continues), up to $1,000 in all.',
    );
    expect(analysisOf(text).risks.map(({ explanation }) => explanation)).toEqual([
      'A small breach can become a larger bill, up to $1,000 in all. Ask how you can appeal.',
    ]);
    expect(
      says(
        'fine.schedule',
        'An additional penalty of $10 per day, not to exceed $900.00, shall be paid for a violation.',
      ),
    ).toMatch(/ \$10 for each day it goes on.*, up to \$900 in all\.$/);
    expect(says('fine.schedule', 'The fine for parking on the grass is $50.')).toMatch(/^The fine is \$50/);
    expect(says('fine.schedule', 'The minimum fine for a first offence is $150.00.', 'rules')).toMatch(
      /^The fine is at least \$150/,
    );
    const twice =
      'The minimum fine for a first offense is $150.00 and fines of $150.00 will be assessed for each additional violation letter.';
    expect(says('fine.schedule', twice)).toMatch(/^The fine is at least \$150 \(first offense\)/);
    expect(says('fine.schedule-2', twice)).toMatch(/^The fine is \$150 \(additional violation letter\)/);
    expect(
      says(
        'fine.schedule',
        'The association may impose a fine of up to $75.00 per day on every violator, as damages for the harm caused by the violation.',
      ),
    ).toBe('The fine for breaking a rule can be up to $75 for each day it goes on.');
  });

  it.each([
    ['Before suing, the parties shall attempt mediation.', 'A dispute must go to mediation before a court.'],
    [
      'Any claim or dispute between an Owner and the Association shall be resolved by binding arbitration.',
      'A dispute must go to arbitration.',
    ],
    [
      'No suit shall be filed unless the parties have first submitted the dispute to mediation and arbitration.',
      'A dispute must go to mediation or arbitration before a court.',
    ],
  ])('the way out of court: %s', (text, words) => {
    expect(says('dispute.arbitration', text)).toBe(words);
  });

  it('the kind of animal, homes that are planned, dues first set, parts of the home kept with the whole', () => {
    expect(says('pets.max_weight_lb', 'No dog may weigh more than sixty (60) pounds.')).toBe(
      'No dog may weigh more than 60 pounds.',
    );
    expect(says('pets.max_weight_lb', 'No pet may weigh more than 60 pounds.')).toBe(
      'No pet may weigh more than 60 pounds.',
    );
    const home =
      'Each Owner shall maintain the home, the driveway, the landscaping and the sidewalk in front of the Lot at the Owner’s own cost.';
    expect(says('maintenance.roof', home)).toBe(
      'You keep up and pay for your home, its roof, outside and yard included.',
    );
    expect(shows('maintenance.fences', home)).toBeUndefined();
    expect(shows('maintenance.roof', home)).toMatch(/^The roof .* with the rest of what you own$/);
    const dues = 'The annual assessment for each Lot is $1,080, payable in equal monthly installments.';
    expect(says('assessment.regular', dues)).toMatch(/^This document sets regular dues of \$1,080 a year/);
    expect(says('assessment.regular', 'Dues are $90 a month for each home in 2026.', 'budget')).toMatch(
      /^You pay \$90/,
    );
  });
});

describe('what is told first', () => {
  it('a one-time sum by its size', () => {
    const closing = (sum: string) =>
      analysisOf(
        `The annual assessment for each Lot is $1,080. The buyer of a Lot shall pay a one-time contribution to working capital of ${sum} to the Association at closing.`,
      ).risks.map(({ level }) => level);
    expect(closing('$350')).toEqual(['low']);
    expect(closing('$5,000')).toEqual(['medium']);
  });
});

describe('a figure that is only a bound, or of a time that is over', () => {
  it.each([
    [
      'assessment.regular',
      'The initial annual assessment shall be not more than $35.00 per Lot.',
      'At first the regular dues could be at most $35 a year by this document. It does not say what they are now.',
    ],
    [
      'assessment.regular',
      'Until January 1 of the year immediately following the conveyance of the first Lot to an Owner, the maximum annual assessment shall be $70 per Lot.',
      'At first the regular dues could be at most $70 a year by this document. It does not say what they are now.',
    ],
    [
      'assessment.regular',
      'a. Until commencement of the second annual assessment period, the maximum monthly assessment for each Lot shall be $20.',
      'At first the regular dues could be at most $20 a month by this document. It does not say what they are now.',
    ],
    [
      'records.inspection',
      'This Declaration, the membership register and minutes of meetings of the Members shall be made available for inspection and copying by any Member.',
      "You may look at some of the association's papers. Read there which.",
    ],
    [
      'records.inspection',
      'Owners shall have the right to examine the minutes and the financial statements of the Association.',
      "You may look at the association's books and records.",
    ],
    [
      'assessment.frequency',
      'The annual assessment must be at a uniform rate for all Units and may be collected on a monthly basis.',
      'Dues may be collected every month.',
    ],
    [
      'assessment.frequency',
      'All Owners shall pay assessments for common expenses assessed by the Board from time to time, and at least quarterly.',
      'Dues are collected at least four times a year.',
    ],
    [
      'assessment.frequency',
      'The annual assessment may be paid by check and is due in monthly installments.',
      'Dues are collected every month.',
    ],
    [
      'assessment.regular',
      'Until paid, the debt is a lien. The maximum annual assessment shall be $70 per Lot.',
      'The regular dues may be at most $70 a year by this document. It does not say what they are now.',
    ],
    [
      'assessment.regular',
      'Until March 1, 1991, the annual assessment shall be not more than $240 per Lot.',
      'Until March 1, 1991 the regular dues could be at most $240 a year by this document. It does not say what they are now.',
    ],
    [
      'assessment.regular',
      'The annual assessment shall be not more than $240 per Lot.',
      'The regular dues may be at most $240 a year by this document. It does not say what they are now.',
    ],
    [
      'board.size',
      'The affairs of the Association shall be managed by a Board of no more than eleven directors.',
      'The board has at most 11 directors.',
    ],
    [
      'board.size',
      'The Board of Directors shall consist of at least one but not more than seven directors.',
      'The board has 1 to 7 directors.',
    ],
    [
      'declaration.term',
      'The covenants and restrictions of this Declaration ran for the initial 15 years from May 2, 1979 and shall be automatically extended for successive periods of ten years.',
      'The covenants ran for 15 years at first. That time was over when the text was written.',
    ],
  ])('%s: %s', (fact, text, statement) => {
    expect(says(fact, text)).toBe(statement);
  });
  it('stands so in the row of the fact', () => {
    expect(
      shows('board.size', 'The Association is governed by a Board of no more than eleven directors.'),
    ).toBe('up to 11');
    expect(
      shows(
        'assessment.regular',
        'Until March 1, 1991, the annual assessment shall be not more than $240 per Lot.',
      ),
    ).toBe('at most $240 a year, until March 1, 1991, by this document');
  });
});

describe('which streets', () => {
  it.each([
    [
      'The Association shall maintain, repair and replace the private alleys.',
      'The alleys are kept up by the association.',
    ],
    [
      'The Association shall maintain, repair and replace the private streets.',
      'The private streets are kept up by the association.',
    ],
    [
      '"Common Area" means all improvements other than public roads. The Association shall maintain the Common Area.',
      'The private streets are kept up by the association.',
    ],
    [
      'The Association shall maintain, repair and replace the streets and the alleys.',
      'The streets are kept up by the association.',
    ],
  ])('%s', (text, told) => {
    expect(says('maintenance.roads', text)).toBe(told);
  });
});

describe('what is added to a late payment', () => {
  it.each([
    [
      'Any assessment not paid within thirty (30) days after the due date shall bear a late charge. Assessments not paid when due are delinquent.',
      'A late fee is added once a payment is 30 days late.',
    ],
    [
      'A late charge of $20 is due on assessments not paid within 15 days of the due date, and they are delinquent.',
      'A payment is late 15 days after it is due.',
    ],
  ])('%s', (text, told) => {
    expect(says('assessment.late_after', text)).toBe(told);
  });
});

describe('a vote on a raise', () => {
  it('is none where the board may do it too', () => {
    const text = (who: string) =>
      `The annual assessment may be increased during the year upon approval by ${who} a majority vote of the entire membership of the Association.`;
    expect(says('assessment.increase_vote', text(''))).toBeDefined();
    expect(says('assessment.increase_vote', text('the Board or by'))).toBeUndefined();
  });
});

describe('what a buyer pays at the closing', () => {
  it('is all that the text asks for, under whatever name', () => {
    const capital =
      'A contribution to the working capital fund of the Association shall be paid by the purchaser of a Lot at the closing of each sale in the amount of two (2) months of the general assessment.';
    const initiation =
      'The purchaser of each Lot at the closing of the sale shall pay to the Association an initiation fee in the amount of $450.';
    const both = told('assessment.initial_contribution', `${initiation}\n\n${capital}`);
    expect(both?.text).toBe(
      'When you buy, you pay an extra sum once: 2 months of the regular dues, and $450 (initiation fee).',
    );
    expect(both?.citations.map(({ quote }) => quote)).toEqual([capital, initiation]);
    expect(says('assessment.initial_contribution', capital)).toBe(
      'When you buy, you pay an extra sum once: 2 months of the regular dues.',
    );
  });
});
