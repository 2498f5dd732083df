import { expect, test } from 'vitest';
import { ApiFailure } from './failure.ts';
import { retryRefusal } from './retry-document.ts';

test.each([
  [404, '', 'Document not found. It may have been deleted.'],
  [403, '', 'You do not have permission to retry this document analysis.'],
  [400, '', 'Document is not in a retryable state.'],
  [400, 'It is being analyzed.', 'It is being analyzed.'],
  [429, '', 'Too many retry attempts. Please wait and try again later.'],
  [500, 'An unexpected error occurred.', 'Failed to retry document analysis'],
  [0, '', 'Failed to retry document analysis'],
])('a retry refused with %i says %j', (status, detail, message) => {
  expect(retryRefusal(new ApiFailure(status, detail ? { detail } : null))).toBe(message);
});

test('what is not an answer of the server has its own words', () => {
  expect(retryRefusal(new TypeError('x'))).toBe('Failed to retry analysis. Please try again later.');
});
