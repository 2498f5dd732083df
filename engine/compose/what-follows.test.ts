import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { analyze } from '../analyze.ts';
import { ownWords } from '../say/say-own-words.ts';
import { linesOfText } from '../structure/printed.ts';

function point(fact: string, text: string, documentType: DocumentType = 'cc_and_r') {
  const page = { number: 1, text, lines: linesOfText(text), size: null, readable: true };
  const { key_points: points, restricted_activities: limits } = analyze([page], { documentType });
  return [...points, ...limits].find(({ id }) => id === fact);
}
const says = (fact: string, text: string) => point(fact, text)?.text;

describe('limits of which no more is known than that there are some', () => {
  it('are told in the words of the document', () => {
    expect(
      says('vehicles.rv_boat_trailer', 'No boat, trailer or camper shall be parked on any street or alley.'),
    ).toBe('RVs, boats and trailers: “No boat, trailer or camper shall be parked on any street or alley.”');
  });

  it('are told from their verb on where a long row of things is named before it', () => {
    const things = Array.from({ length: 40 }, (_, n) => `trailers of kind ${n}`).join(', ');
    expect(ownWords(`No boats, ${things} or campers shall be parked on any street.`, ['boat'])).toBe(
      'No boats, trailers of kind 0, trailers of kind 1, trailers … shall be parked on any street',
    );
  });

  it('are told up to what may not be done, where that comes late', () => {
    const things = Array.from({ length: 40 }, (_, n) => `kind ${n}`).join(', ');
    expect(
      ownWords(`Nor shall any trailers (of ${things}) be kept outside of a building.`, ['trailer']),
    ).toMatch(/be kept outside of a building$/);
  });

  it('leave out nothing that narrows what they speak of', () => {
    const things = Array.from({ length: 40 }, (_, n) => `trailers of kind ${n}`).join(', ');
    expect(
      ownWords(`No boats, ${things} or campers which the Board dislikes shall be parked on any street.`, [
        'boat',
      ]),
    ).not.toContain('shall be parked');
  });
});

describe('what a sentence rules besides its answer', () => {
  it.each([
    [
      'a figure',
      'exterior.signs',
      'One sign of not more than five (5) square feet may stand on a Lot while it is for sale or for rent.',
      'of not more than five (5) square feet',
    ],
    [
      'a consent',
      'vehicles.rv_boat_trailer',
      'No boat or trailer shall be kept on a Lot except within a fenced area that has been approved by the Committee.',
      'approved by the Committee',
    ],
    [
      'a notice',
      'pets.removal',
      'An Owner may be required to remove a pet for a violation upon the third notice in writing from the Board.',
      'upon the third notice in writing',
    ],
    [
      'lenders',
      'amendment.declaration_vote',
      'This Declaration may be amended by a vote of 67% of all votes, and no change takes effect without the approval of first mortgagees of the Lots.',
      'first mortgagees',
    ],
    [
      'an animal that is no pet',
      'pets.farm_animals',
      'No livestock or poultry shall be kept on any Lot, except horses and household pets.',
      'except horses and household pets',
    ],
  ])('is quoted: %s', (_, fact, text, words) => {
    expect(says(fact, text)).toMatch(/ The text (?:says|adds): “/);
    expect(says(fact, text)).toContain(words);
  });

  it('is not, where the statement tells it', () => {
    expect(
      says('pets.farm_animals', 'No livestock or poultry shall be kept on any Lot, except household pets.'),
    ).toBe('You may not keep livestock or poultry.');
    expect(
      says('amendment.declaration_vote', 'This Declaration may be amended by a vote of 67% of all votes.'),
    ).not.toContain('The text says');
  });
});

