import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Settings2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { compareWords } from '#content/compare-words.ts';
import { isUnderWay } from '#contract/document-status.ts';
import { documentTypeLabels } from '#contract/document-type.ts';
import type { DocumentProgress } from '#contract/documents.ts';
import type { HomeDocumentRow } from '#contract/homes.ts';
import { shortForm } from '#report/dates.ts';
import { stageInWords } from '../../api/stage-in-words.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ChangeDocument } from './change-document.tsx';
import { reloadHomes, underWayQuery } from './home-queries.ts';
import { pagesInWords } from './package/chosen-parts.ts';
import { PackageOfRow } from './package/package-of-row.tsx';

interface HomeRowsProps {
  homeId: string;
  rows: readonly HomeDocumentRow[];
  /** Ids of those that do not read like an association's. */
  unrelated: readonly string[];
  /** Takes more documents. */
  add: ReactNode;
}

/** The documents of a home, each with what it says above all, or with how far its analysis is. */
export function HomeRows({ homeId, rows, unrelated, add }: HomeRowsProps) {
  const progress = useProgress(rows);
  const [changing, setChanging] = useState<HomeDocumentRow | null>(null);
  return (
    <section aria-labelledby="documents" className="flex flex-col gap-4">
      <h2 id="documents" tabIndex={-1} className="scroll-mt-28 text-2xl">
        Documents
      </h2>
      {add}
      {rows.filter(({ status }) => status === 'analysis_complete').length > 1 && (
        <p className="screen-only">
          <TextLink to={`/homes/${encodeURIComponent(homeId)}/versions`}>
            {compareWords.versions.title}
          </TextLink>
        </p>
      )}
      {rows.length > 0 && (
        <DocumentRows rows={rows} unrelated={unrelated} progress={progress} onChange={setChanging} />
      )}
      {changing && (
        <ChangeDocument
          key={changing.id}
          homeId={homeId}
          document={changing}
          onClose={() => setChanging(null)}
        />
      )}
    </section>
  );
}

/** Where the analyses under way are. Once one has ended, all is read anew. */
function useProgress(rows: readonly HomeDocumentRow[]): ReadonlyMap<string, DocumentProgress> {
  const client = useQueryClient();
  const { data, dataUpdatedAt } = useQuery(underWayQuery([...rows]));
  const waiting = rows.filter(({ status }) => isUnderWay(status)).map(({ id }) => id);
  const there = new Map((data ?? []).map((one) => [one.document_id, one]));
  const ended = data !== undefined && waiting.some((id) => !there.has(id));
  const told = useRef(0);
  useEffect(() => {
    // Once for each answer that says so: the home itself may be a moment behind.
    if (!ended || told.current === dataUpdatedAt) return;
    told.current = dataUpdatedAt;
    void reloadHomes(client);
  }, [ended, dataUpdatedAt, client]);
  return there;
}

interface DocumentRowsProps {
  rows: readonly HomeDocumentRow[];
  unrelated: readonly string[];
  progress?: ReadonlyMap<string, DocumentProgress>;
  /** Left out where nothing can be changed: then the rows lead nowhere either. */
  onChange?: (document: HomeDocumentRow) => void;
}

export function DocumentRows({ rows, unrelated, progress, onChange }: DocumentRowsProps) {
  return (
    <ul className="flex flex-col divide-y divide-line rounded-box border border-line bg-surface">
      {rows.map((row) => (
        <li key={row.id} data-document={row.id} className="flex items-start gap-3 px-4 py-3">
          <div className="min-w-0 flex-1">
            <p className="font-semibold wrap-anywhere">
              {onChange ? (
                <TextLink to={`/results/${encodeURIComponent(row.id)}`}>{row.file_name}</TextLink>
              ) : (
                row.file_name
              )}
            </p>
            <p className="text-sm text-muted">
              {[documentTypeLabels[row.document_type], row.date && shortForm(row.date)]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {row.part_of && <PartOf {...row.part_of} pages={row.total_pages} />}
            <State row={row} progress={progress?.get(row.id)} isUnrelated={unrelated.includes(row.id)} />
            {row.status === 'analysis_complete' && <PackageOfRow row={row} isOwn={onChange !== undefined} />}
          </div>
          {onChange && (
            <IconButton
              className="screen-only"
              label={`Change ${row.file_name}`}
              onClick={() => onChange(row)}
            >
              <Settings2 aria-hidden="true" />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  );
}

interface StateProps {
  row: HomeDocumentRow;
  progress: DocumentProgress | undefined;
  isUnrelated: boolean;
}

function State({ row, progress, isUnrelated }: StateProps) {
  if (isUnderWay(row.status)) {
    return (
      <p role="status" className="tabular flex items-center gap-2 text-sm">
        <Spinner size="small" />
        {progress ? stageInWords(progress) : 'Waiting for its turn'}
      </p>
    );
  }
  if (row.status === 'analysis_error') return <p className="text-sm text-danger">{row.error}</p>;
  if (isUnrelated) {
    return <p className="text-sm">This does not read like an association’s document. Check the file.</p>;
  }
  return row.finding && <p>{row.finding}</p>;
}

interface PartOfProps extends NonNullable<HomeDocumentRow['part_of']> {
  /** Of the part itself. */
  pages: number | null;
}

/** Where it was split off, so that its pages are found there. */
function PartOf({ file_name, first, pages }: PartOfProps) {
  const range =
    pages === null ? `From page ${first}` : capital(pagesInWords({ first, last: first + pages - 1 }));
  return (
    <p className="text-sm text-muted wrap-anywhere">
      {range} of {file_name ?? 'a file that was split and deleted'}
    </p>
  );
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
