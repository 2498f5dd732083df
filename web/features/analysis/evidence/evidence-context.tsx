import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import type { Citation } from '#contract/page.ts';

/** A statement and where in the document it stands; `index` is the citation on show. */
export interface Evidence {
  /** Tells the statements of a page apart. */
  readonly id: string;
  readonly statement: string;
  readonly citations: readonly Citation[];
  readonly index: number;
}

interface EvidenceControl {
  readonly documentId: string;
  readonly evidence: Evidence | null;
  open: (evidence: Evidence, trigger: HTMLElement) => void;
  show: (index: number) => void;
  /** Closes the panel and puts the focus back where it came from. */
  close: () => void;
}

const Context = createContext<EvidenceControl | null>(null);

export function EvidenceProvider({ documentId, children }: { documentId: string; children: ReactNode }) {
  const [evidence, setEvidence] = useState<Evidence | null>(null);
  const trigger = useRef<HTMLElement | null>(null);

  const open = useCallback((next: Evidence, from: HTMLElement) => {
    trigger.current = from;
    setEvidence(next);
  }, []);
  const show = useCallback((index: number) => setEvidence((current) => current && { ...current, index }), []);
  const close = useCallback(() => {
    setEvidence(null);
    trigger.current?.focus();
  }, []);
  const control = useMemo(
    () => ({ documentId, evidence, open, show, close }),
    [documentId, evidence, open, show, close],
  );
  return <Context value={control}>{children}</Context>;
}

/** The evidence on show and what opens it. */
export function useEvidence(): EvidenceControl {
  const control = useContext(Context);
  if (!control) throw new Error('Evidence is only shown within an EvidenceProvider.');
  return control;
}
