import { z } from 'zod';
import { lawSourceOf } from './law-source.ts';

const webAddress = z.url({ protocol: /^https?$/ });
/** Null where the address is built from the citation (statute-address.ts), or the state's own site is all there is. */
const source = webAddress
  .refine((address) => lawSourceOf(address) !== null, 'is no source that is known')
  .nullable();
const points = z.array(z.string().min(20)).min(1).max(4);
/** A bill is not law: an act is cited by its section, or by the chapter of the session laws. */
const citation = z
  .string()
  .min(5)
  .regex(/^(?!.*\b(?:[AHS]\.? ?[BF]\.?|bill) ?\d)/i, 'cites a bill, which is not law');

const statuteSchema = z.strictObject({ name: z.string().min(3), citation, source });

const provisionSchema = z.strictObject({
  topic: z.string().min(3),
  text: z.string().min(20),
  citation: citation.regex(/\d/, 'names no section, chapter or year'),
  source,
  /** True where the text was written from the statute's own text; false where from accounts of it. */
  read: z.boolean(),
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
  officialSite: webAddress.refine(
    (address) => lawSourceOf(address)?.kind === 'official',
    'is no site of the state',
  ),
  lastChecked: z.iso.date(),
});
export type StateLaw = z.infer<typeof stateLawSchema>;

export const stateLawsSchema = z
  .array(stateLawSchema)
  .length(50)
  .refine((states) => new Set(states.map(({ slug }) => slug)).size === 50, 'a slug stands twice')
  .refine(
    (states) => states.every(({ slug, name }) => slug === name.toLowerCase().replaceAll(' ', '-')),
    'a slug is not its name in lower case with hyphens',
  );
