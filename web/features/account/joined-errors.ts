import type { FieldErrors, FieldValues, Path } from 'react-hook-form';

/** The messages of the fields that need mending, in the order of the form, joined by '. '. Empty where there are none. */
export function joinedErrors<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  order: readonly Path<Values>[],
): string {
  return order
    .map((name) => errors[name]?.message)
    .filter((message) => typeof message === 'string' && message !== '')
    .join('. ');
}
