import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy, FieldError } from './field.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  /** May hold links: they stand beside the box and work as links. */
  label: ReactNode;
  error?: string | undefined;
}

export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-start gap-3">
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, null, error)}
          className="mt-1 size-5 shrink-0 accent-accent"
        />
        <label htmlFor={id}>{label}</label>
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
