import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { type Evidence, useEvidence } from './evidence-context.tsx';
import { PageView } from './page-view.tsx';

interface EvidenceContentProps {
  evidence: Evidence;
  totalPages: number | null;
  /** Gets the focus when the evidence opens. */
  heading: RefObject<HTMLHeadingElement | null>;
  firstZoom: number;
}

/** A statement, the words that say so, and the page they stand on. */
export function EvidenceContent({ evidence, totalPages, heading, firstZoom }: EvidenceContentProps) {
  const { documentId, show, close } = useEvidence();
  const [zoom, setZoom] = useState(firstZoom);
  const { citations, index } = evidence;
  const citation = citations[index];
  if (!citation) return null;
  const place = `Page ${citation.page}${totalPages ? ` of ${totalPages}` : ''}`;
  return (
    <>
      <header className="flex flex-col gap-2 border-b border-line px-4 pt-3 pb-3">
        <div className="flex items-center gap-1">
          <h2
            ref={heading}
            tabIndex={-1}
            className="tabular mr-auto font-sans text-base font-semibold tracking-normal"
          >
            {place}
          </h2>
          <IconButton label="Close the page" onClick={close}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
        <p className="line-clamp-3 text-sm text-muted">{evidence.statement}</p>
        {citations.length > 1 && (
          <div className="flex items-center gap-1">
            <IconButton label="Previous citation" disabled={index === 0} onClick={() => show(index - 1)}>
              <ChevronLeft aria-hidden="true" />
            </IconButton>
            <p role="status" className="tabular text-sm">
              Citation {index + 1} of {citations.length}
              <span className="sr-only">, {place}</span>
            </p>
            <IconButton
              label="Next citation"
              disabled={index === citations.length - 1}
              onClick={() => show(index + 1)}
            >
              <ChevronRight aria-hidden="true" />
            </IconButton>
          </div>
        )}
      </header>
      <PageView documentId={documentId} citation={citation} zoom={zoom} onZoom={setZoom} />
    </>
  );
}
