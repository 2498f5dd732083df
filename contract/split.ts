import { z } from 'zod';
import { documentTypeSchema } from './document-type-schema.ts';
import { documentSchema } from './documents.ts';
import { endpoint } from './endpoint.ts';
import { mostParts } from './limits.ts';

const documentParams = z.object({ id: z.string().min(1) });
const pageNumber = z.number().int().min(1);

/** What a document's row says of the files that hold several documents. */
export const packageFields = {
  /** The documents that the file seems to hold; empty where that is one, or was not read yet. */
  parts: z.array(
    z.object({
      /** Numbers of the first and the last page. */
      first: z.number().int(),
      last: z.number().int(),
      document_type: documentTypeSchema,
      /** As its first page or the file's outline has it; null where neither gives one. */
      title: z.string().nullable(),
    }),
  ),
  /**
   * Of a file of several documents: 'offered' to be split, 'left' as one by its owner, 'split' already and no longer read
   * itself, or 'told', where it can only be split elsewhere. Null for any other.
   */
  package: z.enum(['offered', 'left', 'split', 'told']).nullable(),
  /** Where a document was split off a file: the file's name, null once it is gone, and its first page there. */
  part_of: z.object({ file_name: z.string().nullable(), first: z.number().int() }).nullable(),
};

export const splitBodySchema = z.object({
  /** The documents that are to be made, in the order of their pages. Pages that no part names are left out. */
  parts: z
    .array(z.object({ first: pageNumber, last: pageNumber, document_type: documentTypeSchema }))
    .min(1, 'Keep at least one part.')
    .max(mostParts, `A file can be split into ${mostParts} documents at most.`)
    .refine(
      (parts) => parts.every(({ first, last }, at) => first <= last && first > (parts[at - 1]?.last ?? 0)),
      'The pages of the parts must follow one another.',
    ),
  /** What becomes of the file that is split. */
  original: z.enum(['keep', 'delete']),
});
export type SplitBody = z.infer<typeof splitBodySchema>;

export const splitDocument = endpoint({
  name: 'splitDocument',
  method: 'POST',
  path: '/api/documents/:id/split',
  access: 'paid',
  summary:
    'Makes a document of each part of a PDF, in the same home, and queues their analyses. Asked again, it makes none and answers with those that are there.',
  params: documentParams,
  body: splitBodySchema,
  response: z.object({ parts: z.array(documentSchema) }),
});

export const keepWhole = endpoint({
  name: 'keepWhole',
  method: 'POST',
  path: '/api/documents/:id/keep-whole',
  access: 'signed_in',
  summary: 'Says whether a file that holds several documents is left as one.',
  params: documentParams,
  body: z.object({ whole: z.boolean() }),
  response: z.object({ document_id: z.string(), whole: z.boolean() }),
});
