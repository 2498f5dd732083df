import { describe, expect, it } from 'vitest';
import { lateFee } from '../rules/collection/late-fee.ts';
import { rulesOfFigures } from '../rules/rules-of-figures.ts';
import { factsIn } from '../testing/facts-in.ts';

const found = (text: string) => factsIn(text, rulesOfFigures, 'reserves');

describe('a textbook’s figures', () => {
  it.each([
    'An association with $40,000 in reserves and a fully funded balance of $100,000 is 40% funded.',
    'For example, a roof of $10,000 is half used up. The fully funded balance is $5,000 and the fund is 50% funded.',
    'Inflation of 3% is commonly used.',
    'A study that is 100% funded is considered fully funded.',
    'Funds that are 70% funded or more are considered strong.',
    'Suppose the reserve fund is 45% funded.',
  ])('are not the association’s: %s', (text) => {
    expect(found(text)).toEqual({});
  });

  it('are not told from a list that a supposition opens, but from one of rules', () => {
    const fee = (text: string) => factsIn(text, [lateFee], 'other')['assessment.late_fee'];
    const listed = 'a. A late fee of $25 for each payment\nb. Interest on the rest';
    expect(fee(`3. If an association charges:\n${listed}`)).toBeUndefined();
    expect(fee(`3. The association charges:\n${listed}`)).toEqual({ amount: 25 });
    expect(
      fee('If an owner pays late:\na. A late fee of $25 will be charged.\nb. Interest will accrue.'),
    ).toEqual({ amount: 25 });
  });

  it('nor from what a meeting is called to vote on', () => {
    const called = (lead: string) =>
      factsIn(`${lead}\n1. Late fee of $25 for each payment.\n2. Trees.`, [lateFee], 'other');
    expect(called('The members will meet on May 9, 2031 to vote on the following:')).toEqual({});
    expect(called('The members meet to vote, and owners pay the following:')).toMatchObject({
      'assessment.late_fee': { amount: 25 },
    });
  });

  it('nor from what a ballot asked, whatever came of it', () => {
    const fee = (text: string) => factsIn(text, [lateFee], 'other')['assessment.late_fee'];
    expect(fee('Question 2: Adopt a late fee of $25. Yes 40, No 91.')).toBeUndefined();
    expect(fee('Measure B - A late fee of $25.')).toBeUndefined();
    expect(fee('Section 2: The late fee is $25.')).toEqual({ amount: 25 });
  });

  it('nor from a list that is proposed, but from one that was adopted', () => {
    const fee = (lead: string) =>
      factsIn(`${lead}\n1. Late fee of $25 for each payment.\n2. Trees.`, [lateFee], 'other');
    expect(fee('The committee recommends these changes:')).toEqual({});
    expect(fee('Proposed charges:')).toEqual({});
    expect(fee('The Board adopted these charges:')).toMatchObject({
      'assessment.late_fee': { amount: 25 },
    });
  });

  it('do not hide its own', () => {
    expect(found('The Association is 40% funded.\nFor example, the roof is due in 4 years.')).toMatchObject({
      'reserves.percent_funded': 40,
    });
  });
});
