import type { ErrorBody, ErrorCode } from '#contract/errors.ts';

/**
 * A call that did not succeed. `status` is 0 where no answer came (no network, or longer than the time limit). `detail`
 * is the sentence of the server, empty where it gave none.
 */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: ErrorCode | null;
  readonly detail: string;
  readonly fields: Readonly<Record<string, string>>;
  /** The body as it came, for the calls that say more than the error body does. */
  readonly body: unknown;

  constructor(status: number, body: unknown, options?: ErrorOptions) {
    const error: Partial<ErrorBody> = typeof body === 'object' && body !== null ? body : {};
    super(error.detail ?? (status === 0 ? 'No response from server' : `HTTP ${status}`), options);
    this.name = 'ApiFailure';
    this.status = status;
    this.code = error.code ?? null;
    this.detail = error.detail ?? '';
    this.fields = error.fields ?? {};
    this.body = body;
  }

  get noResponse(): boolean {
    return this.status === 0;
  }
}

/** The sentence to show for whatever was thrown: the server's own, or the fallback where there is none. */
export function detailOf(error: unknown, fallback: string): string {
  return error instanceof ApiFailure && error.detail ? error.detail : fallback;
}
