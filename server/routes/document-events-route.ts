import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { documentEvents } from '#contract/documents.ts';
import { ownedDocument } from '../db/owned-documents.ts';
import { watchDocument } from '../services/watch-document.ts';
import { route } from './route.ts';
import { writeEvents } from './write-events.ts';

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
      const stream = Readable.from(writeEvents(watchDocument(app.ports, user, params.id, signal), signal));
      stream.on('close', () => stop.abort());
      reply.header('cache-control', 'no-store, no-transform').header('x-accel-buffering', 'no');
      // Kept open for another call, the connection would hold up the server's closing.
      reply.header('connection', 'close');
      return stream;
    },
    { compress: false },
  );
}
