import { type ErrorBody, type ErrorCode, errorTable } from '#contract/errors.ts';
import type { Remedy } from '#contract/remedy.ts';

export interface ErrorExtras {
  /** Instead of the table's sentence. */
  detail?: string;
  fields?: Record<string, string>;
  /** The document's status, on the analysis call only. */
  status?: string;
  /** What helps a failed analysis, on the analysis call only. */
  remedy?: Remedy | null;
  /** Seconds after which it is worth trying again. */
  retryAfter?: number;
  /** The id of the account that was guessed at, for the log of security. */
  account?: string | undefined;
  /** What went wrong elsewhere, for the log. */
  cause?: unknown;
}

/** A refusal: the table of errors says with which status and sentence. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly extras: ErrorExtras;

  constructor(code: ErrorCode, extras: ErrorExtras = {}) {
    super(extras.detail ?? errorTable[code][1], { cause: extras.cause });
    this.name = 'AppError';
    this.code = code;
    this.extras = extras;
  }

  get httpStatus(): number {
    return errorTable[this.code][0];
  }

  body(requestId: string): ErrorBody {
    const { fields, status, remedy } = this.extras;
    return {
      detail: this.message,
      code: this.code,
      ...(fields === undefined ? {} : { fields }),
      request_id: requestId,
      ...(status === undefined ? {} : { status, message: this.message }),
      ...(remedy ? { remedy } : {}),
    };
  }
}
