import { CircleAlert, FilePlus, Files } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { DocumentList } from './document-list.tsx';
import { useDocuments } from './use-documents.ts';

/** My Documents: search, filter, sort, and what can be done with each. */
export function Library({ onOpen }: { onOpen: (documentId: string) => void }) {
  const { data: documents, isPending, refetch, isFetching } = useDocuments();
  // Here, since the list goes with its last document and comes back with it.
  const [focus, setFocus] = useState<string | null>(null);
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
  if (documents.length === 0) {
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
  return <DocumentList documents={documents} onOpen={onOpen} focus={focus} onFocus={setFocus} />;
}

/** The way to another analysis, beside the title. */
export function AnalyzeNewDocument() {
  return (
    <LinkButton to="/analyze" className="screen-only">
      <FilePlus aria-hidden="true" className="size-5" />
      Analyze New Document
    </LinkButton>
  );
}
