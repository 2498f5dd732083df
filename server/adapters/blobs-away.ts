/** Where files are kept cannot be reached, does not answer or refuses. What was asked of it may have been done or not. */
export class BlobsAway extends Error {
  /** The network's or the store's own, where there is one. */
  readonly code: string | undefined;

  constructor(message: string, { code, cause }: { code?: string | undefined; cause?: unknown } = {}) {
    super(message, { cause });
    this.name = 'BlobsAway';
    this.code = code;
  }
}
