import { retryAnalysis } from '#contract/documents.ts';
import { errorTable } from '#contract/errors.ts';
import { call } from './client.ts';
import { ApiFailure } from './failure.ts';

/** Why a retry was refused, in the words of the specification. */
export function retryRefusal(error: unknown): string {
  if (!(error instanceof ApiFailure)) return 'Failed to retry analysis. Please try again later.';
  switch (error.status) {
    case 404:
      return errorTable.document_not_found[1];
    case 403:
      return errorTable.retry_forbidden[1];
    case 400:
      return error.detail || errorTable.not_retryable[1];
    case 429:
      return errorTable.too_many_retries[1];
    default:
      return 'Failed to retry document analysis';
  }
}

/** Asks the server to analyze a failed document again. @throws {ApiFailure} */
export async function retryDocument(id: string): Promise<void> {
  await call(retryAnalysis, { params: { id } });
}
