import { getAnalysis } from '#contract/documents.ts';
import { errorTable } from '#contract/errors.ts';
import { readAnalysis, type ShownAnalysis } from '#report/read-analysis.ts';
import { call } from '../../api/client.ts';
import { ApiFailure } from '../../api/failure.ts';

export type Loaded =
  | { readonly state: 'complete'; readonly analysis: ShownAnalysis }
  | { readonly state: 'processing'; readonly status: string; readonly message: string }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'missing' };

/** No analysis could be had, in a sentence for the user. `again` where asking again soon may help. */
export class AnalysisUnavailable extends Error {
  readonly again: boolean;

  constructor(message: string, again: boolean, options?: ErrorOptions) {
    super(message, options);
    this.again = again;
  }
}

const stillProcessing = (message: string) => /still be processing/i.test(message);

function unavailable(id: string, failure: ApiFailure): AnalysisUnavailable {
  const options = { cause: failure };
  if (failure.status === 401) {
    return new AnalysisUnavailable(errorTable.session_expired[1], false, options);
  }
  if (failure.cause instanceof DOMException && failure.cause.name === 'TimeoutError') {
    const message = `The analysis for document ${id} is taking longer than expected. The document may still be processing.`;
    return new AnalysisUnavailable(message, true, options);
  }
  const message = failure.detail || 'Failed to load document analysis.';
  return new AnalysisUnavailable(message, stillProcessing(message), options);
}

/**
 * What a refused analysis call says of the document: an answer with a status other than analysis_complete is not an
 * error, it tells where the document is.
 *
 * @throws {AnalysisUnavailable} where it says nothing of the document.
 */
export function readRefusal(id: string, failure: ApiFailure): Loaded {
  const { status, message } = (failure.body ?? {}) as Partial<Record<'status' | 'message', unknown>>;
  if (failure.status === 404 || status === 'document_not_found') return { state: 'missing' };
  if (typeof status !== 'string' || status === '' || status === 'analysis_complete')
    throw unavailable(id, failure);
  if (status === 'analysis_error') {
    return { state: 'failed', message: failure.detail || errorTable.analysis_failed[1] };
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
