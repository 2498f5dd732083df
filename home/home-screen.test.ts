import { describe, expect, it } from 'vitest';
import rulesFile from '#content/lender-rules.json' with { type: 'json' };
import rightsFile from '#content/state-rights.json' with { type: 'json' };
import { lenderRulesSchema } from '#contract/lender-rule.ts';
import { stateRightsSchema } from '#contract/state-right.ts';
import { cancellationClock } from './cancellation-clock.ts';
import { answersOf } from './controls.ts';
import { daysAfter, daysBetween } from './days.ts';
import { type LenderVerdict, lenderScreen } from './lender-screen.ts';
import { stating } from './testing/home-document.ts';

const rights = stateRightsSchema.parse(rightsFile);
const rules = lenderRulesSchema.parse(rulesFile);
const rightOf = (state: string, community: 'hoa' | 'condo') =>
  rights.flatMap((right) =>
    right.subject === 'cancellation' && right.state === state && right.community === community ? right : [],
  )[0] ?? null;
const noDays = { contract_signed_on: null, documents_received_on: null, closing_on: null };

describe('days', () => {
  it('counts from the day after, and leaves weekends out where the law does', () => {
    expect(daysAfter('2026-11-20', 5, 'days')).toBe('2026-11-25');
    expect(daysAfter('2026-11-20', 5, 'business days')).toBe('2026-11-27');
    expect(daysAfter('2028-02-28', 1, 'days')).toBe('2028-02-29');
    expect(daysBetween('2026-11-24', '2026-11-20')).toBe(-4);
  });
});

describe('the days left to cancel', () => {
  it('are counted from the day on which the certificate came', () => {
    const days = { ...noDays, documents_received_on: '2026-11-22' };
    expect(cancellationClock(rightOf('alaska', 'condo'), days, '2026-11-24')).toMatchObject({
      law: 'rule',
      lastDay: '2026-11-27',
      daysLeft: 3,
      missing: null,
    });
  });
  it('end at the closing where the law says so', () => {
    const days = { ...noDays, documents_received_on: '2026-11-22', closing_on: '2026-11-25' };
    expect(cancellationClock(rightOf('alaska', 'condo'), days, '2026-11-24').lastDay).toBe('2026-11-25');
  });
  it('start with the later of two days, and ask for the one that is missing', () => {
    const florida = rightOf('florida', 'condo');
    const days = { ...noDays, documents_received_on: '2026-11-20' };
    expect(cancellationClock(florida, days, '2026-11-24')).toMatchObject({
      lastDay: null,
      missing: 'signed',
    });
    const both = { ...days, contract_signed_on: '2026-11-23' };
    expect(cancellationClock(florida, both, '2026-11-24').lastDay).toBe('2026-12-02');
    expect(cancellationClock(florida, noDays, '2026-11-24').missing).toBe('received');
  });
  it('are none where no law is found, and unknown where none was looked up', () => {
    const none = rights.find(({ subject, finding }) => subject === 'cancellation' && finding === 'none');
    expect(none).toBeDefined();
    expect(cancellationClock(null, noDays, '2026-11-24').law).toBe('unknown');
    expect(
      cancellationClock(rightOf(none?.state ?? '', none?.community ?? 'hoa'), noDays, '2026-11-24').law,
    ).toBe('none');
  });
  it('say when the law was looked up more than a year ago', () => {
    expect(cancellationClock(rightOf('alaska', 'condo'), noDays, '2027-11-23').isOld).toBe(true);
    expect(cancellationClock(rightOf('alaska', 'condo'), noDays, '2026-12-01').isOld).toBe(false);
  });
});

function screened(values: Parameters<typeof stating>[2], today = '2026-11-24') {
  const document = stating('budget.pdf', 'budget', values);
  const lines = lenderScreen(
    rules,
    { answers: answersOf([document]), documents: [document], community: 'condominium' },
    today,
  );
  return (id: string) => lines.find(({ rule }) => rule.id === id);
}

describe('the lender screen', () => {
  it.each<[number, LenderVerdict]>([
    [12_000, 'met'],
    [9_000, 'ask'],
    [9_999.99, 'ask'],
  ])('reserves of %s in 100,000 are %s: dues are at most the whole income', (aside, verdict) => {
    const line = screened({
      'budget.reserve_contribution': { amount: aside, period: 'year' },
      'budget.total_income': { amount: 100_000, period: 'year' },
    })('fannie-reserves-10');
    expect(line).toMatchObject({ verdict, figure: Math.floor(aside / 100) / 10 });
    expect(line?.statements).toHaveLength(2);
  });
  it.each<[number, LenderVerdict]>([
    [12, 'met'],
    [40, 'ask'],
  ])('%s of 100 homes behind are %s: those 60 days behind are at most as many', (behind, verdict) => {
    const line = screened({
      'financial.delinquent_homes': { value: behind, unit: 'homes' },
      'community.units': 100,
    });
    expect(line('fannie-arrears')?.verdict).toBe(verdict);
  });
  it('says met and not met only where the facts settle it', () => {
    const lines = screened({
      'rental.minimum_term': { days: 7 },
      litigation: { what: 'a roof', status: 'pending' },
    });
    expect(lines('fha-leases')?.verdict).toBe('not met');
    expect(lines('fannie-lawsuit')?.verdict).toBe('ask');
    expect(lines('fannie-repairs')?.verdict).toBe('silent');
    expect(screened({ 'rental.minimum_term': { days: 30 } })('fha-leases')?.verdict).toBe('met');
  });
  it('does not rest on what a language model alone found', () => {
    const told = stating('rules.pdf', 'rules', { 'rental.minimum_term': { days: 30 } });
    const facts = told.analysis.facts.map((fact) => ({ ...fact, found_by: 'model' as const }));
    const document = { ...told, analysis: { ...told.analysis, facts } };
    const screen = { answers: answersOf([document]), documents: [document], community: null };
    const lines = lenderScreen(rules, screen, '2026-11-24');
    expect(lines.find(({ rule }) => rule.id === 'fha-leases')?.verdict).toBe('silent');
  });
  it('measures a study by the date it gives itself', () => {
    const study = stating('study.pdf', 'reserves', { 'document.date': '2022-05-01' });
    const lines = lenderScreen(
      rules,
      { answers: answersOf([study]), documents: [study], community: null },
      '2026-11-24',
    );
    expect(lines.find(({ rule }) => rule.id === 'fannie-study-age')).toMatchObject({ verdict: 'not met' });
  });
  it('knows when a rule begins and ends', () => {
    expect(screened({})('fannie-reserves-15')?.isToCome).toBe(true);
    expect(screened({}, '2027-02-01')('fannie-reserves-10')).toBeUndefined();
    expect(screened({}, '2027-02-01')('fannie-reserves-15')?.isToCome).toBe(false);
  });
  it('asks nothing of a planned community', () => {
    const lines = lenderScreen(rules, { answers: [], documents: [], community: 'planned' }, '2026-11-24');
    expect(new Set(lines.map(({ verdict }) => verdict))).toEqual(new Set(['told']));
    expect(lines.length).toBeGreaterThan(0);
  });
});

it('takes no rule without a source, nor one from an account that does not say so', () => {
  const [rule] = rules;
  expect(lenderRulesSchema.safeParse([{ ...rule, url: '' }]).success).toBe(false);
  expect(lenderRulesSchema.safeParse([{ ...rule, read: 'account', doubt: null }]).success).toBe(false);
});
