import type { DocumentType } from '#contract/document-type.ts';
import { detailOf } from '../../api/failure.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useAnalyzeAs } from './use-analyze-as.ts';

/** Offers to analyze anew what another version analyzed: one press, since its pages are read already. */
export function OlderEngine({ documentId, type }: { documentId: string; type: DocumentType }) {
  const again = useAnalyzeAs(documentId, type);
  return (
    <Alert tone="info">
      <p>An older version of PlainDeed made this analysis. The one that runs now may find more.</p>
      <div className="screen-only mt-1">
        <Button size="small" variant="secondary" busy={again.isPending} onClick={() => again.mutate()}>
          Analyze Again
        </Button>
      </div>
      {again.error && (
        <p role="alert" className="font-medium text-danger">
          {detailOf(again.error, 'Failed to retry document analysis')}
        </p>
      )}
    </Alert>
  );
}
