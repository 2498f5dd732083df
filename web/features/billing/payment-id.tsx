import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';

type Copied = 'no' | 'yes' | 'failed';

const said: Record<Copied, string> = {
  no: '',
  yes: 'Copied. Keep it where you find it again.',
  failed: 'Your browser did not copy it. Please select the ID and copy it yourself.',
};

/** The one thing to keep of a payment: with it a registration can be finished, and the payment found. */
export function PaymentId({ id }: { id: string }) {
  const [copied, setCopied] = useState<Copied>('no');
  const copy = () =>
    navigator.clipboard.writeText(id).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    );
  const Icon = copied === 'yes' ? Check : Copy;
  return (
    <section aria-labelledby="payment-id" className="flex flex-col gap-2">
      <h2 id="payment-id" className="font-sans text-base font-semibold tracking-normal">
        Your payment session ID
      </h2>
      <div className="flex flex-wrap items-stretch gap-2">
        <code className="flex min-w-0 flex-1 basis-60 items-center rounded-box border border-line bg-sunken px-3 py-2 font-mono text-sm break-all select-all">
          {id}
        </code>
        <Button variant="secondary" onClick={() => void copy()}>
          <Icon aria-hidden="true" className="size-4" />
          {copied === 'yes' ? 'Copied' : 'Copy ID'}
        </Button>
      </div>
      <p className="text-sm text-muted">
        Please save it. With it you can finish your registration later, and support can find your payment.
      </p>
      <p role="status" className="text-sm empty:hidden">
        {said[copied]}
      </p>
    </section>
  );
}
