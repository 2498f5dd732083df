import { describe, expect, it } from 'vitest';
import { analyze } from '../analyze.ts';
import { linesOfText } from '../structure/printed.ts';

const analysis = (text: string) =>
  analyze([{ number: 1, text, lines: linesOfText(text), size: null, readable: true }], {
    documentType: 'minutes',
  });
const head = `Gull Creek Homeowners Association
Minutes of the Board Meeting held May 9, 2031
`;

describe('a decision that several lines tell', () => {
  const points = (text: string) =>
    analysis(`${head}\n${text}`)
      .key_points.filter(({ id }) => id.startsWith('minutes.motions'))
      .map(({ text: said }) => said);

  it('is quoted by all of them', () => {
    expect(points('Management contract\nTabled to September.')).toEqual([
      'Put off, in the words of the text: “Management contract Tabled to September.”',
    ]);
  });

  it('is not where it only takes minutes as read', () => {
    expect(points('The minutes\nTabled to September.')).toEqual([]);
  });
});

describe('a repair that a meeting agreed to', () => {
  it('is told with its decision and its price, by the sentences after it', () => {
    const { risks, key_points: points } = analysis(
      `${head}
A contractor proposes to complete the emergency repairs of the pool pump for $6,800. The board authorized the expenditure of $6,800 for the pump.`,
    );
    expect(risks.find(({ id }) => id === 'risk.repairs.critical')).toMatchObject({
      title: 'A large or urgent repair was agreed to.',
      explanation: 'It is put at $6,800. Ask whether the reserves can pay for it.',
    });
    expect(points.find(({ id }) => id === 'repairs.critical')?.citations).toHaveLength(2);
  });

  it('keeps the ceiling of its price', () => {
    const { risks } = analysis(
      `${head}
Motion to approve Green Roofs to replace the clubhouse roof at a cost not to exceed $40,000. Motion carried.`,
    );
    expect(risks.find(({ id }) => id === 'risk.repairs.critical')?.explanation).toBe(
      'It is put at no more than $40,000. Ask whether the reserves can pay for it.',
    );
  });

  it('is still to be asked about where nothing was decided', () => {
    const { risks, references } = analysis(
      `${head}
The clubhouse roof needs to be replaced before winter. The gate code was changed.
Owners asked about replacing the pond dam.`,
    );
    expect(risks.find(({ id }) => id === 'risk.repairs.critical')?.explanation).toMatch(
      /^Ask what it will cost/,
    );
    expect(references['risk.talk.repairs']).toBe('p. 1');
  });
});

describe('minutes of two meetings in one file', () => {
  it('are told each with its day', () => {
    const { key_points: points, summary } = analysis(`Gull Creek Homeowners Association
Board Meeting - Monday, May 9, 2031
Motion to buy a pump for $3,900. Motion carried.
The meeting was adjourned at 8 p.m.
Emergency Board Meeting - Saturday, May 14, 2031
Motion to hire a new manager for $900 a month. Motion carried.`);
    const told = (words: string) => points.find(({ text }) => text.includes(words))?.text;
    expect(told('pump')).not.toMatch(/Meeting of/);
    expect(told('manager')).toMatch(/\(Meeting of May 14, 2031\.\)/);
    expect(summary).toMatch(/Minutes of another, of May 14, 2031/);
  });

  it('are not begun by a date that is only spoken of', () => {
    const { key_points: points } = analysis(`Gull Creek Homeowners Association
Board Meeting - Monday, May 9, 2031
The minutes of the meeting of April 8, 2031 were approved.
Next meeting: June 6, 2031
Motion to buy a pump for $3,900. Motion carried.`);
    expect(points.map(({ text }) => text).join(' ')).not.toMatch(/Meeting of|Minutes of another/);
  });

  it('are not begun by the days of meetings to come', () => {
    const { summary } = analysis(`Gull Creek Homeowners Association
Board Meeting - May 9, 2031
Motion to buy a pump for $3,900. Motion carried.
Dates for upcoming meetings:
Board Meeting: June 9, 2031
Annual Meeting: September 6, 2031 (by video)
Board Meeting: October 9, 2031
Adjourned at 8 p.m.`);
    expect(summary).not.toMatch(/Minutes of another/);
  });

  it('are not begun by the minutes that this one approves', () => {
    const { key_points: points, summary } = analysis(`Gull Creek Homeowners Association
Board Meeting Minutes - May 9, 2031
Approval of Minutes and Consent Agenda:
Board of Directors' Meeting Minutes - April 11, 2031
Motion to buy a pump for $3,900. Motion carried.`);
    expect(`${points.map(({ text }) => text).join(' ')} ${summary}`).not.toMatch(
      /Meeting of|Minutes of another/,
    );
  });
});

