import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { namesAddress } from '#contract/built-files.ts';
import { AppError } from '../app-error.ts';
import { addressedFiles } from './addressed-files.ts';
import { sendRefusal } from './handle-errors.ts';
import { keepFromOthers, pagePolicies } from './security-headers.ts';

/** Pages with an id in their address have no file of their own: the app draws them in the browser. */
const drawnInBrowser = /^\/(?:results|documents|homes|shared|payment-success|checkout\/sandbox)\/[^/]+$/;
const spaPage = '__spa-fallback.html';
const notFoundPages = ['404.html', '404/index.html', spaPage];
/** The page of the design is for whoever works on the site. */
const notInProduction = 'design/index.html';
const year = '365d';

/** Files that no browser shows as a page. A picture may be one: SVG holds scripts. */
const neverAPage = /\.(?:js|css|woff2)$/;
/** What tells a browser how to treat a page: twenty files of a page would each bring it again, a kilobyte at a time. */
const ofPages = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Other addresses of pages, as links elsewhere have them. */
const moved: readonly [RegExp, string][] = [
  [/^\/guide\/([\w-]+)$/, '/guides/$1'],
  [/^\/sample-analysis$/, '/sample'],
];

/**
 * Serves the built pages and assets of `folder`, and the not-found page for every other address. Pages, sitemap and feed
 * name `address` (an origin) as the site's.
 */
export async function webPages(app: FastifyInstance, folder: string, address: string): Promise<void> {
  const files = listFiles(folder);
  if (app.settings.production) files.delete(notInProduction);
  const sendAddressed = addressedFiles(folder, address);
  const policies = pagePolicies(folder);
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true });

  const sendPage = (request: FastifyRequest, reply: FastifyReply, file: string) => {
    if (file.startsWith('assets/')) {
      if (neverAPage.test(file)) for (const header of ofPages) reply.removeHeader(header);
      return reply.sendFile(file, { maxAge: year, immutable: true });
    }
    const policy = policies.get(file);
    if (policy !== undefined) reply.header('content-security-policy', policy);
    // The page is asked for each time, and only sent again when it changed.
    reply.header('cache-control', 'no-cache');
    return namesAddress(file)
      ? sendAddressed(request, reply, file)
      : reply.sendFile(file, { cacheControl: false });
  };

  // Where password managers send somebody who wants a new password.
  app.get('/.well-known/change-password', (_, reply) => reply.redirect('/profile', 303));

  app.get('/*', (request, reply) => {
    const path = decodePath(request.url);
    if (path.startsWith('/api/') || path === '/api') throw new AppError('not_found');
    const found = [path.slice(1), `${path.slice(1)}/index.html`, 'index.html'.repeat(Number(path === '/'))];
    const file = found.find((candidate) => files.has(candidate));
    if (file !== undefined) return sendPage(request, reply, file);
    if (drawnInBrowser.test(path) && files.has(spaPage)) {
      // A link that somebody gave away is for nobody else.
      if (path.startsWith('/shared/')) keepFromOthers(reply);
      return sendPage(request, reply, spaPage);
    }
    const other = moved.find(([address]) => address.test(path));
    if (other)
      return reply.redirect(path.replace(...other) + request.url.slice(pathLength(request.url)), 301);
    return sendNotFound(request, reply, path);
  });

  function sendNotFound(request: FastifyRequest, reply: FastifyReply, path: string) {
    reply.code(404);
    // A part of the site may have a page of its own for what it does not have.
    const own = `${path.slice(1, path.lastIndexOf('/'))}/404.html`;
    const file = [own, ...notFoundPages].find((candidate) => files.has(candidate));
    if (file !== undefined) return sendPage(request, reply, file);
    return reply.type('text/plain; charset=utf-8').send('Page Not Found\n');
  }

  app.setNotFoundHandler((request, reply) => sendRefusal(request, reply, new AppError('not_found')));
}

const pathLength = (url: string) => (url.includes('?') ? url.indexOf('?') : url.length);

function decodePath(url: string): string {
  const path = url.split('?', 1)[0] ?? '/';
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  const bare = path.slice(0, end);
  try {
    return decodeURIComponent(bare);
  } catch {
    return bare;
  }
}

function listFiles(folder: string): Set<string> {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const names = entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
    return new Set(names.map((name) => name.replaceAll('\\', '/')));
  } catch {
    // Not built: the API works without the pages.
    return new Set();
  }
}
