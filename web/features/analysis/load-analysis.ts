import { getAnalysis } from '#contract/documents.ts';
import { errorTable } from '#contract/errors.ts';
import { type Remedy, remedySchema } from '#contract/remedy.ts';
import { readAnalysis, type ShownAnalysis } from '#report/read-analysis.ts';
import { call } from '../../api/client.ts';
import { ApiFailure } from '../../api/failure.ts';

export type Loaded =
  | { readonly state: 'complete'; readonly analysis: ShownAnalysis }
  | { readonly state: 'processing'; readonly status: string; readonly message: string }
  /** `why` is what the server says of this document, where it says more than that it failed. */
  | { readonly state: 'failed'; readonly why: string | null; readonly remedy: Remedy }
  | { readonly state: 'missing' };

/** Why no analysis could be had, as far as it makes a difference to what can be done. */
type Reason = 'session' | 'payment' | 'time' | 'other';

/** No analysis could be had, in a sentence for the user. */
export class AnalysisUnavailable extends Error {
  readonly reason: Reason;

  constructor(message: string, reason: Reason, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** Whether there is no analysis for that reason. */
export const isReason = (error: Error | null, reason: Reason): boolean =>
  error instanceof AnalysisUnavailable && error.reason === reason;

/** Nobody can say where the analysis is. */
export const takesTooLong = (id: string): string =>
  `The analysis for document ${id} is taking longer than expected. The document may still be processing.`;

const stillProcessing = (message: string) => /still be processing/i.test(message);

function unavailable(id: string, failure: ApiFailure): AnalysisUnavailable {
  const options = { cause: failure };
  const { status, cause, detail } = failure;
  if (status === 401) return new AnalysisUnavailable(errorTable.session_expired[1], 'session', options);
  if (status === 402) {
    return new AnalysisUnavailable(detail || errorTable.payment_required[1], 'payment', options);
  }
  if (cause instanceof DOMException && cause.name === 'TimeoutError') {
    return new AnalysisUnavailable(takesTooLong(id), 'time', options);
  }
  const message = detail || 'Failed to load document analysis.';
  return new AnalysisUnavailable(message, stillProcessing(message) ? 'time' : 'other', options);
}

/**
 * What a refused analysis call says of the document: an answer with a status other than analysis_complete is not an
 * error, it tells where the document is.
 *
 * @throws {AnalysisUnavailable} where it says nothing of the document.
 */
export function readRefusal(id: string, failure: ApiFailure): Loaded {
  const body = (failure.body ?? {}) as Partial<Record<'status' | 'message' | 'remedy', unknown>>;
  const { status, message } = body;
  if (failure.status === 404 || status === 'document_not_found') return { state: 'missing' };
  if (typeof status !== 'string' || status === '' || status === 'analysis_complete')
    throw unavailable(id, failure);
  if (status === 'analysis_error') {
    const { detail } = failure;
    const why = detail && detail !== errorTable.analysis_failed[1] ? detail : null;
    return { state: 'failed', why, remedy: remedySchema.catch('retry').parse(body.remedy) };
  }
  const words = typeof message === 'string' && message ? message : failure.detail;
  return { state: 'processing', status, message: words || errorTable.document_processing[1] };
}

/**
 * The analysis of a document, or where it is.
 *
 * @throws {AnalysisUnavailable} when neither could be had.
 */
export async function loadAnalysis(id: string, signal: AbortSignal): Promise<Loaded> {
  try {
    const body = await call(getAnalysis, { params: { id } }, { signal });
    return { state: 'complete', analysis: readAnalysis(body) };
  } catch (error) {
    if (error instanceof ApiFailure) return readRefusal(id, error);
    throw error;
  }
}
