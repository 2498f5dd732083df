export interface ErrorDescription {
  name: string;
  code?: string;
  message?: string;
  stack?: string;
}

/** Errors whose message may quote what they choked on: a document's text, a request's body. */
const QUOTING = new Set(['SyntaxError', 'ZodError', 'ProcessError']);
const longestMessage = 300;
/** Mail servers quote whom they refuse, and addresses of servers hold passwords. */
const withoutAddresses = (message: string) =>
  message.replace(/[^\s<>"'`,;]+/g, (word) => (word.indexOf('@') > 0 ? '[address]' : word));

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
    ...(QUOTING.has(error.name) ? {} : { message: withoutAddresses(error.message).slice(0, longestMessage) }),
    ...(frames?.length ? { stack: frames.slice(0, 12).join('\n') } : {}),
  };
}
