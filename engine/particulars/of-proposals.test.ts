import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { analyze } from '../analyze.ts';
import { linesOfText } from '../structure/printed.ts';
import { laidOut } from '../testing/printed-table.ts';
import { says } from '../testing/told-of.ts';

const analysis = (text: string, documentType: DocumentType) =>
  analyze([{ number: 1, text, lines: linesOfText(text), size: null, readable: true }], { documentType });

describe('dues that a meeting changes', () => {
  const minutes = (text: string) =>
    analysis(
      `Gull Creek HOA\nAnnual Meeting Minutes, May 4, 2031\n\nThe meeting was called to order.\n\nDues are $250 a year. 55 paid.\n\n${text}\n\nThe meeting ended.`,
      'minutes',
    );
  const told = (text: string) =>
    minutes(text).key_points.find(({ id }) => id === 'assessment.regular')?.text ?? '';

  it.each([
    'Motion by Lee to raise dues to $300, second by Kim. Motion passed 27 to 4.',
    'Motion by Lee to raise dues to $325, second by Kim. Walt moved to amend to $300, second by Joe. Amendment passed. Motion as amended passed 27 to 4. So dues will be $300 from next January on.',
    'Moved by Lee that the budget be adopted with annual assessments of $300 per lot. Carried.',
    'MOTION (Lee/Orr) to adopt the 2032 budget at $300.00 per lot, with a reserve contribution of $9,000. Carried 3-1.',
    // put forward under its title, some sentences before the vote
    '3. 2032 BUDGET - The Board proposed dues of $300 beginning next May. Reasons: trash and water. Moved by Ray, seconded by Ms. Day. Mr. Orr asked if it could be lower. VOTE: 16 for, 3 against. CARRIED.',
  ])('are told with what they change to: %s', (text) => {
    const { facts, risks } = minutes(text);
    expect(told(text)).toContain('You pay $250 a year in regular dues');
    expect(told(text)).toContain('A change to $300 was agreed to.');
    expect(facts.find(({ id }) => id === 'assessment.regular')?.display).toBe(
      '$250 a year; a change to $300 was agreed to',
    );
    expect(risks.map(({ id }) => id)).not.toContain('conflict.assessment.regular');
  });

  it.each([
    'Motion by Lee to raise dues to $300, second by Kim. Motion failed 4 to 27.',
    '3. 2032 BUDGET - The Board proposed dues of $300 beginning next May. Moved by Ray, seconded by Ms. Day. VOTE: 3 for, 16 against. FAILED.',
    '3. 2032 BUDGET - The board had the bids. Mr. Orr proposed dues of $300 beginning next May. Reasons: trash and water. Moved by Ray, seconded by Ms. Day. VOTE: 16 for, 3 against. CARRIED.',
    'Lee said that dues would be $300 if the roof were done.',
    'Motion by Lee to raise the late fee on dues to $300. Carried.',
    'Motion by Lee to levy a special assessment of $300 a lot beside the dues. Carried.',
    'Motion by Lee to refund dues of $300 to the Orr family. Carried.',
    'Dues will be $300 if the wall falls.',
    'Dues will be $300 unless the bids come in lower.',
    'What is proposed is that dues will be $300.',
    'Dues will be paid by mail with a check of $300.',
    'Motion by Lee to set the dues at $250. Carried.',
    'Motion by Lee to put $900 of the dues into reserves. Carried.',
  ])('are not where it does not: %s', (text) => {
    expect(told(text)).not.toContain('A change to');
  });
});

