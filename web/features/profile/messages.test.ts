import { expect, test } from 'vitest';
import { ApiFailure } from '../../api/failure.ts';
import { updateMessage } from './messages.ts';

const failed = 'Failed to update profile. Please try again later.';

test.each([
  [
    new ApiFailure(400, {
      detail: 'x',
      fields: { first_name: 'First name is required', last_name: 'Last name is required' },
    }),
    'First name is required. Last name is required',
  ],
  [new ApiFailure(500, { detail: 'An unexpected error occurred.' }), failed],
  [new ApiFailure(0, null), failed],
  [new TypeError('x'), failed],
])('an update that fails says why (%#)', (error, message) => {
  expect(updateMessage(error)).toBe(message);
});
