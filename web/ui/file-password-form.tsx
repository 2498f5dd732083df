import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from './button.tsx';
import { Form } from './form.tsx';
import { PasswordField } from './password-field.tsx';

interface FilePasswordFormProps {
  /** Resolves to why the file was not opened, or to null where it was. */
  onOpen: (password: string) => Promise<string | null>;
}

/** Asks for the password of a locked file. It is forgotten as soon as it was of use. */
export function FilePasswordForm({ onOpen }: FilePasswordFormProps) {
  const [problem, setProblem] = useState('');
  const { register, handleSubmit, reset, formState } = useForm({ defaultValues: { password: '' } });
  const { errors, isSubmitting } = formState;

  const open = handleSubmit(async ({ password }) => {
    setProblem('');
    const refusal = await onOpen(password);
    if (refusal === null) reset();
    else setProblem(refusal);
  });

  return (
    <Form onSubmit={open} problem={problem}>
      <PasswordField
        label="File password"
        hint="We use it once, to open the file, and do not keep it. An unlocked copy is kept with your document, encrypted."
        autoComplete="off"
        required
        error={errors.password?.message}
        {...register('password', { required: 'Enter the file’s password.' })}
      />
      <div>
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? 'Opening...' : 'Open the File'}
        </Button>
      </div>
    </Form>
  );
}
