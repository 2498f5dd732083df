import { useParams } from 'react-router';
import { OlderResults } from '../features/analysis/results/older-results.tsx';
import { pageMeta } from '../frame/page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';

export const meta = () => pageMeta('Analysis');

export default function Page() {
  const { documentId = '' } = useParams();
  return (
    <RequireSession>
      <OlderResults key={documentId} documentId={documentId} />
    </RequireSession>
  );
}
