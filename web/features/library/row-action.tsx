import type { ListedDocument } from '#contract/documents.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

interface RowActionProps {
  document: Pick<ListedDocument, 'id' | 'file_name' | 'status'>;
  busy: boolean;
  onRetry: (id: string) => void;
}

/** What can be done with a document: see its results, see how far it is, or have it analyzed again. */
export function RowAction({ document, busy, onRetry }: RowActionProps) {
  const { id, file_name: name, status } = document;
  const of = <span className="sr-only"> of {name}</span>;
  if (status === 'analysis_error') {
    return (
      <Button variant="secondary" size="small" busy={busy} onClick={() => onRetry(id)}>
        Retry Analysis{of}
      </Button>
    );
  }
  return (
    <LinkButton variant="secondary" size="small" to={`/results/${encodeURIComponent(id)}`}>
      {status === 'analysis_complete' ? 'View Results' : 'Check Status'}
      {of}
    </LinkButton>
  );
}
