import { z } from 'zod';
import { citationsSchema, factSchema, severitySchema } from './analysis.ts';
import { lineSchema } from './auth.ts';
import { documentStatusSchema } from './document-status.ts';
import { documentTypeSchema } from './document-type-schema.ts';
import { endpoint } from './endpoint.ts';
import { homeNoteSchema } from './home-notes.ts';
import { citationSchema } from './page.ts';
import { remedySchema } from './remedy.ts';
import { reportFormatSchema } from './reports.ts';
import { packageFields } from './split.ts';
import { usStateCodes } from './us-states.ts';
import { wantAnswerSchema, wantsSchema } from './wants.ts';

export const communityKinds = ['condominium', 'planned'] as const;
export type CommunityKind = (typeof communityKinds)[number];

export const homeParams = z.object({ id: z.string().min(1) });
const day = z.iso.date('Please enter a day, such as 2026-11-24.').nullable();

/** What a user says of a home. Null where they did not. */
const homeDetails = {
  /** An address, or a name for it. */
  name: lineSchema('Name or address', 200).min(1, 'Please enter an address or a name.'),
  state: z.enum(usStateCodes).nullable(),
  community: z.enum(communityKinds).nullable(),
  contract_signed_on: day,
  documents_received_on: day,
  closing_on: day,
  /** What its buyer wants to do there. */
  wants: wantsSchema,
};

export const homeSchema = z.object({ id: z.string(), ...homeDetails, created_at: z.iso.datetime() });
export type Home = z.infer<typeof homeSchema>;

/** A home as the list has it. */
export const listedHomeSchema = homeSchema.extend({ documents: z.number().int() });
export type ListedHome = z.infer<typeof listedHomeSchema>;

export const homeBodySchema = z.object({
  name: homeDetails.name,
  state: homeDetails.state.default(null),
  community: homeDetails.community.default(null),
  contract_signed_on: day.default(null),
  documents_received_on: day.default(null),
  closing_on: day.default(null),
  wants: wantsSchema.default([]),
});
export const homeChangeSchema = z.object(homeDetails).partial();

/** What one document says to a question. */
const statementSchema = z.object({
  document: z.string(),
  fact: factSchema,
  /** The answer in a sentence, where its value alone says little. */
  sentence: z.string().nullable(),
});

export const standingSchema = z.enum(['same', 'beside', 'earlier', 'weaker', 'open']);
export type Standing = z.infer<typeof standingSchema>;

export const homeAnswerSchema = z.object({
  id: z.string(),
  label: z.string(),
  controls: statementSchema,
  others: z.array(statementSchema.extend({ standing: standingSchema })),
});
export type HomeAnswer = z.infer<typeof homeAnswerSchema>;

export const findingSchema = z.object({
  id: z.string(),
  severity: severitySchema,
  title: z.string(),
  detail: z.string(),
  ask: z.string().nullable(),
  reference: z.string(),
  citations: z.array(citationSchema),
  see_also: z.array(citationSchema).optional(),
  tells: z.array(z.string()),
  document: z.string(),
});
export type Finding = z.infer<typeof findingSchema>;

export const missingSchema = z.discriminatedUnion('why', [
  z.object({ type: documentTypeSchema, why: z.literal('none') }),
  z.object({
    type: documentTypeSchema,
    why: z.enum(['unread', 'draft', 'within']),
    document: z.string(),
  }),
  z.object({ type: documentTypeSchema, why: z.literal('old'), document: z.string(), date: z.string() }),
]);
export type Missing = z.infer<typeof missingSchema>;

export const eventSchema = z.object({
  /** The day, month or year of the document that tells it; null where it gives none. */
  date: z.string().nullable(),
  document: z.string(),
  id: z.string(),
  label: z.string(),
  text: z.string(),
  citations: citationsSchema,
});
export type HomeEvent = z.infer<typeof eventSchema>;

export const duesOfYearSchema = z.object({
  year: z.number().int(),
  /** Dollars for one home in each period. */
  amount: z.number(),
  period: z.enum(['month', 'quarter', 'half_year', 'year']),
  proposed: z.boolean(),
  document: z.string(),
  citations: citationsSchema,
});
export const assessmentTrailSchema = z.object({
  purpose: z.string(),
  steps: z.array(
    z.object({
      date: z.string().nullable(),
      stage: z.enum(['talk', 'bid', 'proposed', 'approved', 'levied']),
      text: z.string(),
      document: z.string(),
      citations: citationsSchema,
    }),
  ),
});
export type AssessmentTrail = z.infer<typeof assessmentTrailSchema>;

/** What the documents of a home say together: see HomePicture in home/home-picture.ts. Documents go by their ids. */
export const homePictureSchema = z.object({
  association: z.string().nullable(),
  documents: z.array(z.string()),
  others: z.array(z.object({ document: z.string(), association: z.string() })),
  drafts: z.array(z.string()),
  unrelated: z.array(z.string()),
  wants: z.array(wantAnswerSchema),
  verdict: z.array(findingSchema),
  answers: z.array(homeAnswerSchema),
  missing: z.array(missingSchema),
  timeline: z.array(eventSchema),
  /** The dues of each year that is known, the earliest first. */
  dues: z.array(duesOfYearSchema),
  trails: z.array(assessmentTrailSchema),
});

