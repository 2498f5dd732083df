import { z } from 'zod';

const webAddress = z.url({ protocol: /^https?$/ });
const points = z.array(z.string().min(20)).min(1).max(4);

const statuteSchema = z.strictObject({
  name: z.string().min(3),
  citation: z.string().min(5),
  source: webAddress,
});

const provisionSchema = z.strictObject({
  topic: z.string().min(3),
  text: z.string().min(20),
  citation: z.string().min(5),
  source: webAddress,
});

/** What the table of all states compares; null where none is listed, which does not say that there is none. */
const comparisonSchema = z.strictObject({
  disclosure: z.boolean().nullable(),
  cancelDays: z.number().int().positive().nullable(),
  cancelNote: z.string().nullable(),
  reserveStudy: z.enum(['yes', 'condos only', 'no']).nullable(),
  foreclosure: z.string().nullable(),
  records: z.boolean().nullable(),
});

/** One state of content/state-laws.json. */
export const stateLawSchema = z.strictObject({
  slug: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  name: z.string().min(4),
  description: z.string().min(60),
  statutes: z.array(statuteSchema).min(1).max(2),
  provisions: z.array(provisionSchema).min(3),
  considerations: z.strictObject({ buyers: points, owners: points, boards: points }),
  note: z.string().nullable(),
  compare: comparisonSchema,
  officialSite: webAddress,
  lastChecked: z.iso.date(),
});
export type StateLaw = z.infer<typeof stateLawSchema>;

/** A state in the list of all states. */
export type StateRow = Pick<StateLaw, 'slug' | 'name' | 'compare'> & { readonly statutes: readonly string[] };

export const stateLawsSchema = z
  .array(stateLawSchema)
  .length(50)
  .refine((states) => new Set(states.map(({ slug }) => slug)).size === 50, 'a slug stands twice')
  .refine(
    (states) => states.every(({ slug, name }) => slug === name.toLowerCase().replaceAll(' ', '-')),
    'a slug is not its name in lower case with hyphens',
  );
