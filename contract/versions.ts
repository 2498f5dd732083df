import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { citationSchema } from './page.ts';

const versionSentenceSchema = z.object({ text: z.string(), citations: z.array(citationSchema) });

/** What changed from one version of a document to another: see home/compare/versions.ts. */
export const changedVersionSchema = z.object({
  older: z.object({ id: z.string(), file_name: z.string() }),
  newer: z.object({ id: z.string(), file_name: z.string() }),
  sections: z.array(
    z.object({
      title: z.string(),
      changes: z.array(
        z.object({ before: versionSentenceSchema.nullable(), after: versionSentenceSchema.nullable() }),
      ),
    }),
  ),
  more: z.number().int(),
  tooDifferent: z.boolean(),
});
export type ChangedVersion = z.infer<typeof changedVersionSchema>;

export const compareVersions = endpoint({
  name: 'compareVersions',
  method: 'GET',
  path: '/api/documents/:id/changes/:older',
  access: 'paid',
  summary:
    'What changed in a document since an older version of it, sentence by sentence, under its headings.',
  params: z.object({ id: z.string().min(1), older: z.string().min(1) }),
  response: changedVersionSchema,
});
