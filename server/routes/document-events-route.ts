import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { documentEvents } from '#contract/documents.ts';
import { AppError } from '../app-error.ts';
import { ownedDocument } from '../db/owned-documents.ts';
import { hasSession } from '../services/find-session.ts';
import { watchDocument } from '../services/watch-document.ts';
import { route } from './route.ts';
import { writeEvents } from './write-events.ts';

/** The browser opens the stream anew after this. */
const longest = 10 * 60_000;
/** Open streams of one account. A page asks for itself where it has none. */
export const mostStreams = 20;
/** How often a stream asks whether its session has ended, in milliseconds. */
const askEvery = 3_000;

export function documentEventsRoute(app: FastifyInstance): void {
  const closing = new AbortController();
  const open = new Map<string, number>();
  app.addHook('preClose', async () => closing.abort());

  route(
    app,
    documentEvents,
    async ({ user, params, reply }) => {
      const stop = new AbortController();
      // The stream itself hears of it only once its generator has something to say again.
      reply.raw.on('close', () => stop.abort());
      await ownedDocument(app.ports.db, user, params.id);
      if (stop.signal.aborted) throw new AppError('bad_request');
      const streams = open.get(user.id) ?? 0;
      if (streams >= mostStreams) throw new AppError('too_many_requests', { retryAfter: askEvery / 1000 });
      open.set(user.id, streams + 1);
      const signal = AbortSignal.any([stop.signal, closing.signal, AbortSignal.timeout(longest)]);
      const stream = Readable.from(writeEvents(watchDocument(app.ports, user, params.id, signal), signal));
      const asking = setInterval(() => {
        hasSession(app.ports.db, user.sessionId).then(
          (goesOn) => goesOn || stop.abort(),
          // The database is away: the stream's own questions to it fail as well.
          () => {},
        );
      }, askEvery);
      stop.signal.addEventListener('abort', () => {
        clearInterval(asking);
        const left = (open.get(user.id) ?? 1) - 1;
        if (left > 0) open.set(user.id, left);
        else open.delete(user.id);
      });
      reply.header('cache-control', 'no-store, no-transform').header('x-accel-buffering', 'no');
      // Kept open for another call, the connection would hold up the server's closing.
      reply.header('connection', 'close');
      return stream;
    },
    { compress: false },
  );
}
