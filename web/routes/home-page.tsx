import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ApiFailure } from '../api/failure.ts';
import { HomeView } from '../features/analysis/home/home-view.tsx';
import { NotesProvider } from '../features/analysis/home/notes.tsx';
import { HomeHeader } from '../features/homes/home-header.tsx';
import { homeQuery, reloadHomes, saveNote } from '../features/homes/home-queries.ts';
import { HomeRows } from '../features/homes/home-rows.tsx';
import { Wants } from '../features/homes/wants.tsx';
import { AddDocuments } from '../features/upload/many/add-documents.tsx';
import { pageMeta } from '../frame/page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Loading } from '../ui/loading.tsx';
import { PaymentNeeded } from './payment-needed.tsx';

export const meta = () => pageMeta('Home');

const statusOf = (error: unknown) => (error instanceof ApiFailure ? error.status : null);

function Home({ id }: { id: string }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(homeQuery(id));
  const onArrived = useCallback(() => void reloadHomes(client), [client]);
  if (statusOf(error) === 402) return <PaymentNeeded />;
  if (statusOf(error) === 404) {
    return (
      <EmptyState
        title="Home Not Found"
        level={1}
        actions={<LinkButton to="/homes">Go to My Homes</LinkButton>}
      >
        <p>It may have been deleted.</p>
      </EmptyState>
    );
  }
  if (!data && error) {
    return (
      <div className="page-width py-10">
        <LoadFailure busy={isFetching} onRetry={refetch}>
          This home could not be loaded.
        </LoadFailure>
      </div>
    );
  }
  if (!data) return <Loading>Reading your documents together...</Loading>;
  return (
    <NotesProvider value={{ all: data.notes, save: (note) => saveNote(client, id, note) }}>
      <HomeView
        read={data}
        takesQuestions
        readAt={new Date(dataUpdatedAt).toISOString()}
        header={<HomeHeader read={data} onDeleted={() => void navigate('/homes', { replace: true })} />}
        wants={data.rows.length > 0 && <Wants home={data.home} />}
        documents={
          <HomeRows
            homeId={id}
            rows={data.rows}
            unrelated={data.picture.unrelated}
            add={<AddDocuments homeId={id} onArrived={onArrived} />}
          />
        }
      />
    </NotesProvider>
  );
}

export default function Page() {
  const { homeId = '' } = useParams();
  return (
    <RequireSession>
      <Home key={homeId} id={homeId} />
    </RequireSession>
  );
}
