import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';

/** The character NUL as JSON writes it: after no backslash, or an even number of them. */
const escaped = /(?<!\\)(?:\\\\)*\\u0000/;

/** Whether a text of JSON holds the character NUL, which no text field takes and PostgreSQL does not store. */
export const holdsNul = (json: string): boolean => escaped.test(json);

/** The same for addresses. */
export function refuseNul(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (request.url.includes('%00')) throw new AppError('bad_request');
  });
}
