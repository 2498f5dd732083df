import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { DocumentProgress } from '#contract/documents.ts';
import { documentEvents } from '#contract/documents.ts';
import { ownedDocument } from '../db/owned-documents.ts';
import { watchDocument } from '../services/watch-document.ts';
import { route } from './route.ts';

const heartbeatEvery = 15_000;
/** The browser opens the stream anew after this, and its session is checked again. */
const longest = 10 * 60_000;

export function documentEventsRoute(app: FastifyInstance): void {
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());

  route(
    app,
    documentEvents,
    async ({ user, params, reply }) => {
      await ownedDocument(app.ports.db, user, params.id);
      const stop = new AbortController();
      const signal = AbortSignal.any([stop.signal, closing.signal, AbortSignal.timeout(longest)]);
      const stream = Readable.from(events(watchDocument(app.ports, user, params.id, signal), signal));
      stream.on('close', () => stop.abort());
      reply.header('cache-control', 'no-store, no-transform').header('x-accel-buffering', 'no');
      // Kept open for another call, the connection would hold up the server's closing.
      reply.header('connection', 'close');
      return stream;
    },
    { compress: false },
  );
}

/** The progress as server-sent events, with a comment now and then so that no proxy takes the line for dead. */
async function* events(
  changes: AsyncGenerator<DocumentProgress>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  let next = changes.next();
  while (!signal.aborted) {
    const beat = AbortSignal.timeout(heartbeatEvery);
    const silence = new Promise<undefined>((resolve) =>
      beat.addEventListener('abort', () => resolve(undefined)),
    );
    const result = await Promise.race([next, silence]);
    if (result === undefined) {
      yield ': still here\n\n';
      continue;
    }
    if (result.done) return;
    yield `event: progress\ndata: ${JSON.stringify(result.value)}\n\n`;
    next = changes.next();
  }
}
