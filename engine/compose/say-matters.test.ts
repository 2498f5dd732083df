import { describe, expect, it } from 'vitest';
import { analyze } from '../analyze.ts';
import { matterIds } from '../meeting/matter-kinds.ts';
import { linesOfText } from '../structure/printed.ts';
import { analysisOf, says } from '../testing/told-of.ts';

const paper = (lines: readonly string[]) =>
  ['Elm Court Homeowners Association', 'Minutes of the Board Meeting held May 9, 2031', ...lines].join(
    '\n\n',
  );

function analyzed(...lines: readonly string[]) {
  const text = paper(lines);
  const page = { number: 1, text, lines: linesOfText(text), size: null, readable: true };
  return { text, analysis: analyze([page], { documentType: 'minutes' }) };
}

const said = (...lines: readonly string[]) =>
  analyzed(...lines)
    .analysis.key_points.filter(({ id }) => matterIds.includes(id.replace(/-\d+$/, '')))
    .map(({ text }) => text);

describe('matters of minutes as points', () => {
  it('quotes the sentence under a label, without its bullet, and cites it as it stands', () => {
    const { text, analysis } = analyzed('• The treasurer will not run for re-election.');
    const point = analysis.key_points.find(({ id }) => id === 'minutes.matter.departure');
    expect(point?.text).toBe('A director or officer leaves: “The treasurer will not run for re-election.”');
    expect(point?.severity).toBe('low');
    for (const { quote, start, end } of point?.citations ?? []) expect(text.slice(start, end)).toBe(quote);
  });

  it('tells an item that goes on with the words over its list under these', () => {
    expect(
      said(
        'In the letter he will:\n1) thank the owners who sent in their ballots;\n2) say that it is expected that the proposal to raise the dues from $25 to $50 for this year will be approved;\n3) wish them well.',
      ),
    ).toEqual([
      'A change of the dues is spoken of: “In the letter he will”: “say that it is expected that the proposal to raise the dues from $25 to $50 for this year will be approved.”',
    ]);
  });

  it('tells a change with the sentence by which its votes are there', () => {
    const change =
      'The board has been working on the proposed change to the bylaws which would let it collect dues of up to $50 a year. They have never been changed since the first homes were built here, which meant that no more than $25 a year could be asked for by anybody, whatever the work on the ponds and on the entrances did cost us in those years, and however many owners came to the meetings and asked for more of it. We needed 80% approval.';
    const point = (next: string) => said(`${change} ${next}`)[0];
    const there = 'This weekend we reached the 354 mark, so the board may now ask for more.';
    expect(point(there)).toContain(`We needed 80% approval. ${there}”`);
    for (const not of ['Once we have reached the 354 mark, you will hear.', 'We reached the lake at nine.'])
      expect(point(not)).not.toContain('reached');
  });

  it('sets a heading and what stands under it in quotes of their own', () => {
    expect(said('Entrance Bridge', 'Received two bids so far.')).toEqual([
      'A bid is spoken of: “Entrance Bridge”: “Received two bids so far.”',
    ]);
  });

  it('sets the cells of a row in quotes of their own', () => {
    expect(
      said('Item\tDiscussion\tAction\nBylaws\tLower the quorum to 20%\t88 ballots returned, 134 required'),
    ).toEqual([
      'A vote of the owners is spoken of: “Bylaws”: “Lower the quorum to 20%”, “88 ballots returned, 134 required.”',
    ]);
  });

  it('tells that there is no special assessment where the words stand beside a figure told', () => {
    expect(
      said(
        'The board has raised dues by 6% for 2032, from $197 to $209 a month. No special assessment is planned.',
      ).some((text) => text.includes('No special assessment is planned.')),
    ).toBe(true);
  });

  it('sets no point behind a question', () => {
    const points = analysisOf(
      'Elm Court Homeowners Association\n\nDear owners,\n\nQ: How much is it?\n\nA: It comes to $4.2 million in all.',
      'other',
    ).key_points.map(({ text }) => text);
    expect(points).toContain('The text also says: “How much is it?” “It comes to $4.2 million in all.”');
  });

  it('sets items of a list beside each other', () => {
    expect(
      said(
        '• The new treasurer must be put on the bank account',
        '• Collecting dues is on hold until this is complete',
      ),
    ).toEqual([
      'Put off, or not decided: “The new treasurer must be put on the bank account”, “Collecting dues is on hold until this is complete.”',
    ]);
  });

  it('tells what was refused with what was put to the vote', () => {
    const asked =
      'The ballot asked the owners to approve $4,200 per unit. We needed two thirds of all 96 units.';
    const refused = 'We counted 58 yes and 21 no. So it did not carry';
    expect(said(`${asked} ${refused}`, 'The pool opens in May.').join()).toContain(refused);
    expect(said(asked, 'The pool opens in May.').join()).not.toContain('pool');
  });

  it('tells that a special assessment is spoken of where no sum of it is told, and then it is mentioned', () => {
    const { analysis } = analyzed('The special assessment and its resolution were finalized in October.');
    expect(said('The special assessment and its resolution were finalized in October.')).toEqual([
      'A special assessment is spoken of: “The special assessment and its resolution were finalized in October.”',
    ]);
    expect(analysis.unclear.map(({ id }) => id)).toContain('special_assessment');
    expect(analysis.not_stated).not.toContain('special_assessment');
  });

  it('does not tell what a statement or a risk quotes already', () => {
    expect(said('Motion by Kim Lee to table the paving contract, seconded and carried.')).toEqual([]);
    expect(said('Nine homes are past due on their dues.')).toEqual([]);
    expect(said('The estimate for the road resurfacing is $90,000 and was discussed.')).toEqual([]);
  });

  it.each([
    ['The HOA began foreclosure against two owners.', 'A foreclosure is spoken of'],
    [
      'Two debts were turned over to the attorney for foreclosure.',
      'A lawyer and a foreclosure are spoken of',
    ],
    ['Two debts were sent to collections.', 'The collection of a debt is spoken of'],
    [
      'The dispute over the pool deck was sent to the attorney and is in court now.',
      'A lawyer and a court are spoken of',
    ],
    [
      'Lee will ask what dissolving the HOA board would mean for the HOA.',
      'An end of the board is spoken of',
    ],
    ['The stairs of the clubhouse did not pass the inspection.', 'A standard that is not met is spoken of'],
    ['The engineer calls the wall behind Lots 30-38 unstable.', 'Damage or a danger is spoken of'],
    ['We still need to find somebody to file our tax returns.', 'The taxes of the association are spoken of'],
    ['The reserves are far below the recommended level.', 'The reserves are a concern'],
    ['There is a shortfall of $4,500.', 'Money is a concern'],
    ['There are two vacant seats on the board.', 'An open seat on the board is spoken of'],
    ['Low turnout has kept us from a vote again.', 'Low participation is spoken of'],
    ['The estimate for a new boat dock is $18,000.', 'A price is spoken of'],
    ['Received a bid of $18,000 for the boat dock.', 'A bid is spoken of'],
    ['Liens were recorded on two homes.', 'Unpaid dues or liens are spoken of'],
    ['Several homes are past due again.', 'Unpaid dues are spoken of'],
    ['The committee hopes to revise the covenants.', 'A change of the covenants is spoken of'],
    ['The committee hopes to revise the bylaws.', 'A change of the bylaws is spoken of'],
    [
      'The committee hopes to revise the bylaws and the covenants.',
      'A change of the covenants or bylaws is spoken of',
    ],
    ['Lee will ask what dissolving the association would mean.', 'An end of the association is spoken of'],
  ])('names what the quote speaks of: %s', (text, label) => {
    expect(said(text).map((one) => one.split(':')[0])).toEqual([label]);
  });

  it('tells two of a kind and six of all, the gravest first and those that name a figure before others', () => {
    const texts = said(
      'The secretary resigned from the board.',
      'An estimate for a new boat dock of $18,000 is there.',
      'The covenants committee hopes to revise the covenants.',
      'The association does not have a reserve fund.',
      'Several owners are delinquent.',
      'Some accounts are past due since the winter.',
      'Late in the year 14 unpaid assessments were left.',
      'Four accounts were turned over to the attorney.',
      'The management contract has not been decided.',
      'The rental limit has not been decided.',
      'The loan has not been decided.',
    );
    expect(texts).toHaveLength(6);
    expect(texts.map((text) => text.split(':')[0])).toEqual([
      'A lawyer is spoken of',
      'The reserves are a concern',
      'A change of the covenants is spoken of',
      'Put off, or not decided',
      'Put off, or not decided',
      'Unpaid dues are spoken of',
    ]);
  });
});

