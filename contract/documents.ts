import { z } from 'zod';
import { analysisSchema } from './analysis.ts';
import { analysisStageSchema, documentStatusSchema } from './document-status.ts';
import { documentTypeSchema } from './document-type-schema.ts';
import { endpoint } from './endpoint.ts';
import { pageSchema } from './page.ts';
import { remedySchema } from './remedy.ts';

const documentParams = z.object({ id: z.string().min(1) });
const pageParams = documentParams.extend({ number: z.coerce.number().int().min(1) });

export const documentSchema = z.object({
  id: z.string(),
  document_id: z.string(),
  file_name: z.string(),
  document_type: documentTypeSchema,
  status: documentStatusSchema,
  total_pages: z.number().int().nullable(),
  size_bytes: z.number().int(),
  created_at: z.iso.datetime(),
  /** Why the analysis failed, in a sentence for the user; null unless status is analysis_error. */
  error: z.string().nullable(),
  /** What helps where the analysis failed: see unlockDocument, uploadDocument, retryAnalysis. Null unless it did. */
  remedy: remedySchema.nullable(),
});
export type Document = z.infer<typeof documentSchema>;

/** A document as the list has it: what a row shows and no more, since there may be thousands. */
export const listedDocumentSchema = documentSchema
  .pick({
    id: true,
    file_name: true,
    document_type: true,
    status: true,
    total_pages: true,
    created_at: true,
    error: true,
    remedy: true,
  })
  .extend({
    /** Set while a language model reads it beside the rules. */
    model_reads: z.literal(true).optional(),
  });
export type ListedDocument = z.infer<typeof listedDocumentSchema>;

/** Where the analysis of a document is. `page` of `pages` while reading, null otherwise. */
export const documentProgressSchema = z.object({
  document_id: z.string(),
  file_name: z.string(),
  document_type: documentTypeSchema,
  status: documentStatusSchema,
  stage: analysisStageSchema,
  page: z.number().int().nullable(),
  pages: z.number().int().nullable(),
  /** How many documents of this account stand before it. */
  ahead: z.number().int(),
  /** Milliseconds since the analysis was asked for, as the server's clock has it; null where it has ended. */
  elapsed_ms: z.number().int().nullable(),
  error: z.string().nullable(),
  /** What helps where the analysis failed: see unlockDocument, uploadDocument, retryAnalysis. Null unless it did. */
  remedy: remedySchema.nullable(),
});
export type DocumentProgress = z.infer<typeof documentProgressSchema>;

export const listDocuments = endpoint({
  name: 'listDocuments',
  method: 'GET',
  path: '/api/documents',
  access: 'signed_in',
  summary: "The signed-in user's documents, newest first.",
  response: z.object({ data: z.array(listedDocumentSchema) }),
});

export const listFindings = endpoint({
  name: 'listFindings',
  method: 'GET',
  path: '/api/documents/findings',
  access: 'paid',
  summary:
    "What each of the user's newest 200 documents says above all, in a sentence, where it states something.",
  response: z.object({ data: z.array(z.object({ document_id: z.string(), finding: z.string() })) }),
});

export const getDocument = endpoint({
  name: 'getDocument',
  method: 'GET',
  path: '/api/documents/:id',
  access: 'signed_in',
  summary: 'One document.',
  params: documentParams,
  response: documentSchema,
});

export const getDocumentStatus = endpoint({
  name: 'getDocumentStatus',
  method: 'GET',
  path: '/api/documents/:id/status',
  access: 'signed_in',
  summary: 'Where the analysis of one document is.',
  params: documentParams,
  response: documentProgressSchema,
});

export const getAnalysis = endpoint({
  name: 'getAnalysis',
  method: 'GET',
  path: '/api/documents/:id/analysis',
  access: 'paid',
  summary:
    'The analysis. 409 with the status while it is not ready, 422 when it failed, 404 when there is none.',
  params: documentParams,
  response: analysisSchema,
});

export const uploadDocument = endpoint({
  name: 'uploadDocument',
  method: 'POST',
  path: '/api/documents/upload',
  access: 'paid',
  summary: 'Stores a file and queues its analysis.',
  form: z.object({
    /** With a home_id several of them: JPEG or PNG pictures of the pages of one document, in order. */
    file: z.string().meta({ format: 'binary' }),
    /** 'auto' where the analysis is to find out by the text. */
    document_type: documentTypeSchema.or(z.literal('auto')),
    /** The home that it is about; the newest, or 'My home', made for it, where left out. With it further kinds are taken: XLSX, XLS, HTML, EML, JPEG, PNG. */
    home_id: z.string().optional(),
  }),
  status: 201,
  response: documentSchema.extend({
    /** Set when the same bytes were uploaded before: the id of that document. */
    duplicate_of: z.string().nullable(),
    note: z.string().nullable(),
  }),
});

