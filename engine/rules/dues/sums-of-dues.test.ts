import { describe, expect, it } from 'vitest';
import { docOf } from '../../testing/doc-of.ts';
import { says, shows } from '../../testing/told-of.ts';
import { sumsOfDues } from './sums-of-dues.ts';

const roles = (text: string) =>
  sumsOfDues(docOf(text, 'other'))
    .map(({ money, period, role }) => `${money.amount}${period ? `/${period}` : ''} ${role}`)
    .join(', ');

describe('each sum of a letter on dues has its role', () => {
  it.each([
    ['The monthly dues rise from $140 to $155 in May.', '140/month replaced, 155/month paid'],
    ['Our dues were $60 per quarter and are now $66.', '60/quarter replaced, 66/quarter paid'],
    [
      'As the raise was voted down, the board will increase the monthly assessment from $140 to 149.50.',
      '140/month replaced, 149.5/month paid',
    ],
    ['The motion to raise annual dues from $500 to $600 was defeated.', '500/year paid, 600/year refused'],
    ['The proposed budget takes dues from $80 to $95 per month.', '80/month paid, 95/month proposed'],
    [
      'The trustees propose annual dues up by $40, the new amount to be $340 if approved.',
      '40/year added, 340/year proposed',
    ],
    ['Dues: raise $200 to $225/yr.', '200/year replaced, 225/year paid'],
    ['Raise the dues by $25 to $225/yr.', '25/year added, 225/year paid'],
    ['We raise dues $25 to $225/yr.', '25/year added, 225/year paid'],
    ['Dues go up by $12 a month.', '12/month added'],
    ['Monthly dues rise in May (a two-bedroom goes from $690 to $742).', ''],
    ['If it does not pass, monthly dues will be $60.50.', '60.5/month choice'],
    ['If the board should agree, new monthly dues will be $60.50.', '60.5/month proposed'],
    ['Monthly dues go up to $210 in March.', '210/month paid'],
    ['Monthly dues may be set at up to $210 in March.', ''],
    ['Option 2 raises the monthly dues to $190.', '190/month choice'],
    // what was put forward, and carried by its name
    [
      'The budget was mailed in May. The board recommended an increase from $150 to $180 per quarter. 31 ballots were received in opposition. As a majority did not reject, the budget stands ratified.',
      '150/quarter replaced, 180/quarter paid',
    ],
    [
      'The board recommended an increase of dues from $150 to $180 per quarter. The increase was approved.',
      '150/quarter replaced, 180/quarter paid',
    ],
    [
      'The board recommended an increase of dues from $150 to $180 per quarter. The budget for the pool was approved.',
      '150/quarter paid, 180/quarter proposed',
    ],
    [
      'The board recommended an increase of dues from $150 to $180 per quarter. The assessment was approved.',
      '150/quarter paid, 180/quarter proposed',
    ],
    [
      'A neighbor recommended an increase of dues from $150 to $180 per quarter. It was approved by text.',
      '150/quarter paid, 180/quarter proposed',
    ],
    ['The budget was mailed in May. The premium saw an increase from $150 to $180 per quarter.', ''],
    // each of two kinds of lots pays one of them
    ['We raise annual dues $50 per lot, to $375 and $300.', '50/year added'],
    // one of two ways
    [
      'Version 1 keeps the dues at $59 a month and lowers reserve contributions. Version 2 goes to $62 a month with reserves kept. Motion Kim/Lee to adopt Version 2. Motion carried.',
      '62/month paid',
    ],
    [
      'Version 1 keeps the dues at $59 a month. Version 2 goes to $62 a month. Lee spoke for Version 2.',
      '59/month choice, 62/month choice',
    ],
    [
      'Version A held the dues at $60 per quarter, Version B raised them to $66, and Version C to $72.\nThe board adopted Version B.',
      '60/quarter choice, 66/quarter paid, 72/quarter choice',
    ],
    [
      'Version A held the dues at $60 per quarter and Version B raised them to $66.\nThe board adopted Version C of the rules on pets or Version B of them.',
      '60/quarter choice, 66/quarter choice',
    ],
    [
      'Current quarterly dues: $240.00\nNew quarterly dues: $252.00',
      '240/quarter replaced, 252/quarter paid',
    ],
    [
      'If the ballot passes, annual dues will be $700.\nIf it fails, they stay at $620.',
      '700/year proposed, 620/year paid',
    ],
    ['Current monthly dues   $240.00\nNew monthly dues   $252.00', '240/month replaced, 252/month paid'],
    ['The motion to raise the dues to $90 a year passed in May.', '90/year paid'],
    ['Last year dues were $410.\nThis year they are $430.', '410 replaced, 430 paid'],
    ['Our annual dues this year were $640 and next year will be $660.', '640/year replaced, 660/year paid'],
    ['It was agreed to raise dues $25 a year to $150.', '25/year added, 150/year paid'],
    [
      'Elm Court HOA\n\nMay 4, 2031\n\nIn 2022 the annual dues were raised from $200 to $240.',
      '200/year past, 240/year past',
    ],
    [
      'The treasurer proposed to raise the dues from $210 to $240 per month; the board approved $225.',
      '210/month replaced, 240/month refused, 225/month paid',
    ],
    [
      'The committee recommended dues of $300 per month, but the board settled on $285 per month.',
      '285/month paid',
    ],
  ])('%s', (text, told) => expect(roles(text)).toBe(told));

  it.each([
    'The insurance premium behind our dues rises from $9,000 to $14,000.',
    'A late fee on dues goes from $10 to $25.',
    'If you pay by check, dues will be $210.',
    'The board discussed raising the annual dues to $480 per lot.',
    'The special assessment rises from $900 to $1,200.',
    'Dues of $230 a quarter are a modest increase.',
    'Of the dues the contribution to the reserves rises from $20 to $35.',
    'Our neighbors in Elm Court raised their annual dues from $500 to $650.',
    'The dues for vacant lots will increase from $100 to $120 a year.',
    'Without the new contract the monthly dues were to be $350.',
    'An owner wished to know whether the monthly dues will stay at $300.',
    'The motion to lower the dues to $100 a year passed in our sister village.',
    'For example, monthly dues would go from $100 to $105.',
    'The increase in annual dues of the golf club is from $400 to $450.',
    "A villa's monthly dues go from $310 to $320.",
    'Are the monthly dues going from $90 to $110?',
    'Our neighbors at Elk Run HOA raised their monthly dues from $210 to $240.',
    'Lots on the lake pay dues that go from $500 to $550 per year.',
    'Monthly dues are billed by mail; the fee for a second copy is now $12.',
  ])('no role: %s', (text) => expect(roles(text)).toBe(''));

  it('reads letters and minutes only', () => {
    const text = 'The monthly dues rise from $140 to $155.';
    expect(sumsOfDues(docOf(text, 'minutes')).map(({ role }) => role)).toEqual(['replaced', 'paid']);
    expect(sumsOfDues(docOf(text, 'budget'))).toEqual([]);
  });
});

