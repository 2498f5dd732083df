import { z } from 'zod';

/** Values of a document's status (specification, section 4). */
export const documentStatuses = [
  'uploaded',
  'queued_for_analysis',
  'analyzing',
  'analysis_complete',
  'analysis_error',
  'document_not_found',
  'processing',
  'unknown',
] as const;
export const documentStatusSchema = z.enum(documentStatuses);
export type DocumentStatus = z.infer<typeof documentStatusSchema>;

/** Statuses that a stored document can have; the others are the web client's fallbacks. */
export const storedStatuses = [
  'uploaded',
  'queued_for_analysis',
  'analyzing',
  'analysis_complete',
  'analysis_error',
] as const satisfies readonly DocumentStatus[];
export type StoredStatus = (typeof storedStatuses)[number];

/** Whether the analysis of a document is still to come or under way. */
export function isUnderWay(status: DocumentStatus): boolean {
  return underWay.has(status);
}
const underWay: ReadonlySet<DocumentStatus> = new Set([
  'uploaded',
  'queued_for_analysis',
  'analyzing',
  'processing',
]);

const badges: Partial<Record<DocumentStatus, string>> = {
  analysis_complete: 'Complete',
  analyzing: 'Analyzing',
  queued_for_analysis: 'In Queue',
  uploaded: 'Processing',
  analysis_error: 'Error',
};

/** The word on a document's badge: underscores become spaces where no label is set, 'Unknown' where empty. */
export function statusBadge(status: string): string {
  return badges[status as DocumentStatus] ?? (status.replaceAll('_', ' ') || 'Unknown');
}

/** What the analysis of a document is doing, in order, shown with the stream of events. */
export const analysisStages = ['waiting', 'reading', 'finding', 'writing', 'done'] as const;
export const analysisStageSchema = z.enum(analysisStages);
export type AnalysisStage = z.infer<typeof analysisStageSchema>;
