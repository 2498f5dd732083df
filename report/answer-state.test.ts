import { expect, test } from 'vitest';
import { documentTypes } from '#contract/document-type.ts';
import { answeredElsewhere, countStates, missingState, questionOf } from './answer-state.ts';
import { readAnalysis } from './read-analysis.ts';

const citations = [{ page: 1, start: 0, end: 1, quote: 'x' }];
const fact = (id: string, conflicts: unknown[] = []) => ({
  id,
  label: id,
  value: true,
  display: 'Yes',
  citations,
  conflicts,
});

test('each of the six states is counted', () => {
  const raw = {
    document_type: 'reserves',
    facts: [
      fact('reserves.balance'),
      fact('reserves.components'),
      fact('reserves.components'),
      fact('reserves.interest', [{ value: 2, display: '2%', citations }]),
    ],
    unclear: [{ id: 'reserves.component_count', citations }],
    not_stated: ['reserves.inflation', 'reserves.percent_funded'],
  };
  const counts = countStates(readAnalysis(raw));
  expect(counts).toMatchObject({
    found: 2,
    conflicting: 1,
    unclear: 1,
    not_stated: 2,
    page_unreadable: 0,
  });
  expect(counts.document_missing).toBeGreaterThan(20);
});

test('with a page that could not be read, nothing is said not to be mentioned', () => {
  const unclear = [{ id: 'rental.cap', citations }];
  const analysis = readAnalysis({ unclear, not_stated: ['litigation'], unreadable_pages: [4] });
  expect(missingState(analysis, { citations: [] })).toBe('page_unreadable');
  expect(missingState(analysis, { citations })).toBe('unclear');
  expect(countStates(analysis)).toMatchObject({ unclear: 1, not_stated: 0, page_unreadable: 1 });
});

test('nor with a page that was read badly', () => {
  const page_notes = [{ page: 1, reason: 'poor_copy', note: 'It is a poor copy.' }];
  const analysis = readAnalysis({ not_stated: ['litigation'], page_notes });
  expect(missingState(analysis, { citations: [] })).toBe('page_unreadable');
});

test('what another document answers is named once, with that document, and never what this one says or should say', () => {
  for (const type of documentTypes) {
    const analysis = readAnalysis({
      document_type: type,
      facts: [fact('board.size')],
      not_stated: ['budget.insurance'],
    });
    const elsewhere = answeredElsewhere(analysis);
    const ids = elsewhere.flatMap((questions) => questions.ids);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain('board.size');
    expect(ids).not.toContain('budget.insurance');
    expect(elsewhere.map((questions) => questions.type)).not.toContain(type);
  }
  expect(answeredElsewhere(readAnalysis({ document_type: 'cc_and_r' }))).toContainEqual(
    expect.objectContaining({ type: 'bylaws', ids: expect.arrayContaining(['board.size']) }),
  );
});

test('of an unknown type nothing is said to stand elsewhere', () => {
  expect(answeredElsewhere(readAnalysis({ document_type: 'video' }))).toEqual([]);
});

test('a question that this engine no longer knows keeps its id', () => {
  expect(questionOf('assessment.late_fee')).toBe('Late fee');
  expect(questionOf('old.fact')).toBe('old.fact');
});
