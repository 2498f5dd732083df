import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { Citation } from '#contract/page.ts';
import type { NextOpened, Opened } from '../place.ts';

/** A statement and where in the document it stands. */
export interface Evidence {
  /** Tells the statements of a page apart. */
  readonly id: string;
  readonly statement: string;
  readonly citations: readonly Citation[];
}

/** One citation of a statement. */
export interface Step {
  readonly source: string;
  readonly nth: number;
  readonly page: number;
}

/** Who keeps what is open: the address of the page, or nobody but this part of it. */
export interface OpenedControl {
  readonly opened: Opened | null;
  show: (next: Opened | NextOpened) => void;
  close: () => void;
}

interface EvidenceControl extends OpenedControl {
  /** The document whose page is open, or was last. */
  readonly documentId: string;
  /** The document that a statement is about, by its id. */
  documentOf: (source: string) => string;
  /** The statement whose citation is on show, as far as it stands on the page. */
  readonly evidence: Evidence | null;
  /** Makes a statement known, to be opened by its id and to be leafed to. */
  register: (evidence: Evidence) => void;
  find: (source: string) => Evidence | undefined;
  /** Has a page fetched that is likely to be opened next. */
  expect: (page: number) => void;
  /** Set by the part that shows pages: what fetches them. */
  whenExpected: (fetchAhead: ((page: number) => void) | null) => void;
}

const Context = createContext<EvidenceControl | null>(null);

function useOwnOpened(): OpenedControl {
  const [opened, setOpened] = useState<Opened | null>(null);
  // Ahead of what is drawn, while presses come faster than that.
  const now = useRef<Opened | null>(null);
  const show = useCallback((next: Opened | NextOpened) => {
    now.current = typeof next === 'function' ? (next(now.current) ?? now.current) : next;
    setOpened(now.current);
  }, []);
  const close = useCallback(() => {
    now.current = null;
    setOpened(null);
  }, []);
  return useMemo(() => ({ opened, show, close }), [opened, show, close]);
}

interface EvidenceProviderProps {
  documentId: string;
  /** Where the statements are about several documents: which one each is about. */
  documentOf?: (source: string) => string;
  /** Kept here where left out. */
  control?: OpenedControl;
  children: ReactNode;
}

export function EvidenceProvider({ documentId, documentOf: told, control, children }: EvidenceProviderProps) {
  const own = useOwnOpened();
  const { opened, show, close } = control ?? own;
  const known = useRef(new Map<string, Evidence>());
  const fetchAhead = useRef<((page: number) => void) | null>(null);
  const [registrations, noticed] = useReducer((count: number) => count + 1, 0);
  const wanted = useRef<string | null>(null);
  wanted.current = opened?.source ?? null;

  const find = useCallback((source: string) => known.current.get(source), []);
  const register = useCallback((evidence: Evidence) => {
    const isNew = !known.current.has(evidence.id);
    known.current.set(evidence.id, evidence);
    // An address may name a statement that only comes on the page after it was read.
    if (isNew && wanted.current === evidence.id) noticed();
  }, []);
  const documentOf = useCallback((source: string) => told?.(source) ?? documentId, [told, documentId]);
  const expect = useCallback((page: number) => fetchAhead.current?.(page), []);
  const whenExpected = useCallback((fetch: ((page: number) => void) | null) => {
    fetchAhead.current = fetch;
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `registrations` stands for what became known.
  const value = useMemo(() => {
    const evidence = opened?.source ? (find(opened.source) ?? null) : null;
    return { documentId, documentOf, opened, evidence, show, close, register, find, expect, whenExpected };
  }, [documentId, documentOf, opened, show, close, register, find, expect, whenExpected, registrations]);
  return <Context value={value}>{children}</Context>;
}

/** The page on show, the statement that it is shown for, and what opens others. */
export function useEvidence(): EvidenceControl {
  const control = useContext(Context);
  if (!control) throw new Error('Evidence is only shown within an EvidenceProvider.');
  return control;
}
