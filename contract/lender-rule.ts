import { z } from 'zod';

/** What of an association's papers a rule asks for. */
export const lenderMeasures = [
  'reserve_share',
  'homes_behind_share',
  'homes_in_all',
  'lawsuit',
  'urgent_repair',
  'shortest_lease',
  'study_age',
  'first_refusal',
] as const;
export type LenderMeasure = (typeof lenderMeasures)[number];

/** One row of content/lender-rules.json: what a loan program asks of an association, since when, and who says so. */
export const lenderRuleSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
    program: z.enum(['Fannie Mae', 'Freddie Mac', 'FHA', 'VA']),
    /** Condominiums have their papers looked at; of a planned community of lots the four mostly ask nothing. */
    community: z.enum(['condominium', 'planned']),
    measure: z.enum(lenderMeasures).nullable(),
    /** Percent, homes, days or months; null for what must not be there at all, and for what is only told. */
    atLeast: z.number().nullable(),
    atMost: z.number().nullable(),
    /** Loan applications from this day on, and up to this day. Null where no day is known. */
    from: z.iso.date().nullable(),
    until: z.iso.date().nullable(),
    /** The rule in a sentence of ours. */
    text: z.string().min(30).max(300),
    /** The official text by name and section, and where it is published. */
    section: z.string().min(4),
    url: z.url({ protocol: /^https$/ }),
    /** Whether the official text was read, or an account of it. */
    read: z.enum(['text', 'account']),
    /** The day on which it was read. */
    checked: z.iso.date(),
    /** What speaks against relying on it; null for nothing known. */
    doubt: z.string().min(12).nullable(),
  })
  .refine(
    ({ read, doubt }) => read === 'text' || doubt !== null,
    'was not read in the official text, and does not say so as its doubt',
  )
  .refine(({ from, until }) => !from || !until || from <= until, 'ends before it begins');
export type LenderRule = z.infer<typeof lenderRuleSchema>;

export const lenderRulesSchema = z.array(lenderRuleSchema);
