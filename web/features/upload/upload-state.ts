import type { DocumentStatus } from '#contract/document-status.ts';
import type { DocumentType } from '#contract/document-type.ts';
import type { DocumentProgress } from '#contract/documents.ts';
import type { Remedy } from '#contract/remedy.ts';
import type { CheckedStatus } from '../../api/follow-document.ts';
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
  /** What helps where the analysis failed, as far as that is known. */
  readonly remedy: Remedy | null;
}

export interface Processing {
  readonly phase: 'processing';
  readonly documentId: string;
  readonly fileName: string;
  readonly documentType: DocumentType | null;
  /** What the server has to say of the upload itself, such as that it has this document already. */
  readonly note: string | null;
  readonly status: DocumentStatus | 'initializing';
  /** What the stream of events told last; null while only checks of the status tell anything. */
  readonly progress: DocumentProgress | null;
  readonly polls: number;
  /** How long it had gone on when the server spoke of it last, in milliseconds; null until it has. */
  readonly elapsedMs: number | null;
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
  readonly documentType: DocumentType | null;
}

export type UploadState =
  | Idle
  | {
      readonly phase: 'uploading';
      readonly fileName: string;
      readonly documentType: DocumentType;
      readonly sent: number;
      readonly total: number;
    }
  | Processing;

export type UploadAction =
  | { type: 'sending'; fileName: string; documentType: DocumentType; total: number }
  | { type: 'sent'; sent: number; total: number }
  | { type: 'accepted'; documentId: string; note: string | null }
  /** `at`: milliseconds of any clock that only goes forward. */
  | { type: 'told'; progress: DocumentProgress; at: number }
  | ({ type: 'checked'; polls: number } & CheckedStatus)
  | { type: 'timed_out' }
  | { type: 'failed'; message: string; hint?: string | null }
  | { type: 'retry_refused'; message: string }
  | { type: 'resumed'; documentId: string }
  /** A file was chosen, or the page was left and opened again: what was wrong with an earlier upload is past. */
  | { type: 'forgiven' }
  | { type: 'reset'; notice?: string };

export const initialUpload: Idle = {
  phase: 'idle',
  failure: null,
  notice: null,
  fileName: '',
  documentType: null,
};

/** Pages of text are read faster than this many a second, pictures of pages never are. */
const textPages = 10;

function processing(
  documentId: string,
  { fileName, documentType }: UploadState,
  note: string | null,
): Processing {
  const status = 'initializing';
  const percent = percentOf({ status, progress: null, polls: 0 });
  const start = { status, progress: null, polls: 0, elapsedMs: null, pace: null, percent } as const;
  return { phase: 'processing', documentId, fileName, documentType, note, ...start };
}

function failed(
  state: UploadState,
  message: string,
  {
    hint = null,
    analysisFailed = false,
    remedy = null,
  }: Partial<Pick<Failure, 'hint' | 'analysisFailed' | 'remedy'>> = {},
): Idle {
  const documentId = state.phase === 'processing' ? state.documentId : null;
  const failure = { message, hint, documentId, analysisFailed, remedy };
  const { fileName, documentType } = state;
  return { ...initialUpload, failure, fileName, documentType };
}

function advance(
  state: Processing,
  { error, remedy = null, elapsed_ms: elapsedMs = null, ...found }: CheckedStatus,
  told: Pick<Processing, 'progress' | 'polls'>,
): UploadState {
  const news = { status: found.status, ...told };
  if (news.status === 'analysis_error') {
    return failed(state, whyItFailed(error), { analysisFailed: true, remedy });
  }
  if (news.status === 'document_not_found') return failed(state, documentNotFound(state.documentId));
  return {
    ...state,
    ...news,
    elapsedMs: elapsedMs ?? state.elapsedMs,
    percent: Math.max(state.percent, percentOf(news)),
  };
}

/** The upload view's states and the ways between them. An action that does not fit the state changes nothing. */
export function uploadReducer(state: UploadState, action: UploadAction): UploadState {
  switch (action.type) {
    case 'sending':
      return {
        phase: 'uploading',
        fileName: action.fileName,
        documentType: action.documentType,
        sent: 0,
        total: action.total,
      };
    case 'sent':
      return state.phase === 'uploading' ? { ...state, sent: action.sent, total: action.total } : state;
    case 'accepted':
      return state.phase === 'uploading' ? processing(action.documentId, state, action.note) : state;
    case 'resumed':
      return processing(action.documentId, state, null);
    case 'told': {
      if (state.phase !== 'processing') return state;
      const { progress, at } = action;
      const { page } = progress;
      const pace = page === null ? state.pace : keepPace(state.pace, page, at, textPages);
      return advance({ ...state, pace }, progress, { progress, polls: state.polls });
    }
    case 'checked': {
      if (state.phase !== 'processing') return state;
      return advance(state, action, { polls: action.polls, progress: null });
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
