import { ApiFailure } from '../../api/failure.ts';

export const loadFailed = 'Failed to load your profile. Please try again later.';
const updateFailed = 'Failed to update profile. Please try again later.';
export const updated = 'Profile updated successfully!';

/** What is said of a change that the server did not take: the fields to mend, else that it failed. */
export function updateMessage(error: unknown): string {
  return (error instanceof ApiFailure && error.fieldMessages) || updateFailed;
}
