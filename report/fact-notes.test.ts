import { describe, expect, test } from 'vitest';
import notes from '#content/fact-notes.json' with { type: 'json' };
import questions from '#content/fact-questions.json' with { type: 'json' };
import { glossary } from '#content/glossary.ts';
import { catalogue } from '#engine/catalogue.ts';
import { formIds } from '#engine/find/form-answers.ts';
import { standingFacts } from '#engine/find/standing-kinds.ts';
import { matterIds } from '#engine/meeting/matter-kinds.ts';
import { readingGrade } from '#engine/testing/reading-grade.ts';
import { noteOn } from './fact-notes.ts';
import { factOf } from './fact-of.ts';
import { hasNote } from './has-note.ts';
import { openQuestion } from './open-question.ts';

const terms = new Set(glossary.map(({ id }) => id));

test('every fact of the catalogue, every standing, every matter of minutes and every answer of a paper for a sale has a note, and nothing else has', () => {
  const ids = [...catalogue.map(({ id }) => id), ...standingFacts, ...matterIds, ...formIds].toSorted();
  expect(Object.keys(notes).toSorted()).toEqual(ids);
  expect(Object.keys(questions).toSorted()).toEqual(ids);
  for (const id of ids) expect(hasNote(`risk.${id}`), id).toBe(true);
  expect(hasNote('clause.nothing')).toBe(false);
});

describe.each(Object.entries(notes))('the note on %s', (id, { meaning, ask, terms: named }) => {
  const question = openQuestion(id) ?? '';
  test('is plain, short and ends as it should', () => {
    expect(readingGrade(meaning)).toBeLessThanOrEqual(9);
    expect(readingGrade(ask)).toBeLessThanOrEqual(9);
    expect(readingGrade(question)).toBeLessThanOrEqual(9);
    expect(question).toMatch(/^[A-Z].*\?$/);
    expect(meaning).toMatch(/^[A-Z].*\.$/);
    expect(ask).toMatch(/^[A-Z].*\?$/);
    expect(`${meaning} ${ask}`.split(' ').length).toBeLessThanOrEqual(50);
  });
  test('names terms of the glossary', () => {
    expect((named as string[]).filter((term) => !terms.has(term))).toEqual([]);
  });
});

test('notes do not repeat one another', () => {
  const texts = Object.values(notes).map(({ meaning }) => meaning);
  expect(new Set(texts).size).toBe(texts.length);
});

describe.each(glossary)('the term $term', ({ meaning, forms, id }) => {
  test('is explained in plain words', () => {
    expect(readingGrade(meaning)).toBeLessThanOrEqual(9);
    expect(forms.filter((form) => form !== form.toLowerCase())).toEqual([]);
    // A term that stands in no text is there for the notes.
    const named = Object.values(notes).some(({ terms: list }) => (list as string[]).includes(id));
    expect(named || forms.length > 0).toBe(true);
  });
});

test.each([
  ['assessment.lien', 'assessment.lien'],
  ['summary.assessment.lien', 'assessment.lien'],
  ['section-12.fine.schedule-3', 'fine.schedule'],
  ['risk.special_assessment', 'special_assessment'],
  ['section-2.special_assessment-2.entry', 'special_assessment'],
  ['conflict.pets.max_count', 'pets.max_count'],
])('%s is about %s', (id, fact) => {
  expect(factOf(id)).toBe(fact);
  expect(noteOn(id)?.meaning).toBeTruthy();
  expect(openQuestion(id)).toBeTruthy();
});

test('what is no fact has no note', () => {
  expect(noteOn('risk.figures.wrong_sum')).toBeNull();
  expect(noteOn('point-3')).toBeNull();
  expect(openQuestion('point-3')).toBeNull();
});
