import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { describedBy, Field, inputStyle } from './field.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Whose password it is: what password managers keep it by. 'off' for one that is not to be kept. */
  autoComplete: 'current-password' | 'new-password' | 'off';
}

/** A password, hidden until asked to be shown, and again when it is sent. Takes what react-hook-form's `register` returns. */
export function PasswordField({ label, hint, error, className, ...input }: PasswordFieldProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A field that shows its text when it is sent is kept by browsers among what was typed before.
    const form = toggle.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className="relative">
        <input
          {...input}
          id={id}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error ? true : input['aria-invalid']}
          aria-describedby={describedBy(id, hint, error)}
          className={classNames(inputStyle, 'pr-18', className)}
        />
        <button
          ref={toggle}
          type="button"
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 cursor-pointer rounded-box px-3 text-sm font-semibold text-accent hover:underline"
        >
          {shown ? 'Hide' : 'Show'}
          <span className="sr-only"> {label.toLowerCase()}</span>
        </button>
      </div>
    </Field>
  );
}
