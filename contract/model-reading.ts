import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Why a language model stopped before the end -> the sentence that the document's owner reads. */
export const readingStops = {
  busy: 'The language model is asked too much right now, or its quota is used up. Ask again in an hour or so.',
  away: 'The language model could not be reached. Ask again later.',
  refused:
    'The language model’s server refused our questions. Whoever runs this site has to look at its settings.',
  unusable: 'The language model’s answers could not be used.',
  document_limit: 'As much of this document as one may cost has been read.',
  day_limit: 'Today’s limit for the language model is reached. Ask again tomorrow.',
  failed: 'Something went wrong on our side. Ask again later.',
} as const;
export type ReadingStop = keyof typeof readingStops;

/** What a language model reads of a document beside the rules. */
export const modelReadingSchema = z.object({
  /** The model's name as the operator set it. */
  model: z.string(),
  /** The host that the document's text goes to; null where it stays in the network of whoever runs the site. */
  goes_to: z.string().nullable(),
  /** 'unread': it has not been asked. 'withdrawn': the document's owner has stopped it. */
  state: z.enum(['unread', 'reading', 'done', 'stopped', 'withdrawn']),
  /** Parts that the document is read in; null until that is known. */
  parts: z.number().int().nullable(),
  parts_read: z.number().int(),
  /** Why it stopped, in a sentence; null unless it did. */
  stopped: z.string().nullable(),
  /** Whether parts are left that may be asked for again. */
  has_rest: z.boolean(),
  /** When the owner agreed that the text goes to `goes_to`; null where that was not asked or is withdrawn. */
  agreed_at: z.iso.datetime().nullable(),
});
export type ModelReading = z.infer<typeof modelReadingSchema>;

const params = z.object({ id: z.string().min(1) });

export const getModelReading = endpoint({
  name: 'getModelReading',
  method: 'GET',
  path: '/api/documents/:id/model-reading',
  access: 'signed_in',
  summary: 'What a language model has read of a document; 404 where the site has none.',
  params,
  response: modelReadingSchema,
});

export const startModelReading = endpoint({
  name: 'startModelReading',
  method: 'POST',
  path: '/api/documents/:id/model-reading',
  access: 'paid',
  summary:
    'Has a language model read an analyzed document, or what is left of it. Where its text leaves the network of whoever runs the site, the owner agrees by naming the host.',
  params,
  body: z.object({
    /** The host that the owner agrees to: goes_to as it was shown. */
    agreed_to: z.string().max(300).optional(),
    /** Asks everything anew, though the answers are kept. */
    again: z.boolean().default(false),
  }),
  response: modelReadingSchema,
});

export const stopModelReading = endpoint({
  name: 'stopModelReading',
  method: 'DELETE',
  path: '/api/documents/:id/model-reading',
  access: 'signed_in',
  summary: 'Stops it and withdraws the agreement: nothing more of the document is sent.',
  params,
  response: modelReadingSchema,
});
