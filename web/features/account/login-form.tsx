import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { login } from '#contract/auth.ts';
import { call } from '../../api/client.ts';
import { ApiFailure } from '../../api/failure.ts';
import { sessionStore } from '../../session/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { bothRequired, loginMessage } from './login.ts';

interface Credentials {
  email: string;
  password: string;
}

/** Signs in; what follows is the page's to decide. `unconfirmedHelp` stands under the refusal of an unconfirmed address. */
export function LoginForm({ unconfirmedHelp }: { unconfirmedHelp?: ReactNode }) {
  const [failure, setFailure] = useState<{ message: string; unconfirmed: boolean } | null>(null);
  const { register, handleSubmit, formState, setFocus } = useForm<Credentials>({
    defaultValues: { email: '', password: '' },
    shouldFocusError: false,
  });

  const submit = async (credentials: Credentials) => {
    setFailure(null);
    try {
      const user = await call(login, { body: credentials });
      sessionStore.signIn(user, credentials.email);
    } catch (error) {
      setFailure({
        message: loginMessage(error),
        unconfirmed: error instanceof ApiFailure && error.code === 'email_not_confirmed',
      });
    }
  };

  const refuse = (errors: Partial<Record<keyof Credentials, unknown>>) => {
    setFailure({ message: bothRequired, unconfirmed: false });
    setFocus(errors.email ? 'email' : 'password');
  };

  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit(submit, refuse)(event)}
      className="flex flex-col gap-5"
    >
      {failure && (
        <Alert tone="danger">
          <p>{failure.message}</p>
          {failure.unconfirmed && unconfirmedHelp}
        </Alert>
      )}
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        required
        aria-invalid={Boolean(formState.errors.email)}
        {...register('email', { required: true })}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        aria-invalid={Boolean(formState.errors.password)}
        {...register('password', { required: true })}
      />
      <Button type="submit" busy={formState.isSubmitting} wide>
        {formState.isSubmitting ? 'Logging in...' : 'Log In'}
      </Button>
    </form>
  );
}
