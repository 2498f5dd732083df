import { ApiFailure } from '../../api/failure.ts';

export const noResponse = 'No response from server. Please check your connection';

/** What a form says about a call that did not succeed: the fields to mend, else the server's sentence, else `fallback`. */
export function refusalOf(error: unknown, fallback: string): string {
  if (!(error instanceof ApiFailure)) return 'An unexpected error occurred. Please try again.';
  if (error.noResponse) return noResponse;
  if (error.status >= 500) return fallback;
  return Object.values(error.fields).join('. ') || error.detail || fallback;
}
