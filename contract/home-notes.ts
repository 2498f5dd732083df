import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { noteLimits } from './limits.ts';

/** What its owner noted beside what a document says to a question. */
export const homeNoteSchema = z.object({
  document: z.string(),
  fact: z.string(),
  text: z.string(),
  changed_at: z.iso.datetime(),
});
export type HomeNote = z.infer<typeof homeNoteSchema>;

/** A part of the place that a note stands at. */
const part = z
  .string()
  .min(1)
  .max(100)
  .refine((text) => !text.includes('/'));
export const noteBodySchema = z.object({
  document: part,
  fact: part,
  /** Empty to take the note away. */
  text: z
    .string()
    .trim()
    .max(noteLimits.characters, `Please keep a note under ${noteLimits.characters} characters.`),
});

export const noteHome = endpoint({
  name: 'noteHome',
  method: 'POST',
  path: '/api/homes/:id/notes',
  access: 'signed_in',
  summary: 'Stores a note of one’s own beside what a document says to a question, or takes it away.',
  params: z.object({ id: z.string().min(1) }),
  body: noteBodySchema,
  response: z.object({ noted: z.literal(true) }),
});
