import type { DocumentStatus } from '#contract/document-status.ts';
import type { DocumentProgress } from '#contract/documents.ts';
import { statusPolling } from '#contract/limits.ts';
import type { Remedy } from '#contract/remedy.ts';

/** Opens the stream of a document's events and tells each; one that gets lost comes back by itself, or is silent. */
export type OpenStream = (onProgress: (progress: DocumentProgress) => void) => { close(): void };

/** What a check of the status found. `error` says why the analysis failed, where the server knows. */
export interface CheckedStatus {
  readonly status: DocumentStatus;
  readonly error: string | null;
  /** What helps where it failed, and how long it has gone on where it has not ended; left out where that is not known. */
  readonly remedy?: Remedy | null;
  readonly elapsed_ms?: number | null;
}

export interface FollowOptions {
  openStream: OpenStream;
  checkStatus: () => Promise<CheckedStatus>;
  /** The stream told something. */
  onProgress: (progress: DocumentProgress) => void;
  /** A check was answered; `checks` counts them, this one included. */
  onChecked: (checked: CheckedStatus, checks: number) => void;
  /** The last check has been made and the document is still not done. */
  onTimeOut: () => void;
  /** A check failed in a way that the next one cannot mend. */
  onRefused: (error: unknown) => void;
  /** Whether to give up because of this error; any other is a check that found nothing. */
  isRefusal: (error: unknown) => boolean;
}

const ended: ReadonlySet<DocumentStatus> = new Set([
  'analysis_complete',
  'analysis_error',
  'document_not_found',
]);

/**
 * Follows the analysis of a document until it ends: by the stream of events and, where that is silent or lost, by checks
 * of the status (first after 10 s, then every 15 s, at most 30). An event puts the next check off and starts their count
 * again. Returns what stops it.
 */
export function followDocument(options: FollowOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let checks = 0;
  let stopped = false;

  const stop = () => {
    stopped = true;
    clearTimeout(timer);
    stream.close();
  };

  const schedule = (wait: number) => {
    timer = setTimeout(() => void check(), wait);
  };

  const check = async () => {
    const mine = timer;
    checks += 1;
    try {
      const checked = await options.checkStatus();
      if (stopped) return;
      if (ended.has(checked.status)) stop();
      options.onChecked(checked, checks);
    } catch (error) {
      if (stopped) return;
      if (options.isRefusal(error)) {
        stop();
        options.onRefused(error);
      }
    }
    // Meanwhile the stream may have spoken and put the next check off.
    if (stopped || timer !== mine) return;
    if (checks >= statusPolling.maxChecks) {
      stop();
      options.onTimeOut();
    } else schedule(statusPolling.every);
  };

  const stream = options.openStream((progress) => {
    if (stopped) return;
    clearTimeout(timer);
    checks = 0;
    if (ended.has(progress.status)) stop();
    else schedule(statusPolling.every);
    options.onProgress(progress);
  });
  schedule(statusPolling.firstAfter);
  return stop;
}
