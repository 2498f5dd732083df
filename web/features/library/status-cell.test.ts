import { expect, test } from 'vitest';
import type { DocumentProgress } from '#contract/documents.ts';
import { whereItIs } from './status-cell.tsx';

const at = (change: Partial<DocumentProgress>): DocumentProgress => ({
  document_id: 'a',
  file_name: 'rules.pdf',
  document_type: 'rules',
  elapsed_ms: null,
  remedy: null,
  status: 'queued_for_analysis',
  stage: 'waiting',
  page: null,
  pages: null,
  ahead: 0,
  error: null,
  ...change,
});

test.each([
  [at({}), 'Waiting for its turn'],
  [at({ ahead: 1 }), '1 document ahead'],
  [at({ ahead: 12 }), '12 documents ahead'],
  [at({ status: 'analyzing', stage: 'reading', page: 3, pages: 69 }), 'Page 3 of 69'],
  [at({ status: 'analyzing', stage: 'reading' }), ''],
  [at({ status: 'analyzing', stage: 'finding' }), ''],
])('%# says where a document is', (progress, words) => {
  expect(whereItIs(progress)).toBe(words);
});
