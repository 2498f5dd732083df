import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { analyze } from '../analyze.ts';
import { linesOfText } from '../structure/printed.ts';

function analysisOf(text: string, documentType: DocumentType) {
  const page = { number: 1, text, lines: linesOfText(text), size: null, readable: true };
  return analyze([page], { documentType });
}
function says(fact: string, text: string, documentType: DocumentType) {
  const { key_points: points, restricted_activities: limits } = analysisOf(text, documentType);
  return [...points, ...limits].flatMap((one) => (one.id.startsWith(fact) ? one.text : []));
}

const fined = 'FINES\nThe schedule of fines is as follows.\n';

describe('fines whose words stand behind each sum', () => {
  it.each([
    [
      `${fined}Late trash cans: $30 after the first letter, $60 for the second and $90 for every further letter.`,
      [
        'Fine: “The schedule of fines is as follows.” “Late trash cans: $30 after the first letter, $60 for the second and $90 for every further letter.”',
      ],
    ],
    [
      `${fined}Renting without leave: $800 for the first month and $400 for each month after that. Failure to file: $40 a week, not over $400.`,
      [
        'Fine: “The schedule of fines is as follows.” “Renting without leave: $800 for the first month and $400 for each month after that. Failure to file: $40 a week, not over $400.”',
        'The fine is $800 (Renting without leave: for the first month).',
      ],
    ],
    [
      `${fined}Noise: warning, $45, $90. Safety breaches: $350 with no warning.`,
      [
        'Fine: “The schedule of fines is as follows.” “Noise: warning, $45, $90. Safety breaches: $350 with no warning.”',
      ],
    ],
    [
      `${fined}Pets: Loose dog: $30. Loose cat: $20.`,
      ['The fine is $30 (Pets: Loose dog).', 'The fine is $20 (Pets: Loose cat).'],
    ],
    [
      `${fined}Noise: $45 each time. The Association's deductible, now $20,000, is the owner's where the loss begins in the unit.`,
      ['The fine is $45 (Noise).'],
    ],
    [
      '6.1 Fines may be levied after a hearing. No fine exceeds $150 for one violation nor $600 for a continuing one.',
      ['Fine: “No fine exceeds $150 for one violation nor $600 for a continuing one.”'],
    ],
  ])('%s', (text, told) => {
    expect(says('fine.schedule', text, 'rules').toSorted()).toEqual(told.toSorted());
  });
});

describe('quiet hours', () => {
  it.each([
    [
      'Quiet hours shall be 10 p.m. to 8 a.m. Sunday through Thursday and 11 p.m. to 9 a.m. Friday and Saturday.',
      'Quiet hours run from 10 p.m. to 8 a.m. Sunday through Thursday.',
    ],
    [
      'Quiet hours shall be: 10 pm to 7 am Sunday-Thursday',
      'Quiet hours run from 10 p.m. to 7 a.m. Sunday-Thursday.',
    ],
    ['Quiet time is 9 p.m. to 7 a.m. on weekdays.', 'Quiet hours run from 9 p.m. to 7 a.m. on weekdays.'],
    ['Quiet hours are 9 p.m. to 7 a.m. every day.', 'Quiet hours run from 9 p.m. to 7 a.m.'],
    ['Quiet. 11 p.m. to 7 a.m.', 'Quiet hours run from 11 p.m. to 7 a.m.'],
  ])('%s', (text, told) => {
    expect(says('use.quiet_hours', text, 'rules')).toEqual([told]);
  });

  it('are no hours of another place', () => {
    expect(says('use.quiet_hours', 'Elevator. 11 p.m. to 7 a.m. by key only.', 'rules')).toEqual([]);
  });
});

