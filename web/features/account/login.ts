import { ApiFailure } from '../../api/failure.ts';

export const bothRequired = 'Please enter both email and password.';

/** What the login page says about a login that did not succeed. */
export function loginMessage(error: unknown): string {
  if (!(error instanceof ApiFailure)) return 'An unexpected error occurred. Please try again.';
  if (error.noResponse) return 'No response from server. Please check your connection';
  if (error.status === 401) return 'Invalid email or password';
  return error.detail || 'Login failed. Please try again.';
}
