import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { emailSchema } from '#contract/auth.ts';
import { refusalOf } from '../../api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';

interface EmailFormProps {
  /** What is typed already. */
  initial?: string;
  /** The form took the place of what was pressed. */
  takesFocus?: boolean;
  submitLabel: string;
  busyLabel: string;
  /** What is said where the server gives no reason. */
  failure: string;
  /** Sends what the address is for; throws where that fails. */
  onSubmit: (email: string) => Promise<void>;
}

const schema = z.object({ email: emailSchema });

/** One address, to be mailed something. */
export function EmailForm({
  initial = '',
  takesFocus = false,
  submitLabel,
  busyLabel,
  failure,
  onSubmit,
}: EmailFormProps) {
  const [problem, setProblem] = useState('');
  const { register, handleSubmit, formState, setFocus } = useForm<z.output<typeof schema>>({
    defaultValues: { email: initial },
    resolver: zodResolver(schema),
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => {
    if (takesFocus) setFocus('email', { shouldSelect: true });
  }, [takesFocus, setFocus]);
  const submit = handleSubmit(async ({ email }) => {
    setProblem('');
    try {
      await onSubmit(email);
    } catch (error) {
      setProblem(refusalOf(error, failure));
    }
  });
  return (
    <Form onSubmit={submit} problem={problem}>
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        required
        error={errors.email?.message}
        {...register('email')}
      />
      <Button type="submit" busy={isSubmitting} wide>
        {isSubmitting ? busyLabel : submitLabel}
      </Button>
    </Form>
  );
}
