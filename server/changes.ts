import { EventEmitter } from 'node:events';

/**
 * Word of changes inside this process, so that nobody here waits for the next look at the database. Only ever a hint:
 * whoever listens looks from time to time as well, since other processes change things too.
 */
export interface Changes {
  /** Something about the document is new. */
  notify(documentId: string): void;
  /** Resolves at the next notice about the document, after `ms`, or when the signal is aborted. */
  next(documentId: string, ms: number, signal: AbortSignal): Promise<void>;
  /** A job of the kind was queued. */
  queued(kind: string): void;
  onQueued(kind: string, listener: () => void): () => void;
}

export function createChanges(): Changes {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    notify: (documentId) => void emitter.emit(`document ${documentId}`),
    next: (documentId, ms, signal) =>
      new Promise((resolve) => {
        const done = () => {
          clearTimeout(timer);
          emitter.off(`document ${documentId}`, done);
          signal.removeEventListener('abort', done);
          resolve();
        };
        const timer = setTimeout(done, ms);
        emitter.once(`document ${documentId}`, done);
        signal.addEventListener('abort', done);
        if (signal.aborted) done();
      }),
    queued: (kind) => void emitter.emit(`queued ${kind}`),
    onQueued: (kind, listener) => {
      emitter.on(`queued ${kind}`, listener);
      return () => emitter.off(`queued ${kind}`, listener);
    },
  };
}
