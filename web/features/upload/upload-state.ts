import type { DocumentStatus } from '#contract/document-status.ts';
import type { DocumentProgress } from '#contract/documents.ts';
import { keepPace, type Pace } from '../../ui/pace.ts';
import { documentNotFound, timedOut, whyItFailed } from './messages.ts';
import { percentOf } from './progress.ts';

/** What went wrong, and the document that the server has, if it got that far. */
export interface Failure {
  readonly message: string;
  /** What can be done about it, where more is known than the message says. */
  readonly hint: string | null;
  readonly documentId: string | null;
  /** The analysis itself failed: trying again starts a new one. */
  readonly analysisFailed: boolean;
  /** It failed because the file is locked, and a password opens it. */
  readonly asksPassword: boolean;
}

export interface Processing {
  readonly phase: 'processing';
  readonly documentId: string;
  readonly fileName: string;
  /** What the server has to say of the upload itself, such as that it has this document already. */
  readonly note: string | null;
  readonly status: DocumentStatus | 'initializing';
  /** What the stream of events told last; null while only checks of the status tell anything. */
  readonly progress: DocumentProgress | null;
  readonly polls: number;
  /** How fast the pages are read; null until the stream has told of one. */
  readonly pace: Pace | null;
  /** Never goes down. */
  readonly percent: number;
}

export interface Idle {
  readonly phase: 'idle';
  readonly failure: Failure | null;
  /** Something to know before going on. */
  readonly notice: string | null;
  readonly fileName: string;
}

export type UploadState =
  | Idle
  | { readonly phase: 'uploading'; readonly fileName: string; readonly sent: number; readonly total: number }
  | Processing;

export type UploadAction =
  | { type: 'sending'; fileName: string; total: number }
  | { type: 'sent'; sent: number; total: number }
  | { type: 'accepted'; documentId: string; note: string | null }
  /** `at`: milliseconds of any clock that only goes forward. */
  | { type: 'told'; progress: DocumentProgress; at: number }
  | { type: 'checked'; status: DocumentStatus; error: string | null; polls: number }
  | { type: 'timed_out' }
  | { type: 'failed'; message: string; hint?: string | null }
  | { type: 'retry_refused'; message: string }
  | { type: 'resumed'; documentId: string }
  /** A file was chosen, or the page was left and opened again: what was wrong with an earlier upload is past. */
  | { type: 'forgiven' }
  | { type: 'reset'; notice?: string };

export const initialUpload: Idle = { phase: 'idle', failure: null, notice: null, fileName: '' };

/** Pages of text are read faster than this many a second, pictures of pages never are. */
const textPages = 10;

function processing(documentId: string, fileName: string, note: string | null): Processing {
  const status = 'initializing';
  const percent = percentOf({ status, progress: null, polls: 0 });
  const start = { status, progress: null, polls: 0, pace: null, percent } as const;
  return { phase: 'processing', documentId, fileName, note, ...start };
}

function failed(
  state: UploadState,
  message: string,
  {
    hint = null,
    analysisFailed = false,
    asksPassword = false,
  }: { hint?: string | null; analysisFailed?: boolean; asksPassword?: boolean } = {},
): Idle {
  const documentId = state.phase === 'processing' ? state.documentId : null;
  const failure = { message, hint, documentId, analysisFailed, asksPassword };
  return { ...initialUpload, failure, fileName: state.fileName };
}

function advance(
  state: Processing,
  news: Pick<Processing, 'status' | 'progress' | 'polls'>,
  error: string | null,
): UploadState {
  if (news.status === 'analysis_error') {
    const asksPassword = news.progress?.asks_password === true;
    return failed(state, whyItFailed(error), { analysisFailed: true, asksPassword });
  }
  if (news.status === 'document_not_found') return failed(state, documentNotFound(state.documentId));
  return { ...state, ...news, percent: Math.max(state.percent, percentOf(news)) };
}

/** The upload view's states and the ways between them. An action that does not fit the state changes nothing. */
export function uploadReducer(state: UploadState, action: UploadAction): UploadState {
  switch (action.type) {
    case 'sending':
      return { phase: 'uploading', fileName: action.fileName, sent: 0, total: action.total };
    case 'sent':
      return state.phase === 'uploading' ? { ...state, sent: action.sent, total: action.total } : state;
    case 'accepted':
      return state.phase === 'uploading' ? processing(action.documentId, state.fileName, action.note) : state;
    case 'resumed':
      return processing(action.documentId, state.fileName, null);
    case 'told': {
      if (state.phase !== 'processing') return state;
      const { progress, at } = action;
      const { page, status } = progress;
      const pace = page === null ? state.pace : keepPace(state.pace, page, at, textPages);
      return advance({ ...state, pace }, { status, progress, polls: state.polls }, progress.error);
    }
    case 'checked': {
      if (state.phase !== 'processing') return state;
      const { status, polls } = action;
      return advance(state, { status, polls, progress: null }, action.error);
    }
    case 'timed_out':
      return state.phase === 'processing' ? failed(state, timedOut) : state;
    case 'failed':
      return state.phase === 'idle' ? state : failed(state, action.message, { hint: action.hint ?? null });
    case 'retry_refused':
      return state.phase === 'idle' && state.failure
        ? { ...state, failure: { ...state.failure, message: action.message } }
        : state;
    case 'forgiven':
      return state.phase === 'idle' && state.failure?.documentId === null
        ? { ...state, failure: null }
        : state;
    case 'reset':
      return { ...initialUpload, notice: action.notice ?? null };
  }
}
