import { useParams } from 'react-router';
import { OlderResults } from '../features/analysis/results/older-results.tsx';
import { pageMeta } from '../frame/page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';
import { PaymentNeeded } from './payment-needed.tsx';

export const meta = () => pageMeta('Analysis');

export default function Page() {
  const { documentId = '' } = useParams();
  return (
    <RequireSession>
      <OlderResults key={documentId} documentId={documentId} unpaid={<PaymentNeeded />} />
    </RequireSession>
  );
}
