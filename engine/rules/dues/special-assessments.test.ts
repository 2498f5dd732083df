import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { factsIn } from '../../testing/facts-in.ts';
import { specialAssessments } from './special-assessments.ts';

const found = (text: string, type: DocumentType = 'minutes') =>
  [factsIn(text, [specialAssessments], type).special_assessment ?? []].flat();

describe('special assessments', () => {
  it('may bear the name of what they are for', () => {
    const letter = (words: string) => found(`Dear Owners,\n${words}`, 'other');
    expect(
      letter('The Board proposes a septic assessment of $420 for each lot, with the dues of 2032.'),
    ).toMatchObject([{ amount: 420, status: 'proposed' }]);
    expect(letter('The Board proposes a yearly assessment of $420 for each lot.')).toEqual([]);
  });

  it('are proposed where a notice lists them among what is put to the vote', () => {
    const notice = (lead: string) =>
      found(
        `${lead}\n1. A special assessment of $850 per lot to dredge the lake.\n2. Other matters.`,
        'other',
      );
    expect(
      notice(
        'A meeting of the members will be held on June 4, 2031 at the clubhouse to vote on the following:',
      ),
    ).toMatchObject([{ amount: 850, status: 'proposed' }]);
    expect(
      found('AGENDA\n1. Roll call\n2. To approve a special assessment of $850 per lot.', 'other'),
    ).toMatchObject([{ amount: 850, status: 'proposed' }]);
    expect(notice('The board has levied the following:')).not.toMatchObject([{ status: 'proposed' }]);
  });

  it('may be named in the cell before their sum', () => {
    const row = (item: string) =>
      found(
        `Elm Court\nMinutes\n\nItem\tDiscussion\tAction\nGate\tIt squeaks\tNone\n${item}\t$900/unit for docks; 20 of 60 lots came\tNo vote could be held`,
      );
    expect(row('2031 special assessment')).toMatchObject([{ amount: 900, status: 'proposed' }]);
    expect(row('Special meeting')).toEqual([]);
  });

  it('are told with the sum that took the place of the first', () => {
    const letter = (words: string) =>
      found(
        `Dear Owners,\nThe May letter said each lot would pay a special assessment of $900 for the dock.\n${words}`,
        'other',
      );
    for (const words of [
      'In June the board rescinded the $900 and adopted in its place an assessment of $400 per lot.',
      'In June the board replaced the $900 assessment with one of $400.',
      'In June the board cancelled the $900 and levied $400 instead.',
    ])
      expect(letter(words)).toMatchObject([{ amount: 400, status: 'approved' }]);
    expect(
      letter('Kim asked whether the board could cancel the $900 and approve $400 instead.'),
    ).toMatchObject([{ amount: 900 }]);
  });

  it('are proposed where a motion only calls a vote on them, or where they are one of two ways', () => {
    const status = (text: string) => found(text).map((one) => Object(one).status);
    expect(
      status(
        'Kim moved to hold a meeting for the owners to vote on a special assessment of $900 per lot. Passed 3-0.',
      ),
    ).toEqual(['proposed']);
    expect(status('Kim moved to levy a special assessment of $900 per lot. Passed 3-0.')).toEqual([
      'approved',
    ]);
    expect(status('Kim: a bank loan or a special assessment of $900 per lot.')).toEqual(['proposed']);
    expect(status('Kim: a special assessment of $900 per lot or a bank loan.')).toEqual(['proposed']);
    const ofRest =
      'We will use $45,000 of it and raise the rest, $90,000, by a supplemental assessment on all units.';
    expect(status(ofRest)).toEqual(['levied']);
    expect(status(ofRest.replace('We will', 'We may'))).toEqual(['proposed']);
    expect(status('Due on June 1: a special assessment of $900 per lot.')).toEqual(['levied']);
  });

  it.each([
    [
      'This is what was assessed to owners in May, $900 per home.',
      [{ amount: 900, per: 'home', status: 'levied' }],
    ],
    ['This is what was assessed to owners in May, $90 per month.', []],
    [
      'On motion of Ann Ray: VOTED: To approve a supplemental assessment of $90,000; to borrow a sum not exceeding $50,000.',
      [{ amount: 90000, status: 'approved' }],
    ],
    ['Any of these will mean a special assessment, and a sheet shows for $187,000 what each pays.', []],
    ['Ask your agent for $50,000 loss assessment with earthquake.', []],
    ['Who sells pays the rest of the special assessment. An assessment letter is $50.', []],
    ['A special assessment not exceeding $900 is for the board to approve.', []],
    [
      'The board has adopted a special assessment in that amount. It is shared equally, $900 per unit.',
      [{ amount: 900, per: 'home', status: 'approved' }],
    ],
    [
      'The board has adopted a special assessment in that amount. It is shared equally; the wall was $900.',
      [],
    ],
    [
      'In 2019 the special assessment was approved. Now we ask you to vote on a second special assessment of $700 per home.',
      [{ amount: 700, status: 'proposed' }],
    ],
    // a cost that was paid by several means, and what is an average
    [
      "The work exceeded the study's figure of $240,000 and was paid from the fund, the 2031 special assessment and a note.",
      [],
    ],
    [
      'In May the Board levied a special assessment of $96,000, averaging $1,000 per unit, for masonry.',
      [{ amount: 96_000, per: 'association' }],
    ],
    [
      'In May the Board levied a special assessment of $96,000, $1,000 per unit, for masonry.',
      [{ amount: 1000, per: 'home' }],
    ],
    // a threshold, a power, the price of a building
    ['Lee spoke of a special assessment; assessments over $5,000 need a vote.', []],
    ['The association has the right, with a vote, to pass special assessments or to spend $5,000.', []],
    ['We talk in May of a special assessment, at $9,000 a building.', []],
    // no sum of one kind of lots is everybody's
    [
      'The members approved a special assessment of $900 on each of the 20 lake lots and $200 on each other lot.',
      [{ status: 'approved' }],
    ],
    // how it stands is left open where a motion carried behind it
    [
      'The board proposed a special assessment of $900 per lot. Lee moved to proceed as presented. Carried.',
      [],
    ],
    [
      'The board proposed a special assessment of $900 per lot. Lee asked for time.',
      [{ amount: 900, status: 'proposed' }],
    ],
  ])('%s', (text, values) => {
    expect(found(text).length).toBe(values.length);
    expect(found(text)).toMatchObject(values);
    if (values.every((one) => !('amount' in one)))
      expect(found(text).every((one) => !('amount' in Object(one)))).toBe(true);
  });

  it('are what each lot is assessed for work that was voted for just before', () => {
    const behind = (before: string, type: DocumentType = 'other') =>
      found(`${before} The assessment for each lot is $940 and payment is due by May 1, 2031.`, type);
    expect(behind('Owners voted to seal the road.')).toMatchObject([{ amount: 940, per: 'home' }]);
    expect(behind('Owners voted to seal the road.', 'minutes')).toMatchObject([{ status: 'approved' }]);
    expect(behind('Owners voted for the yearly budget.')).toEqual([]);
    expect(behind('The road is old.')).toEqual([]);
  });

  it('are of the sum that an amendment put in the place of another', () => {
    const amount = (outcome: string) =>
      found(
        `Mr. Day moved that a special assessment of $900 per lot be levied. Ms. Ray moved to amend the motion by striking "$900" and inserting "$750". The amendment ${outcome}. The motion was adopted, 71 to 16.`,
      ).map((one) => Object(one).amount);
    expect(amount('carried')).toEqual([750]);
    expect(amount('failed')).toEqual([900]);
  });

  it('stay the sum that was moved where only how it is paid was amended', () => {
    expect(
      found(
        'Mr. Day moved to levy a special assessment of $600 per unit, due in May. Mr. Hill amended to three installments of $200. Vote on amendment 4-0. Vote on motion as amended 3-1.',
      ),
    ).toMatchObject([{ amount: 600, status: 'approved' }]);
    const instead =
      'Mr. Day moved to levy a special assessment of $600 per unit. Mr. Hill amended to $400. Vote on amendment 4-0. Vote on motion as amended 3-1.';
    expect(found(instead)).not.toMatchObject([{ amount: 600 }]);
  });

  it('are not told again by the rows of what came in of them or is still owed', () => {
    const sums = (...lines: string[]) =>
      found(lines.join('\n'), 'financial').map((one) => Object(one).amount);
    const rows = ['Special assessment\t44,000', 'Special assessment receivable\t7,000'];
    expect(sums(...rows)).toEqual([44_000]);
    expect(
      sums(...rows, '', 'On June 4, 2031 the members approved a special assessment of $1,500 per unit.'),
    ).toEqual([1500]);
  });

  it('have no purpose that only points back', () => {
    expect(found('The board approved a special assessment of $400 per home to pay for it.')).toEqual([
      expect.not.objectContaining({ purpose: expect.anything() }),
    ]);
  });

  it('have a purpose that ends before what became of them', () => {
    expect(
      found('A special assessment of $1,150 per home for the sea wall went to the members by mail ballot.'),
    ).toEqual([expect.objectContaining({ purpose: 'sea wall' })]);
  });

  it('are not what is assessed today', () => {
    expect(found("At today's assessment of $260 this would be $780.")).toEqual([]);
  });

  it('are not what a charge must be above', () => {
    expect(
      found(
        'A one-time charge of $1,130 per Phase II lot was discussed, but owners must approve any such charge over $500.',
      ),
    ).toEqual([]);
  });

  it('have no purpose that only says what is left', () => {
    expect(
      found('The Board discussed a special assessment of roughly $1,500 per unit for the rest.'),
    ).toEqual([expect.not.objectContaining({ purpose: expect.anything() })]);
  });

  it('have a purpose of whole words', () => {
    const of = (purpose: string) =>
      found(`The board approved a special assessment for ${purpose} $700 per lot.`);
    expect(of('the new pier at')).toMatchObject([{ purpose: 'new pier' }]);
    expect(of('the new pier of')).toMatchObject([{ purpose: 'new pier' }]);
    expect(of('the tow path up to')).toMatchObject([{ purpose: 'tow path' }]);
    const long =
      'the new pier and all that lies on both sides of it down to the old mill beyond the bend of the river';
    expect(of(long)[0]).not.toHaveProperty(['purpose']);
  });

  it.each([
    ['Final approval of special assessment $600,000 (estimated).', 'proposed'],
    ['The special assessment of $600,000 was approved; costs are estimated.', 'approved'],
    ['Approval of the special assessment of $600,000: unanimous.', 'approved'],
    ['After approval of the special assessment of $600,000 work began.', 'approved'],
  ])('are only proposed where an approval is a heading over an estimate: %s', (text, status) => {
    expect(found(text, 'other')).toMatchObject([{ amount: 600_000, status }]);
  });

  it.each([
    [
      'A special assessment of $1,200 per unit for roof repairs was approved.',
      { amount: 1200, per: 'home', purpose: 'roof repairs', status: 'approved' },
    ],
    [
      'The Board levied a special assessment of $45,000 to replace the pool pump, due June 1, 2023.',
      { amount: 45_000, per: 'association', purpose: 'pool pump', date: '2023-06-01', status: 'levied' },
    ],
    [
      'The board voted to assess each unit $1,100 for the new roofs.',
      { amount: 1100, per: 'home', status: 'approved' },
    ],
    [
      'A special assessment of $900 per home is proposed. Nothing is off the table.',
      { amount: 900, per: 'home', status: 'proposed' },
    ],
    [
      'A special assessment of $900 per home is proposed. The developer has abandoned lot 4.',
      { amount: 900, per: 'home', status: 'proposed' },
    ],
    [
      'The manager recommended a special assessment of $800 for each home.',
      { amount: 800, per: 'home', status: 'proposed' },
    ],
    [
      'A one-time assessment of $35 was proposed, but a vote was approved to make this $70 instead.',
      { amount: 70, status: 'approved' },
    ],
    [
      'Alternative 2: Raise the contribution, with a special assessment of $400 per home.',
      { amount: 400, per: 'home', status: 'proposed' },
    ],
    ['The owners voted to approve a $500 special assessment.', { amount: 500, status: 'approved' }],
    [
      'A special assessment of $900 for roads was approved; owners may pay the $900 in two installments.',
      { amount: 900, per: 'home', purpose: 'roads', status: 'approved' },
    ],
    [
      'A special assessment was approved. Each owner will pay $650.',
      { amount: 650, per: 'home', status: 'approved' },
    ],
    [
      'A motion was made to levy a special assessment of $1,500 per lot for repaving. Motion carried 5-0.',
      { amount: 1500, per: 'home', purpose: 'repaving', status: 'approved' },
    ],
    [
      'MOTION: To levy a $350 special assessment on each homeowner for the pool resurfacing. Second by Lee. All in favor. Motion carried.',
      { amount: 350, per: 'home', purpose: 'pool resurfacing', status: 'approved' },
    ],
    [
      'The special assessment for siding will total $1.2 million, or approximately $8,450 per unit.',
      { amount: 8450, per: 'home', purpose: 'siding', status: 'levied' },
    ],
    [
      'Each owner will be assessed $1,200 for the new retaining wall, due by September 30, 2024.',
      { amount: 1200, per: 'home', date: '2024-09-30', status: 'levied' },
    ],
    ['Special assessment - balcony repair $4,200 per unit', { amount: 4200, per: 'home', status: 'levied' }],
    [
      'A loss assessment of $10,000 per owner was approved after the hurricane.',
      { amount: 10_000, per: 'home', status: 'approved' },
    ],
    [
      'Owners were told that the second half of the special assessment ($750) is due in July.',
      { amount: 750, per: 'home', status: 'levied' },
    ],
    [
      'Members voted 45-12 to approve the special assessment of $3,000 per home for road repairs.',
      { amount: 3000, per: 'home', purpose: 'road repairs', status: 'approved' },
    ],
  ])('%s', (text, item) => {
    expect(found(text)).toEqual([item]);
  });

  it('are none where an owner is told what to insure against', () => {
    expect(
      found('Each owner should carry a policy with at least $20,000 of loss assessment coverage.'),
    ).toEqual([]);
  });

  it('are read under their heading', () => {
    expect(
      found(
        'Special Assessment:\nThe storm cost much. The cost divided by all homes is $3,900 and the board would like to round the cost to $4,000 per unit.',
      ),
    ).toEqual([{ amount: 4000, per: 'home', status: 'proposed' }]);
  });

  it('were levied, whatever plan an owner pays them by', () => {
    const letter = (said: string) => found(`A special assessment of $9,000 per unit ${said}.`, 'other');
    expect(letter('was levied on May 1, 2031; the owner chose the 60 month plan')).toMatchObject([
      { status: 'levied' },
    ]);
    expect(letter('is planned')).toMatchObject([{ status: 'proposed' }]);
  });

  it.each([
    'The special assessment of 2029 ($1,800) ended in May 2030.',
    'The special assessment of $1,800 was paid off in May.',
    'In 2029 a special assessment of $1,800 per lot paid for the dam.',
  ])('are none that are over: %s', (text) => {
    expect(found(text, 'other') ?? []).toEqual([]);
    expect(found('The special assessment of $1,800 has not ended.', 'other')).toMatchObject([
      { amount: 1800 },
    ]);
  });

  it('are none that the prose of a budget says was decided against', () => {
    const prose = 'The board looked at a special assessment of $200';
    expect(found(`Fox Run\n2031 Budget\n\n${prose} and decided against it.`, 'budget')).toEqual([]);
    expect(found(`Fox Run\n2031 Budget\n\n${prose} and adopted it.`, 'budget')).toHaveLength(1);
  });

  it('are none of the ways among which a budget chose', () => {
    const text = 'Options:\nA. $340 a month and a special assessment of $1,200\nB. $365 a month\n';
    expect(found(text, 'budget')).toMatchObject([{ ways: 2 }]);
  });

  it('are read from the lines of a budget', () => {
    expect(found('Special Assessment\t12,000.00', 'budget')).toEqual([
      { amount: 12_000, per: 'association', status: 'levied' },
    ]);
  });

  it.each([
    [
      'There will be a one-time charge of $120 per unit in March to pay for the snow.',
      { amount: 120, status: 'levied' },
    ],
    [
      'There will be a special assessment of $850 per home, with a choice of options to pay it.',
      { amount: 850, status: 'levied' },
    ],
    [
      'A special assessment of $850 per home will be billed in April; options to pay it are on the back.',
      { amount: 850, status: 'levied' },
    ],
    ['Until the roofs are done there will be a special assessment each year.', { status: 'levied' }],
    [
      'If the pump dies there will be a one-time assessment of $850 per home.',
      { amount: 850, status: 'proposed' },
    ],
    [
      'There will be a special assessment of $850 per home if the owners vote for it.',
      { amount: 850, status: 'proposed' },
    ],
  ])('that are to come: %s', (text, value) => expect(found(text, 'other')).toMatchObject([value]));

  it.each([
    ['There could be a special assessment somewhere in the range of $2,000 to $3,000 a lot.', undefined],
    ['If the pump dies there will be a one-time assessment ($200-$500 a lot).', undefined],
    ['A special assessment of between $2,000 and $3,000 per lot may be proposed.', undefined],
    ['The special assessment may be raised from $2,000 to $3,000 per lot.', 3000],
    ['A special assessment of $2,000 per lot and dues of $300 may be proposed.', 2000],
  ])('tells no end of a range: %s', (text, amount) =>
    expect(found(text).map((one) => Object(one).amount)).toEqual([amount]),
  );

  it('are told once, by the notes, where a statement books parts of them', () => {
    const rows = 'Special assessment\t-\t440,000\t440,000\n';
    const note = 'The members approved a special assessment of $15,000 per unit in January 2031.';
    expect(found(rows, 'financial')).toMatchObject([{ amount: 440_000 }]);
    expect(found(`${note}\n\n${rows}`, 'financial')).toMatchObject([{ amount: 15_000 }]);
    expect(
      found(`The board proposes a special assessment of $15,000 per unit.\n\n${rows}`, 'financial'),
    ).toHaveLength(2);
  });

  it.each<[DocumentType, string]>([
    ['minutes', 'The motion for a special assessment of $900 per lot failed.'],
    ['minutes', 'Dues of $400 were raised so that no special assessment is needed.'],
    [
      'cc_and_r',
      'The special assessments may be levied in an amount up to $200 per year without the approval of the members.',
    ],
    ['cc_and_r', 'The maximum special assessment shall be $50 per year per Lot.'],
    ['bylaws', 'Any special assessment of more than $10,000 requires a vote of the members.'],
    ['other', 'The county may set up a special assessment district at a cost of $2,000,000.'],
    ['reserves', 'Recommended special assessments\t$0\t$0\t$0'],
    ['minutes', 'Options were shown for the special assessment meeting; reserves of $85,000 remain.'],
    ['cc_and_r', 'The Board may propose a special assessment of $500.'],
    ['minutes', 'A motion was made to levy a special assessment of $1,500 per lot. Motion failed 2-3.'],
    [
      'minutes',
      'The last special assessment was made in 2005. Insurance will cover $2,000 of the cost per home.',
    ],
    ['minutes', 'Own policies will cover about $2,000 of the storm special assessment.'],
    ['other', 'Without larger dues a special assessment of about $2,500 per home is likely in 2034.'],
    ['minutes', 'The membership voted down the proposed special assessment of $900.'],
    ['other', 'The special assessment of $900 per home is off the table.'],
    ['other', 'We had looked at a special assessment of $900 per home. It is no longer being considered.'],
    ['minutes', 'The board discussed a special assessment of $900 per home but decided against it.'],
    ['minutes', 'The board voted to assess each lot $400 per year.'],
    ['minutes', 'The board voted to assess each owner $50 fines.'],
    ['rules', 'Each owner will be assessed $50 fines for each violation.'],
    [
      'budget',
      '(2) Additional regular or special assessments that have already been scheduled to be imposed or charged, regardless of the purpose: None.\n(6) The estimated amount required in the reserve fund is $1,240,500.',
    ],
    ['minutes', 'There are no special assessments pending at this time; dues are $90.'],
    [
      'minutes',
      'Mr. Day wants to know why the special assessment is $900 in the letter and $750 on the bill.',
    ],
    ['minutes', 'Will there be a special assessment of $900 per home for the roofs?'],
    [
      'other',
      'The previous special assessment (storm, $900 per unit, levied in 2030) has been paid in full.',
    ],
    ['other', 'There will be no special assessment of $900 in March.'],
    ['other', 'There will be a special meeting in March.'],
    ['financial', 'Special assessment receivable\t-\t71,650\t71,650'],
  ])('none in %s: %s', (type, text) => {
    expect(found(text, type)).toEqual([]);
  });
});
