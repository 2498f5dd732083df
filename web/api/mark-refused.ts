import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiFailure } from './failure.ts';

/**
 * Marks the fields of a form that the server refused, each with the server's sentence, and puts the focus on the first.
 * `names` has the form's names by the server's, in the order of the form.
 */
export function markRefused<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  names: Readonly<Record<string, Path<Values>>>,
): void {
  if (!(error instanceof ApiFailure)) return;
  let shouldFocus = true;
  for (const [field, name] of Object.entries(names)) {
    const message = error.fields[field];
    if (message === undefined) continue;
    setError(name, { message }, { shouldFocus });
    shouldFocus = false;
  }
}
