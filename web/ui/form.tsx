import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Alert } from './alert.tsx';
import { takeFocus } from './take-focus.ts';

interface FormProps {
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  /** What was wrong with the last sending; empty where nothing was. */
  problem: string;
  /** The problem as it is to be shown, where it is more than its text. */
  show?: (problem: string) => ReactNode;
  children: ReactNode;
}

/**
 * A form that is checked in the site's own words, with what is wrong over it. The first field to mend has the focus then;
 * where no field is to blame, the message takes it: the button may be a screen away from it.
 */
export function Form({ onSubmit, problem, show, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Sent before the page's code was here, by a fast finger or a password manager.
    if (form.current?.dataset.waiting !== undefined) form.current.requestSubmit();
  }, []);
  useEffect(() => {
    if (problem && !form.current?.querySelector('[aria-invalid="true"]')) takeFocus(message.current);
  }, [problem]);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit(event);
      }}
      className="flex flex-col gap-5"
    >
      {problem && (
        <Alert tone="danger" ref={message}>
          {show ? show(problem) : problem}
        </Alert>
      )}
      {children}
      <noscript>
        <p className="text-danger">This form needs JavaScript. Please turn it on in your browser.</p>
      </noscript>
    </form>
  );
}
