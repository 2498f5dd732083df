import { useEffect, useRef } from 'react';
import type { ListedDocument } from '#contract/documents.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

export const resultsOf = (id: string): string => `/results/${encodeURIComponent(id)}`;

/** Where a document of a type is uploaded. */
export const uploadOfType = (type: string): string => `/analyze?type=${encodeURIComponent(type)}`;

interface RowActionProps {
  document: Pick<ListedDocument, 'id' | 'file_name' | 'document_type' | 'status' | 'remedy'>;
  busy: boolean;
  onRetry: () => void;
  onPassword: () => void;
}

/**
 * What can be done with a document: see its results, see how far it is or, where its analysis failed, what helps: to
 * have it analyzed again, to open it with its password, or to upload another copy.
 */
export function RowAction({ document, busy, onRetry, onPassword }: RowActionProps) {
  const { id, file_name: name, document_type: type, status, remedy } = document;
  const root = useRef<HTMLSpanElement>(null);
  const focused = useRef(false);
  const failed = status === 'analysis_error';

  // A link becomes a button when an analysis fails: whoever was on the one is put on the other.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when one takes the place of the other.
  useEffect(() => {
    const lost = window.document.activeElement === window.document.body;
    if (focused.current && lost) root.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [failed]);

  const of = <span className="sr-only"> of {name}</span>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus is that of the link or button within.
    <span
      ref={root}
      onFocus={() => {
        focused.current = true;
      }}
      onBlur={(event) => {
        // Taken off the page, it says goodbye to nobody in particular.
        if (event.relatedTarget) focused.current = false;
      }}
    >
      {failed ? (
        remedy === 'another_copy' ? (
          <LinkButton variant="secondary" size="small" to={uploadOfType(type)}>
            Upload Another Copy{of}
          </LinkButton>
        ) : (
          <Button
            variant="secondary"
            size="small"
            busy={busy}
            onClick={remedy === 'password' ? onPassword : onRetry}
          >
            {remedy === 'password' ? 'Enter Password' : 'Retry Analysis'}
            {of}
          </Button>
        )
      ) : (
        <LinkButton variant="secondary" size="small" to={resultsOf(id)}>
          {status === 'analysis_complete' ? 'View Results' : 'Check Status'}
          {of}
        </LinkButton>
      )}
    </span>
  );
}
