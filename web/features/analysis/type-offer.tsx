import { useState } from 'react';
import { type DocumentType, documentTypeLabels } from '#contract/document-type.ts';
import { detailOf } from '../../api/failure.ts';
import { readStored, store } from '../../session/storage.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useAnalyzeAs } from './use-analyze-as.ts';

interface TypeOfferProps {
  documentId: string;
  chosen: string;
  chosenLabel: string;
  /** What the engine takes the document for. */
  detected: DocumentType;
}

/** Offers to analyze a document as what it looks like: one press, since its pages are read already. */
export function TypeOffer({ documentId, chosen, chosenLabel, detected }: TypeOfferProps) {
  const keptKey = `plaindeed.type-kept.${documentId}`;
  const [kept, setKept] = useState(() => readStored(keptKey));
  const change = useAnalyzeAs(documentId, detected);
  if (kept === chosen) return null;
  const label = documentTypeLabels[detected];
  return (
    <Alert tone="info">
      <p>
        This looks like <strong>{label}</strong>. It was analyzed as <strong>{chosenLabel}</strong>.
      </p>
      <div className="screen-only mt-1 flex flex-wrap gap-2">
        <Button size="small" variant="secondary" busy={change.isPending} onClick={() => change.mutate()}>
          Analyze as {label}
        </Button>
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            store(keptKey, chosen);
            setKept(chosen);
          }}
        >
          Keep {chosenLabel}
        </Button>
      </div>
      {change.error && (
        <p role="alert" className="font-medium text-danger">
          {detailOf(change.error, 'Failed to retry document analysis')}
        </p>
      )}
    </Alert>
  );
}
