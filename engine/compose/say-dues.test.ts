import { describe, expect, it } from 'vitest';
import { says, shows, told } from '../testing/told-of.ts';

describe('how often dues are paid', () => {
  const byName = 'The regular dues are set by the year. Ask how often they are paid.';
  it.each([
    ['The owners adopted the annual assessments for 2031.', byName],
    ['The annual dues are billed each May.', 'Dues are collected once a year.'],
    ['The owners pay annual dues.', 'Dues are collected once a year.'],
    ['Quarterly assessments are due on the first.', 'Dues are collected four times a year.'],
  ])('is not told from a name alone: %s', (text, said) => {
    expect(says('assessment.frequency', text, 'other')).toBe(said);
  });

  const set = (period: string) => `The regular dues are set by the ${period}.`;
  it.each([
    ['30 | Quarterly payment due', 'Dues are collected four times a year.'],
    ['The yearly payment is made each May.', set('quarter')],
    ['Due dates same as always - Oct 1, Jan 1, Apr 1, July 1.', set('quarter')],
    ['Quarterly, on January 1 and April 1.', 'Dues are collected four times a year.'],
    ['The quarterly payment of the loan is late.', `${set('quarter')} Ask how often they are paid.`],
    ['A quarterly report is made.', `${set('quarter')} Ask how often they are paid.`],
  ])('is told by what is said of a payment anywhere: %s', (said, told) => {
    expect(
      says('assessment.frequency', `The quarterly assessment for 2031 is $90.\n\n${said}`, 'other'),
    ).toBe(told);
  });

  it.each([
    ['The assessments may be collected on a monthly basis.', undefined],
    ['The special assessments may be collected on a monthly basis.', 'The regular dues are set by the year'],
  ])('is not told by the year where they are collected oftener: %s', (said, told) => {
    const rate = 'The annual regular assessment shall be $90.00 per lot per year.';
    expect(shows('assessment.frequency', `${rate}\n\n${said}`, 'other')).toBe(told);
  });

  it('is not shown as told where only the name is', () => {
    const text = 'The owners adopted the annual assessments for 2031.';
    expect(shows('assessment.frequency', text, 'other')).toBe('The regular dues are set by the year');
    const rate = 'The annual regular assessment shall be $90.00 per lot per year.';
    expect(shows('assessment.frequency', rate, 'other')).toBe('The regular dues are set by the year');
    expect(shows('assessment.frequency', 'Dues are $90 per lot per month.', 'other')).toBe('monthly');
    expect(shows('assessment.frequency', 'The owners pay annual dues.', 'other')).toBe('yearly');
  });

  it('is left open where nothing tells it', () => {
    const dues = (text: string) => says('assessment.regular', text, 'budget');
    expect(dues('Dues $310 per lot')).toBe(
      'You pay $310 in regular dues. Read there, or ask, for what time that pays.',
    );
    expect(dues('Dues $310 per lot a year')).not.toContain('Read there');
  });

  it('is of no year that another sum is of', () => {
    const text = 'Assessment per unit per month: $312.00 (2030: $298.00)';
    expect(says('assessment.regular', text, 'budget')).toBe(
      'You pay $312 a month in regular dues, or $3,744 a year.',
    );
  });

  it('depends on the type of home where lines name two, and is no more where one pays something on top', () => {
    expect(
      says('assessment.regular', 'Townhome dues: $148.00/month\nCondo dues: $210.00/month', 'budget'),
    ).toBe('Regular dues depend on the type of home: from $148 to $210 a month. Look yours up.');
    expect(
      says(
        'assessment.regular',
        'Villas are subject to an additional villa assessment of $56 per month.',
        'other',
      ),
    ).toBeUndefined();
  });

  it('is that of before, of no year, where a draft raises it', () => {
    const text =
      'The board duly reviewed the draft 2032 budget, which includes a 5% dues increase from $200 to $210 per quarter.';
    expect(says('assessment.regular', text, 'minutes')).toMatch(
      /^You pay \$200 a quarter in regular dues, which/,
    );
    expect(says('budget.dues_change', text, 'minutes')).toBe(
      'Raising the dues by 5% is proposed, not decided.',
    );
  });

  it('is told as one of every year where the text says so', () =>
    expect(says('budget.dues_change', 'Assessments increase 3% each year.', 'other')).toBe(
      'Dues go up by 3% each year.',
    ));

  it('is told as a choice where other ways are there', () => {
    const often = 'Dues come in from annual assessments, often paid in monthly installments';
    expect(
      says('assessment.frequency', `${often}, although yearly payments are an alternative.`, 'other'),
    ).toBe(
      'Dues may be collected every month. The text adds: “although yearly payments are an alternative”.',
    );
  });

  it('is not told from the month in which something is due', () => {
    const text = (month: string) => `Assessments shall be paid by the fifth day of ${month}.`;
    expect(says('assessment.frequency', text('the month in which they are due'), 'bylaws')).toBeUndefined();
    expect(says('assessment.frequency', text('each month'), 'bylaws')).toBe(
      'Dues are collected every month.',
    );
  });
});

describe('what dues of a year come to in a month', () => {
  const dues = 'The annual dues are $900 for each home.';
  it('is reckoned, and no payment', () => {
    expect(says('assessment.regular', dues, 'other')).toBe(
      'You pay $900 a year in regular dues, which comes to $75 a month.',
    );
  });

  it('is left out where they are paid in installments', () => {
    const paid = (what: string) => `${dues} ${what} may be paid in nine installments.`;
    expect(says('assessment.regular', paid('Dues'), 'other')).toBe('You pay $900 a year in regular dues.');
    expect(says('assessment.regular', paid('A special assessment'), 'other')).toMatch(/comes to \$75/);
  });
});

it('a late fee that comes again while dues are unpaid is told so', () => {
  const fee = 'A late fee of $9 is charged on assessments that are not paid by May 10.';
  const again = 'A late fee shall be charged each month the balance remains unpaid.';
  const point = told('assessment.late_fee', `${fee} ${again}`, 'rules');
  expect(point?.text).toBe('Paying late costs a fee of $9, again each month that you owe it.');
  expect(point?.citations.map(({ quote }) => quote).join(' ')).toContain('remains unpaid');
  expect(says('assessment.late_fee', `${fee} Statements are sent each month.`, 'rules')).toBe(
    'Paying late costs a fee of $9.',
  );
});
