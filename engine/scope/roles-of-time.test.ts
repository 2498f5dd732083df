import { describe, expect, it } from 'vitest';
import { says, shows } from '../testing/told-of.ts';

describe('figures of another time', () => {
  it.each([
    [
      'Until the organizational meeting the board shall have three trustees; thereafter it shall have seven trustees.',
      'The board has 7 directors.',
    ],
    [
      'The number of directors shall be three until the first annual meeting, at which time the number of directors shall be increased to nine.',
      'The board has 9 directors.',
    ],
    [
      'Initially the affairs of the Association shall be managed by a board of three directors, and following the first annual meeting by a board of five directors.',
      'The board has 5 directors.',
    ],
    [
      'The initial Board of Directors shall consist of three persons.',
      'The first board has 3 directors. Ask how many later ones have.',
    ],
  ])('tells how many directors there are once the first are gone: %s', (text, told) => {
    expect(says('board.size', text, 'bylaws')).toMatch(told);
  });
  it('tells how long later directors serve where they fill the places of those whose terms end', () => {
    const first =
      'At the first meeting the members shall elect one trustee for a term of one year and two trustees for a term of three years.';
    const text = `${first} At each annual meeting thereafter, the members shall elect trustees to fill the vacancies created by expiring terms, each for a term of three years (except a trustee who completes the unexpired term of another).`;
    expect(shows('board.term', text, 'bylaws')).toMatch(/^3 years/);
    expect(says('board.term', first, 'bylaws')).toMatch(/^The first directors serve/);
  });
  it.each([
    ['The deductible of our policy went from $5,000 to $25,000.', '$25,000'],
    ['We now pay a deductible of $20,000 on said master policy rather than $5,000.', '$20,000'],
    ['The $2,500 deductible formerly in place is gone; said policy now has a $15,000 deductible.', '$15,000'],
    ['The deductible of the master policy is $10,000 per occurrence.', '$10,000'],
  ])('tells the deductible of today: %s', (text, sum) => {
    expect(says('insurance.deductible', text, 'other')).toBe(
      `The deductible of the association's insurance is ${sum}.`,
    );
  });
  it.each([
    'This policy replaces the one adopted in 2014, under which a late fee of $20 was charged. A late fee of $35 is charged on dues not paid in time.',
    'A late fee of $35, in place of the former late fee of $20, shall be charged on dues not paid in time.',
    'The former manager, Allred, charged a $20 late fee. A late fee of $35 is charged on dues not paid in time.',
    'The prior late fee of $20 is repealed. A late fee of $35 is charged on dues not paid in time.',
  ])('tells what is charged in place of what is replaced: %s', (text) => {
    expect(shows('assessment.late_fee', text, 'rules')).toBe('$35');
  });
  it('tells what a paper charges that replaces another by it', () => {
    const text =
      'The schedule of 2014 is replaced by this one, under which a late fee of $35 shall be charged on dues not paid in time.';
    expect(shows('assessment.late_fee', text, 'rules')).toBe('$35');
  });
  it('tells no dues of a budget that is replaced', () => {
    const budget = (which: string) => `${which}, under which the dues are $80 a month.`;
    expect(
      shows('assessment.regular', budget('It replaces the budget of October 2030'), 'other'),
    ).toBeUndefined();
    expect(shows('assessment.regular', budget('The board adopted a new budget'), 'other')).toMatch(/^\$80/);
  });
  it('tells no deductible of before alone', () => {
    expect(
      says(
        'insurance.deductible',
        'The deductible of the master policy was $5,000. It is now $9,000.',
        'other',
      ),
    ).toBeUndefined();
  });
  it.each([
    'Our goal is a reserve fund balance of $300,000 by the time the roofs are due.',
    'A reserve balance of $300,000 would be enough for the roofs.',
    'The plan is to build a reserve balance of $300,000 over six years.',
  ])('takes no balance to be reached for one that is there: %s', (text) => {
    for (const fact of ['reserves.balance', 'financial.reserve_cash'])
      for (const type of ['reserves', 'other'] as const) expect(says(fact, text, type)).toBeUndefined();
  });
  it('tells a balance that is there', () => {
    expect(
      says('financial.reserve_cash', 'The reserve account has a balance of $300,000.', 'minutes'),
    ).toMatch(/\$300,000/);
  });
  it('tells a forecast as one, and a year that spans two as it begins', () => {
    const budget = 'Maple Court Budget 2032\nOur new fiscal year begins on July 1, 2031.';
    expect(
      says(
        'financial.reserve_cash',
        'Anticipated reserve fund balance at June 30, 2032: $41,000.',
        'minutes',
      ),
    ).toBe('On June 30, 2032, the reserve account is expected to hold $41,000.');
    expect(
      says('reserves.balance', 'Anticipated reserve fund balance at June 30, 2032: $41,000.', 'budget'),
    ).toBe('On June 30, 2032, the reserve fund is expected to hold $41,000.');
    expect(says('budget.year', budget, 'budget')).toBe(
      'The budget is for the year that begins on July 1, 2031.',
    );
    expect(says('budget.year', budget.replace('July 1, 2031', 'January 1, 2032'), 'budget')).toBe(
      'The budget is for 2032.',
    );
  });
  it('tells dues of the first year as set by the paper', () => {
    const dues = (when: string) =>
      says('assessment.regular', `The annual assessment shall be $80 per lot${when}.`, 'bylaws');
    expect(dues(' for the first year')).toMatch(/^This document sets regular dues of \$80/);
    expect(dues('')).toMatch(/^You pay \$80/);
  });
  it('counts no days from a step of collection as days late', () => {
    const lien = (from: string) =>
      says(
        'assessment.foreclosure',
        `If the delinquent assessment is not paid within thirty days ${from}, the Association may foreclose its lien.`,
      );
    expect(lien('of the recording of the lien')).toMatch(/over unpaid dues:/);
    expect(lien('of the due date')).toMatch(/over dues more than 30 days late:/);
  });
});

describe('what held until a day that is over', () => {
  const cap = (until: string, then = '') =>
    `${until} the annual assessment shall not be increased by more than 5% unless 75% of the members vote for it${then}.`;
  it('is told no more', () => {
    for (const fact of ['assessment.increase_vote', 'assessment.increase_cap'] as const)
      expect(says(fact, cap('Until December 31, 1971,'))).toBeUndefined();
  });
  it('is told no more where the day stands behind it', () => {
    const term = (until: string) =>
      `No owner shall lease the unit for a term of less than ninety days${until}.`;
    expect(says('rental.minimum_term', term(' until January 1, 1999'))).toBeUndefined();
    expect(says('rental.minimum_term', term(''))).toBeDefined();
  });
  it('is told where it holds on, or no day is named', () => {
    expect(says('assessment.increase_vote', cap('In each year'))).toBeDefined();
    expect(says('assessment.increase_vote', cap('Until December 31, 2061,'))).toBeDefined();
    expect(
      says(
        'board.size',
        'Until May 1, 1999, the board shall consist of three directors and thereafter of seven directors.',
        'bylaws',
      ),
    ).toContain('The board has 7 directors.');
  });
});
