import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { describedBy, Field, inputStyle } from './field.tsx';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A text input of several lines with its label. Takes what react-hook-form's `register` returns. */
export function TextArea({ label, hint, error, className, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea
        {...area}
        id={id}
        aria-invalid={error ? true : area['aria-invalid']}
        aria-describedby={describedBy(id, hint, error)}
        className={classNames(inputStyle, className)}
      />
    </Field>
  );
}
