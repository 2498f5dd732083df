import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useState } from 'react';
import { type FieldErrors, useForm, useWatch } from 'react-hook-form';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { emptyRegistration, type Registration, registrationSchema } from './registration.ts';

interface RegistrationFormProps {
  submitLabel: string;
  /** The sentence over the form about all that needs mending. */
  summarize: (errors: FieldErrors<Registration>, values: Registration) => string;
  /** Settles with what went wrong, null where all went well. */
  onSubmit: (registration: Registration) => Promise<string | null>;
  /** The form may be filled in, not yet sent. */
  disabled?: boolean;
  /** Stands between the fields and the button. */
  children?: ReactNode;
}

/** Name, email, password twice, and the terms: before the payment, after it, and on the payment page. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { submitLabel, summarize, onSubmit, disabled = false, children } = props;
  const [problem, setProblem] = useState('');
  const { register, handleSubmit, formState, getValues, control } = useForm<Registration>({
    defaultValues: emptyRegistration,
    resolver: zodResolver(registrationSchema),
  });
  const { errors, isSubmitting } = formState;
  const [firstName, lastName, email, password] = useWatch({
    control,
    name: ['firstName', 'lastName', 'email', 'password'],
  });

  const submit = handleSubmit(
    async (registration) => {
      setProblem('');
      setProblem((await onSubmit(registration)) ?? '');
    },
    (found) => setProblem(summarize(found, getValues())),
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {problem && <Alert tone="danger">{problem}</Alert>}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="First name"
          autoComplete="given-name"
          required
          error={errors.firstName?.message}
          {...register('firstName')}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          required
          error={errors.lastName?.message}
          {...register('lastName')}
        />
      </div>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        required
        error={errors.email?.message}
        {...register('email')}
      />
      <NewPasswordFields
        password={register('password')}
        confirm={register('confirmPassword')}
        errors={{ password: errors.password?.message, confirm: errors.confirmPassword?.message }}
        typed={password}
        about={[firstName, lastName, email]}
      />
      <Checkbox
        required
        label={
          <>
            I agree to the <TextLink to="/terms">Terms of Service</TextLink> and the{' '}
            <TextLink to="/privacy">Privacy Policy</TextLink>
          </>
        }
        error={errors.terms?.message}
        {...register('terms')}
      />
      {children}
      <Button type="submit" size="large" wide busy={isSubmitting} disabled={disabled}>
        {isSubmitting ? 'Processing...' : submitLabel}
      </Button>
    </form>
  );
}
