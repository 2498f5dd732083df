import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import { holdsNul } from './refuse-nul.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route makes something of its own of a body that holds the character NUL. */
    takesNul?: boolean;
  }
}

/** JSON, or nothing at all under any content type: clients that post without a body name all sorts of types. */
export function parseJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    if (text === '') done(null, undefined);
    else if (holdsNul(text) && !request.routeOptions.config.takesNul) done(new AppError('bad_request'));
    else parse(request, text, done);
  });
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null, undefined);
  });
}
