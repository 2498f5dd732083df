import { expect, test } from 'vitest';
import { ApiFailure, refusalOf } from './failure.ts';

const refusal = (status: number, body: object) => new ApiFailure(status, body);

test.each([
  ['600', 'Too many attempts. You can try again in 10 minutes.'],
  ['30', 'Too many attempts. You can try again in 30 seconds.'],
  ['Fri, 01 Jan 2027 00:00:00 GMT', 'Too many attempts.'],
  ['0', 'Too many attempts.'],
  [null, 'Too many attempts.'],
])('a refusal that names a wait of %s seconds is told with it', (retryAfter, detail) => {
  expect(new ApiFailure(429, { detail: 'Too many attempts.' }, { retryAfter }).detail).toBe(detail);
});

test.each([
  [refusal(400, { detail: 'x', fields: { a: 'Too common.', b: 'Too short.' } }), 'Too common. Too short.'],
  [refusal(429, { detail: 'Too many attempts.' }), 'Too many attempts.'],
  [refusal(400, {}), 'It failed.'],
  [refusal(500, { detail: 'An unexpected error occurred.' }), 'It failed.'],
  [new ApiFailure(0, null), 'No response from server. Please check your connection'],
  [new TypeError('x'), 'An unexpected error occurred. Please try again.'],
])('a call that fails says why (%#)', (error, message) => {
  expect(refusalOf(error, 'It failed.')).toBe(message);
});
