import type { DocumentStatus } from '#contract/document-status.ts';
import type { DocumentProgress } from '#contract/documents.ts';
import { uploadProgress } from '#contract/limits.ts';
import { stageInWords } from '../../api/stage-in-words.ts';

export interface Where {
  readonly status: DocumentStatus | 'initializing';
  readonly progress: DocumentProgress | null;
  readonly polls: number;
}

/** How far an analysis is, 0 to 1, by the work that its stages take: reading the pages is most of it. */
function stageShare({ stage, page, pages }: DocumentProgress): number {
  switch (stage) {
    case 'waiting':
      return 0;
    case 'reading':
      return page !== null && pages ? 0.7 * Math.min(1, page / pages) : 0;
    case 'finding':
      return 0.8;
    case 'writing':
    case 'done':
      return 1;
  }
}

/** Percent of the bar. Between 'analyzing' and its maximum it moves with the stages, or with the checks made. */
export function percentOf({ status, progress, polls }: Where): number {
  switch (status) {
    case 'initializing':
    case 'uploaded':
    case 'queued_for_analysis':
    case 'analysis_complete':
      return uploadProgress[status];
    case 'analyzing': {
      const { start, perPoll, max } = uploadProgress.analyzing;
      const done = progress ? (max - start) * stageShare(progress) : perPoll * polls;
      return Math.min(max, start + done);
    }
    default:
      return uploadProgress.other;
  }
}

/** What is under way, in words. */
export function stageOf({ status, progress }: Where): string {
  switch (status) {
    case 'initializing':
      return 'Starting...';
    case 'analysis_complete':
      return 'Analysis complete';
    case 'uploaded':
    case 'queued_for_analysis':
    case 'analyzing':
      if (progress) return stageInWords(progress);
      if (status === 'uploaded') return 'Your document has arrived';
      return status === 'analyzing' ? 'Analyzing your document' : 'Waiting in line';
    default:
      return `Processing document... (${status})`;
  }
}
