import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { documentTypeSchema } from '#contract/document-type.ts';
import { getPaymentStatus } from '#contract/payments.ts';
import { call } from '../api/client.ts';
import { InfoCards } from '../features/upload/info-cards.tsx';
import { PaymentRequired } from '../features/upload/payment-required.tsx';
import { UploadPanel } from '../features/upload/upload-panel.tsx';
import { pageMeta } from '../frame/page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';
import { Loading } from '../ui/loading.tsx';

export const meta = () => pageMeta('Analyze a document');

function Analyzer() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const preset = documentTypeSchema.safeParse(search.get('type'));
  const payment = useQuery({
    queryKey: ['payment-status'],
    queryFn: ({ signal }) => call(getPaymentStatus, {}, { signal }),
  });
  if (payment.isPending) return <Loading />;
  if (payment.data?.payment_status !== 'paid') return <PaymentRequired />;
  return (
    <div className="page-width grid gap-x-12 gap-y-10 py-10 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:py-14">
      <header className="flex flex-col gap-3 lg:col-span-2">
        <h1 className="text-4xl">Analyze a document</h1>
        <p className="max-w-measure text-lg text-muted">
          Upload one document of your association. You get it back in plain English, each point with its page.
        </p>
      </header>
      <UploadPanel
        presetType={preset.success ? preset.data : null}
        onComplete={(id) => void navigate(`/results/${encodeURIComponent(id)}`)}
      />
      <InfoCards />
    </div>
  );
}

export default function Page() {
  return (
    <RequireSession>
      <Analyzer />
    </RequireSession>
  );
}
