import { Highlighter } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { useMediaQuery } from '../../../ui/media-query.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { EvidenceContent } from './evidence-content.tsx';
import { useEvidence } from './evidence-context.tsx';

/** Room for the text and the page side by side. */
const besideQuery = '(min-width: 64rem)';

const sampleChip =
  'rounded-[0.25rem] bg-highlight px-2 text-sm font-semibold whitespace-nowrap text-on-highlight';

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
        {evidence && <EvidenceContent evidence={evidence} totalPages={totalPages} heading={heading} quoted />}
      </Sheet>
    );
  }
  return (
    <aside
      aria-label="Where it says so"
      className={classNames(
        'screen-only sticky top-20 flex flex-col overflow-hidden rounded-box border border-line',
        evidence ? 'h-[calc(100dvh-6rem)] bg-surface' : 'mt-11 border-dashed',
      )}
    >
      {evidence ? (
        <EvidenceContent evidence={evidence} totalPages={totalPages} heading={heading} quoted={false} />
      ) : (
        <p className="flex items-center gap-4 p-6 text-muted">
          <Highlighter aria-hidden="true" className="size-6 shrink-0" />
          <span>
            Press a page number, such as <span className={sampleChip}>p. 12</span>, to see the sentence where
            it stands.
          </span>
        </p>
      )}
    </aside>
  );
}
