import { useNavigate } from 'react-router';
import { AddHome, HomeList } from '../features/homes/home-list.tsx';
import { pageMeta } from '../frame/page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';

export const meta = () => pageMeta('My Homes');

export default function Page() {
  const navigate = useNavigate();
  const open = (id: string) => void navigate(`/homes/${encodeURIComponent(id)}`);
  return (
    <RequireSession>
      <div className="page-width flex flex-col gap-6 py-10">
        <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <h1 className="text-4xl">My Homes</h1>
          <AddHome onOpen={open} />
        </header>
        <HomeList onOpen={open} />
      </div>
    </RequireSession>
  );
}
