import { useParams } from 'react-router';
import { compareWords } from '#content/compare-words.ts';
import { CompareVersions } from '../features/homes/compare-versions.tsx';
import { pageMeta } from '../frame/page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';
import { TextLink } from '../ui/text-link.tsx';

const { title, lead } = compareWords.versions;

export const meta = () => pageMeta(title);

export default function Page() {
  const { homeId = '' } = useParams();
  return (
    <RequireSession>
      <div className="page-width flex flex-col gap-6 py-10">
        <header className="flex flex-col gap-2">
          <p>
            <TextLink to={`/homes/${encodeURIComponent(homeId)}`}>Back to the home</TextLink>
          </p>
          <h1 className="text-2xl sm:text-4xl">{title}</h1>
          <p className="max-w-measure text-muted">{lead}</p>
        </header>
        <CompareVersions key={homeId} homeId={homeId} />
      </div>
    </RequireSession>
  );
}
