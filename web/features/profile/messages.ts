import { ApiFailure } from '../../api/failure.ts';

export const loadFailed = 'Failed to load your profile. Please try again later.';
export const updateFailed = 'Failed to update profile. Please try again later.';
export const updated = 'Profile updated successfully!';

/** What is said of a change that the server did not take: the fields to mend, else that it failed. */
export function updateMessage(error: unknown): string {
  const fields = error instanceof ApiFailure ? Object.values(error.fields) : [];
  return fields.join('. ') || updateFailed;
}

/** What is said of another call that failed: the server's reason, if the user can do something about it. */
export function failureMessage(error: unknown, fallback: string): string {
  const reason = error instanceof ApiFailure && error.status < 500 && error.detail;
  return reason || fallback;
}
