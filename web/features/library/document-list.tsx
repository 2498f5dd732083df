import { SearchX, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ListedDocument } from '#contract/documents.ts';
import { detailOf } from '../../api/failure.ts';
import { retryRefusal } from '../../api/retry-document.ts';
import { lostText } from '../../session/use-kept-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { DocumentsTable } from './documents-table.tsx';
import { ListFilters } from './list-filters.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { renameFormName } from './rename-form.tsx';
import { uploadOfType } from './row-action.tsx';
import { type MenuChoice, RowMenu } from './row-menu.tsx';
import { filterDocuments, nextSort, noFilter, sortDocuments } from './select-documents.ts';
import { useDeletion } from './use-deletion.ts';
import { useFindings } from './use-documents.ts';
import { useListView } from './use-list-view.ts';
import { useProgress } from './use-progress.ts';
import { downloadOriginal, useRename, useRetry, useUnlock } from './use-row-calls.ts';
import { useStartOfList } from './use-start-of-list.ts';
import { useSteadyActions } from './use-steady-actions.ts';

interface DocumentListProps {
  documents: readonly ListedDocument[];
  onOpen: (documentId: string) => void;
  /** The document whose row the keyboard is to be put on; null once it is there. */
  focus: string | null;
  onFocus: (documentId: string | null) => void;
}

/** The documents that are there: found, sorted, and each with its menu. */
export function DocumentList({ documents, onOpen, focus, onFocus }: DocumentListProps) {
  const navigate = useNavigate();
  const progress = useProgress(documents);
  const [view, change] = useListView();
  const [problem, setProblem] = useState('');
  // Opened again where it was when the session was lost.
  const [renaming, setRenaming] = useState<string | null>(() => lostText(renameFormName)?.id ?? null);
  const [menuOf, setMenuOf] = useState<ListedDocument | null>(null);
  const [locked, setLocked] = useState<ListedDocument | null>(null);
  const [moving, setMoving] = useState<ListedDocument | null>(null);
  const [deleting, setDeleting] = useState<ListedDocument | null>(null);
  const retry = useRetry(onOpen);
  const unlock = useUnlock(onOpen);
  const rename = useRename();
  const { sort, search, type, status } = view;
  const sorted = useMemo(() => sortDocuments(documents, sort), [documents, sort]);
  const shown = useMemo(
    () => filterDocuments(sorted, { search, type, status }),
    [sorted, search, type, status],
  );
  const { remove, offerUndo } = useDeletion(onFocus);

  const list = useStartOfList(view);
  const retryOne = (id: string) => {
    setProblem('');
    retry.mutate(id, { onError: (error) => setProblem(retryRefusal(error)) });
  };
  const endRename = (id: string) => {
    setRenaming(null);
    onFocus(id);
  };
  const findings = useFindings();
  const actions = useSteadyActions({
    retry: retryOne,
    enterPassword: setLocked,
    openMenu: setMenuOf,
    rename: async (id, name) => {
      await rename(id, name);
      endRename(id);
    },
    endRename,
  });

  const choose = (choice: MenuChoice, document: ListedDocument) => {
    setProblem('');
    setMenuOf(null);
    if (choice === 'view') onOpen(document.id);
    else if (choice === 'retry') retryOne(document.id);
    else if (choice === 'password') setLocked(document);
    else if (choice === 'another_copy') void navigate(uploadOfType(document.document_type));
    else if (choice === 'rename') setRenaming(document.id);
    else if (choice === 'move') setMoving(document);
    else if (choice === 'delete') setDeleting(document);
    else
      downloadOriginal(document).catch((error: unknown) =>
        setProblem(detailOf(error, 'The file could not be downloaded. Please try again.')),
      );
  };
  const clear = () => {
    change(noFilter);
    // The button goes with what it clears.
    list.current?.querySelector<HTMLElement>('input[type=search]')?.focus();
  };
  const nextOf = (gone: ListedDocument) => {
    const place = shown.findIndex(({ id }) => id === gone.id);
    return (shown[place + 1] ?? shown[place - 1])?.id ?? null;
  };

  return (
    <div ref={list} className="flex flex-col gap-5">
      <ListFilters filter={view} onChange={change} />
      {problem && (
        <div className="sticky top-20 z-20">
          <Alert tone="danger">
            <div className="flex items-start justify-between gap-4">
              <p>{problem}</p>
              <IconButton label="Dismiss" className="-my-2" onClick={() => setProblem('')}>
                <X aria-hidden="true" />
              </IconButton>
            </div>
          </Alert>
        </div>
      )}
      {shown.length === 0 ? (
        <EmptyState
          icon={<SearchX />}
          title="No Matching Documents"
          actions={
            <Button variant="secondary" onClick={clear}>
              Clear Filters
            </Button>
          }
        >
          <p>Try adjusting your search or filters.</p>
        </EmptyState>
      ) : (
        <DocumentsTable
          documents={shown}
          progress={progress}
          findings={findings}
          sort={sort}
          onSort={(column) => change({ sort: nextSort(sort, column) })}
          retrying={retry.isPending ? retry.variables : null}
          renaming={renaming}
          menuOf={menuOf?.id ?? null}
          focus={focus}
          onFocused={() => onFocus(null)}
          actions={actions}
        />
      )}
      <p
        role="status"
        className="tabular sticky bottom-0 -mt-2 border-t border-line bg-paper py-3 text-sm text-muted print:static"
      >
        Showing {shown.length} of {documents.length} documents
      </p>
      <RowMenu document={menuOf} onClose={() => setMenuOf(null)} onChoose={choose} />
      <PasswordDialog document={locked} onClose={() => setLocked(null)} onOpen={unlock} />
      <MoveDialog document={moving} onClose={() => setMoving(null)} />
      <DeleteDialog
        document={deleting}
        onClose={() => setDeleting(null)}
        onDelete={remove}
        onDeleted={(gone) => offerUndo(gone, nextOf(gone))}
      />
    </div>
  );
}