describe('terms that a statement has and its fact does not show', () => {
  const row = (fact: string, text: string) => {
    const page = { number: 1, text, lines: linesOfText(text), size: null, readable: true };
    return analyze([page], { documentType: 'cc_and_r' }).facts.find(({ id }) => id === fact)?.display;
  };

  it.each([
    [
      'vehicles.rv_boat_trailer',
      `No boat, trailer or camper shall be parked on any street or alley${', or in a court'.repeat(8)}.`,
      'there are rules (with further terms)',
    ],
    [
      'assessment.interest_rate',
      'Assessments not paid when due shall bear interest at 18% per annum or such other rate as the Board may set.',
      '18% (with further terms)',
    ],
    [
      'assessment.interest_rate',
      'Assessments not paid when due shall bear interest at 18% per annum.',
      '18%',
    ],
    [
      'assessment.late_after',
      'If an assessment is not paid within thirty (30) days after the due date, it shall bear interest from the due date at 8 percent per annum.',
      '30 days, then interest is added',
    ],
    ['rental.minimum_term', 'No lease shall be for a term of less than ninety (90) days.', '90 days'],
  ])('are pointed at: %s %#', (fact, text, words) => {
    expect(row(fact, text)).toBe(words);
  });
});

describe('what the next sentence takes back or adds', () => {
  it.each([
    [
      'occupancy.residential_only',
      'Lots shall be used for residential purposes only. Notwithstanding the foregoing, an Owner may give music lessons in the home.',
      'Homes may be used for living in only. The text goes on: “Notwithstanding the foregoing, an Owner may give music lessons in the home”.',
    ],
    [
      'amendment.declaration_vote',
      'This Declaration may be amended by an instrument signed by 67% of the Owners. The foregoing notwithstanding, the Declarant may amend this Declaration alone to correct errors.',
      'The covenants can be changed with the approval of 67% of the owners. The text goes on: “The foregoing notwithstanding, the Declarant may amend this Declaration alone to correct errors”.',
    ],
    [
      'vehicles.rv_boat_trailer',
      'No boat or trailer shall be parked on a street. In addition, at no time shall a boat or trailer be kept on a corner lot.',
      'RVs, boats and trailers: “No boat or trailer shall be parked on a street.” The text goes on: “In addition, at no time shall a boat or trailer be kept on a corner lot”.',
    ],
    [
      'assessment.frequency',
      'Assessments are billed annually in January. There will be four coupons for owners who are used to quarters.',
      'Dues are collected once a year. The text goes on: “There will be four coupons for owners who are used to quarters”.',
    ],
    [
      'vehicles.commercial',
      'Trucks of more than one ton shall not be parked on any lot. Lighter trucks shall be kept in an enclosed garage.',
      'Commercial vehicles or large trucks: “Trucks of more than one ton shall not be parked on any lot.” The text goes on: “Lighter trucks shall be kept in an enclosed garage”.',
    ],
  ])('is quoted: %s', (fact, text, words) => {
    expect(says(fact, text)).toBe(words);
  });

  it('is cited as well', () => {
    const text =
      'Lots shall be used for residential purposes only. However, an Owner may give music lessons in the home.';
    expect(
      point('occupancy.residential_only', text)
        ?.citations.map(({ quote }) => quote)
        .join(' '),
    ).toContain('However, an Owner may give music lessons in the home.');
  });

  it.each([
    [
      'it frees the developer alone',
      'occupancy.residential_only',
      'Lots shall be used for residential purposes only. However, the Declarant may keep a sales office on any Lot.',
    ],
    [
      'it speaks of something else',
      'occupancy.residential_only',
      'Lots shall be used for residential purposes only. Except for cars, no vehicle shall be left on a street.',
    ],
    [
      'it stands under another heading',
      'occupancy.residential_only',
      'Section 1. Use. Lots shall be used for residential purposes only.\n\nSection 2. Shops. However, a shop may be opened on Lot 1.',
    ],
  ])('is left alone where %s', (_, fact, text) => {
    expect(says(fact, text)).toBe('Homes may be used for living in only.');
  });
});