describe('decisions as points', () => {
  const decisions = (...lines: readonly string[]) =>
    analyzed(...lines)
      .analysis.key_points.filter(({ id }) => id.startsWith('minutes.motions'))
      .map(({ text }) => text);

  it('a thing is approved, an act decided', () => {
    expect(decisions('1. The reserve plan was reviewed and approved.')).toEqual([
      'Approved: The reserve plan.',
    ]);
    expect(decisions('The board decided to repave Elm Drive.')).toEqual(['Decided: Repave Elm Drive.']);
  });

  it('what a buyer decides on stands first, what was only looked through last', () => {
    const { key_points: points } = analyzed(
      'The cash flow was reviewed and approved.',
      'The board agreed to buy a mower for $900.',
      'The board decided to change the gate code.',
      'Foreclosure was begun against two homes by the attorney.',
      'Lee moved to raise the dues. Pat seconded. The motion carried.',
    ).analysis;
    const order = ['Raise the dues', 'Foreclosure was begun', 'a mower', 'gate code', 'cash flow'];
    expect(points.flatMap(({ text }) => order.find((part) => text.includes(part)) ?? [])).toEqual(order);
  });

  it('leaves out minutes, agendas and what one owner was allowed', () => {
    expect(decisions('The October minutes were approved.', 'Approval was given for the agenda.')).toEqual([]);
    expect(decisions('2. Minutes of May 4 - approved as corrected.')).toEqual([]);
    expect(decisions('Lot 41 gravel beds - approved 4-0, nothing more for us.')).toEqual([]);
    expect(decisions('Lots 4-19 gravel beds - approved 4-0.')).toHaveLength(1);
    expect(decisions('The rental of Unit #304 was approved.')).toEqual([]);
    expect(decisions('Kim R. requested permission to move an old pole. Permission was granted.')).toEqual([]);
    const ofAll = 'The grounds committee requested permission to move an old pole. Permission was granted.';
    expect(decisions(ofAll)).toHaveLength(1);
  });
});

