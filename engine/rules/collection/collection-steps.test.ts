import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { analysisOf } from '../../testing/told-of.ts';
import { collectionByDays } from './collection-steps.ts';

const steps = (text: string) => factsIn(text, [collectionByDays], 'rules');
const all = {
  'assessment.late_after': { days: 15 },
  'assessment.late_fee': { amount: 30 },
  'assessment.lien': true,
};

describe('how late dues are collected, step by step', () => {
  it.each([
    'Day 1 assessment due Day 16 late charge $30 Day 40 demand letter Day 75 notice of intent to lien',
    'Day 0: dues are billed\nDay 15: $30 late fee\nDay 30: reminder\nDay 60: lien is filed',
    '15 days past due: late fee of $30.00\n30 days past due: second letter\n60 days past due: a claim of lien is recorded',
    'Days Past Due    Action    Fee\n15    Late fee    $30\n30    Demand letter    $40\n60    Record lien    $200',
    'Day 0: dues are billed\nDay 15: $30 late fee\nDay 30: offer of a payment plan\nDay 60: lien is filed',
    'Past due   Step\n15 days   Late notice with a $30 late fee\n45 days   Second notice\n75 days   Liens are recorded',
  ])('reads %s', (text) => expect(steps(text)).toMatchObject(all));

  it.each([
    ['two steps', 'Day 1 dues due Day 16 late fee $30'],
    ['fines', 'Day 1 courtesy letter Day 15 late fee $30 for the violation Day 30 fine $50'],
    [
      'a loan of the association',
      'Day 1: payment due to the bank\nDay 15: late charge of $45\nDay 30: the bank files a lien',
    ],
    ['drawings', 'Day 1: plans mailed\nDay 10: payment of the fee\nDay 30: late fee $25 for a second look'],
    ['days that do not rise', 'Day 15 late fee $30 Day 10 dues due Day 5 lien is filed'],
    [
      'steps far apart',
      `Day 1 dues due\n${'All owners are welcome. '.repeat(12)}\nDay 16 late fee $30\nDay 40 letter`,
    ],
    ['a week of events', 'Day 1 pool opens Day 2 picnic Day 3 parade'],
  ])('no steps: %s', (_, text) => expect(steps(text)).toEqual({}));

  it.each([
    'fine',
    'violation',
    'hearing',
    'courtesy call',
    'weeds',
    'trash',
    'vessel',
    'rent',
    'bank',
    'lender',
    'loan',
    'contractor',
    'vendor',
    'architect',
    'plan',
    'review fee',
    'guest',
    'cured',
  ])('no steps where one names a %s', (word) => {
    const named = (what: string) =>
      steps(`Day 1 dues are due Day 16 late charge $30 Day 40 letter on ${what} Day 75 lien is filed`);
    expect(named('dues')).toMatchObject({ 'assessment.late_fee': { amount: 30 } });
    expect(named(word)).toEqual({});
  });

  it('does not count from a first day that it does not name', () =>
    expect(steps('Day 16 late fee $30 Day 40 demand letter Day 75 lien is filed')).toEqual({
      'assessment.late_fee': { amount: 30 },
      'assessment.lien': true,
    }));

  it('is no schedule of fines', () => {
    const text = '0 days: dues are billed\n30 days: $25 late fee\n60 days: second notice and $25 more';
    expect(analysisOf(text, 'other').facts.map(({ id }) => id)).not.toContain('fine.schedule');
    const days = 'Day 1 courtesy notice Day 15 fine $25 Day 30 fine $50 Day 45 hearing';
    expect(analysisOf(days, 'rules').facts.map(({ id }) => id)).not.toContain('fine.schedule');
    const fines = 'Fines for violations\nFirst offense: $25\nSecond offense: $50';
    expect(analysisOf(fines, 'rules').facts.map(({ id }) => id)).toContain('fine.schedule');
  });
});
