import { z } from 'zod';
import { documentTypeSchema } from './document-type-schema.ts';
import { modelReadingSchema } from './model-reading.ts';
import { citationSchema, pageFaultSchema } from './page.ts';

/** At least one: a finding without a citation is not a finding. */
export const citationsSchema = z.array(citationSchema).min(1);

export const moneySchema = z.object({
  amount: z.number(),
  period: z.enum(['month', 'quarter', 'half_year', 'year', 'day', 'once', 'times_regular']).optional(),
  per: z.enum(['home', 'association']).optional(),
});

/** A fact's value in the normal form of its kind: see engine/catalogue.ts. Extra keys of list items are strings or numbers. */
export const factValueSchema = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
]);
export type FactValue = z.infer<typeof factValueSchema>;

export const factSchema = z.object({
  id: z.string(),
  label: z.string(),
  value: factValueSchema,
  /** The value as a person reads it: '$250 per year', '30 days'. */
  display: z.string(),
  citations: citationsSchema,
  /** Of a scan: the words that the answer rests on and that could hardly be made out. Left out where there are none. */
  doubtful: citationsSchema.optional(),
  /** Other values that the same document states for the same question. Empty where it does not contradict itself. */
  conflicts: z.array(
    z.object({
      value: factValueSchema,
      display: z.string(),
      citations: citationsSchema,
      found_by: z.literal('model').optional(),
    }),
  ),
  /** Who found it, where a language model read beside the rules; left out where the rules alone did. */
  found_by: z.enum(['model', 'both']).optional(),
  /** Set where a language model was asked whether the cited words bear it out, and said no. The rules' answer stands. */
  not_confirmed: z.literal(true).optional(),
});
export type Fact = z.infer<typeof factSchema>;

/**
 * A page that a person had better look at: see Page's `fault`; 'poor_copy' for one that was read badly;
 * 'speaks_to_programs' for one that tells a program what to say, where a language model read.
 */
export const pageNoteSchema = z.object({
  page: z.number().int(),
  reason: z.enum([...pageFaultSchema.options, 'poor_copy', 'speaks_to_programs']),
  /** In a sentence about the page: 'It is a picture ...'. */
  note: z.string(),
});
export type PageNote = z.infer<typeof pageNoteSchema>;

export const severitySchema = z.enum(['high', 'medium', 'low']);
export type Severity = z.infer<typeof severitySchema>;

/**
 * One statement in plain English. `reference` is where it stands, for print: 'Section 4.1, p. 12', and 'Section 4.1, p. 12;
 * Section 6.2, p. 20' where two sections are cited. 'p. 12' alone where the numbers of the text do not bear a section out.
 */
export const pointSchema = z.object({
  id: z.string(),
  text: z.string(),
  reference: z.string(),
  severity: severitySchema,
  citations: citationsSchema,
  /**
   * What the document says on the same matter, as it stands there: first the provisions in which `citations` lie, where they
   * say more than `text` does (one citation a page), then further sentences in the document's order.
   */
  see_also: citationsSchema.optional(),
  /** Set where a language model found it, alone or beside the rules. */
  found_by: z.enum(['model', 'both']).optional(),
  /** As of the fact that it tells. */
  not_confirmed: z.literal(true).optional(),
});
export type Point = z.infer<typeof pointSchema>;

export const specialAssessmentSchema = z.object({
  id: z.string(),
  purpose: z.string().nullable(),
  amount: z.number().nullable(),
  per: z.enum(['home', 'association']).nullable(),
  date: z.string().nullable(),
  status: z.enum(['levied', 'approved', 'proposed']),
  reference: z.string(),
  citations: citationsSchema,
});
export type SpecialAssessment = z.infer<typeof specialAssessmentSchema>;

export const riskSchema = z.object({
  id: z.string(),
  level: severitySchema,
  title: z.string(),
  explanation: z.string(),
  citations: citationsSchema,
  /** Set where a language model pointed at it, alone or beside the rules. What it alone found comes last. */
  found_by: z.enum(['model', 'both']).optional(),
});
export type Risk = z.infer<typeof riskSchema>;

/** The analysis of one section of the document's own outline. */
export const chunkAnalysisSchema = z.object({
  id: z.string(),
  /** The heading as written; empty where the section has none. */
  section: z.string(),
  pages: z.array(z.number().int()),
  summary: z.string(),
  key_points: z.array(pointSchema),
  restricted_activities: z.array(pointSchema),
  monthly_fees: z.number().nullable(),
  special_assessments: z.array(specialAssessmentSchema),
  citations: citationsSchema,
});
export type ChunkAnalysis = z.infer<typeof chunkAnalysisSchema>;

