import { expect, test } from 'vitest';
import type { Fact } from '#contract/analysis.ts';
import { catalogue } from '#engine/catalogue.ts';
import { bySubject, subjectOf } from './subjects.ts';

const fact = (id: string): Fact => ({
  id,
  label: id,
  value: true,
  display: 'Yes',
  citations: [{ page: 1, start: 0, end: 1, quote: 'x' }],
  conflicts: [],
});

test('every fact of the catalogue has a subject of its own kind', () => {
  const homeless = catalogue.filter(({ id }) => subjectOf(id).title === 'More').map(({ id }) => id);
  expect(homeless).toEqual([]);
});

test.each([
  ['assessment.regular', 'What you will pay'],
  ['special_assessment', 'Possible extra costs'],
  ['assessment.late_fee', 'If you pay late or break a rule'],
  ['insurance.deductible', 'Possible extra costs'],
  ['insurance.owner_must_carry', 'Who maintains and insures what'],
  ['rental.cap', 'Renting out your home'],
  ['sale.form.debt_of_home', 'What you will pay'],
  ['sale.form.special_assessments', 'Possible extra costs'],
  ['sale.form.lawsuits', 'Lawsuits'],
  ['sale.form.right_to_buy', 'When you sell'],
  ['new.fact', 'More'],
])('%s belongs to %s', (id, title) => {
  expect(subjectOf(id).title).toBe(title);
});

const open = (id: string) => ({ id, citations: [] });

test('groups come money first, in the tab asked for, and without the empty ones', () => {
  const facts = [fact('pets.allowed'), fact('assessment.regular'), fact('board.size')];
  const groups = bySubject(facts, [open('rental.cap'), open('assessment.late_fee')]);
  expect(groups.map(({ subject, facts, open }) => [subject.title, facts.length, open.length])).toEqual([
    ['What you will pay', 1, 0],
    ['If you pay late or break a rule', 0, 1],
    ['Pets', 1, 0],
    ['Renting out your home', 0, 1],
    ['How the association is run', 1, 0],
  ]);
  expect(bySubject(facts, [], { tab: 'restrictions' }).map(({ subject }) => subject.title)).toEqual(['Pets']);
});
