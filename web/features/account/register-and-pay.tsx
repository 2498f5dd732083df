import { type ReactNode, useState } from 'react';
import { errorTable } from '#contract/errors.ts';
import { useHydrated } from '../../frame/use-hydrated.ts';
import { Alert } from '../../ui/alert.tsx';
import { type Registration, summaryBeforePayment } from './registration.ts';
import { dropDraft, keepDraft, readDraft } from './registration-draft.ts';
import { RegistrationForm } from './registration-form.tsx';

interface RegisterAndPayProps {
  /** Sends the browser to the checkout; settles with what went wrong. */
  onSubmit: (registration: Registration) => Promise<string | null>;
  /** Where the mail is that leads whoever has paid already to the end of the registration. */
  mailHelp?: ReactNode;
}

/** The registration of a visitor who has still to pay. Whoever comes back without having paid finds name and email again. */
export function RegisterAndPay({ onSubmit, mailHelp }: RegisterAndPayProps) {
  const [draft] = useState(readDraft);
  const returned = useHydrated() && draft !== null;
  const [mailed, setMailed] = useState(false);
  const pay = async (registration: Registration) => {
    keepDraft(registration);
    const problem = await onSubmit(registration);
    dropDraft();
    setMailed(problem === errorTable.already_paid[1]);
    return problem;
  };
  return (
    <div className="flex flex-col gap-5">
      {returned && (
        <Alert tone="info" title="Your payment was not completed" announce="polite">
          <p>Nothing was charged. To try again, please type your password once more.</p>
        </Alert>
      )}
      {mailed && mailHelp}
      <RegistrationForm
        submitLabel="Create Account & Pay $10"
        initial={draft}
        summarize={summaryBeforePayment}
        onSubmit={pay}
      />
    </div>
  );
}
