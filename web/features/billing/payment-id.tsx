import { useState } from 'react';
import { CopyButton } from '../../ui/copy-button.tsx';

const copied = 'Copied. Keep it somewhere safe.';
const notCopied = 'Your browser did not copy it. Please select the ID and copy it yourself.';

interface PaymentIdProps {
  id: string;
  /** Whether a registration is still to be finished with it. */
  finishes: boolean;
}

/** The one thing to keep of a payment: with it the payment is found, and a registration finished. */
export function PaymentId({ id, finishes }: PaymentIdProps) {
  const [said, setSaid] = useState('');
  return (
    <section aria-labelledby="payment-id" className="flex flex-col gap-2">
      <h2 id="payment-id" className="font-sans text-base font-semibold tracking-normal">
        Your payment session ID
      </h2>
      <div className="flex flex-wrap items-stretch gap-2">
        <code className="flex min-w-0 flex-1 basis-60 items-center rounded-box border border-line bg-sunken px-3 py-2 font-mono text-sm break-all select-all">
          {id}
        </code>
        <CopyButton
          label="Copy ID"
          copiedLabel="Copied"
          text={() => id}
          onDone={(ok) => setSaid(ok ? copied : notCopied)}
        />
      </div>
      <p className="text-sm text-muted">
        {finishes
          ? 'Please save it. You need it to finish your registration later, and it helps support find your payment.'
          : 'Please save it. It helps support find your payment.'}
      </p>
      <p role="status" className="text-sm empty:hidden">
        {said}
      </p>
    </section>
  );
}
