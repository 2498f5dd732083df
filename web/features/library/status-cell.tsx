import type { DocumentProgress, ListedDocument } from '#contract/documents.ts';
import { StatusBadge } from './status-badge.tsx';

/** Where in the line or in the pages, in few words; empty where the badge says it all. */
export function whereItIs({ status, stage, page, pages, ahead }: DocumentProgress): string {
  if (status === 'analyzing') {
    return stage === 'reading' && page !== null && pages !== null ? `Page ${page} of ${pages}` : '';
  }
  if (ahead === 0) return 'Waiting for its turn';
  return ahead === 1 ? '1 document ahead' : `${ahead} documents ahead`;
}

/** The badge, and for a document under way how far it is. */
export function StatusCell({
  status,
  progress,
}: {
  status: ListedDocument['status'];
  progress: DocumentProgress | undefined;
}) {
  const where = progress?.status === status ? whereItIs(progress) : '';
  return (
    <>
      <StatusBadge status={status} />
      {where && <span className="tabular mt-1 block text-sm text-muted">{where}</span>}
    </>
  );
}
