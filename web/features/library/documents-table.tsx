import { Fragment, useEffect, useMemo, useRef, useState } from 'react';
import type { DocumentProgress, ListedDocument } from '#contract/documents.ts';
import { DocumentRow, menuButtonId, type RowActions } from './document-row.tsx';
import type { Sort, SortColumn } from './select-documents.ts';
import { SortHeaders } from './sort-headers.tsx';
import { useVisibleRows } from './use-visible-rows.ts';

interface DocumentsTableProps {
  documents: readonly ListedDocument[];
  progress: ReadonlyMap<string, DocumentProgress>;
  /** What each says above all, by its id. */
  findings: ReadonlyMap<string, string>;
  sort: Sort;
  onSort: (column: SortColumn) => void;
  /** Id of the document whose retry is under way, that is being renamed, and whose menu is open. */
  retrying: string | null;
  renaming: string | null;
  menuOf: string | null;
  /** Id of the document whose row the keyboard is to be put on. */
  focus: string | null;
  onFocused: () => void;
  actions: RowActions;
}

function Skipped({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row of nothing takes no focus.
    <tr aria-hidden="true" style={{ height }} className="cards:block">
      <td colSpan={5} />
    </tr>
  );
}

/** The documents as a table that sorts by its headers. Of thousands only those are there that the window shows. */
export function DocumentsTable(props: DocumentsTableProps) {
  const {
    documents,
    progress,
    findings,
    sort,
    onSort,
    retrying,
    renaming,
    menuOf,
    focus,
    onFocused,
    actions,
  } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const [entered, setEntered] = useState<string | null>(null);
  const ids = useMemo(() => documents.map(({ id }) => id), [documents]);
  const kept = useMemo(
    () =>
      [entered, renaming, focus]
        .map((id) => (id === null ? -1 : ids.indexOf(id)))
        .filter((index) => index >= 0),
    [ids, entered, renaming, focus],
  );
  const { rows, rest, measure } = useVisibleRows(body, ids, kept);

  const focused = useRef(onFocused);
  focused.current = onFocused;
  useEffect(() => {
    // The row may have to come first, as one that is brought back does.
    const button = focus !== null && kept.length > 0 && document.getElementById(menuButtonId(focus));
    if (!button) return;
    button.focus();
    focused.current();
  }, [focus, kept]);

  return (
    <div className="rounded-box lg:border lg:border-line lg:bg-surface">
      <table
        aria-label="Your documents"
        aria-rowcount={documents.length + 1}
        className="w-full border-collapse cards:block lg:table-fixed"
      >
        <thead className="cards:mb-4 cards:block lg:sticky lg:top-[8.3rem] lg:z-10 lg:[box-shadow:0_1px_0_var(--line)] lg:[&_th]:bg-surface lg:[&_th]:first:rounded-tl-box lg:[&_th]:last:rounded-tr-box">
          <SortHeaders sort={sort} onSort={onSort} />
        </thead>
        <tbody
          ref={body}
          className="cards:block"
          onFocus={({ target }) => setEntered(target.closest('tr')?.dataset.document ?? null)}
        >
          {rows.map(({ index, skipped }) => {
            const row = documents[index];
            if (row === undefined) return null;
            return (
              <Fragment key={row.id}>
                <Skipped height={skipped} />
                <DocumentRow
                  document={row}
                  progress={progress.get(row.id)}
                  finding={findings.get(row.id)}
                  index={index}
                  retrying={retrying === row.id}
                  renaming={renaming === row.id}
                  menuOpen={menuOf === row.id}
                  actions={actions}
                  measure={measure}
                />
              </Fragment>
            );
          })}
          <Skipped height={rest} />
        </tbody>
      </table>
    </div>
  );
}
