import type { Changes } from '../changes.ts';
import type { Database } from '../db/schema.ts';
import type { AnalysisProgress } from './analyze-process.ts';

const every = 400;

/**
 * Writes how far an analysis is to its document's row: the first word of a stage at once, of the others one in 0.4 s. A
 * word that cannot be written is no reason to stop.
 */
export function progressWriter({ db, changes }: { db: Database; changes: Changes }, documentId: string) {
  let writing: Promise<void> | undefined;
  let latest: AnalysisProgress | undefined;
  let lastWrite = 0;

  async function write(): Promise<void> {
    while (latest !== undefined) {
      const { stage, page, pages } = latest;
      latest = undefined;
      lastWrite = performance.now();
      await db
        .updateTable('documents')
        .set({ stage, stage_page: page, stage_pages: pages })
        .where('id', '=', documentId)
        .where('status', '=', 'analyzing')
        .execute();
      changes.notify(documentId);
    }
  }

  let stage: string | undefined;
  return {
    report(progress: AnalysisProgress): void {
      if (progress.stage === stage && performance.now() - lastWrite < every) return;
      stage = progress.stage;
      latest = progress;
      // The analysis goes on: only what its owner is told stands still until the next report.
      writing ??= write()
        .catch(() => undefined)
        .finally(() => {
          writing = undefined;
        });
    },
    /** Resolves when nothing is being written any more. */
    end: async (): Promise<void> => {
      await writing;
    },
  };
}
