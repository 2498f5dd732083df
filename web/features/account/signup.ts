import { ApiFailure } from '../../api/failure.ts';

export const paymentNotVerified = 'Please complete payment before registration.';
export const paymentCheckFailed = 'Failed to verify payment. Please try again.';
const fallback = 'Registration failed. Please try again.';

/** What the registration page says about a signup that did not succeed: the fields to mend, else the server's sentence. */
export function signupMessage(error: unknown): string {
  if (!(error instanceof ApiFailure) || error.status >= 500) return fallback;
  return error.fieldMessages || error.detail || fallback;
}
