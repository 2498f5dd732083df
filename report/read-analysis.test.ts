import { expect, test } from 'vitest';
import { readAnalysis } from './read-analysis.ts';

const citation = { page: 3, start: 0, end: 4, quote: 'Dues' };

test('an analysis of the contract is shown as it is', () => {
  const point = {
    id: 'p',
    text: 'You pay dues.',
    reference: 'p. 3',
    severity: 'high',
    citations: [citation],
  };
  const shown = readAnalysis({
    document_id: 'd1',
    document_name: 'Rules.pdf',
    document_type: 'rules',
    detected_type: 'bylaws',
    key_points: [point],
    document_stats: { word_count: 1200 },
    total_pages: 9,
  });
  expect(shown).toMatchObject({
    document_id: 'd1',
    file_name: 'Rules.pdf',
    detected_type: 'bylaws',
    key_points: [point],
    word_count: 1200,
    total_pages: 9,
  });
});

test('lists that come as JSON text are parsed, and are empty where that fails', () => {
  const shown = readAnalysis({
    key_points: '["No pets.", {"text": "Dues are $90.", "reference": "p. 2"}]',
    restricted_activities: '[not json',
    special_assessments: '{"purpose": "roof"}',
    chunk_analyses: '[{"section": "Dues", "pages": [1, 2], "key_points": "[\\"Pay.\\"]"}]',
  });
  expect(shown.key_points.map(({ text, reference, severity }) => [text, reference, severity])).toEqual([
    ['No pets.', '', null],
    ['Dues are $90.', 'p. 2', null],
  ]);
  expect(shown.restricted_activities).toEqual([]);
  expect(shown.special_assessments).toEqual([]);
  expect(shown.sections[0]).toMatchObject({ section: 'Dues', pages: [1, 2], key_points: [{ text: 'Pay.' }] });
});

test('references are looked up by id or by text', () => {
  const shown = readAnalysis({
    references: { fee: 'Section 4, p. 2', 'No pets.': 'p. 7' },
    key_points: [{ id: 'fee', text: 'Dues are $90.' }, 'No pets.'],
  });
  expect(shown.key_points.map(({ reference }) => reference)).toEqual(['Section 4, p. 2', 'p. 7']);
});

test('nothing at all is an analysis of nothing', () => {
  for (const raw of [null, undefined, 'x', [], {}]) {
    expect(readAnalysis(raw)).toMatchObject({
      file_name: 'Document',
      summary: '',
      key_points: [],
      sections: [],
      monthly_fees: null,
      word_count: null,
    });
  }
});

test('every point has an id of its own', () => {
  const ids = readAnalysis({ key_points: ['a', 'b'], restricted_activities: ['c'] });
  const all = [...ids.key_points, ...ids.restricted_activities].map(({ id }) => id);
  expect(new Set(all).size).toBe(3);
});
