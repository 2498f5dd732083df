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
  /** Repeats the cited words as text, where the picture of the page is small. */
  quoted: boolean;
}

/** A statement, the words that say so, and the page they stand on. */
export function EvidenceContent({ evidence, totalPages, heading, quoted }: EvidenceContentProps) {
  const { documentId, show, close } = useEvidence();
  const [zoom, setZoom] = useState(0);
  const { citations, index } = evidence;
  const citation = citations[index];
  if (!citation) return null;
  const place = `Page ${citation.page}${totalPages ? ` of ${totalPages}` : ''}`;
  return (
    <>
      <header className="flex flex-col gap-1.5 border-b border-line px-4 pt-2 pb-3">
        <div className="-mr-2 flex flex-wrap items-center">
          <h2
            ref={heading}
            tabIndex={-1}
            className="tabular mr-auto font-sans text-base font-semibold tracking-normal"
          >
            {place}
          </h2>
          {citations.length > 1 && (
            <div className="flex items-center">
              <IconButton label="Previous citation" disabled={index === 0} onClick={() => show(index - 1)}>
                <ChevronLeft aria-hidden="true" />
              </IconButton>
              <p role="status" className="tabular text-sm text-muted">
                <span className="sr-only">Citation </span>
                {index + 1} of {citations.length}
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
          <IconButton label="Close the page" onClick={close}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
        <p className="line-clamp-3 text-sm text-muted">{evidence.statement}</p>
        {quoted && (
          <blockquote className="line-clamp-6 font-serif leading-snug">
            <mark>{citation.quote.replaceAll(/\s+/g, ' ')}</mark>
          </blockquote>
        )}
      </header>
      <PageView
        key={citation.page}
        documentId={documentId}
        citation={citation}
        zoom={zoom}
        onZoom={setZoom}
      />
    </>
  );
}
