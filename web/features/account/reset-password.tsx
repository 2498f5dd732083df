import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { errorTable } from '#contract/errors.ts';
import { resetPassword } from '#contract/passwords.ts';
import { call } from '../../api/client.ts';
import { ApiFailure, refusalOf } from '../../api/failure.ts';
import { markRefused } from '../../api/mark-refused.ts';
import { sessionStore } from '../../session/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { type NewPassword, newPasswordLabels, newPasswordSchema } from './new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

type Stage = 'form' | 'changed' | 'link_invalid';

/** Sets a new password by the token of the mailed link, which works once. */
export function ResetPassword({ token }: { token: string | null }) {
  const [stage, setStage] = useState<Stage>(token ? 'form' : 'link_invalid');
  if (stage === 'link_invalid') {
    return (
      <div className="flex flex-col gap-5">
        <Alert tone="danger" ref={takeFocus}>
          {errorTable.reset_invalid[1]}
        </Alert>
        <LinkButton to="/forgot-password">Ask for a New Link</LinkButton>
      </div>
    );
  }
  if (stage === 'changed') {
    return (
      <div className="flex flex-col gap-5">
        <Alert tone="success" title="Your password is set" announce="polite" ref={takeFocus}>
          <p>You are signed out on every device. Log in with the new password.</p>
        </Alert>
        <LinkButton to="/login">Log In</LinkButton>
      </div>
    );
  }
  return <ResetForm token={token ?? ''} onStage={setStage} />;
}

function ResetForm({ token, onStage }: { token: string; onStage: (stage: Stage) => void }) {
  const [problem, setProblem] = useState('');
  const { register, handleSubmit, formState, control, setError } = useForm<NewPassword>({
    defaultValues: { password: '', confirmPassword: '' },
    resolver: zodResolver(newPasswordSchema),
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ password, confirmPassword }) => {
    setProblem('');
    try {
      await call(resetPassword, { body: { token, password, password_confirm: confirmPassword } });
      // The server has ended every session of the account, that of this browser too if it was the account's.
      sessionStore.clear();
      onStage('changed');
    } catch (error) {
      if (error instanceof ApiFailure && error.code === 'reset_invalid') onStage('link_invalid');
      else {
        markRefused(error, setError, { password: 'password', password_confirm: 'confirmPassword' });
        setProblem(refusalOf(error, 'Failed to set the password. Please try again later.'));
      }
    }
  });
  return (
    <Form onSubmit={submit} problem={problem}>
      <NewPasswordFields
        labels={newPasswordLabels}
        password={register('password')}
        confirm={register('confirmPassword')}
        errors={{ password: errors.password?.message, confirm: errors.confirmPassword?.message }}
        typed={useWatch({ control, name: 'password' })}
      />
      <Button type="submit" busy={isSubmitting} wide>
        {isSubmitting ? 'Saving...' : 'Set New Password'}
      </Button>
    </Form>
  );
}