describe('what a letter tells of money', () => {
  const points = (text: string) => analysisOf(text, 'other').key_points.map(({ text: said }) => said);

  it('is told though a special assessment quotes its sentence', () => {
    const told = points(
      'Dear owners,\nIf nothing changes, our reserves will run out in 2033 and a special assessment of $900 per home would be needed.',
    );
    expect(told.some((said) => said.startsWith('The reserves are a concern:'))).toBe(true);
    expect(told.some((said) => said.startsWith('A special assessment of $900'))).toBe(true);
    const rule = points('If a budget is over budget the board may use the reserves.');
    expect(rule.some((said) => said.startsWith('Money'))).toBe(false);
  });

  it('is no matter where the board only has a power', () => {
    const power = 'Boards have the power to levy special assessments to cover large expenses.';
    expect(points(power).some((said) => said.startsWith('A special assessment is'))).toBe(false);
    const levy = 'The board has decided on a special assessment to cover large expenses.';
    expect(points(levy).some((said) => said.startsWith('A special assessment is'))).toBe(true);
  });

  it('is no arrears where a list names the day from which dues are past due', () => {
    const label = 'Unpaid dues are spoken of';
    expect(points('Past Due Date: the last of March.').some((said) => said.startsWith(label))).toBe(false);
    expect(points('Several homes are past due again.').some((said) => said.startsWith(label))).toBe(true);
  });

  it('a change of the dues is told though the same sentence says how often they are paid', () => {
    const told = points('Dear owners,\nThe monthly dues go up by 6% in May.');
    expect(told.some((said) => said.startsWith('A change of the dues is spoken of:'))).toBe(true);
  });
});

it('the day on which dues are due is told though the same sentence says how much they are', () => {
  const text = 'Elm Court Homeowners Association\n\nMonthly dues: $85.00, due on the 1st of each month.';
  const { key_points } = analysisOf(text, 'other');
  expect(key_points.map(({ text: words }) => words)).toContain(
    'On when dues are due, the text says: “Monthly dues: $85.00, due on the 1st of each month.”',
  );
  expect(
    analysisOf(text.replace(', due on the 1st of each month', ''), 'other').key_points.map(({ id }) => id),
  ).not.toContain('minutes.matter.due_day');
});

it('a lien is told without what else its paragraph tells', () => {
  const told = says(
    'minutes.matter.arrears',
    'Elm Court HOA\nBoard Meeting Minutes, May 4, 2031\n\nThe dock was painted in May. A lien has been filed on one homeowner. The gate was mended in June.',
    'minutes',
  );
  expect(told).toContain('“A lien has been filed on one homeowner.”');
});

it('a price that is a sentence of its own is told with its paragraph up to it', () => {
  const long =
    'The board spoke at some length about the lamps, the walks and the signs of the place. '.repeat(6);
  const told = says(
    'minutes.matter.price',
    `Elm Court HOA\nBoard Meeting Minutes, May 4, 2031\n\nKim asked a firm about power for the sign. Estimate is $6,850. ${long}`,
    'minutes',
  );
  expect(told).toContain('“Kim asked a firm about power for the sign. Estimate is $6,850.”');
});

it('that a report was accepted is no decision worth telling', () => {
  const told = (what: string) =>
    says(
      'minutes.motions',
      `Elm Court HOA\nBoard Meeting Minutes, May 4, 2031\n\nKim moved to accept the ${what}. Motion carried.`,
      'minutes',
    );
  expect(told('treasurer’s report')).toBeUndefined();
  expect(told('minutes of the meeting of April 9, 2031')).toBeUndefined();
  expect(told('low bid for the gate')).toBe('Motion carried: Accept the low bid for the gate.');
});
