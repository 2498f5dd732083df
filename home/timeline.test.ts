import { expect, test } from 'vitest';
import { findingOf, homeAnalysis } from './home-analysis.ts';
import { answersIn } from './home-parts.ts';
import { homePicture } from './home-picture.ts';
import { read, stating } from './testing/home-document.ts';

const today = '2026-11-24';

test('what papers of a day or a year tell comes latest first, what has no date last; a rule is no event', () => {
  const documents = [
    stating('undated', 'other', { special_assessment: { amount: 100 } }),
    stating('2023', 'minutes', { 'minutes.motions': 'Roof bid approved', 'document.date': '2023-05-02' }),
    stating('2025', 'budget', { 'budget.dues_change': 4, 'budget.year': 2025 }),
    stating('covenants', 'cc_and_r', { litigation: 'The board may sue.', 'document.date': '2025-06-01' }),
  ];
  const { timeline } = homePicture(documents, today);
  expect(timeline.map(({ date, document, text }) => [date, document, text])).toEqual([
    ['2025', '2025', '4'],
    ['2023-05-02', '2023', 'Roof bid approved'],
    [null, 'undated', '$100'],
  ]);
  expect(homePicture(documents.toReversed(), today).timeline).toEqual(timeline);
});

test('an answer of a word is told by its sentence, one of a number is not', () => {
  const rules = read(
    'rules',
    'cc_and_r',
    'DECLARATION OF COVENANTS\nSection 7.1. No solar panels shall be installed on any Lot.\nSection 7.2. No more than two (2) dogs or cats may be kept on any Lot.',
  );
  const { answers } = homePicture([rules], today);
  const of = (id: string) => answers.find((answer) => answer.id === id)?.controls;
  expect(of('exterior.solar')?.fact.display).toBe('prohibited');
  expect(of('exterior.solar')?.sentence).toBe('Solar panels are not allowed.');
  expect(of('pets.max_count')).toMatchObject({ sentence: null, fact: { display: '2' } });
});

test('answers stand in one part of the page each', () => {
  const { answers } = homePicture(
    [
      stating('all', 'cc_and_r', {
        'assessment.regular': { amount: 100, period: 'year' },
        'pets.max_count': 2,
        'maintenance.roof': 'owner',
        'board.size': 3,
      }),
    ],
    today,
  );
  const idsIn = (part: 'money' | 'rules' | 'association') =>
    answersIn(part, answers).flatMap((group) => group.answers.map(({ id }) => id));
  expect(idsIn('money')).toEqual(['assessment.regular']);
  expect(idsIn('rules')).toEqual(['pets.max_count', 'maintenance.roof']);
  expect(idsIn('association')).toEqual(['board.size']);
});

test('what is kept of an analysis gives the same picture as the whole of it', () => {
  const covenants = read(
    'covenants',
    'cc_and_r',
    'DECLARATION OF COVENANTS OF QUAIL BEND\nSection 4.1. Each Lot shall pay an annual assessment of $300 per year.\nSection 9.1. No Lot may be leased for less than six (6) months.',
  );
  const kept = { ...covenants, analysis: homeAnalysis(covenants.analysis) };
  expect(homePicture([kept], today)).toEqual(homePicture([covenants], today));
  expect(JSON.stringify(kept.analysis).length).toBeLessThan(JSON.stringify(covenants.analysis).length);
  expect(findingOf(kept.analysis)).toMatch(/\$300|6 months/);
  expect(findingOf({ ...kept.analysis, not_association_document: true })).toBeNull();
});
