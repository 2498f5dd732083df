import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { passkeyProblem } from '../../api/browser-passkey.ts';
import { refusalOf } from '../../api/failure.ts';
import { markRefused } from '../../api/mark-refused.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';

const labels = { name: 'Name', password: 'Your password', code: 'Code' } as const;
type Field = keyof typeof labels;
export type Confirmed = Record<Field, string>;

interface ConfirmFormProps {
  /** What is asked for, in this order. */
  fields: readonly Field[];
  hints?: Partial<Record<Field, ReactNode>>;
  email: string;
  button: string;
  busyButton: string;
  /** What is said where the server gives no reason. */
  fallback: string;
  danger?: boolean;
  onCancel: () => void;
  /** May throw what a call throws. */
  onConfirm: (given: Confirmed) => Promise<void>;
}

/** Asks once more who is there before a change of how the account is signed in to. */
export function ConfirmForm(props: ConfirmFormProps) {
  const {
    fields,
    hints = {},
    email,
    button,
    busyButton,
    fallback,
    danger = false,
    onCancel,
    onConfirm,
  } = props;
  const [problem, setProblem] = useState('');
  const { register, handleSubmit, formState, setError } = useForm<Confirmed>({
    defaultValues: { name: '', password: '', code: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (given) => {
    setProblem('');
    try {
      await onConfirm(given);
    } catch (error) {
      markRefused(error, setError, { name: 'name', password: 'password', code: 'code' });
      setProblem(passkeyProblem(error) ?? refusalOf(error, fallback));
    }
  });
  const field = (name: Field) => ({
    label: labels[name],
    hint: hints[name],
    required: true,
    error: errors[name]?.message,
    ...register(name, { required: `${name === 'password' ? 'Password' : labels[name]} is required` }),
  });
  return (
    <Form onSubmit={submit} problem={problem}>
      {/* Tells password managers whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {fields.map((name) =>
        name === 'password' ? (
          <PasswordField key={name} autoComplete="current-password" {...field(name)} />
        ) : (
          <TextField
            key={name}
            autoComplete={name === 'code' ? 'one-time-code' : 'off'}
            maxLength={60}
            spellCheck={false}
            {...field(name)}
          />
        ),
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={isSubmitting} variant={danger ? 'danger' : 'primary'}>
          {isSubmitting ? busyButton : button}
        </Button>
      </div>
    </Form>
  );
}

/** The same in a box over the page. */
export function ConfirmDialog({
  title,
  intro,
  isOpen,
  ...form
}: ConfirmFormProps & { title: string; intro?: ReactNode; isOpen: boolean }) {
  return (
    <Dialog title={title} isOpen={isOpen} onClose={form.onCancel}>
      {intro && <p className="text-muted">{intro}</p>}
      <ConfirmForm {...form} />
    </Dialog>
  );
}
