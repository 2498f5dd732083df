import type { UseFormRegisterReturn } from 'react-hook-form';
import { passwordMinLength } from '#contract/limits.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { StrengthMeter } from './strength-meter.tsx';

interface NewPasswordFieldsProps {
  labels?: { password: string; confirm: string };
  password: UseFormRegisterReturn;
  confirm: UseFormRegisterReturn;
  errors: { password?: string | undefined; confirm?: string | undefined };
  /** What is typed so far. */
  typed: string;
  /** Words that others know of the user. */
  about?: readonly string[];
}

/** A password to be, typed twice, with how good it is. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { labels = { password: 'Password', confirm: 'Confirm password' }, errors, typed, about = [] } = props;
  return (
    <>
      <div className="flex flex-col gap-2">
        <PasswordField
          label={labels.password}
          hint={`At least ${passwordMinLength} characters.`}
          autoComplete="new-password"
          required
          error={errors.password}
          {...props.password}
        />
        <StrengthMeter password={typed} about={about} />
      </div>
      <PasswordField
        label={labels.confirm}
        autoComplete="new-password"
        required
        error={errors.confirm}
        {...props.confirm}
      />
    </>
  );
}
