import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { User } from '#contract/auth.ts';
import { changePassword } from '#contract/passwords.ts';
import { call } from '../../api/client.ts';
import { refusalOf } from '../../api/failure.ts';
import { markRefused } from '../../api/mark-refused.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { newPasswordLabels, type PasswordChange, passwordChangeSchema } from './new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

interface ChangePasswordProps {
  user: Pick<User, 'first_name' | 'last_name' | 'email'>;
  /** Every other session of the account has ended. */
  onChanged: () => void;
}

const empty: PasswordChange = { currentPassword: '', password: '', confirmPassword: '' };

/** A new password for somebody who is signed in and knows the old one. */
export function ChangePassword({ user, onChanged }: ChangePasswordProps) {
  const [problem, setProblem] = useState('');
  const [changed, setChanged] = useState(false);
  const { register, handleSubmit, formState, control, reset, setError } = useForm<PasswordChange>({
    defaultValues: empty,
    resolver: zodResolver(passwordChangeSchema),
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ currentPassword, password, confirmPassword }) => {
    setProblem('');
    setChanged(false);
    try {
      const body = { current_password: currentPassword, password, password_confirm: confirmPassword };
      await call(changePassword, { body });
      reset();
      setChanged(true);
      onChanged();
    } catch (error) {
      markRefused(error, setError, {
        current_password: 'currentPassword',
        password: 'password',
        password_confirm: 'confirmPassword',
      });
      setProblem(refusalOf(error, 'Failed to change the password. Please try again later.'));
    }
  });
  return (
    <Form onSubmit={submit} problem={problem}>
      {changed && (
        <Alert tone="success" announce="polite" ref={takeFocus}>
          Your password is changed. Your other devices are signed out.
        </Alert>
      )}
      {/* Tells password managers whose password this is. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        required
        error={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
      <NewPasswordFields
        labels={newPasswordLabels}
        password={register('password')}
        confirm={register('confirmPassword')}
        errors={{ password: errors.password?.message, confirm: errors.confirmPassword?.message }}
        typed={useWatch({ control, name: 'password' })}
        about={[user.first_name, user.last_name, user.email]}
      />
      <div>
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? 'Changing...' : 'Change Password'}
        </Button>
      </div>
    </Form>
  );
}
