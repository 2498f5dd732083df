import { expect, test } from 'vitest';
import type { DocumentProgress } from '#contract/documents.ts';
import { stageOf } from './progress.ts';

const progress = (news: Partial<DocumentProgress>): DocumentProgress => ({
  document_id: 'd1',
  file_name: 'rules.pdf',
  document_type: 'rules',
  elapsed_ms: null,
  remedy: null,
  status: 'analyzing',
  stage: 'reading',
  page: null,
  pages: null,
  ahead: 0,
  error: null,
  ...news,
});

test.each([
  [
    { stage: 'waiting', status: 'queued_for_analysis', ahead: 2 },
    'Waiting in line: 2 documents ahead of yours',
  ],
  [
    { stage: 'waiting', status: 'queued_for_analysis', ahead: 1 },
    'Waiting in line: 1 document ahead of yours',
  ],
  [{ stage: 'waiting', status: 'queued_for_analysis' }, 'Waiting for its turn'],
  [{ stage: 'reading', page: 3, pages: 69 }, 'Reading page 3 of 69'],
  [{ stage: 'reading' }, 'Reading your document'],
  [{ stage: 'finding' }, 'Finding fees, rules and risks'],
  [{ stage: 'writing' }, 'Writing your analysis'],
] as const)('the stream tells %j', (news, words) => {
  const told = progress(news);
  expect(stageOf({ status: told.status, progress: told, polls: 0 })).toBe(words);
});

test('other statuses are named', () => {
  expect(stageOf({ status: 'processing', progress: null, polls: 1 })).toBe(
    'Processing document... (processing)',
  );
});
