import { expect, test } from 'vitest';
import type { Severity } from '#contract/analysis.ts';
import { firstFive } from './first-five.ts';
import { readAnalysis } from './read-analysis.ts';

const citation = (page: number) => ({ page, start: 0, end: 3, quote: 'abc' });
const point = (id: string, severity: Severity, page = 1) => ({
  id,
  text: `Says ${id}.`,
  reference: `p. ${page}`,
  severity,
  citations: [citation(page)],
});
const risk = (id: string, level: Severity, explanation = 'Ask about it.', page = 1) => ({
  id,
  level,
  title: `Risk of ${id}.`,
  explanation,
  citations: [citation(page)],
});
const chosen = (raw: object) => firstFive(readAnalysis(raw)).map(({ id }) => id);

test('the gravest come first; among equals what you may do, then your purse, then the association', () => {
  expect(
    chosen({
      risks: [risk('risk.reserves.percent_funded', 'high'), risk('risk.talk.dues', 'medium')],
      key_points: [point('assessment.late_fee', 'medium'), point('assessment.regular', 'high')],
      restricted_activities: [point('pets.allowed', 'high'), point('rental.cap', 'low')],
    }),
  ).toEqual([
    'pets.allowed',
    'assessment.regular',
    'risk.reserves.percent_funded',
    'risk.talk.dues',
    'assessment.late_fee',
  ]);
});

test('a risk and a point of one question are one thing, said by the point and explained by the risk', () => {
  const [first, ...rest] = firstFive(
    readAnalysis({
      risks: [risk('risk.assessment.foreclosure', 'medium', 'Ask how often.', 2)],
      key_points: [point('assessment.foreclosure', 'high', 1)],
    }),
  );
  expect(rest).toEqual([]);
  expect(first).toMatchObject({
    severity: 'high',
    title: 'Says assessment.foreclosure.',
    detail: 'Ask how often.',
    ask: null,
    tells: ['assessment.foreclosure', 'risk.assessment.foreclosure'],
  });
  expect(first?.citations.map(({ page }) => page)).toEqual([1, 2]);
});

test('a point without a risk comes with its note', () => {
  const [first] = firstFive(readAnalysis({ key_points: [point('assessment.late_fee', 'medium')] }));
  expect(first?.detail).toContain('each time you are late');
  expect(first?.ask).toMatch(/\?$/);
});

test('of one subject there are two while there are others, and more where there are none', () => {
  const late = [
    'assessment.late_fee',
    'assessment.interest_rate',
    'assessment.lien',
    'assessment.late_after',
  ];
  const points = late.map((id) => point(id, 'medium'));
  const gravest = [
    'assessment.interest_rate',
    'assessment.lien',
    'assessment.late_fee',
    'assessment.late_after',
  ];
  expect(chosen({ key_points: points })).toEqual(gravest);
  const pets = ['pets.max_count', 'rental.cap', 'vehicles.commercial'].map((id) => point(id, 'low'));
  expect(chosen({ key_points: points, restricted_activities: pets })).toEqual([
    ...gravest.slice(0, 2),
    'pets.max_count',
    'rental.cap',
    'vehicles.commercial',
  ]);
});

test('losing the home comes before all, and a small sum due once after what may be refused', () => {
  expect(
    chosen({
      risks: [risk('risk.assessment.initial_contribution', 'low'), risk('risk.rental.cap', 'medium')],
      key_points: [
        point('assessment.initial_contribution', 'medium'),
        point('assessment.special_vote', 'medium'),
        point('assessment.regular', 'high'),
        point('assessment.foreclosure', 'high'),
      ],
      restricted_activities: [point('pets.max_count', 'medium'), point('rental.cap', 'high')],
    }),
  ).toEqual([
    'assessment.foreclosure',
    'rental.cap',
    'assessment.regular',
    'pets.max_count',
    'assessment.special_vote',
  ]);
});

test('what costs nothing and forbids nothing is left out, and so is a contradiction', () => {
  expect(
    chosen({
      risks: [risk('conflict.pets.max_count', 'medium'), risk('risk.voting.declarant_control', 'low')],
      key_points: [
        point('board.size', 'high'),
        point('amendment.declaration_vote', 'medium'),
        point('financial.operating_cash', 'medium'),
        point('assessment.returned_payment_fee', 'low'),
      ],
    }),
  ).toEqual([]);
});

test('of a list of fines the first stands for all', () => {
  expect(
    chosen({ key_points: [point('fine.schedule', 'medium'), point('fine.schedule-2', 'medium')] }),
  ).toEqual(['fine.schedule']);
});

test('an analysis of bare texts has none, and does not fail', () => {
  expect(chosen({ key_points: ['Dues are due.'], restricted_activities: ['No fences.'] })).toEqual([]);
  expect(chosen({})).toEqual([]);
});

test('among equals those that name a sum come first, but not a share of votes', () => {
  const says = (id: string, text: string) => ({ ...point(id, 'medium'), text });
  expect(
    chosen({
      key_points: [
        says('assessment.special_vote', 'A special assessment needs 67% of the votes.'),
        says('assessment.increase_cap', 'The board may raise dues by up to 20% a year.'),
        says('fine.schedule', 'The fine is $25.'),
      ],
    }),
  ).toEqual(['assessment.increase_cap', 'fine.schedule', 'assessment.special_vote']);
});

test('where fewer than three cost or bind the owner, other sums come before words of care', () => {
  const sum = (id: string, text: string) => ({ ...point(id, 'low'), text });
  const sums = [
    sum('budget.total_income', 'Income is $90,000 a year.'),
    sum('budget.year', 'The figures are for 2026.'),
    sum('budget.insurance', 'Insurance costs $1,250 a year.'),
    sum('budget.management_fee', 'The manager costs $900.'),
  ];
  const old = risk('risk.reserves.study_date', 'medium');
  expect(chosen({ risks: [old], key_points: [point('litigation', 'medium'), ...sums] })).toEqual([
    'litigation',
    'budget.total_income',
    'budget.insurance',
    'risk.reserves.study_date',
  ]);
});
