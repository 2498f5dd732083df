import { z } from 'zod';

/** One sentence or a few for readers; never a bare dash. */
const words = z.string().min(12).max(420).regex(/[a-z]/, 'has no words');
const unit = z.enum(['days', 'business days', 'calendar days']);
const count = z.number().int().positive();

/** What a row was read in: the statute's text, an account of it, or nothing at hand (general knowledge). */
const sourceSchema = z
  .strictObject({
    kind: z.enum(['statute', 'account', 'none']),
    /** The year or the day that the copy of the text bears; null for a copy without one, and where no text was read. */
    edition: z
      .string()
      .regex(/^(?:19|20)\d\d(?:-\d\d-\d\d)?$/)
      .nullable(),
  })
  .refine(
    ({ kind, edition }) => kind === 'statute' || edition === null,
    'only a text that was read has a date',
  );

const common = {
  state: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  /** A planned community of houses or town houses (hoa), or a condominium. */
  community: z.enum(['hoa', 'condo']),
  /** A rule; no state law found; or not looked up yet. */
  finding: z.enum(['rule', 'none', 'unchecked']),
  /** The section, or where to look if there is none. */
  statute: z.string().min(8).regex(/\d/, 'names no section or chapter'),
  note: words.nullable(),
  source: sourceSchema,
  /** True where the text of the section was read and says what the row tells. */
  verified: z.boolean(),
  /** The day on which the row was last worked on. */
  checked: z.iso.date(),
  /** What speaks against relying on the row, in plain words. */
  doubt: words.nullable(),
};

const firstSaleSchema = z.strictObject({
  days: count,
  unit,
  from: z.string().min(6),
  statute: common.statute,
  verified: z.boolean(),
});

/** The right to cancel a resale because of the association's documents. */
const cancellationSchema = z.strictObject({
  ...common,
  subject: z.literal('cancellation'),
  detail: z
    .strictObject({
      days: count,
      unit,
      /** From what the days are counted: 'receiving the certificate'. */
      from: z.string().min(6),
      endsAtClosing: z.boolean(),
      /** True if the right stays open until the document is given. */
      openUntilGiven: z.boolean(),
      /** Null where it is not known. */
      waivable: z.boolean().nullable(),
    })
    .nullable(),
  /** The period of a buyer from the developer, if one is known. */
  firstSale: firstSaleSchema.nullable(),
});

/** What a buyer is owed before closing, by whom, by when and for how much. */
const disclosureSchema = z.strictObject({
  ...common,
  subject: z.literal('disclosure'),
  detail: z
    .strictObject({
      owedBy: z.array(z.enum(['seller', 'association'])).max(2),
      documents: z.array(z.string().min(4)),
      due: z
        .strictObject({
          name: z.string().min(4),
          days: count.nullable(),
          unit,
          fee: z.string().min(4).nullable(),
          goodForDays: count.nullable(),
        })
        .nullable(),
    })
    .nullable(),
});

/** An owner's access to the association's records. */
const recordsSchema = z.strictObject({
  ...common,
  subject: z.literal('records'),
  detail: z
    .strictObject({
      days: count.nullable(),
      unit: unit.nullable(),
      /** Days the association has to answer, or days of notice that the owner gives. */
      counts: z.enum(['answer', 'notice']).nullable(),
    })
    .refine(
      ({ days, unit: kind, counts }) =>
        (days === null) === (kind === null) && (days === null) === (counts === null),
      'days have a kind and say what they count',
    )
    .nullable(),
});

/** What the law asks for in reserves. */
const reserveSchema = z.strictObject({
  ...common,
  subject: z.literal('reserve'),
  detail: z
    .strictObject({
      /** A study; money in reserve without a study; or a written policy on studies. */
      kind: z.enum(['study', 'fund', 'plan']),
      everyYears: count.nullable(),
    })
    .nullable(),
});

/** How an association's lien for unpaid assessments is foreclosed, and from what debt on. */
const foreclosureSchema = z.strictObject({
  ...common,
  subject: z.literal('foreclosure'),
  detail: z
    .strictObject({
      /** Only by a case in court; also by a sale without one; or as a mortgage is in that state. */
      process: z.enum(['court', 'sale', 'mortgage']),
      limit: words.nullable(),
    })
    .nullable(),
});

/** One row of content/state-rights.json: a state, a kind of community, a subject. */
export const stateRightSchema = z
  .discriminatedUnion('subject', [
    cancellationSchema,
    disclosureSchema,
    recordsSchema,
    reserveSchema,
    foreclosureSchema,
  ])
  .refine(
    ({ finding, detail }) => (finding === 'rule') === (detail !== null),
    'a rule has details, and only a rule',
  )
  .refine(
    ({ verified, source }) => !verified || source.kind === 'statute',
    'is told as checked, and no text of a statute was read',
  )
  .refine(
    ({ source, finding, verified, doubt }) =>
      source.kind !== 'statute' || finding !== 'rule' || verified || doubt !== null,
    'was read, and neither holds nor says what is open',
  );
export type StateRight = z.infer<typeof stateRightSchema>;

export const subjects = ['cancellation', 'disclosure', 'records', 'reserve', 'foreclosure'] as const;
export const communities = ['hoa', 'condo'] as const;

export const stateRightsSchema = z.array(stateRightSchema);
