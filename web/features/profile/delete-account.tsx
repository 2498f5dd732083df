import { useState } from 'react';
import { site } from '#content/site.ts';
import { deleteAccount } from '#contract/users.ts';
import { call } from '../../api/client.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { failureMessage } from './messages.ts';

/** Deletes the account after its consequences were read and the password was given. */
export function DeleteAccount({ email, onDeleted }: { email: string; onDeleted: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">
        Your account goes for good, with every document and analysis in it. Nobody can bring it back.
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
      <li>Your payment ends with the account. To use the analyzer again you would have to pay again.</li>
      <li>
        Deleting is no refund. If you want your money back, write to{' '}
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
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  const remove = async () => {
    setMissing(password === '');
    setProblem('');
    if (password === '' || busy) return;
    setBusy(true);
    try {
      await call(deleteAccount, { body: { password } });
      onDeleted();
    } catch (error) {
      setProblem(failureMessage(error, 'Failed to delete your account. Please try again later.'));
      setBusy(false);
    }
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void remove();
      }}
      className="flex flex-col gap-4"
    >
      {problem && <Alert tone="danger">{problem}</Alert>}
      {/* Tells password managers whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label="Your password"
        type="password"
        autoComplete="current-password"
        required
        value={password}
        error={missing ? 'Password is required' : undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onCancel}>
          Keep My Account
        </Button>
        <Button type="submit" variant="danger" busy={busy}>
          {busy ? 'Deleting...' : 'Delete for Good'}
        </Button>
      </div>
    </form>
  );
}