const dues = (text: string) => says('assessment.regular', text, 'other');

describe('what is told of a change', () => {
  it('the dues in force with what is proposed', () => {
    expect(dues('The proposed budget takes dues from $80 to $95 per month.')).toBe(
      'You pay $80 a month in regular dues, or $960 a year. A change to $95 a month is proposed.',
    );
    expect(dues('The motion to raise annual dues from $500 to $600 was defeated.')).toBe(
      'You pay $500 a year in regular dues, which comes to about $41.67 a month.',
    );
  });

  it('the new dues, and no contradiction with those that they replace', () => {
    const text = 'Your current assessment is $140 per month.\nThe new assessment will be $155 per month.';
    expect(shows('assessment.regular', text, 'other')).toBe('$155 a month');
    expect(shows('assessment.regular', text.replace('The new', 'If approved, the new'), 'other')).toMatch(
      /^\$140/,
    );
  });

  it('what was set anew, though an older line names the dues', () =>
    expect(
      dues('The annual dues are $80. The motion to raise the dues to $90 a year passed in May.'),
    ).toMatch(/^You pay \$90 a year/));

  it('what is proposed, where nothing else is told', () => {
    const text = 'The trustees propose annual dues up by $40, the new amount to be $340 if approved.';
    expect(dues(text)).toMatch(/^You would pay \$340 a year .*: that is proposed\.$/);
    expect(dues('Option 2 raises the monthly dues to $190.')).toBeUndefined();
  });
});

it('a raise is told as the letter rounds it', () => {
  const raise = (share: string) =>
    shows('budget.dues_change', `Monthly dues go up${share} from $197 to $209 in May.`, 'other');
  expect(raise(' by 6%')).toBe('6%');
  expect(raise('')).toBe('6.09%');
  expect(raise(' (9% of owners are behind)')).toBe('6.09%');
});

describe('dues that stay as they are', () => {
  const stays = (text: string) => shows('budget.dues_change', text, 'other');
  it('for a time, or in one part of them, are no answer for all', () => {
    expect(stays('The monthly dues will stay the same next year.')).toBe('0%');
    expect(stays('The monthly dues will stay the same until the end of May.')).toBeUndefined();
    expect(stays('The monthly dues will stay the same for the rest of 2031.')).toBeUndefined();
    const part = 'The monthly dues will stay the same next year. The charge for the pool will';
    expect(stays(`${part} go up.`)).toBeUndefined();
    expect(stays(`${part} be told in May.`)).toBe('0%');
  });
});

describe('a change that the next sentences take back', () => {
  const decided = 'The board decided to raise the monthly dues from $90 to $99.';
  it.each([
    'This increase was not implemented.',
    'The raise was put on hold.',
    'In June the board decided not to pursue the dues increase.',
    'For now, there will be no increase in monthly dues.',
  ])('is none: %s', (after) => {
    expect(roles(`${decided} A letter follows. ${after}`)).toBe('90/month paid, 99/month refused');
    expect(says('budget.dues_change', `${decided} A letter follows. ${after}`, 'other') ?? '').not.toMatch(
      /10%/,
    );
    expect(dues(`${decided} ${after}`)).toBe('You pay $90 a month in regular dues, or $1,080 a year.');
  });

  it.each([
    [decided, 'The change was not made in time and will now take effect in August.'],
    [decided, 'The fee for the pool was not raised.'],
    [
      'In 2031 the board voted to raise the monthly dues from $90 to $99.',
      'For now there will be no increase in dues.',
    ],
    ['The monthly dues rose from $90 to $99.', 'At this time no increase in the dues is planned.'],
  ])('and goes on where they do not: %s %s', (first, after) => {
    expect(roles(`${first} ${after}`)).toBe('90/month replaced, 99/month paid');
  });
});
