import { CircleAlert, FilePlus, Files, SearchX } from 'lucide-react';
import { useState } from 'react';
import { retryRefusal } from '../../api/retry-document.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { DocumentsTable } from './documents-table.tsx';
import { ListFilters } from './list-filters.tsx';
import { defaultSort, nextSort, selectDocuments, type TypeFilter } from './select-documents.ts';
import { useDocuments, useRetry } from './use-documents.ts';

function NoDocuments() {
  return (
    <EmptyState
      icon={<Files />}
      title="No Documents Yet"
      actions={<LinkButton to="/analyze">Upload Document</LinkButton>}
    >
      <p>Upload your first HOA document to get started.</p>
    </EmptyState>
  );
}

/** My Documents: search, filter, sort, and what can be done with each. */
export function Library({ onOpen }: { onOpen: (documentId: string) => void }) {
  const { data: documents, isPending, refetch, isFetching } = useDocuments();
  const retry = useRetry(onOpen);
  const [search, setSearch] = useState('');
  const [type, setType] = useState<TypeFilter>('all');
  const [sort, setSort] = useState(defaultSort);

  if (isPending) return <Loading>Loading your documents...</Loading>;
  if (!documents) {
    return (
      <EmptyState
        icon={<CircleAlert />}
        title="Error Loading Documents"
        actions={
          <Button busy={isFetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        }
      >
        <p role="alert">Failed to load your documents. Please try again later.</p>
      </EmptyState>
    );
  }
  if (documents.length === 0) return <NoDocuments />;

  const shown = selectDocuments(documents, { search, type, sort });
  const clear = () => {
    setSearch('');
    setType('all');
  };
  return (
    <div className="flex flex-col gap-5">
      <ListFilters search={search} onSearch={setSearch} type={type} onType={setType} />
      {retry.error && (
        <Alert tone="danger">
          <p>{retryRefusal(retry.error)}</p>
        </Alert>
      )}
      {shown.length === 0 ? (
        <EmptyState
          icon={<SearchX />}
          title="No Matching Documents"
          actions={
            <Button variant="secondary" onClick={clear}>
              Clear Filters
            </Button>
          }
        >
          <p>Try adjusting your search or filters.</p>
        </EmptyState>
      ) : (
        <DocumentsTable
          documents={shown}
          sort={sort}
          onSort={(column) => setSort(nextSort(sort, column))}
          retrying={retry.isPending ? retry.variables : null}
          onRetry={(id) => retry.mutate(id)}
        />
      )}
      <p role="status" className="tabular text-sm text-muted">
        Showing {shown.length} of {documents.length} documents
      </p>
    </div>
  );
}

/** The way to another analysis, beside the title. */
export function AnalyzeNewDocument() {
  return (
    <LinkButton to="/analyze">
      <FilePlus aria-hidden="true" className="size-5" />
      Analyze New Document
    </LinkButton>
  );
}
