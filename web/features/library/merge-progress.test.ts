import { expect, test } from 'vitest';
import type { DocumentProgress, ListedDocument } from '#contract/documents.ts';
import { mergeProgress } from './merge-progress.ts';

const document = (id: string, status: ListedDocument['status']): ListedDocument => ({
  id,
  file_name: `${id}.pdf`,
  document_type: 'rules',
  status,
  total_pages: null,
  created_at: '2026-01-01T00:00:00.000Z',
  error: null,
  remedy: null,
});
const progress = (document_id: string, status: DocumentProgress['status']): DocumentProgress => ({
  document_id,
  file_name: 'rules.pdf',
  document_type: 'rules',
  elapsed_ms: null,
  remedy: null,
  status,
  stage: 'waiting',
  page: null,
  pages: null,
  ahead: 0,
  error: null,
});

test('a status that changed is taken in, and every other row stays the same object', () => {
  const [done, first, second] = [
    document('done', 'analysis_complete'),
    document('first', 'queued_for_analysis'),
    document('second', 'queued_for_analysis'),
  ];
  const merged = mergeProgress(
    [done, first, second],
    [progress('first', 'analyzing'), progress('second', 'queued_for_analysis')],
  );
  expect(merged.documents.map(({ status }) => status)).toEqual([
    'analysis_complete',
    'analyzing',
    'queued_for_analysis',
  ]);
  expect(merged.documents[0]).toBe(done);
  expect(merged.documents[2]).toBe(second);
  expect(merged).toMatchObject({ ended: [], incomplete: false });
});

test('without news the list stays the same object', () => {
  const documents = [document('a', 'analyzing')];
  expect(mergeProgress(documents, [progress('a', 'analyzing')]).documents).toBe(documents);
});

test('what was under way and is no longer has ended; what failed before has not', () => {
  const documents = [document('a', 'analyzing'), document('b', 'uploaded'), document('c', 'analysis_error')];
  expect(mergeProgress(documents, [])).toEqual({ documents, ended: ['a', 'b'], incomplete: false });
});

test('a failed analysis that is retried in another window is under way again', () => {
  const merged = mergeProgress([document('a', 'analysis_error')], [progress('a', 'analyzing')]);
  expect(merged.documents[0]?.status).toBe('analyzing');
});

test('something under way that the list does not have means that the list is old', () => {
  expect(mergeProgress([document('a', 'analyzing')], [progress('b', 'analyzing')])).toMatchObject({
    ended: ['a'],
    incomplete: true,
  });
});
