import pg from 'pg';

/** The database cannot be reached, or does not answer. What was asked of it may have been done or not. */
export class DatabaseAway extends Error {
  /** The network's or PostgreSQL's own, where there is one. */
  readonly code: string | undefined;

  constructor(cause: Error) {
    super(cause.message, { cause });
    this.name = 'DatabaseAway';
    this.code = 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
  }
}

/** Connection trouble (08), an end or a start of the server (57P), too many connections (53, but for a full disk), a time limit (57014). */
const ofServer = /^(?:08|57P|53(?!100)|57014)/;
/** pg names neither kind nor code where it is the one that gives up. */
const ofClient = /connection|timeout|queryable|terminated/i;

/** The same error, as a DatabaseAway where trying again later can help. Errors of a statement stay what they are. */
export function asAway(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const isAway =
    error instanceof pg.DatabaseError
      ? ofServer.test(error.code ?? '')
      : ('code' in error && /^E[A-Z]+$/.test(String(error.code))) || ofClient.test(error.message);
  return isAway ? new DatabaseAway(error) : error;
}