describe('what was moved', () => {
  const told = (text: string) =>
    analysis(`${head}\n${text}`).facts.flatMap(({ id, value }) =>
      id === 'minutes.motions' ? [Object(value).what] : [],
    );

  it('stands behind the names of both who moved it', () => {
    expect(
      told(
        'Motion by: Gail Hart - Second by: Sam Lane (PP) To extend the grace period until June 5. The motion passes unanimously.',
      ),
    ).toEqual(['Extend the grace period until June 5']);
  });

  it('is nothing that the board agreed to before', () => {
    expect(
      told('He would not follow the payment plan the Board agreed to and sent a check that bounced.'),
    ).toEqual([]);
  });
});

describe('what minutes tell of money, homes and meetings', () => {
  const says = (fact: string, text: string) =>
    analysis(`${head}\n${text}`).key_points.find(({ id }) => id === fact)?.text;

  it('is no total where the text counts others beside it', () => {
    const behind = '7 owners have not yet paid dues this year plus 2 others that owe for two years.';
    expect(says('financial.delinquent_homes', behind)).toBe(
      'By the minutes of May 9, 2031, at least 7 homes were behind on dues. The text counts others beside them.',
    );
    expect(
      analysis(`${head}\n${behind}`).facts.find(({ id }) => id === 'financial.delinquent_homes')?.display,
    ).toBe('at least 7 homes');
    expect(says('financial.delinquent_homes', '7 owners have not yet paid dues this year.')).toBe(
      'By the minutes of May 9, 2031, 7 homes were behind on dues.',
    );
  });

  it.each([
    [
      'financial.delinquent_homes',
      'As of June, 9 homes were behind on dues. 4 liens were filed.',
      'By the minutes of May 9, 2031, 9 homes were behind on dues. The text says: “4 liens were filed”.',
    ],
    [
      'financial.delinquent_homes',
      '9 homes were behind on dues. The gate code was changed.',
      'By the minutes of May 9, 2031, 9 homes were behind on dues.',
    ],
    [
      'financial.loan',
      'The outstanding loan balance is $40,000. The loan is to be refinanced by May 2032.',
      'By the minutes of May 9, 2031, the association owed $40,000 on a loan, which dues must pay back. The text says: “The loan is to be refinanced by May 2032”.',
    ],
  ])('is told with what weighs beside it: %s', (fact, text, told) => {
    expect(says(fact, text)).toBe(told);
  });

  it('is no cash to run on where nothing tells it from reserves', () => {
    const bank = 'There is currently $8,400 in the HOA bank account.';
    expect(says('financial.operating_cash', bank)).toBe(
      'By the minutes of May 9, 2031, the association had $8,400 in the bank. Ask how much of it is set aside as reserves.',
    );
    expect(says('financial.operating_cash', 'The checking account balance was $8,400.')).toBe(
      'By the minutes of May 9, 2031, the association had $8,400 in cash to run on.',
    );
  });

  it.each([
    ['The next board meeting will be on June 6, 2031.', 'The next board meeting is on June 6, 2031.'],
    [
      'The next general membership meeting will be on June 6, 2031.',
      'The next meeting of owners is on June 6, 2031.',
    ],
    ['The next meeting will be on June 6, 2031.', 'The next meeting is on June 6, 2031.'],
  ])('is said of the meeting that the text names: %s', (text, told) => {
    expect(says('minutes.next_meeting', text)).toBe(told);
  });
});

describe('a decision that names its thing as known', () => {
  it('has the words from the last naming of it on', () => {
    const { key_points: points } = analysis(
      `${head}
Notices were shown to the board. The notices were for late dues. The newsletter should explain it. Lee moved and Pat seconded that notices be approved and mailed. The motion passed.`,
    );
    expect(points.find(({ id }) => id.startsWith('minutes.motions'))?.text).toBe(
      'Agreed to, in the words of the text: “Lee moved and Pat seconded that notices be approved and mailed.” Said before it: “The notices were for late dues. The newsletter should explain it.”',
    );
  });

  it('is understood by itself behind the title of the paper', () => {
    const { key_points: points } = analysis(
      'Pine Lake Homeowners Association\nMotion: That the Board approve the contract with GreenCo for $41,200. Moved: Hunt. Second: Wei. Vote: 5-0-0.',
    );
    expect(points.find(({ id }) => id.startsWith('minutes.motions'))?.text).not.toContain('Said before it');
  });
});
