import { isUnderWay } from '#contract/document-status.ts';
import type { DocumentProgress, ListedDocument } from '#contract/documents.ts';

export interface Merged {
  /** The same list where nothing changed. */
  readonly documents: readonly ListedDocument[];
  /** Documents whose analysis was under way and is no longer: to be looked at one by one. */
  readonly ended: readonly string[];
  /** Something is under way that the list does not have. */
  readonly incomplete: boolean;
}

/** What the list becomes by the news of what is under way. Rows that nothing changed stay the same objects. */
export function mergeProgress(
  documents: readonly ListedDocument[],
  underWay: readonly DocumentProgress[],
): Merged {
  const news = new Map(underWay.map((progress) => [progress.document_id, progress]));
  const ended: string[] = [];
  let changed = false;
  const merged = documents.map((document) => {
    const progress = news.get(document.id);
    news.delete(document.id);
    if (progress === undefined) {
      if (isUnderWay(document.status)) ended.push(document.id);
      return document;
    }
    if (progress.status === document.status) return document;
    changed = true;
    return { ...document, status: progress.status, error: progress.error, remedy: progress.remedy };
  });
  return { documents: changed ? merged : documents, ended, incomplete: news.size > 0 };
}
