import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

/** What react-hook-form's `register` returns, and what is wrong. */
type Name = Omit<ComponentProps<typeof TextField>, 'label'>;

/** First and last name, side by side where there is room. Both are required. */
export function NameFields({ first, last }: { first: Name; last: Name }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label="First name" autoComplete="given-name" required {...first} />
      <TextField label="Last name" autoComplete="family-name" required {...last} />
    </div>
  );
}
