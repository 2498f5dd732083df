import type { FastifyInstance } from 'fastify';
import { noteHome as noteHomeCall } from '#contract/home-notes.ts';
import { askHome as askHomeCall, askModel as askModelCall } from '#contract/home-questions.ts';
import * as homes from '#contract/homes.ts';
import { compareVersions as changesOf } from '#contract/versions.ts';
import { AppError } from '../app-error.ts';
import { ownedHome } from '../db/owned-homes.ts';
import { askHome } from '../services/ask-home.ts';
import { compareVersions } from '../services/compare-versions.ts';
import { deleteHome } from '../services/delete-home.ts';
import { getHomeReport } from '../services/get-home-report.ts';
import { changeHome, createHome, listHomes, moveDocument } from '../services/manage-homes.ts';
import { noteHome } from '../services/note-home.ts';
import { readHome } from '../services/read-home.ts';
import { attachment } from './attachment.ts';
import { accountOfSession, createRateLimit } from './limit-rate.ts';
import { route } from './route.ts';
import { securityOf } from './security-of.ts';

export function homeRoutes(app: FastifyInstance): void {
  const { ports } = app;
  const { db } = ports;
  const reports = createRateLimit(app, 'report', { keyOf: accountOfSession });
  const questions = createRateLimit(app, 'ask', { keyOf: accountOfSession });
  const reads = createRateLimit(app, 'readHome', { keyOf: accountOfSession });

  route(app, homes.listHomes, async ({ user }) => ({ data: await listHomes(ports, user) }));

  route(app, homes.createHome, ({ user, body }) => createHome(ports, user, body));

  route(app, homes.changeHome, ({ user, params, body }) => changeHome(ports, user, params.id, body));

  route(app, homes.deleteHome, async ({ user, params, body, request }) => {
    const deleted = await deleteHome(ports, user, params.id, body);
    for (const _ of deleted) securityOf(request).tell('document_deleted', { account: user.id });
    return { deleted: true };
  });

  route(app, homes.getHome, async ({ user, params, request }) => {
    await reads.count(request);
    return readHome(ports, await ownedHome(db, user, params.id), 'owner');
  });

  route(app, noteHomeCall, async ({ user, params, body }) => {
    await noteHome(ports, user, params.id, body);
    return { noted: true };
  });

  route(app, askHomeCall, async ({ user, params, body, request }) => {
    await questions.count(request);
    return askHome(ports, await ownedHome(db, user, params.id), body.question);
  });

  route(app, askModelCall, async ({ user, params, body, request, reply }) => {
    // It may cost whoever runs the site.
    await questions.count(request);
    const home = await ownedHome(db, user, params.id);
    const { model } = ports;
    if (model === undefined) throw new AppError('model_not_set');
    const { askModel } = await import('../services/ask-model.ts');
    const left = new AbortController();
    reply.raw.on('close', () => left.abort());
    return askModel({ ...ports, model, log: request.log }, home, body.question, { signal: left.signal });
  });

  route(app, changesOf, async ({ user, params, request }) => {
    await questions.count(request);
    return compareVersions(ports, user, { older: params.older, newer: params.id });
  });

  route(app, homes.getHomeReport, async ({ user, params, query, request, reply }) => {
    await reports.count(request);
    const home = await ownedHome(db, user, params.id);
    const file = await getHomeReport(ports, home, query);
    reply.header('content-type', file.mediaType).header('content-disposition', attachment(file.fileName));
    return file.bytes;
  });

  route(app, homes.moveDocument, ({ user, params, body }) =>
    moveDocument(db, user, { documentId: params.id, homeId: body.home_id }),
  );
}
