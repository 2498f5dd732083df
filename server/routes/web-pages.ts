import { readdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../app-error.ts';
import { sendRefusal } from './handle-errors.ts';

/** Pages with an id in their address have no file of their own: the app draws them in the browser. */
const drawnInBrowser = /^\/(?:results|documents|payment-success|checkout\/sandbox)\/[^/]+$/;
const spaPage = '__spa-fallback.html';
const notFoundPages = ['404.html', '404/index.html', spaPage];
const year = '365d';

/** Serves the built pages and assets of `folder`, and the not-found page for every other address. */
export async function webPages(app: FastifyInstance, folder: string): Promise<void> {
  const files = listFiles(folder);
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true });

  const sendPage = (reply: FastifyReply, file: string) =>
    file.startsWith('assets/')
      ? reply.sendFile(file, { maxAge: year, immutable: true })
      : // The page is asked for each time, and only sent again when it changed.
        reply.header('cache-control', 'no-cache').sendFile(file, { cacheControl: false });

  app.get('/*', (request, reply) => {
    const path = decodePath(request.url);
    if (path.startsWith('/api/') || path === '/api') throw new AppError('not_found');
    const found = [path.slice(1), `${path.slice(1)}/index.html`, 'index.html'.repeat(Number(path === '/'))];
    const file = found.find((candidate) => files.has(candidate));
    if (file !== undefined) return sendPage(reply, file);
    if (drawnInBrowser.test(path) && files.has(spaPage)) return sendPage(reply, spaPage);
    return sendNotFound(reply);
  });

  function sendNotFound(reply: FastifyReply) {
    reply.code(404);
    const file = notFoundPages.find((candidate) => files.has(candidate));
    if (file !== undefined) return sendPage(reply, file);
    return reply.type('text/plain; charset=utf-8').send('Page Not Found\n');
  }

  app.setNotFoundHandler((request, reply) => sendRefusal(request, reply, new AppError('not_found')));
}

function decodePath(url: string): string {
  const path = url.split('?', 1)[0] ?? '/';
  const bare = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
  try {
    return decodeURIComponent(bare);
  } catch {
    return bare;
  }
}

function listFiles(folder: string): Set<string> {
  try {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return new Set(names.map((name) => name.replaceAll('\\', '/')));
  } catch {
    // Not built: the API works without the pages.
    return new Set();
  }
}
