import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { site } from '#content/site.ts';
import { deleteAccount } from '#contract/users.ts';
import { call } from '../../api/client.ts';
import { refusalOf } from '../../api/failure.ts';
import { markRefused } from '../../api/mark-refused.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { PasswordField } from '../../ui/password-field.tsx';

/** Deletes the account after its consequences were read and the password was given. */
export function DeleteAccount({ email, onDeleted }: { email: string; onDeleted: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">
        Your account will be deleted for good, with every document and analysis in it. It cannot be recovered.
      </p>
      <div>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          Delete Account
        </Button>
      </div>
      <Dialog
        role="alertdialog"
        title="Delete your account?"
        isOpen={asking}
        onClose={() => setAsking(false)}
      >
        <Consequences />
        <PasswordForm email={email} onCancel={() => setAsking(false)} onDeleted={onDeleted} />
      </Dialog>
    </div>
  );
}

function Consequences() {
  return (
    <ul className="flex list-disc flex-col gap-1.5 pl-5">
      <li>Your profile, documents and analyses are deleted at once. This cannot be undone.</li>
      <li>You are signed out on every device.</li>
      <li>Your access ends with the account. To use the analyzer again, you would have to pay again.</li>
      <li>
        Deleting your account does not refund your payment. If you want your money back, write to{' '}
        <a href={`mailto:${site.supportEmail}`} className="text-link break-all">
          {site.supportEmail}
        </a>{' '}
        first, within {site.claims.moneyBackDays} days of paying.
      </li>
    </ul>
  );
}

interface PasswordFormProps {
  email: string;
  onCancel: () => void;
  onDeleted: () => void;
}

function PasswordForm({ email, onCancel, onDeleted }: PasswordFormProps) {
  const [problem, setProblem] = useState('');
  const { register, handleSubmit, formState, setError } = useForm<z.output<typeof deleteAccount.body>>({
    defaultValues: { password: '' },
    resolver: zodResolver(deleteAccount.body),
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (body) => {
    setProblem('');
    try {
      await call(deleteAccount, { body });
      onDeleted();
    } catch (error) {
      markRefused(error, setError, { password: 'password' });
      setProblem(refusalOf(error, 'Failed to delete your account. Please try again later.'));
    }
  });

  return (
    <Form onSubmit={submit} problem={problem}>
      {/* Tells password managers whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...register('password')}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onCancel}>
          Keep My Account
        </Button>
        <Button type="submit" variant="danger" busy={isSubmitting}>
          {isSubmitting ? 'Deleting...' : 'Delete for Good'}
        </Button>
      </div>
    </Form>
  );
}
