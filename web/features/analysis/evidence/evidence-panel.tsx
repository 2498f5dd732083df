import { Highlighter } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useMediaQuery } from '../../../ui/media-query.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { EvidenceContent } from './evidence-content.tsx';
import { useEvidence } from './evidence-context.tsx';

/** Room for the text and the page side by side. */
const besideQuery = '(min-width: 64rem)';

/** The page that the chosen statement stands on: beside the text, or as a sheet where there is no room. */
export function EvidencePanel({ totalPages }: { totalPages: number | null }) {
  const { evidence, close } = useEvidence();
  const beside = useMediaQuery(besideQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  const openId = evidence && `${evidence.id} ${evidence.statement}`;

  useEffect(() => {
    if (openId) heading.current?.focus({ preventScroll: true });
  }, [openId]);

  useEffect(() => {
    if (!openId || !beside) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [openId, beside, close]);

  if (!beside) {
    return (
      <Sheet label="Where it says so" isOpen={evidence !== null} onClose={close}>
        {evidence && (
          <EvidenceContent
            key={openId}
            evidence={evidence}
            totalPages={totalPages}
            heading={heading}
            firstZoom={1}
          />
        )}
      </Sheet>
    );
  }
  return (
    <aside
      aria-label="Where it says so"
      className="screen-only sticky top-4 flex h-[calc(100dvh-2rem)] flex-col overflow-hidden rounded-box border border-line bg-surface"
    >
      {evidence ? (
        <EvidenceContent
          key={openId}
          evidence={evidence}
          totalPages={totalPages}
          heading={heading}
          firstZoom={0}
        />
      ) : (
        <div className="m-auto flex max-w-72 flex-col items-center gap-3 p-6 text-center text-muted">
          <Highlighter aria-hidden="true" className="size-8" />
          <p>
            Press a page number, such as{' '}
            <span className="rounded-[0.25rem] bg-highlight px-2 text-sm font-semibold text-on-highlight">
              p. 12
            </span>
            , to see the sentence where it stands.
          </p>
        </div>
      )}
    </aside>
  );
}
