import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { says, shows } from '../../testing/told-of.ts';

const head = 'Elm Court Condominium Association\nMinutes of May 4, 2031\n\n';
const of = (fact: string, text: string, type: DocumentType = 'minutes') => says(fact, head + text, type);

describe('a raise of each kind of home', () => {
  const both =
    'Monthly fees shall increase by 4%, from $375 to $390 for one-bedroom units and from $450 to $468 for two-bedroom units.';
  it('is said of none alone, and tells the new dues of each', () => {
    expect(of('budget.dues_change', both)).toBe('Dues go up by 4%.');
    expect(of('assessment.regular', both)).toContain('from $390 to $468 a month');
  });
  it('is said of one alone where the others have another or none', () => {
    const one = 'Monthly dues will increase by 4% for one-bedroom units and by 6% for two-bedroom units.';
    expect(of('budget.dues_change', one)).toBeUndefined();
    expect(
      of(
        'assessment.regular',
        'Monthly dues increase by $15 for one-bedroom units and $18 for two-bedroom units.',
      ),
    ).toBeUndefined();
  });
});

describe('one raise behind the new dues of each kind', () => {
  const set = 'Monthly assessments will be $315 for two-bedroom and $345 for three-bedroom units';
  it('is a raise of all, and the dues are of each', () => {
    expect(of('budget.dues_change', `${set}, an increase of 7.5%.`, 'other')).toBe('Dues go up by 7.5%.');
    expect(of('assessment.regular', `${set}, an increase of 7.5%.`, 'other')).toContain(
      'from $315 to $345 a month',
    );
    expect(of('assessment.regular', `${set}, an increase of $20.`, 'other')).toBeUndefined();
  });
  it('stands in a list by unit, without dollar signs', () => {
    const list = 'This is what the monthly dues will be for 2032:\nUnit 1A 240\nUnit 2A 245\nUnit 1B 259';
    expect(of('assessment.regular', list, 'other')).toContain('from $240 to $259 a month');
    expect(of('assessment.regular', list.replace('will be', 'would be'), 'other')).toBeUndefined();
    expect(of('assessment.regular', list.replace('dues', 'visits'), 'other')).toBeUndefined();
  });
});

describe('dues in a list of kinds of homes', () => {
  it.each([
    [
      'Q: How much are my assessments?\nA: 1 Bedroom: $410 per month; 2 Bedroom: $505 per month; 2 Bedroom Corner: $540 per month. They are due on the first.',
      'from $410 to $540 a month',
    ],
    [
      'Assessments\n\nDetached homes: $95/month. Townhomes: $210/month (with roof care). Payments are due on the 1st.',
      'from $95 to $210 a month',
    ],
    [
      '2031 assessments: lake lots $900, off-lake lots $450, payable by February 1.',
      'from $450 to $900 a year',
    ],
    [
      'Your monthly assessment is $70 for a single home and $90 for a twin home (with lawn care).',
      'from $70 to $90 a month',
    ],
    ['Monthly dues: villas $90; cottages $70.', 'from $70 to $90 a month'],
  ])('are told from the lowest to the highest: %s', (text, told) => {
    expect(of('assessment.regular', text, 'other')).toBe(
      `Regular dues depend on the type of home: ${told}. Look yours up.`,
    );
  });
  it.each([
    'Monthly dues: $90 per lot; lot inspection fee $70.',
    'Monthly dues: unit $90, garage $70.',
    'Trash\n\nDetached homes: $95/month. Townhomes: $210/month.',
    'Your monthly assessment is $90 for a home and $25 for late payment.',
    '2031 assessments: lake lots $900, off-lake lots $450.',
  ])('are not told of what is no kind, or without the time they pay: %s', (text) => {
    expect(of('assessment.regular', text, 'other') ?? '').not.toContain('type of home');
  });
});

describe('what dues are not', () => {
  it.each([
    ['what somebody would like', 'Would like to raise dues to $95/mo next year.'],
    ['what nobody agreed to', 'Lot 30 would have dues of $100 a month – no support.'],
  ])('%s', (_, text) => {
    expect(of('assessment.regular', text)).toBeUndefined();
  });
  it('what holds if the proposal fails', () => {
    const text =
      'Dear Owner, monthly dues are now $55. An increase needs the vote of a majority of the owners; if it does not pass, dues will be $60.50 a month.';
    expect(of('assessment.regular', text, 'other')).not.toContain('60.50');
  });
  it('one of several options', () => {
    const text = 'The Board reviewed three options for 2032: (a) hold dues at $90, (b) raise dues to $96.';
    expect(of('budget.dues_change', text)).toBeUndefined();
  });
  it('what was advised and not done', () => {
    expect(
      of(
        'budget.dues_change',
        "The Board duly voted to hold dues at $48 for 2032 in spite of the treasurer's advice to go to $52.",
      ),
    ).toBe('Dues stay the same.');
    expect(of('budget.dues_change', 'The Board voted to raise dues from $48 to $52.')).toContain('8.33%');
  });
});

it('tells how often dues are paid by the sum of each payment', () => {
  expect(
    of('assessment.frequency', 'Dues for 2031 were set at $1,260, payable $315 a quarter.', 'financial'),
  ).toBe('Dues are collected four times a year.');
  expect(
    of(
      'assessment.frequency',
      'A special assessment of $1,260 is levied, payable $315 a quarter.',
      'financial',
    ),
  ).toBeUndefined();
});

describe('special assessments', () => {
  it('are more than one installment', () => {
    expect(
      of('special_assessment', 'The second installment ($600) of the special assessment is due in June.'),
    ).toBeUndefined();
    expect(
      of(
        'special_assessment',
        'The special assessment of $2,400 per unit is due in June; the first payment is $600.',
      ),
    ).toContain('$2,400');
  });
  it('have no sum that another clause names', () => {
    const text =
      'The Board is looking at the elevators; an estimate is $420,000, and a special assessment may be needed.';
    expect(of('special_assessment', text)).toBeUndefined();
    expect(
      of('special_assessment', 'The Board is discussing $420,000 for the elevators by a special assessment.'),
    ).toContain('$420,000');
  });
  it('are none where the text says none', () => {
    const none = 'Special assessment: none now; the last, $450 in 2027, is paid.';
    expect(shows('special_assessment', head + none, 'other')).toBeUndefined();
    expect(
      shows('special_assessment', `${head}Special assessment: $450 per home in 2031, due in May.`, 'other'),
    ).toContain('$450');
  });
});
