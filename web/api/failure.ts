import type { ErrorBody, ErrorCode } from '#contract/errors.ts';
import { waitInWords } from './wait-in-words.ts';

export const noResponse = 'No response from server. Please check your connection';

/** Whether a status says nothing about what was asked: no answer came, it was too much at a time, the server is in trouble. */
export const isInconclusive = (status: number): boolean => status === 0 || status === 429 || status >= 500;

interface FailureOptions extends ErrorOptions {
  /** The header of that name: seconds. */
  retryAfter?: string | null | undefined;
}

/**
 * A call that did not succeed. `status` is 0 where no answer came (no network, or longer than the time limit). `detail`
 * is the sentence of the server, and how long to wait where it says so; empty where it gave none.
 */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: ErrorCode | null;
  readonly detail: string;
  readonly fields: Readonly<Record<string, string>>;
  /** The body as it came, for the calls that say more than the error body does. */
  readonly body: unknown;

  constructor(status: number, body: unknown, { retryAfter, ...options }: FailureOptions = {}) {
    const error: Partial<ErrorBody> = typeof body === 'object' && body !== null ? body : {};
    super(error.detail ?? (status === 0 ? 'No response from server' : `HTTP ${status}`), options);
    this.name = 'ApiFailure';
    this.status = status;
    this.code = error.code ?? null;
    this.detail = withWait(error.detail ?? '', Number(retryAfter));
    this.fields = error.fields ?? {};
    this.body = body;
  }

  get noResponse(): boolean {
    return this.status === 0;
  }

  /** What is to be mended, field by field, joined by '. '. Empty where it is not about fields. */
  get fieldMessages(): string {
    return Object.values(this.fields).join('. ').replaceAll('.. ', '. ');
  }
}

function withWait(detail: string, seconds: number): string {
  return seconds > 0 ? `${detail} You can try again in ${waitInWords(seconds)}.`.trimStart() : detail;
}

/** Whether the server has answered, and refused: it would again. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ApiFailure && !isInconclusive(error.status);

/** The sentence to show for whatever was thrown: the server's own, or the fallback where there is none. */
export function detailOf(error: unknown, fallback: string): string {
  return error instanceof ApiFailure && error.detail ? error.detail : fallback;
}

/** What a form says about a call that did not succeed: the fields to mend, else the server's sentence, else `fallback`. */
export function refusalOf(error: unknown, fallback: string): string {
  if (!(error instanceof ApiFailure)) return 'An unexpected error occurred. Please try again.';
  if (error.noResponse) return noResponse;
  if (error.status >= 500) return fallback;
  return error.fieldMessages || error.detail || fallback;
}