describe('what is proposed', () => {
  it('is told as proposed in every sentence of a proposed budget', () => {
    const { key_points: points, facts } = analyze(
      [
        laidOut(`
Gull Creek Homeowners Association
Proposed Budget 2032
Dues are $48 a year for each home.
                          Actual        Budget      Variance
Total Income            4,700.00      4,800.00        100.00
Insurance                 600.00        600.00          0.00
Mowing                  3,800.00      3,900.00        100.00
Total Expense           4,400.00      4,500.00        100.00`),
      ],
      { documentType: 'budget' },
    );
    const told = points.map(({ text }) => text).join(' ');
    expect(told).toMatch(/You would pay \$48 a year in regular dues/);
    expect(told).toMatch(/The proposed budget counts on costs of \$4,500/);
    expect(facts.find(({ id }) => id === 'assessment.regular')?.display).toBe('$48 a year, as proposed');
  });

  it.each([
    [
      'I recommend keeping the dues at $350 for 2032.',
      'Keeping the dues as they are is proposed, not decided.',
    ],
    ['The dues stay at $350 for 2032.', 'Dues stay the same.'],
  ])('is a recommendation as well: %s', (line, statement) => {
    const { key_points: points } = analysis(
      `Gull Creek HOA\nTreasurer’s Report 2031\n\nOur dues were $350 a home.\n\n${line}`,
      'financial',
    );
    expect(points.map(({ text }) => text)).toContain(statement);
  });

  it.each([
    ['Dues are $180 a quarter and have not moved since 2026.', /^You pay \$180/],
    ['Dues for 2032 are $180 a quarter.', /^You would pay \$180/],
  ])('is not what holds, though the paper proposes: %s', (line, statement) => {
    const { key_points: points } = analysis(
      `Gull Creek HOA\nPROPOSED BUDGET 2032\n\n${line}\n\nDues\t9,000\nTotal income\t9,000\nTotal expenses\t8,000`,
      'budget',
    );
    expect(points.find(({ id }) => id === 'assessment.regular')?.text).toMatch(statement);
  });

  it.each([
    [
      'With a month left I anticipate a surplus for the year of $4,200 and shall end the year with $30,500 in the bank.',
      ['take in $4,200 more than it spends', 'have $30,500 in'],
    ],
    [
      'We had a surplus for the year of $4,200 and duly ended the year with $30,500 in the bank.',
      ['took in $4,200 more than it spent'],
    ],
  ])('is no forecast told as what was: %s', (line, words) => {
    const { key_points: points } = analysis(
      `Gull Creek HOA\nTreasurer’s Report 2031\n\n${line}`,
      'financial',
    );
    const told = points.map(({ text }) => text).join(' ');
    for (const word of words) expect(told).toContain(word);
  });

  it.each([
    [
      'The treasurer recommended leaving the dues at $300 for 2032.',
      'Keeping the dues as they are is proposed, not decided.',
    ],
    [
      'The treasurer recommended leaving the dues at $300 for 2032. The motion carried.',
      'Dues stay the same.',
    ],
    ['The treasurer duly told us that the board would be keeping the dues at $300.', 'Dues stay the same.'],
  ])('is told as decided once minutes tell the vote: %s', (line, statement) => {
    const { key_points: points } = analysis(
      `Gull Creek HOA\nMinutes of the Meeting held May 9, 2031\n\n${line}`,
      'minutes',
    );
    expect(points.map(({ text }) => text)).toContain(statement);
  });

  it('is no loss yet where it is only expected', () => {
    const risks = (line: string) =>
      analysis(`Gull Creek HOA\nTreasurer’s Report 2031\n\n${line}`, 'financial').risks.map(
        ({ title }) => title,
      );
    expect(risks('We should finish the year with a net loss of $5,200.').join(' ')).not.toMatch(/lost money/);
    expect(risks('We finished the year with a net loss of $5,200.').join(' ')).toMatch(/lost money/);
  });

  it('is not what stands beside it of the year before', () => {
    const { key_points: points } = analysis(
      'Gull Creek HOA\nProposed Budget\nBudget year: 2032\n\nIn 2031 the insurance premium was $600.',
      'budget',
    );
    expect(points.map(({ text }) => text).join(' ')).toMatch(/For 2031, the budget for insurance is \$600/);
  });

  it('is what a preliminary budget in minutes plans', () => {
    const { key_points: points } = analyze(
      [
        laidOut(`
Gull Creek HOA
Minutes of the Board Meeting, December 8, 2030
The treasurer presented a preliminary budget, which the Board will take up in March.

PRELIMINARY BUDGET 2031
                          2030          2031
                         Actual        Budget
Insurance                 600.00        700.00
Total Expense           4,400.00      4,500.00`),
      ],
      { documentType: 'minutes' },
    );
    expect(points.map(({ text }) => text).join(' ')).toMatch(/The proposed budget for insurance is \$700/);
  });

  it('names the year of a planned balance that is not the budget’s own', () => {
    const { key_points: points } = analysis(
      'Gull Creek HOA 2032 Proposed Budget\n2031 Actual\n2031 Budgeted\t(December est)\t2032 Budget\nMowing\t$17,080\t$15,050\t$17,080\nReserve Fund\t$2,970\t$2,970\t$2,970\nTotal Outgo\t$33,600\t$22,199\t$33,600\nIncome\t$33,600\t$33,600\t$33,600\nEnd of year reserve fund balance\t$12,800\t$2,970 actual be?\tactual be?',
      'budget',
    );
    expect(points.map(({ text }) => text).join(' ')).toMatch(
      /For 2031, the budget reckons with \$12,800 in the reserve account/,
    );
  });

  it('is what a letter announces for when the owners approve it', () => {
    const dues = 'Dues of $230 a quarter are a modest increase.';
    const says = (line: string) =>
      analysis(`Gull Creek HOA\n\n${line}\n\n${dues}`, 'other')
        .key_points.map((one) => one.text)
        .join(' ');
    expect(says('The dues rise to $230 a quarter upon approval by the members.')).toMatch(
      /You would pay \$230 a quarter .* that is proposed/,
    );
    expect(says('The dues rise to $230 a quarter in May.')).toMatch(/You pay \$230 a quarter/);
    expect(says('Dues will be $230 if approved by the owners.')).toMatch(/that is proposed/);
    expect(says('We suggest that you set up automatic payment of your dues of $230 a quarter.')).toMatch(
      /You pay \$230/,
    );
  });

  it('is not what was adopted', () => {
    const { key_points: points } = analysis(
      'Gull Creek HOA\n2032 Budget, adopted May 8, 2032\n\nDues are $48 a year for each home.',
      'budget',
    );
    expect(points.map(({ text }) => text).join(' ')).toMatch(/You pay \$48 a year/);
  });
});

