import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface CheckEmailDialogProps {
  email: string | null;
  onClose: () => void;
  children?: ReactNode;
}

/** After a signup: the account works once its address is confirmed. Open while there is an email. */
export function CheckEmailDialog({ email, onClose, children }: CheckEmailDialogProps) {
  return (
    <Dialog title="Check Your Email" isOpen={email !== null} onClose={onClose}>
      <p>
        We sent a confirmation link to <strong className="break-all">{email}</strong>. Please open it to
        confirm your email before you log in.
      </p>
      <p className="text-muted">Nothing there after a few minutes? Please check your spam folder.</p>
      {children}
      <Button onClick={onClose}>Got it!</Button>
    </Dialog>
  );
}
