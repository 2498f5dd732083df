import { type FormEvent, useId, useRef, useState } from 'react';
import { site } from '#content/site.ts';
import { call } from '../../api/client.ts';
import { detailOf } from '../../api/failure.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FieldError, inputStyle } from '../../ui/field.tsx';
import { takeFocus } from '../../ui/take-focus.ts';

const invalid = 'Please enter a valid email';

type State = { name: 'idle' | 'busy' | 'sent' } | { name: 'failed'; message: string };

/** An email address and 'Subscribe'. What follows is a mail with a link: nobody is signed up by somebody else. */
export function NewsletterForm({ stacked = false }: { stacked?: boolean }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>({ name: 'idle' });

  const subscribe = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fail = (message: string) => {
      setState({ name: 'failed', message });
      input.current?.focus();
    };
    const email = new FormData(event.currentTarget).get('email');
    setState({ name: 'busy' });
    try {
      // The schemas are much code for a page of text: they come when they are needed.
      const { newsletterBodySchema, subscribeNewsletter } = await import('#contract/newsletter.ts');
      const entered = newsletterBodySchema.safeParse({ email });
      if (!entered.success) {
        fail(entered.error.issues[0]?.message ?? invalid);
        return;
      }
      await call(subscribeNewsletter, { body: entered.data });
      setState({ name: 'sent' });
    } catch (error) {
      fail(detailOf(error, 'Something went wrong. Please try again.'));
    }
  };

  if (state.name === 'sent') {
    return (
      <Alert tone="success" title="Check your email" announce="polite" ref={takeFocus}>
        <p>
          We sent you a link. Open it and press the button there to confirm. If it does not arrive, check your
          spam folder.
        </p>
      </Alert>
    );
  }
  const error = state.name === 'failed' ? state.message : undefined;
  const form = (
    <form
      onSubmit={(event) => void subscribe(event)}
      noValidate
      className="script-only flex w-full max-w-md flex-col gap-2"
    >
      <label htmlFor={id} className="text-sm font-semibold">
        Email
      </label>
      <div className={classNames('flex gap-2', stacked ? 'flex-col' : 'flex-col sm:flex-row')}>
        <input
          ref={input}
          id={id}
          name="email"
          type="email"
          required
          autoComplete="email"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={inputStyle}
        />
        <Button type="submit" busy={state.name === 'busy'}>
          Subscribe
        </Button>
      </div>
      <FieldError id={id} error={error} />
    </form>
  );
  return (
    <>
      {form}
      <p className="without-scripts text-muted">
        To subscribe, turn on JavaScript for this site, or write to {site.supportEmail}.
      </p>
    </>
  );
}
