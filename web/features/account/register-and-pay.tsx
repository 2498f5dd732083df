import { useState } from 'react';
import { useHydrated } from '../../frame/use-hydrated.ts';
import { Alert } from '../../ui/alert.tsx';
import { type Registration, summaryBeforePayment } from './registration.ts';
import { dropDraft, keepDraft, readDraft } from './registration-draft.ts';
import { RegistrationForm } from './registration-form.tsx';

interface RegisterAndPayProps {
  /** Sends the browser to the checkout; settles with what went wrong. */
  onSubmit: (registration: Registration) => Promise<string | null>;
}

/** The registration of a visitor who has still to pay. Whoever comes back without having paid finds name and email again. */
export function RegisterAndPay({ onSubmit }: RegisterAndPayProps) {
  const [draft] = useState(readDraft);
  const returned = useHydrated() && draft !== null;
  const pay = async (registration: Registration) => {
    keepDraft(registration);
    const problem = await onSubmit(registration);
    dropDraft();
    return problem;
  };
  return (
    <div className="flex flex-col gap-5">
      {returned && (
        <Alert tone="info" title="Your payment was not completed" announce="polite">
          <p>Nothing was charged. To try again, please type your password once more.</p>
        </Alert>
      )}
      <RegistrationForm
        submitLabel="Create Account & Pay $10"
        initial={draft}
        summarize={summaryBeforePayment}
        onSubmit={pay}
      />
    </div>
  );
}
