import { describe, expect, it } from 'vitest';
import { analyze } from '../analyze.ts';
import { linesOfText } from '../structure/printed.ts';

function point(fact: string, text: string) {
  const page = { number: 1, text, lines: linesOfText(text), size: null, readable: true };
  const { key_points: points, restricted_activities: limits } = analyze([page], { documentType: 'cc_and_r' });
  return [...points, ...limits].find(({ id }) => id === fact);
}
const says = (fact: string, text: string) => point(fact, text)?.text;

describe('limits of which no more is known than that there are some', () => {
  it('are told in the words of the document', () => {
    expect(
      says('vehicles.rv_boat_trailer', 'No boat, trailer or camper shall be parked on any street or alley.'),
    ).toBe(
      'You may keep an RV, boat or trailer only within limits. The text says: “No boat, trailer or camper shall be parked on any street or alley”.',
    );
  });

  it('are told from their verb on where many things are named before it', () => {
    const text =
      'No boats, house trailers, campers, motor homes, snowmobiles, utility trailers of any size, buses, dump trucks or recreational vehicles in excess of twelve feet in length shall be parked within the right of way of any street.';
    expect(says('vehicles.rv_boat_trailer', text)).toMatch(
      /The text says: “No boats, house trailers, campers, motor homes, snowmobiles … shall be parked within the right of way of any street”\.$/,
    );
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
      'No boat, trailer or camper shall be parked on any street or alley.',
      'restricted (with further terms)',
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
      '30 days, when interest starts',
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
      'You may keep an RV, boat or trailer only within limits. The text says: “No boat or trailer shall be parked on a street”. The text goes on: “In addition, at no time shall a boat or trailer be kept on a corner lot”.',
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
      'An assessment that is not paid within fifteen (15) days after the due date is delinquent and bears interest at 8 percent per annum.',
      'A payment is late 15 days after it is due.',
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
      'After a first period, the covenants can be changed with the approval of two-thirds of all votes.',
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
    expect(says('meeting.notice', text)).toContain('on raising dues 30 days');
  });
});
