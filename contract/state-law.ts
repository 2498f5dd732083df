import { z } from 'zod';
import { lawSourceOf } from './law-source.ts';

const webAddress = z.url({ protocol: /^https?$/ });
/** Null where no page is worth a link: then the citation is looked up at the state's own site. */
const source = webAddress
  .refine((address) => lawSourceOf(address) !== null, 'is no source that is known')
  .nullable();
const points = z.array(z.string().min(20)).min(1).max(4);

const statuteSchema = z.strictObject({
  name: z.string().min(3),
  citation: z.string().min(5),
  source: source.refine(
    (address) => address === null || lawSourceOf(address)?.kind !== 'account',
    "an account of a statute is not the statute's text",
  ),
});

const provisionSchema = z.strictObject({
  topic: z.string().min(3),
  text: z.string().min(20),
  citation: z.string().min(5).regex(/\d/, 'names no section, chapter or year'),
  source,
});

/** Whom the rule is for, from when or how often: it stands in a cell of a table. */
const note = z.string().min(10).max(120).nullable();

/** What the table of all states compares; null where none is listed, which does not say that there is none. */
const comparisonSchema = z
  .strictObject({
    disclosure: z.boolean().nullable(),
    disclosureNote: note,
    cancelDays: z.number().int().positive().nullable(),
    /** Null where there are no days. */
    cancelUnit: z.enum(['days', 'business days', 'calendar days']).nullable(),
    cancelNote: note,
    reserveStudy: z.enum(['yes', 'condos only', 'no']).nullable(),
    reserveNote: note,
    foreclosure: z.string().nullable(),
    records: z.boolean().nullable(),
    recordsNote: note,
  })
  .refine(
    ({ cancelDays, cancelUnit }) => (cancelDays === null) === (cancelUnit === null),
    'days to cancel have a unit, and no unit stands alone',
  );

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
  officialSite: webAddress.refine(
    (address) => lawSourceOf(address)?.kind === 'official',
    'is no site of the state',
  ),
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