describe('votes, terms and meetings as the text has them', () => {
  it.each([
    [
      'assessment.late_after',
      'If an assessment is not paid within thirty (30) days after the due date, it shall bear interest from the due date at 8 percent per annum.',
      'Interest is added once a payment is 30 days late.',
    ],
    [
      'assessment.late_after',
      'Any assessments which are not paid when due shall be delinquent, if the assessment is not paid within thirty (30) days after the due date, it shall bear interest at 8 percent per annum.',
      'Interest is added once a payment is 30 days late. The text adds: “if the assessment is not paid within thirty (30) days after the due date”.',
    ],
    [
      'assessment.late_after',
      'An assessment that is not paid within fifteen (15) days after the due date is delinquent and bears interest at 8 percent per annum.',
      'A payment is late 15 days after it is due.',
    ],
    [
      'assessment.late_after',
      'If an assessment is not paid within thirty (30) days after the due date, a fee of $12 shall be charged, and the Association may bring an action at law against the Owner, and interest, costs and reasonable fees of any such action shall be added.',
      'A fee is added once a payment is 30 days late.',
    ],
    [
      'assessment.late_after',
      'If an assessment is not paid within thirty (30) days after the due date, it bears interest, and the costs of any such action shall be added.',
      'Interest is added once a payment is 30 days late.',
    ],
    [
      'architecture.no_answer_means',
      'If the Committee fails to approve or disapprove plans within forty-five (45) days after submission, the plans shall be deemed approved. The Committee meets once a month.',
      'If your request for a change gets no answer within 45 days, it counts as approved.',
    ],
    [
      'rental.minimum_term',
      'No lease shall be for a term of less than ninety (90) days.',
      'A lease must run at least 90 days.',
    ],
    [
      'rental.minimum_term',
      'No lease shall be for a term of less than three (3) months.',
      'A lease must run at least 3 months.',
    ],
    [
      'amendment.declaration_vote',
      'This Declaration may not be amended during the first twenty (20) years except by an instrument executed by the Declarant together with the Owners of two-thirds of the Lots, and thereafter by an instrument signed by Owners holding two-thirds of the votes entitled to vote.',
      'After a first period, the covenants can be changed with the approval of two-thirds of all votes. The text says: “This Declaration may not be amended during the first twenty (20) years except by an instrument executed by the Declarant together with the Owners of two-thirds of the Lots, and thereafter by an instrument signed by Owners holding two-thirds of the votes entitled to vote”.',
    ],
    [
      'assessment.special_vote',
      'The Association may levy a special assessment for the purpose of building or repairing a capital improvement upon the Common Area, provided that it has the assent of two-thirds of the votes of Members who are voting in person or by proxy.',
      'A special assessment for capital improvements needs the approval of two-thirds of the votes cast.',
    ],
    [
      'assessment.special_vote',
      'The Association may levy a special assessment for a capital improvement or any unexpected operating deficit, provided that it has the assent of two-thirds of the votes of Members who are voting in person or by proxy.',
      'A special assessment needs the approval of two-thirds of the votes cast.',
    ],
  ])('%s: %#', (fact, text, words) => {
    expect(says(fact, text)).toBe(words);
  });

  it('tells the meeting that a section named by its number is about', () => {
    const text = `ARTICLE V. ASSESSMENTS

Section 5.3. Maximum Annual Assessment. The maximum annual assessment may be increased above five percent by a vote of two-thirds of the Members.

Section 5.4. Special Assessments. The Association may levy special assessments of up to $200 without a vote.

Section 5.5. Notice and Quorum for Action Authorized Under Section 5.3. Written notice of any meeting called for the purpose of taking any action authorized under Section 5.3 shall be sent to all Members not less than 30 days in advance of the meeting. At the first such meeting the presence of 60 percent of all the votes shall constitute a quorum.`;
    expect(says('quorum.members', text)).toContain('on raising dues counts');
    expect(says('meeting.notice', text)).toContain('on raising dues at least 30 days');
  });
});