/** A document as the page of its home has it. */
export const homeDocumentSchema = z.object({
  id: z.string(),
  file_name: z.string(),
  document_type: documentTypeSchema,
  status: documentStatusSchema,
  total_pages: z.number().int().nullable(),
  created_at: z.iso.datetime(),
  error: z.string().nullable(),
  remedy: remedySchema.nullable(),
  /** The day, month or year that it gives itself; null where it gives none, or was not read yet. */
  date: z.string().nullable(),
  ...packageFields,
  /** What it says above all, in a sentence; null where it states nothing, or was not read yet. */
  finding: z.string().nullable(),
  unreadable_pages: z.array(z.number().int()),
});
export type HomeDocumentRow = z.infer<typeof homeDocumentSchema>;

/** What the purchase asks of the buyer: see Purchase in home/purchase.ts. */
export const purchaseSchema = z.object({
  clock: z.object({
    /** In sentences, the most urgent first. */
    lines: z.array(z.string()),
    statute: z.string().nullable(),
    lastDay: z.iso.date().nullable(),
  }),
  lender: z.array(
    z.object({
      id: z.string(),
      program: z.enum(['Fannie Mae', 'Freddie Mac', 'FHA', 'VA']),
      verdict: z.enum(['met', 'not met', 'ask', 'silent', 'told']),
      text: z.string(),
      notes: z.array(z.string()),
      section: z.string(),
      url: z.string(),
      statements: z.array(z.object({ document: z.string(), fact: factSchema })),
    }),
  ),
  /** Plain text; null where nothing is missing. */
  letter: z.string().nullable(),
});
export type Purchase = z.infer<typeof purchaseSchema>;

/** The page of a home. */
export const readHomeSchema = z.object({
  home: homeSchema,
  picture: homePictureSchema,
  purchase: purchaseSchema,
  /** All of the home's documents, those under way among them, newest first. */
  rows: z.array(homeDocumentSchema),
  /** Documents that were analyzed and are too many to be read together with the others: the oldest. */
  not_read_together: z.number().int(),
  /** The owner's alone: empty for whoever came by a link. */
  notes: z.array(homeNoteSchema),
});
export type ReadHome = z.infer<typeof readHomeSchema>;

export const listHomes = endpoint({
  name: 'listHomes',
  method: 'GET',
  path: '/api/homes',
  access: 'signed_in',
  summary: "The signed-in user's homes, newest first.",
  response: z.object({ data: z.array(listedHomeSchema) }),
});

export const createHome = endpoint({
  name: 'createHome',
  method: 'POST',
  path: '/api/homes',
  access: 'paid',
  summary: 'Makes a home. An upload that names none goes to the newest, or makes the first.',
  body: homeBodySchema,
  status: 201,
  response: homeSchema,
});

export const changeHome = endpoint({
  name: 'changeHome',
  method: 'PATCH',
  path: '/api/homes/:id',
  access: 'signed_in',
  summary: 'Changes what is said of a home; what is left out stays.',
  params: homeParams,
  body: homeChangeSchema,
  response: homeSchema,
});

export const deleteHomeBodySchema = z.object({
  /** What becomes of its documents, where it has any. */
  documents: z.enum(['move', 'delete']).optional(),
  /** The home that they move to. */
  move_to: z.string().optional(),
});

export const deleteHome = endpoint({
  name: 'deleteHome',
  method: 'DELETE',
  path: '/api/homes/:id',
  access: 'signed_in',
  summary:
    'Deletes a home and its links. Its documents move to another home or are deleted, as the body says; 409 where it has documents and the body says nothing.',
  params: homeParams,
  body: deleteHomeBodySchema,
  response: z.object({ deleted: z.literal(true) }),
});

export const getHome = endpoint({
  name: 'getHome',
  method: 'GET',
  path: '/api/homes/:id',
  access: 'paid',
  summary: 'What the documents of a home say together, every statement with its document and citation.',
  params: homeParams,
  response: readHomeSchema,
});

export const getHomeReport = endpoint({
  name: 'getHomeReport',
  method: 'GET',
  path: '/api/homes/:id/report',
  access: 'paid',
  summary:
    'What the documents of a home say together as a file to take along: a report with every citation as a note (pdf, docx, md), the data (json), or the days to come of the purchase and of the documents as a calendar (ics). 404 where there is no day for a calendar.',
  params: homeParams,
  query: z.object({
    format: reportFormatSchema.default('pdf'),
    /** Whether one's own notes are told beside the statements. */
    notes: z.enum(['with', 'without']).default('without'),
  }),
  response: { mediaType: 'application/octet-stream' },
});

export const moveDocument = endpoint({
  name: 'moveDocument',
  method: 'POST',
  path: '/api/documents/:id/home',
  access: 'signed_in',
  summary: 'Moves a document to another home.',
  params: homeParams,
  body: z.object({ home_id: z.string().min(1) }),
  response: z.object({ document_id: z.string(), home_id: z.string() }),
});