describe('a proxy', () => {
  const told = (text: string) =>
    analysis(`Bylaws of Gull Creek Homeowners Association. ${text}`, 'bylaws').key_points.find(
      ({ id }) => id === 'voting.proxy_allowed',
    )?.text;

  it('for one meeting is no standing right', () => {
    expect(
      told('This proxy shall be valid and in full force only as to the May 27, 2031 meeting of the owners.'),
    ).toMatch(/^At the meeting that this paper was made for/);
    expect(told('Proxies shall be valid for the annual meeting to be held on May 27, 2031.')).toMatch(
      /^At the meeting that this paper was made for/,
    );
  });

  it('for any meeting is one', () => {
    expect(told('At all meetings of members, each member may vote in person or by proxy.')).toMatch(
      /^You may let/,
    );
  });
});

describe('the day of one meeting', () => {
  const told = (text: string) =>
    analysis(`Gull Creek HOA\n\n${text}`, 'other').key_points.find(({ id }) => id === 'meeting.annual')?.text;

  it('is no rule for all', () => {
    const once = 'One yearly meeting of owners, not a rule for each year: February 12.';
    expect(told('Mark your calendars for our annual meeting on February 12 at 11:00 am.')).toBe(once);
    expect(told('The annual meeting will be held on February 12.')).toBe(once);
    expect(told('The annual meeting is held each year on February 12 at 11:00 am.')).toMatch(
      /owners: February/,
    );
    expect(told('The annual meeting is held in October.')).toMatch(/owners: /);
  });
});

describe('a proxy form', () => {
  it('tells of the meeting that it was made for, not of all', () => {
    const { key_points: points } = analysis(
      'Gull Creek HOA\nProxy\nI hereby appoint the person named below to vote for me at any special meeting held to vote on the new covenants.\nThis proxy is good for 11 months and includes the right of the proxy holder to name a successor. If you cannot attend, you may vote by proxy.',
      'other',
    );
    expect(points.find(({ id }) => id === 'voting.proxy_allowed')?.text).toBe(
      'At the meeting that this paper was made for, owners may let someone else vote by proxy.',
    );
  });

  it('that stays good is told as one for all meetings', () => {
    const { key_points: points } = analysis(
      'Gull Creek HOA\nProxy\nI hereby appoint the person named below as my proxy, who may attend the meetings of the members and may vote as proxy in my name.\nThis proxy holds for all that may come before said meetings, including the meeting to be held on May 3, 2031.',
      'other',
    );
    expect(points.find(({ id }) => id === 'voting.proxy_allowed')?.text).toMatch(/^You may let/);
  });
});

it('a letter tells what the board sets the dues to, right behind what they have been', () => {
  const told = (text: string) =>
    analysis(`Gull Creek HOA\nMay 4, 2031\n\nDear owners,\n\n${text}`, 'other').key_points.find(
      ({ id }) => id === 'assessment.regular',
    )?.text;
  const now = 'The annual assessment has been $560 since 2020.';
  expect(told(`${now} The Board voted on May 1 to set it at $645 for 2032.`)).toContain(
    'A change to $645 was agreed to.',
  );
  expect(told(`${now} The Board talked of it for an hour.`)).not.toContain('agreed');
});

it('the year of a budget that nobody has adopted is told as proposed', () => {
  const year = (title: string) =>
    says(
      'budget.year',
      `Elm Court HOA\n\n${title}\n\nDues\t$40,000\nInsurance\t$9,000\nTotal expenses\t$40,000`,
      'budget',
    );
  expect(year('2032 Proposed Budget')).toBe('The proposed budget is for 2032.');
  expect(year('2032 Budget')).toBe('The budget is for 2032.');
});
