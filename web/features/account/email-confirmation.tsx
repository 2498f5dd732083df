import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { checkConfirmation, confirmEmail, passwordSchema } from '#contract/auth.ts';
import { call } from '../../api/client.ts';
import { ApiFailure, isRefused, refusalOf } from '../../api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Form } from '../../ui/form.tsx';
import { FormPage } from '../../ui/form-page.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { ConfirmationInvalid } from './confirmation-invalid.tsx';
import { type NewPassword, newPasswordLabels, newPasswordSchema } from './new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

interface EmailConfirmationProps {
  token: string | null;
  /** Where the mail is. */
  mailHelp?: ReactNode;
}

const failed = 'Your email could not be confirmed just now. Please try again.';

/**
 * Confirms an address by the token of the mailed link, at the press of a button: programs that look through mail open its
 * links too, and run their scripts.
 */
export function EmailConfirmation({ token, mailHelp }: EmailConfirmationProps) {
  const [outcome, setOutcome] = useState<'confirmed' | 'already' | 'invalid' | null>(null);
  const link = useQuery({
    queryKey: ['check-confirmation', token],
    queryFn: ({ signal }) => call(checkConfirmation, { body: { token: token ?? '' } }, { signal }),
    enabled: token !== null,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (token === null || outcome === 'invalid' || isRefused(link.error))
    return <ConfirmationInvalid mailHelp={mailHelp} />;
  if (outcome !== null || link.data?.confirmed) return <Confirmed already={outcome !== 'confirmed'} />;
  if (link.isPending) return <Loading />;
  if (link.isError) {
    return (
      <FormPage title="Confirm Your Email">
        <LoadFailure busy={link.isFetching} onRetry={link.refetch}>
          {refusalOf(link.error, failed)}
        </LoadFailure>
      </FormPage>
    );
  }
  return <PressToConfirm token={token} onOutcome={setOutcome} />;
}

interface PressToConfirmProps {
  token: string;
  onOutcome: (outcome: 'confirmed' | 'already' | 'invalid') => void;
}

const knownPasswordSchema = z.object({ password: passwordSchema, confirmPassword: z.string() });
const emptyPassword = { password: '', confirmPassword: '' };

/** Whoever chose the password may not be whose address it is, so the reader of the mail types it, or sets another. */
function PressToConfirm({ token, onOutcome }: PressToConfirmProps) {
  const [problem, setProblem] = useState('');
  const [isNew, setIsNew] = useState(false);
  const { register, handleSubmit, formState, control, setFocus } = useForm<NewPassword>({
    defaultValues: emptyPassword,
    resolver: isNew ? zodResolver(newPasswordSchema) : zodResolver(knownPasswordSchema),
  });
  const { errors, isSubmitting } = formState;
  const typed = useWatch({ control, name: 'password' });
  const confirm = handleSubmit(async ({ password, confirmPassword }) => {
    setProblem('');
    try {
      const body = { token, password, ...(isNew && { password_confirm: confirmPassword }) };
      const { already_confirmed } = await call(confirmEmail, { body });
      onOutcome(already_confirmed ? 'already' : 'confirmed');
    } catch (error) {
      const isOver = error instanceof ApiFailure && error.code === 'confirmation_invalid';
      if (isOver) onOutcome('invalid');
      else setProblem(refusalOf(error, failed));
    }
  });
  useEffect(() => {
    // The field took the place of what was pressed.
    if (isNew) setFocus('password');
  }, [isNew, setFocus]);
  const setAnother = () => {
    setProblem('');
    setIsNew(true);
  };
  return (
    <FormPage
      title="Confirm Your Email"
      intro="Type your password to confirm that this email address is yours. We ask for it so that nobody else can open an account in your name."
    >
      <Form onSubmit={confirm} problem={problem}>
        {isNew ? (
          <NewPasswordFields
            labels={newPasswordLabels}
            password={register('password')}
            confirm={register('confirmPassword')}
            errors={{ password: errors.password?.message, confirm: errors.confirmPassword?.message }}
            typed={typed}
          />
        ) : (
          <PasswordField
            label="Password"
            hint="The one you chose when you paid or registered."
            autoComplete="current-password"
            required
            error={errors.password?.message}
            {...register('password')}
          />
        )}
        <Button type="submit" busy={isSubmitting} wide>
          {isSubmitting ? 'Confirming...' : 'Confirm My Email'}
        </Button>
        {!isNew && (
          <Button variant="quiet" onClick={setAnother}>
            Set a New Password Instead
          </Button>
        )}
      </Form>
    </FormPage>
  );
}

function Confirmed({ already }: { already: boolean }) {
  return (
    <EmptyState
      level={1}
      title={already ? 'Email Already Confirmed' : 'Email Confirmed'}
      actions={<LinkButton to="/login">Log In</LinkButton>}
    >
      <p role="status" ref={takeFocus}>
        {already
          ? 'This email is already confirmed. There is nothing more to do, and you can log in.'
          : 'Thank you. Your account is ready, and you can log in.'}
      </p>
    </EmptyState>
  );
}
