import { z } from 'zod';
import { lineSchema } from './auth.ts';
import { listPages, pageOfDocumentSchema, pictureQuery } from './documents.ts';
import { endpoint } from './endpoint.ts';
import { readHomeSchema } from './homes.ts';

const homeParams = z.object({ id: z.string().min(1) });

/** A link by which others read a home. The link itself is shown once, when it is made. */
export const shareSchema = z.object({
  id: z.string(),
  /** Whom it is for, as the owner noted it; may be empty. */
  label: z.string(),
  /** Whether it opens the documents' pages as well. */
  with_pages: z.boolean(),
  /** The last day on which it opens anything, in UTC. */
  ends_on: z.iso.date(),
  created_at: z.iso.datetime(),
  /** How often it was opened. */
  opened: z.number().int(),
  first_opened_at: z.iso.datetime().nullable(),
  last_opened_at: z.iso.datetime().nullable(),
});
export type Share = z.infer<typeof shareSchema>;

export const shareBodySchema = z.object({
  label: lineSchema('Name', 100).default(''),
  with_pages: z.boolean().default(true),
  /** From today to 90 days from now. */
  ends_on: z.iso.date('Please enter a day, such as 2026-11-24.'),
});

export const listShares = endpoint({
  name: 'listShares',
  method: 'GET',
  path: '/api/homes/:id/shares',
  access: 'signed_in',
  summary: 'The links by which others read a home, newest first, those that have ended among them.',
  params: homeParams,
  response: z.object({ data: z.array(shareSchema) }),
});

export const createShare = endpoint({
  name: 'createShare',
  method: 'POST',
  path: '/api/homes/:id/shares',
  access: 'paid',
  summary: 'Makes a link by which others read a home until a day, without an account.',
  params: homeParams,
  body: shareBodySchema,
  status: 201,
  response: shareSchema.extend({
    /** Under the site's address: '/shared/...'. It is not kept, and cannot be shown again. */
    path: z.string(),
  }),
});

export const revokeShare = endpoint({
  name: 'revokeShare',
  method: 'DELETE',
  path: '/api/homes/:id/shares/:shareId',
  access: 'signed_in',
  summary: 'Takes a link back: it opens nothing from now on.',
  params: homeParams.extend({ shareId: z.string().min(1) }),
  response: z.object({ revoked: z.literal(true) }),
});

const tokenParams = z.object({ token: z.string().min(20).max(100) });
const sharedParams = tokenParams.extend({ id: z.string().min(1) });

export const getSharedHome = endpoint({
  name: 'getSharedHome',
  method: 'GET',
  path: '/api/shared/:token',
  access: 'public',
  summary: 'What the documents of a shared home say together. 404 once the link has ended or was taken back.',
  params: tokenParams,
  response: readHomeSchema.extend({ share: shareSchema.pick({ ends_on: true, with_pages: true }) }),
});

export const listSharedPages = endpoint({
  ...listPages,
  name: 'listSharedPages',
  path: '/api/shared/:token/documents/:id/pages',
  access: 'public',
  summary: "The text of every page of a shared home's document.",
  params: sharedParams,
});

export const getSharedPage = endpoint({
  name: 'getSharedPage',
  method: 'GET',
  path: '/api/shared/:token/documents/:id/pages/:number',
  access: 'public',
  summary: "One page of a shared home's document.",
  params: sharedParams.extend({ number: z.coerce.number().int().min(1) }),
  response: pageOfDocumentSchema,
});

export const getSharedPageImage = endpoint({
  name: 'getSharedPageImage',
  method: 'GET',
  path: '/api/shared/:token/documents/:id/pages/:number/image',
  access: 'public',
  summary: "A picture of one page of a shared home's document.",
  params: sharedParams.extend({ number: z.coerce.number().int().min(1) }),
  query: pictureQuery,
  response: { mediaType: 'image/png' },
});