/** What a language model that read beside the rules has read and added. Left out where none did. */
export const secondReaderSchema = z.object({
  /** The model's name as the operator set it. */
  model: z.string(),
  prompt_version: z.string(),
  /** Calls that read the document, and how many of them gave an answer that could be read. */
  parts: z.number().int(),
  parts_read: z.number().int(),
  /** Why it stopped before the end, in a sentence. */
  stopped: z.string().optional(),
  /** Answers that it gave, and how many were dropped, by reason. */
  answers: z.number().int(),
  dropped: z.record(z.string(), z.number().int()),
  /** Of these the points and risks: how many it proposed, how many stand, and why the others were dropped. */
  points: z
    .object({
      proposed: z.number().int(),
      kept: z.number().int(),
      dropped: z.record(z.string(), z.number().int()),
    })
    .optional(),
  /** Facts that the rules found and that the model did not confirm, where it was asked: their ids. They stand. */
  not_confirmed: z.array(z.string()).optional(),
  /** Facts without an answer that the model was asked for in every part, and found nothing either: their ids. */
  found_nothing: z.array(z.string()).optional(),
  /** Tokens that the provider counted for this reading; what was kept from before costs none. */
  tokens: z.object({ input: z.number().int(), output: z.number().int() }),
});
export type SecondReader = z.infer<typeof secondReaderSchema>;

/** What the engine returns for the pages of one document. Same pages in, same bytes out. */
export const engineAnalysisSchema = z.object({
  document_type: documentTypeSchema,
  /** What the engine takes the document for; null where it cannot tell. */
  detected_type: documentTypeSchema.nullable(),
  /**
   * Set where the text does not read like an association's document. Nothing is stated of an association then: no summary,
   * points, risks or dues. What was found stays among the facts, each with its citation.
   */
  not_association_document: z.literal(true).optional(),
  /** The statements of summary_statements, one after the other. */
  summary: z.string(),
  summary_statements: z.array(pointSchema),
  key_points: z.array(pointSchema),
  restricted_activities: z.array(pointSchema),
  /** Dollars a month for one home, null where not stated. The fact assessment.regular carries its citation. */
  monthly_fees: z.number().nullable(),
  special_assessments: z.array(specialAssessmentSchema),
  risks: z.array(riskSchema),
  facts: z.array(factSchema),
  /**
   * Facts that a document of this type should state and for which no clear answer was found, though up to three passages
   * speak of them: cited best first, they say where to look and state nothing.
   */
  unclear: z.array(z.object({ id: z.string(), citations: citationsSchema.max(3) })),
  /** Ids of facts that a document of this type should state and of which no mention was found. */
  not_stated: z.array(z.string()),
  /** Where each point, risk and special assessment stands, by its id. */
  references: z.record(z.string(), z.string()),
  chunk_analyses: z.array(chunkAnalysisSchema),
  document_stats: z.object({ word_count: z.number().int() }),
  total_pages: z.number().int(),
  unreadable_pages: z.array(z.number().int()),
  /** Why each of those could not be read, and which other pages are poor copies. In order of the pages. */
  page_notes: z.array(pageNoteSchema),
  /** Findings dropped because no verbatim quote could be cited for them. */
  dropped_findings: z.number().int(),
  engine: z.object({ name: z.string(), version: z.string() }),
  second_reader: secondReaderSchema.optional(),
});
export type EngineAnalysis = z.infer<typeof engineAnalysisSchema>;

/** The analysis as the API gives it: the engine's, with what the server knows of the document. */
export const analysisSchema = engineAnalysisSchema.extend({
  document_id: z.string(),
  status: z.literal('analysis_complete'),
  message: z.string(),
  document_name: z.string(),
  file_name: z.string(),
  created_at: z.iso.datetime(),
  /** Set while some of the pages, which are pictures, are still being read: what they say comes in addition. */
  still_reading: z.literal(true).optional(),
  /** Set where another version of the engine made it than the one that would make it now. */
  older_engine: z.literal(true).optional(),
  /** What a language model reads of it; left out where the site has none. */
  model_reading: modelReadingSchema.optional(),
});
export type Analysis = z.infer<typeof analysisSchema>;
