import { useState } from 'react';
import { CopyButton } from '../../ui/copy-button.tsx';

const copied = 'Copied. Keep it where you find it again.';
const notCopied = 'Your browser did not copy it. Please select the ID and copy it yourself.';

/** The one thing to keep of a payment: with it a registration can be finished, and the payment found. */
export function PaymentId({ id }: { id: string }) {
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
        Please save it. With it you can finish your registration later, and support can find your payment.
      </p>
      <p role="status" className="text-sm empty:hidden">
        {said}
      </p>
    </section>
  );
}
