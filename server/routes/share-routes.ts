import type { FastifyInstance } from 'fastify';
import * as shares from '#contract/shares.ts';
import { readableDocument } from '../db/owned-documents.ts';
import { getPage } from '../services/get-page.ts';
import { listPages } from '../services/list-pages.ts';
import { openShare, readSharedHome } from '../services/open-share.ts';
import { type PageRenderer, pictureTag } from '../services/render-page.ts';
import { createShare, listShares, revokeShare } from '../services/share-home.ts';
import { createRateLimit } from './limit-rate.ts';
import { notModified, route } from './route.ts';
import { keepFromOthers } from './security-headers.ts';
import { securityOf } from './security-of.ts';

export function shareRoutes(app: FastifyInstance, renderPage: PageRenderer): void {
  const { ports } = app;
  const { db } = ports;
  const opened = createRateLimit(app, 'sharedHome');
  const pages = createRateLimit(app, 'sharedPages');

  route(app, shares.listShares, async ({ user, params }) => ({
    data: await listShares(db, user, params.id),
  }));

  route(app, shares.createShare, async ({ user, params, body, request }) => {
    const share = await createShare(ports, user, params.id, body);
    securityOf(request).tell('home_shared', { account: user.id });
    return share;
  });

  route(app, shares.revokeShare, async ({ user, params, request }) => {
    await revokeShare(db, user, { homeId: params.id, shareId: params.shareId });
    securityOf(request).tell('share_revoked', { account: user.id });
    return { revoked: true };
  });

  route(app, shares.getSharedHome, async ({ params, request, reply }) => {
    await opened.count(request);
    keepFromOthers(reply);
    return readSharedHome(ports, params.token);
  });

  route(app, shares.listSharedPages, async ({ params, request, reply }) => {
    await pages.count(request);
    keepFromOthers(reply);
    return listPages(ports, await openShare(ports, params.token), params.id);
  });

  route(app, shares.getSharedPage, async ({ params, request, reply }) => {
    await pages.count(request);
    keepFromOthers(reply);
    return getPage(ports, await openShare(ports, params.token), params.id, params.number);
  });

  route(app, shares.getSharedPageImage, async ({ params, query, request, reply }) => {
    await pages.count(request);
    keepFromOthers(reply);
    const shared = await openShare(ports, params.token);
    reply.header('cache-control', 'private, no-cache').header('etag', pictureTag);
    if (request.headers['if-none-match'] === pictureTag) {
      await readableDocument(db, shared, params.id);
      return notModified;
    }
    return renderPage(shared, { id: params.id, page: params.number, widthPx: query.width });
  });
}
