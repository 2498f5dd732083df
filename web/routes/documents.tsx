import { House } from 'lucide-react';
import { useNavigate } from 'react-router';
import { AnalyzeNewDocument, Library } from '../features/library/library.tsx';
import { useEarlyDocuments } from '../features/library/use-documents.ts';
import { pageMeta } from '../frame/page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';
import { useSession } from '../session/session.ts';
import { LinkButton } from '../ui/link-button.tsx';

export const meta = () => pageMeta('My Documents');

export default function Page() {
  const navigate = useNavigate();
  useEarlyDocuments(useSession().record?.user.id);
  return (
    <RequireSession>
      <div className="page-width flex flex-col gap-6 py-10">
        <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <h1 className="text-4xl">My Documents</h1>
          <div className="flex flex-wrap gap-3">
            <LinkButton to="/homes" variant="secondary" className="screen-only">
              <House aria-hidden="true" className="size-5" />
              My Homes
            </LinkButton>
            <AnalyzeNewDocument />
          </div>
        </header>
        <Library onOpen={(id) => void navigate(`/results/${encodeURIComponent(id)}`)} />
      </div>
    </RequireSession>
  );
}
