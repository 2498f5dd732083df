export interface ErrorDescription {
  name: string;
  code?: string;
  message?: string;
  stack?: string;
}

/** Errors whose message may quote what they choked on: a document's text, a request's body. */
const QUOTING = new Set(['SyntaxError', 'ZodError', 'ThreadError']);
const longestMessage = 300;
/** Mail servers quote whom they refuse, and addresses of servers hold passwords. */
const address = /[^\s<>"'`,;]{1,254}@[^\s<>"'`,;]+/g;

/**
 * What may be logged of an error: its kind, code, frames, and its message unless that may quote a document, without
 * e-mail addresses. Other fields (a database's `detail` holds the row's values) stay out.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { name: typeof error };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(QUOTING.has(error.name)
      ? {}
      : { message: error.message.replace(address, '[address]').slice(0, longestMessage) }),
    ...(frames?.length ? { stack: frames.slice(0, 12).join('\n') } : {}),
  };
}
