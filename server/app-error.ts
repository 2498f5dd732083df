import { type ErrorBody, type ErrorCode, errorTable } from '#contract/errors.ts';

export interface ErrorExtras {
  /** Instead of the table's sentence. */
  detail?: string;
  fields?: Record<string, string>;
  /** The document's status, on the analysis call only. */
  status?: string;
  /** A password would help, on the analysis call only. */
  asksPassword?: true;
  /** Seconds after which it is worth trying again. */
  retryAfter?: number;
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
    const { fields, status, asksPassword } = this.extras;
    return {
      detail: this.message,
      code: this.code,
      ...(fields === undefined ? {} : { fields }),
      request_id: requestId,
      ...(status === undefined ? {} : { status, message: this.message }),
      ...(asksPassword === undefined ? {} : { asks_password: asksPassword }),
    };
  }
}
