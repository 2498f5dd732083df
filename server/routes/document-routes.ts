import type { FastifyInstance } from 'fastify';
import * as documents from '#contract/documents.ts';
import * as split from '#contract/split.ts';
import { ownedDocument } from '../db/owned-documents.ts';
import { changeDocumentType } from '../services/change-document-type.ts';
import { deleteDocument } from '../services/delete-document.ts';
import { getAnalysis } from '../services/get-analysis.ts';
import { getDocumentFile } from '../services/get-document-file.ts';
import { getDocumentProgress } from '../services/get-document-progress.ts';
import { getPage } from '../services/get-page.ts';
import { keepWhole } from '../services/keep-whole.ts';
import { getDocument, listDocuments } from '../services/list-documents.ts';
import { listDocumentsUnderWay } from '../services/list-documents-under-way.ts';
import { listFindings } from '../services/list-findings.ts';
import { listPages } from '../services/list-pages.ts';
import { renameDocument } from '../services/rename-document.ts';
import { type PageRenderer, pictureTag } from '../services/render-page.ts';
import { restoreDocument } from '../services/restore-document.ts';
import { retryAnalysis } from '../services/retry-analysis.ts';
import { splitDocument } from '../services/split-document.ts';
import { unlockDocument } from '../services/unlock-document.ts';
import { uploadDocument } from '../services/upload-document.ts';
import { createUploadsUnderWay } from '../services/uploads-under-way.ts';
import { attachment } from './attachment.ts';
import { accountOfSession, createRateLimit } from './limit-rate.ts';
import { readUpload, uploadBodyLimit } from './read-upload.ts';
import { notModified, route } from './route.ts';
import { securityOf } from './security-of.ts';

export function documentRoutes(app: FastifyInstance, renderPage: PageRenderer): void {
  const { ports } = app;
  const { db } = ports;
  const uploads = createRateLimit(app, 'upload', { keyOf: accountOfSession });
  const passwords = createRateLimit(app, 'filePassword', { keyOf: accountOfSession });
  const underWay = createUploadsUnderWay(app.settings.uploadsPerAccount);
  const uploadsByAddress = createRateLimit(app, 'uploadByAddress');

  route(app, documents.listDocuments, async ({ user }) => ({ data: await listDocuments(ports, user) }));

  route(app, documents.listFindings, async ({ user }) => ({ data: await listFindings(ports, user) }));

  route(app, documents.listDocumentsUnderWay, async ({ user }) => ({
    data: await listDocumentsUnderWay(ports, user),
  }));

  route(app, documents.getDocument, ({ user, params }) => getDocument(db, user, params.id));

  route(app, documents.getDocumentStatus, ({ user, params }) => getDocumentProgress(ports, user, params.id));

  route(app, documents.getAnalysis, ({ user, params }) => getAnalysis(ports, user, params.id));

  route(
    app,
    documents.uploadDocument,
    async ({ user, request }) => {
      await uploadsByAddress.count(request);
      await uploads.count(request);
      return underWay(user.id, async () => {
        const mostBytes = app.settings.accountStorageMb * 2 ** 20;
        return uploadDocument(ports, user, await readUpload(request), mostBytes);
      });
    },
    { bodyLimit: uploadBodyLimit },
  );

  route(app, split.splitDocument, async ({ user, params, body, request }) => {
    // Each part costs what an upload does.
    for (const _ of body.parts) await uploads.count(request);
    return underWay(user.id, async () => {
      const mostBytes = app.settings.accountStorageMb * 2 ** 20;
      const { parts, deleted } = await splitDocument(ports, user, params.id, body, mostBytes);
      if (deleted) securityOf(request).tell('document_deleted', { account: user.id });
      return { parts };
    });
  });

  route(app, split.keepWhole, ({ user, params, body }) => keepWhole(db, user, params.id, body.whole));

  route(app, documents.unlockDocument, async ({ user, params, body, request }) => {
    await passwords.count(request);
    return unlockDocument(ports, user, params.id, body.password);
  });

  route(app, documents.retryAnalysis, ({ user, params }) => retryAnalysis(ports, user, params.id));

  route(app, documents.changeDocumentType, async ({ user, params, body, request }) => {
    // It costs an analysis, as an upload does.
    await uploads.count(request);
    return changeDocumentType(ports, user, params.id, body.document_type);
  });

  route(app, documents.deleteDocument, async ({ user, params, request }) => {
    const { restorableUntil } = await deleteDocument(ports, user, params.id);
    securityOf(request).tell('document_deleted', { account: user.id });
    return { deleted: true, restorable_until: restorableUntil };
  });

  route(app, documents.restoreDocument, ({ user, params }) => restoreDocument(ports, user, params.id));

  route(app, documents.renameDocument, ({ user, params, body }) =>
    renameDocument(db, user, params.id, body.file_name),
  );
  route(app, documents.listPages, ({ user, params }) => listPages(ports, user, params.id));

  route(app, documents.getPage, ({ user, params }) => getPage(ports, user, params.id, params.number));

  route(app, documents.getPageImage, async ({ user, params, query, request, reply }) => {
    // A document's bytes never change, so neither does a picture of its pages: but who may see it does, at a sign-out.
    reply.header('cache-control', 'private, no-cache').header('etag', pictureTag);
    if (request.headers['if-none-match'] === pictureTag) {
      await ownedDocument(db, user, params.id);
      return notModified;
    }
    return renderPage(user, { id: params.id, page: params.number, widthPx: query.width });
  });

  route(app, documents.getDocumentFile, async ({ user, params, reply }) => {
    const { bytes, fileName, mediaType } = await getDocumentFile(ports, user, params.id);
    reply.header('content-type', mediaType).header('content-disposition', attachment(fileName));
    return bytes;
  });
}