export const retryAnalysis = endpoint({
  name: 'retryAnalysis',
  method: 'POST',
  path: '/api/documents/:id/retry-analysis',
  access: 'paid',
  summary: 'Queues a failed analysis again, where its remedy is to retry.',
  params: documentParams,
  response: documentProgressSchema,
});

export const unlockDocument = endpoint({
  name: 'unlockDocument',
  method: 'POST',
  path: '/api/documents/:id/unlock',
  access: 'paid',
  summary: 'Opens a locked PDF with its password, which is used once and not kept, and queues its analysis.',
  params: documentParams,
  body: z.object({ password: z.string().min(1, 'Password is required').max(500) }),
  response: documentProgressSchema,
});

export const changeDocumentType = endpoint({
  name: 'changeDocumentType',
  method: 'POST',
  path: '/api/documents/:id/document-type',
  access: 'paid',
  summary:
    'Has an analyzed document analyzed anew from its pages as they were read: as another type, or as the same where its analysis was made by another version of the engine.',
  params: documentParams,
  body: z.object({ document_type: documentTypeSchema }),
  response: documentProgressSchema,
});

export const listDocumentsUnderWay = endpoint({
  name: 'listDocumentsUnderWay',
  method: 'GET',
  path: '/api/documents/under-way',
  access: 'signed_in',
  summary: "The signed-in user's documents whose analysis has not ended, in the order of their turns.",
  response: z.object({ data: z.array(documentProgressSchema) }),
});

export const deleteDocument = endpoint({
  name: 'deleteDocument',
  method: 'DELETE',
  path: '/api/documents/:id',
  access: 'signed_in',
  summary:
    'Deletes a document: every call answers 404 from now on. Unless it is restored within 10 seconds, its file, pages and analysis are erased for good.',
  params: documentParams,
  response: z.object({
    deleted: z.literal(true),
    /** Until when `restoreDocument` brings it back. */
    restorable_until: z.iso.datetime(),
  }),
});

export const restoreDocument = endpoint({
  name: 'restoreDocument',
  method: 'POST',
  path: '/api/documents/:id/restore',
  access: 'signed_in',
  summary: 'Brings back a document that was deleted a moment ago. 404 once it is erased.',
  params: documentParams,
  response: documentSchema,
});

export const renameBodySchema = z.object({
  file_name: z
    .string({ error: 'Please enter a name.' })
    .trim()
    .min(1, 'Please enter a name.')
    .max(1000, 'Please enter a shorter name.'),
});

export const renameDocument = endpoint({
  name: 'renameDocument',
  method: 'PATCH',
  path: '/api/documents/:id',
  access: 'signed_in',
  summary: 'Renames a document. The name is cleaned as those of uploads are, and keeps its ending.',
  params: documentParams,
  body: renameBodySchema,
  response: documentSchema,
});

export const documentEvents = endpoint({
  name: 'documentEvents',
  method: 'GET',
  path: '/api/documents/:id/events',
  access: 'signed_in',
  summary:
    "Server-sent events: a 'progress' event with a DocumentProgress at every change, and the latest one again every 10 s, until it has ended.",
  params: documentParams,
  response: { mediaType: 'text/event-stream' },
});

export const getDocumentFile = endpoint({
  name: 'getDocumentFile',
  method: 'GET',
  path: '/api/documents/:id/file',
  access: 'signed_in',
  summary: 'The file as it was uploaded.',
  params: documentParams,
  response: { mediaType: 'application/octet-stream' },
});

export const listPages = endpoint({
  name: 'listPages',
  method: 'GET',
  path: '/api/documents/:id/pages',
  access: 'signed_in',
  summary: "Every page's text, to search in, and where its picture is.",
  params: documentParams,
  response: z.object({
    pages: z.array(
      pageSchema
        .pick({ number: true, text: true, readable: true })
        .extend({ image_url: z.string().nullable() }),
    ),
  }),
});

export const pageOfDocumentSchema = pageSchema.extend({
  total_pages: z.number().int(),
  image_url: z.string().nullable(),
});

export const getPage = endpoint({
  name: 'getPage',
  method: 'GET',
  path: '/api/documents/:id/pages/:number',
  access: 'signed_in',
  summary: "One page's text, lines and boxes, and whether it has a picture.",
  params: pageParams,
  response: pageOfDocumentSchema,
});

export const pictureQuery = z.object({ width: z.coerce.number().int().min(80).max(2000).default(1200) });

export const getPageImage = endpoint({
  name: 'getPageImage',
  method: 'GET',
  path: '/api/documents/:id/pages/:number/image',
  access: 'signed_in',
  summary: 'A picture of one page of a PDF, at most as wide as asked.',
  params: pageParams,
  query: pictureQuery,
  response: { mediaType: 'image/png' },
});
