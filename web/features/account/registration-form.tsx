import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect, useState } from 'react';
import { type FieldErrors, useForm, useWatch } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Form } from '../../ui/form.tsx';
import { NameFields } from '../../ui/name-fields.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { withLoginLink } from './login-link.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { emptyRegistration, type Registration, registrationSchema } from './registration.ts';

interface RegistrationFormProps {
  submitLabel: string;
  /** What is known already. */
  initial?: Partial<Registration> | null;
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
  const { submitLabel, initial, summarize, onSubmit, disabled = false, children } = props;
  const [problem, setProblem] = useState('');
  const { register, handleSubmit, formState, getValues, control } = useForm<Registration>({
    defaultValues: { ...emptyRegistration, ...initial },
    // What comes to be known later fills what nobody has typed in.
    values: { ...emptyRegistration, ...initial },
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    resolver: zodResolver(registrationSchema),
  });
  const { errors, isSubmitting } = formState;
  const [firstName, lastName, email, password] = useWatch({
    control,
    name: ['firstName', 'lastName', 'email', 'password'],
  });

  const { firstName: knownFirst, lastName: knownLast, email: knownEmail } = initial ?? {};
  useEffect(() => {
    // What was filled in under the caret is replaced by what is typed, not added to.
    const field = document.activeElement;
    const known: Partial<Record<string, string>> = {
      firstName: knownFirst,
      lastName: knownLast,
      email: knownEmail,
    };
    if (field instanceof HTMLInputElement && known[field.name] && field.value === known[field.name])
      field.select();
  }, [knownFirst, knownLast, knownEmail]);

  const submit = handleSubmit(
    async (registration) => {
      setProblem('');
      setProblem((await onSubmit(registration)) ?? '');
    },
    (found) => setProblem(summarize(found, getValues())),
  );

  return (
    <Form onSubmit={submit} problem={problem} show={withLoginLink}>
      <NameFields
        first={{ ...register('firstName'), error: errors.firstName?.message }}
        last={{ ...register('lastName'), error: errors.lastName?.message }}
      />
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
            I agree to the <PolicyLink to="/terms">Terms of Service</PolicyLink> and the{' '}
            <PolicyLink to="/privacy">Privacy Policy</PolicyLink>
          </>
        }
        error={errors.terms?.message}
        {...register('terms')}
      />
      {children}
      <Button type="submit" size="large" wide busy={isSubmitting} disabled={disabled}>
        {isSubmitting ? 'Processing...' : submitLabel}
      </Button>
    </Form>
  );
}

/** In a tab of its own: what is typed in the form stays. */
function PolicyLink({ to, children }: { to: string; children: string }) {
  return (
    <TextLink to={to} target="_blank">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </TextLink>
  );
}
