import { z } from 'zod';
import { lineSchema } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { homeAnswerSchema, homeParams } from './homes.ts';
import { citationSchema } from './page.ts';

/** Characters of a question. */
export const longestQuestion = 300;

export const askBodySchema = z.object({
  question: lineSchema('Question', longestQuestion).min(3, 'Please enter a question.'),
});

/** What the documents of a home say to a question: see Asked in home/ask/ask-home.ts. */
export const askedSchema = z.object({
  kind: z.enum(['fact', 'passages', 'silent', 'not_found']),
  answer: homeAnswerSchema.nullable(),
  label: z.string().nullable(),
  passages: z.array(
    z.object({
      document: z.string(),
      heading: z.string(),
      around: z.array(citationSchema),
      marked: z.array(citationSchema),
    }),
  ),
  unread: z.array(z.object({ document: z.string(), pages: z.array(z.number().int()) })),
  /** Documents that nothing was looked for in: not analyzed yet, not read, or too many. */
  not_searched: z.array(z.string()),
  /** The language model that may be asked to point at sentences; left out where the site has none. */
  second_reader: z
    .object({
      /** The host that the question and the sentences go to; null where they stay in the network of whoever runs the site. */
      goes_to: z.string().nullable(),
      /** Whether there is a document whose sentences may go to it. */
      may_ask: z.boolean(),
      /** Searched documents whose text may not go to it: their owner has not agreed, or has stopped it. */
      not_sent: z.array(z.string()),
    })
    .optional(),
});
export type AskedAnswer = z.infer<typeof askedSchema>;

export const askHome = endpoint({
  name: 'askHome',
  method: 'POST',
  path: '/api/homes/:id/ask',
  access: 'paid',
  summary:
    'What the documents of a home say to a question in plain words: the answer of the home where it is a question of the catalogue, else up to three passages. Nothing of the question is kept.',
  params: homeParams,
  body: askBodySchema,
  response: askedSchema,
});

export const modelChoiceSchema = z.object({
  /** Up to three that the model points at, best first, as the documents print them; none of its words. */
  passages: askedSchema.shape.passages,
  /** Why it gave no answer, in a sentence; null where it did. */
  stopped: z.string().nullable(),
});
export type ModelChoice = z.infer<typeof modelChoiceSchema>;

export const askModel = endpoint({
  name: 'askModel',
  method: 'POST',
  path: '/api/homes/:id/ask/model',
  access: 'paid',
  summary:
    'The sentences that a language model points at among the ten that a question has most to do with; 404 where the site has none. Nothing goes to it of documents whose owner has to agree and has not. Neither question nor answer is kept.',
  params: homeParams,
  body: askBodySchema,
  response: modelChoiceSchema,
});
