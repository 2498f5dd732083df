import { useParams } from 'react-router';
import { NewerResults } from '../features/analysis/results/newer-results.tsx';
import { pageMeta } from '../frame/page-meta.ts';
import { PaymentNeeded } from './payment-needed.tsx';

export const meta = () => pageMeta('Analysis');

export default function Page() {
  const { documentId = '' } = useParams();
  return <NewerResults key={documentId} documentId={documentId} unpaid={<PaymentNeeded />} />;
}
