import { z } from 'zod';
import { citationSchema } from './page.ts';

/** What a buyer may want to do in a home. */
export const wants = [
  'pets',
  'renting',
  'short_let',
  'truck_or_rv',
  'home_business',
  'fence',
  'solar',
] as const;
export const wantSchema = z.enum(wants);
export type Want = z.infer<typeof wantSchema>;

/** The wants of a home, each once. */
export const wantsSchema = z.array(wantSchema).max(wants.length);

/** What the documents say to one of them. Those with 'open' leave it to be asked. */
export const wantVerdictSchema = z.enum(['forbidden', 'limited', 'open', 'allowed']);
export type WantVerdict = z.infer<typeof wantVerdictSchema>;

export const wantAnswerSchema = z.object({
  want: wantSchema,
  verdict: wantVerdictSchema,
  /** What they say, the statement that decides first. Where none decides: where they speak of it, if anywhere. */
  said: z.array(
    z.object({
      document: z.string(),
      /** The fact that it states; null where it only speaks of the matter. */
      fact: z.string().nullable(),
      text: z.string(),
      citations: z.array(citationSchema),
    }),
  ),
  /** What stays to be asked, in a sentence; null where nothing does. */
  ask: z.string().nullable(),
});
export type WantAnswer = z.infer<typeof wantAnswerSchema>;
