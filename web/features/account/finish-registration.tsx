import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** The way back for somebody who paid and left before registering: the payment session id is enough. */
export function FinishRegistration({ onSessionId }: { onSessionId: (sessionId: string) => void }) {
  const [id, setId] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = id.trim();
    setMissing(typed === '');
    if (typed !== '') onSessionId(typed);
  };
  return (
    <details className="text-left">
      <summary className="text-link cursor-pointer text-center">
        Already paid? Finish your registration
      </summary>
      <form noValidate onSubmit={submit} className="mt-4 flex flex-col gap-4">
        <TextField
          label="Payment session ID"
          hint="It is in your receipt, and was shown on the page after your payment."
          autoComplete="off"
          spellCheck={false}
          required
          value={id}
          error={missing ? 'Payment session ID is required' : undefined}
          onChange={(event) => setId(event.target.value)}
        />
        <Button type="submit" variant="secondary">
          Continue
        </Button>
      </form>
    </details>
  );
}
