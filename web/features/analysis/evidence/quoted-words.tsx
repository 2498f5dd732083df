import { X } from 'lucide-react';
import type { RefObject } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useEvidence } from './evidence-context.tsx';

/** The words that a statement rests on, without the page around them. */
export function QuotedWords({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const { evidence, opened, close } = useEvidence();
  const citation = opened && evidence?.citations[opened.nth];
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto p-5">
      <div className="flex items-start justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-xl">
          Page {opened?.page}
        </h2>
        <IconButton label="Close" onClick={close}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <p>{evidence?.statement}</p>
      {citation && (
        <blockquote className="font-serif leading-relaxed wrap-anywhere">
          <mark>{citation.quote.replaceAll(/\s+/g, ' ')}</mark>
        </blockquote>
      )}
      <p className="text-sm text-muted">The pages themselves are not part of this link.</p>
    </div>
  );
}
