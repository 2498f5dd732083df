import type { FastifyInstance } from 'fastify';

/** JSON, or nothing at all under any content type: clients that post without a body name all sorts of types. */
export function parseJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    if (text === '') done(null, undefined);
    else parse(request, text, done);
  });
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null, undefined);
  });
}
