import { useSearchParams } from 'react-router';
import { compareWords } from '#content/compare-words.ts';
import { CompareHomes } from '../features/homes/compare-homes.tsx';
import { pageMeta } from '../frame/page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';
import { TextLink } from '../ui/text-link.tsx';

const { title, lead } = compareWords.homes;

export const meta = () => pageMeta(title);

export default function Page() {
  const [query, setQuery] = useSearchParams();
  return (
    <RequireSession>
      <div className="page-width flex flex-col gap-6 py-10">
        <header className="flex flex-col gap-2">
          <p>
            <TextLink to="/homes">My Homes</TextLink>
          </p>
          <h1 className="text-2xl sm:text-4xl">{title}</h1>
          <p className="max-w-measure text-muted">{lead}</p>
        </header>
        <CompareHomes
          chosen={[query.get('a'), query.get('b')]}
          onChoose={(a, b) => setQuery({ a, b }, { replace: true })}
        />
      </div>
    </RequireSession>
  );
}
