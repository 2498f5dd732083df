import type { HomeDocumentRow } from '#contract/homes.ts';
import type { HomeAnalysis } from '#home/home-analysis.ts';
import { dateOf } from '#home/home-document.ts';
import type { DocumentRow } from '../db/owned-documents.ts';
import { remedyFor } from './remedy-for.ts';

/** What is kept of an analyzed document for its home. */
export interface Kept {
  analysis: HomeAnalysis;
  finding: string | null;
}

/** A document as the page of its home shows it. `all` are the documents of that home. */
export function presentRow(
  row: DocumentRow,
  kept: Kept | undefined,
  all: readonly DocumentRow[],
): HomeDocumentRow {
  const parts = kept?.analysis.parts ?? [];
  return {
    id: row.id,
    file_name: row.file_name,
    document_type: row.document_type,
    status: row.status,
    total_pages: row.total_pages,
    created_at: row.created_at,
    error: row.error,
    remedy: remedyFor(row),
    date: kept ? dateOf({ id: row.id, name: row.file_name, analysis: kept.analysis }) : null,
    parts: parts.map(({ first, last, type = 'other', title = null }) => ({
      first,
      last,
      document_type: type,
      title,
    })),
    package: packageOf(row, parts.length > 1, all),
    part_of:
      row.part_of === null
        ? null
        : {
            file_name: all.find(({ id }) => id === row.part_of)?.file_name ?? null,
            first: row.part_first ?? 1,
          },
    finding: kept?.finding ?? null,
    unreadable_pages: kept?.analysis.unreadable_pages ?? [],
  };
}

function packageOf(
  { id, format, kept_whole }: DocumentRow,
  holdsSeveral: boolean,
  all: readonly DocumentRow[],
): HomeDocumentRow['package'] {
  if (all.some(({ part_of }) => part_of === id)) return 'split';
  if (!holdsSeveral) return null;
  if (format !== 'pdf') return 'told';
  return kept_whole === 1 ? 'left' : 'offered';
}
