import { type ComponentProps, type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { sessionStore } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { bothRequired, type Credentials, logIn } from './login.ts';
import { ResendConfirmation } from './resend-confirmation.tsx';

interface Failure {
  message: string;
  /** The address as typed, where it has still to be confirmed. */
  unconfirmed: string | null;
}

/** Signs in; what follows is the page's to decide. `unconfirmedHelp` stands under the refusal of an unconfirmed address. */
export function LoginForm({ unconfirmedHelp }: { unconfirmedHelp?: ReactNode }) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [asksCode, setAsksCode] = useState(false);
  const { register, handleSubmit, formState, resetField } = useForm<Credentials>({
    defaultValues: { email: '', password: '', code: '' },
  });

  const submit = async (credentials: Credentials) => {
    setFailure(null);
    const outcome = await logIn(credentials);
    if ('user' in outcome) sessionStore.signIn(outcome.user, credentials.email);
    else if ('needsCode' in outcome) setAsksCode(true);
    else {
      const { message, unconfirmed } = outcome;
      setFailure({ message, unconfirmed: unconfirmed ? credentials.email : null });
    }
  };

  const refuse = () => setFailure({ message: bothRequired, unconfirmed: null });

  if (asksCode) {
    const back = () => {
      setAsksCode(false);
      setFailure(null);
      resetField('code');
    };
    return (
      <Form onSubmit={handleSubmit(submit)} problem={failure?.message ?? ''}>
        <CodeField {...register('code', { required: true })} invalid={Boolean(formState.errors.code)} />
        <Button type="submit" busy={formState.isSubmitting} wide>
          {formState.isSubmitting ? 'Logging in...' : 'Log In'}
        </Button>
        <Button variant="secondary" wide onClick={back}>
          Back
        </Button>
      </Form>
    );
  }

  return (
    <Form onSubmit={handleSubmit(submit, refuse)} problem={failure?.message ?? ''}>
      {failure?.unconfirmed && (
        <ResendConfirmation key={failure.unconfirmed} email={failure.unconfirmed}>
          {unconfirmedHelp}
        </ResendConfirmation>
      )}
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        required
        aria-invalid={Boolean(formState.errors.email)}
        {...register('email', { required: true })}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        required
        aria-invalid={Boolean(formState.errors.password)}
        {...register('password', { required: true })}
      />
      <p className="-mt-3">
        <TextLink to="/forgot-password">Forgot your password?</TextLink>
      </p>
      <Button type="submit" busy={formState.isSubmitting} wide>
        {formState.isSubmitting ? 'Logging in...' : 'Log In'}
      </Button>
    </Form>
  );
}

/** Has the focus as soon as it is asked for. */
function CodeField({ invalid, ref, ...input }: Omit<ComponentProps<'input'>, 'id'> & { invalid: boolean }) {
  return (
    <TextField
      label="Code"
      hint="The 6 digits that your authenticator app shows, or a recovery code."
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={60}
      required
      autoFocus
      aria-invalid={invalid}
      {...input}
      ref={ref}
    />
  );
}
