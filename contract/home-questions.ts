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