describe('a part of a sentence, or its figure, that belongs to something else', () => {
  it.each<[string, DocumentType, string, string[]]>([
    [
      'vehicles.rv_boat_trailer',
      'cc_and_r',
      'No truck over one ton shall be kept except in a garage; boats may be kept behind a gate.',
      [
        'RVs, boats and trailers: “No truck over one ton shall be kept except in a garage; boats may be kept behind a gate.”',
      ],
    ],
    [
      'vehicles.rv_boat_trailer',
      'cc_and_r',
      'No trailers, campers, recreational vehicles, boat trailers, boats, tractors, buses, or trucks in excess of 6,500 pounds gross vehicle weight, or other large vehicles may be parked, stored, cleaned, maintained or repaired upon any portion of the property of the association, upon any streets (whether they belong to the county or not), lots or open spaces in the community except in such places, if any, as may be designated for the parking of such vehicles by the Board.',
      [
        'RVs, boats and trailers, commercial vehicles or large trucks: “No trailers, campers, recreational vehicles, boat trailers, boats, tractors, buses, or trucks in excess of 6,500 pounds gross vehicle weight, or other large vehicles may be parked, stored, cleaned, maintained or repaired upon any portion of the property of the association, upon any streets (whether they belong to the county or not), lots or open spaces in the community except in such places, if any, as may be designated for the parking of such vehicles by the Board.”',
      ],
    ],
    [
      'vehicles.street_parking',
      'cc_and_r',
      'No trailers, boats or other large vehicles may be parked upon any streets.',
      [],
    ],
    [
      'vehicles.rv_boat_trailer',
      'cc_and_r',
      'Boats shall be kept in a garage; no truck may be parked on a lot.',
      ['You may keep a boat only in a garage.'],
    ],
    [
      'pets.leash_required',
      'rules',
      'Pets. Leash at all times outdoors; not in the clubhouse.',
      ['Pets must be on a leash outside your home.'],
    ],
    [
      'assessment.special_vote',
      'cc_and_r',
      'The Association may levy a special assessment applicable to that year only, for the cost of construction, reconstruction or unexpected repair of a capital improvement, provided that any such assessment exceeding $12,000 in total shall have the assent of two-thirds of the votes of each class.',
      [
        'A special assessment of more than $12,000 needs the approval of two-thirds of the votes of each class of members.',
      ],
    ],
    [
      'assessment.late_after',
      'cc_and_r',
      'Regular Assessments are due monthly on the first and delinquent on the sixteenth. A late charge of five percent (5%) and interest at twelve percent (12%) commencing thirty days after the due date may be charged.',
      ['A payment due on the 1st is late after the 15th.'],
    ],
    [
      'amendment.declaration_vote',
      'cc_and_r',
      'DECLARATION\nThere shall be no alteration or addition to the common elements costing more than $4,000 without the approval in writing of the owners of seventy-five percent of the units.',
      [],
    ],
    [
      'amendment.declaration_vote',
      'cc_and_r',
      'Amendments during the Class B period need 90% of the Owners; thereafter, 67% of the votes.',
      [
        'After a first period, the covenants can be changed with the approval of 67% of the votes. The text says: “Amendments during the Class B period need 90% of the Owners; thereafter, 67% of the votes”.',
      ],
    ],
    [
      'declaration.term',
      'cc_and_r',
      'This Declaration runs for 30 years from recording and then for successive periods of ten years unless two-thirds of the Owners sign a termination.',
      ['The covenants run for 30 years.'],
    ],
    [
      'declaration.term',
      'cc_and_r',
      'These covenants run with the land for 20 years from recording unless ended before by 75% of the Owners.',
      ['The covenants run for 20 years. The text adds: “unless ended before by 75% of the Owners”.'],
    ],
    [
      'assessment.initial_contribution',
      'cc_and_r',
      "At each resale the purchaser pays a capital contribution equal to one quarter's assessment.",
      [],
    ],
    [
      'assessment.foreclosure',
      'cc_and_r',
      'The Association may enforce its lien by judicial or nonjudicial foreclosure once the delinquent assessments are $1,800 or more, or are more than twelve months delinquent.',
      [
        'You can lose your home over dues of at least $1,800 or more than 12 months late: the association may foreclose, with or without a court.',
      ],
    ],
    [
      'board.size',
      'bylaws',
      'The affairs of the Association shall be managed by a Board of three (3) directors until the turnover meeting and of five (5) directors afterwards.',
      [
        'The first board has 3 directors. The text adds: “until the turnover meeting and of five (5) directors afterwards”.',
      ],
    ],
    [
      'quorum.members',
      'bylaws',
      'BYLAWS\n2.5 Quorum. Twenty-five percent of the votes in person or by proxy, except that for the election of the Board no quorum is needed.',
      [
        'A meeting of owners counts when 25% of the votes are there. The text adds: “except that for the election of the Board no quorum is needed”.',
      ],
    ],
    [
      'architecture.review_days',
      'rules',
      'The DRC meets on the second Tuesday and answers requests in writing within 30 days; if the DRC fails to respond in 45 days, such request is deemed denied.',
      ['A request for a change must be answered within 30 days.'],
    ],
    [
      'rental.cap',
      'rules',
      'Not more than six (6) of the 48 Townhomes may be leased at one time.',
      ['Only 6 homes may be rented at one time, so you may have to wait or be refused.'],
    ],
    [
      'vehicles.guest_parking_limit',
      'rules',
      '1. PARKING\nSuch guests may use unmarked spaces for no more than 72 consecutive hours.',
      ['A guest may park for no more than 3 days.'],
    ],
    [
      'special_assessment',
      'other',
      'Are there pending special assessments? Yes: the board has proposed $250 for the gate, to be voted on in May.',
      ['A special assessment of $250 for each home is proposed or being discussed.'],
    ],
    [
      'special_assessment',
      'other',
      'Any current or planned special assessments? Are there any special assessments pending? Yes, $250.',
      [],
    ],
  ])('%s in %s: %s', (fact, kind, text, told) => {
    expect(says(fact, text, kind)).toEqual(told);
  });

  it('is a rule of the whole community where the heading over a pool names cars as well', () => {
    const rules = (title: string) =>
      says(
        'vehicles.commercial',
        `${title}\n\nVehicles with commercial lettering must be in the garage.`,
        'rules',
      );
    expect(rules('POOL AND PARKING RULES')).toHaveLength(1);
    expect(rules('POOL AND CLUBHOUSE RULES')).toEqual([]);
  });

  it('goes on in no further item that only names the covenants', () => {
    const text =
      'RESTRICTIONS\nB. No fence shall be erected nearer to any street than the setback line.\nC. No dwelling shall be permitted at a cost of less than $9,000 by the prices at the date of these covenants.';
    expect(says('exterior.fences', text, 'cc_and_r').join(' ')).not.toContain('dwelling');
  });

  it('is not said of the pool alone where the vote is lost too', () => {
    const text = 'While an account is 60 days past due the owner may not use the pool and may not vote.';
    expect(
      analysisOf(text, 'rules')
        .restricted_activities.map((one) => one.text)
        .join(' '),
    ).not.toContain('At the pool');
  });

  it.each([
    'The covenants run forever unless ended by 80% of the owners.',
    'These restrictions bind until January 1, 1998.',
  ])('leaves the term of the covenants not unmentioned: %s', (text) => {
    const { not_stated: open } = analysisOf(
      `DECLARATION OF COVENANTS
${text}`,
      'cc_and_r',
    );
    expect(open).not.toContain('declaration.term');
  });
});
