import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { emailSchema } from '#contract/auth.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { refusalOf } from './refusal.ts';

interface EmailFormProps {
  submitLabel: string;
  busyLabel: string;
  /** What is said where the server gives no reason. */
  failure: string;
  /** Sends what the address is for; throws where that fails. */
  onSubmit: (email: string) => Promise<void>;
}

const schema = z.object({ email: emailSchema });

/** One address, to be mailed something. */
export function EmailForm({ submitLabel, busyLabel, failure, onSubmit }: EmailFormProps) {
  const [problem, setProblem] = useState('');
  const { register, handleSubmit, formState } = useForm<z.output<typeof schema>>({
    defaultValues: { email: '' },
    resolver: zodResolver(schema),
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ email }) => {
    setProblem('');
    try {
      await onSubmit(email);
    } catch (error) {
      setProblem(refusalOf(error, failure));
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {problem && <Alert tone="danger">{problem}</Alert>}
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
    </form>
  );
}