describe('what readers missed beside a statement', () => {
  it.each([
    [
      'exterior.satellite_dishes',
      'No radio antenna, television antenna, satellite dish or similar device of any kind which may be undesirable in the opinion of the Board to the Owners of the neighboring Lots shall be installed on any building.',
      'Satellite dishes and antennas: “No radio antenna, television antenna, satellite dish or similar device of any kind which may be undesirable in the opinion of the Board to the Owners of the neighboring Lots shall be installed on any building.” Federal law (47 CFR 1.4000) lets you put up a dish of up to one meter or a TV antenna where the space is yours alone. The rules may still say where.',
    ],
    [
      'exterior.clotheslines',
      'No clothesline that may offend the neighbors shall be put up on a lot.',
      'Drying laundry outside: “No clothesline that may offend the neighbors shall be put up on a lot.”',
    ],
    [
      'exterior.fences',
      'No fence shall be erected on any lot unless required by an agency of government.',
      'Fences: “No fence shall be erected on any lot unless required by an agency of government.”',
    ],
    [
      'assessment.all_due_at_once',
      'If an assessment is not paid within one hundred twenty (120) days after its due date, the entire balance of the annual assessment shall be immediately due.',
      "If you pay late, the rest of the year's dues can come due at once. The text says: “If an assessment is not paid within one hundred twenty (120) days after its due date, the entire balance of the annual assessment shall be immediately due”.",
    ],
    [
      'architecture.no_answer_means',
      'If the Committee fails to act within thirty (30) days after an application is submitted, the application shall be deemed approved.',
      'If your request for a change gets no answer within 30 days, it counts as approved.',
    ],
    [
      'assessment.late_after',
      'An assessment that is not paid within sixty (60) days after the due date is delinquent.',
      'A payment is late 60 days after it is due.',
    ],
    [
      'meeting.notice',
      'Written notice of each special meeting of the Members shall be mailed not less than ten (10) nor more than fifty (50) days before such special meeting.',
      'Owners get notice of a meeting that is specially called 10 to 50 days ahead.',
    ],
    [
      'meeting.notice',
      'Written notice of the place and hour of a meeting of the Members and, in case of a special meeting, its purpose shall be mailed not less than ten (10) nor more than fifty (50) days before it.',
      'Owners get notice of a meeting 10 to 50 days ahead.',
    ],
    [
      'fine.hearing',
      'Before a suspension of privileges may be imposed for fines or dues that are not paid, the Owner shall be given notice and an opportunity to be heard.',
      'You get notice and a hearing before you lose rights.',
    ],
    ['exterior.signs', 'The Owner who complains must sign, date and print his name on the form.', undefined],
    ['exterior.flags', "The flagpole's finish and color must be approved by the Committee.", undefined],
  ])('%s %#', (fact, text, words) => {
    expect(says(fact, text)).toBe(words);
  });
});

it('takes what the article on members says of its own meetings for a rule of them all', () => {
  const text = [
    'BYLAWS OF THE ELM COURT HOMEOWNERS ASSOCIATION',
    'ARTICLE III MEMBERS AND VOTING',
    'Section 1. Votes. Each member has one vote for each Lot.',
    'Section 2. Quorum. Written notice of any meeting called for the purpose of taking any action authorized under this Article shall be sent to all members not less than thirty (30) days nor more than sixty (60) days in advance of the meeting. At the first such meeting called, the presence of members entitled to cast thirty percent (30%) of all the votes shall constitute a quorum.',
  ].join('\n');
  expect(point('meeting.notice', text, 'bylaws')?.text).toBe(
    'Owners get notice of a meeting 30 to 60 days ahead.',
  );
  expect(point('quorum.members', text, 'bylaws')?.text).toBe(
    'A meeting of owners counts when 30% of all votes are there.',
  );
});

it('reads of what a majority is where it is also given in figures', () => {
  const text = [
    'BYLAWS OF THE ELM COURT HOMEOWNERS ASSOCIATION',
    'Section 9.2 Amendments. An amendment of these Bylaws must be approved by members holding a majority (at least 50%) of the voting rights.',
    'Section 9.3 Later Amendments. After the turnover an amendment of these Bylaws shall require the approval of a majority of the voting rights, voting in person or by proxy.',
  ].join('\n');
  expect(point('amendment.bylaws_vote', text, 'bylaws')?.text).toBe(
    'The bylaws can be changed with the approval of more than half of all votes.',
  );
});

it('tells the developer’s end by an anniversary, and that one more is named', () => {
  const until = (events: string) =>
    point(
      'voting.declarant_control',
      `The Class B member shall have three votes for each Lot owned. Class B membership shall cease upon the earlier of: ${events}`,
    )?.text;
  expect(
    until(
      '(i) the date when 75% of the Lots have been conveyed; or (ii) the twentieth (20th) anniversary of the date of recordation of this Declaration.',
    ),
  ).toContain('until 75% of the lots are sold or until 20 years after this document, whichever comes first');
  expect(
    until('(i) the date when 75% of the Lots have been conveyed; or (ii) when the Declarant so elects.'),
  ).toContain(
    'until 75% of the lots are sold or until another event that is named there, whichever comes first',
  );
});
