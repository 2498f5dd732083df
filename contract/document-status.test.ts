import { expect, test } from 'vitest';
import { documentStatuses, isUnderWay, statusBadge } from './document-status.ts';

test.each([
  ['analysis_complete', 'Complete'],
  ['analyzing', 'Analyzing'],
  ['queued_for_analysis', 'In Queue'],
  ['uploaded', 'Processing'],
  ['analysis_error', 'Error'],
  ['document_not_found', 'document not found'],
  ['something_else', 'something else'],
  ['', 'Unknown'],
])('the badge of %j is %j', (status, badge) => {
  expect(statusBadge(status)).toBe(badge);
});

test('an analysis is under way until it is complete or failed', () => {
  expect(documentStatuses.filter(isUnderWay)).toEqual([
    'uploaded',
    'queued_for_analysis',
    'analyzing',
    'processing',
  ]);
});
