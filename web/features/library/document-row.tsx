import { Bot, Ellipsis } from 'lucide-react';
import { memo, type Ref } from 'react';
import { Link } from 'react-router';
import type { DocumentProgress, ListedDocument } from '#contract/documents.ts';
import { errorTable } from '#contract/errors.ts';
import { Badge } from '../../ui/badge.tsx';
import { shortDate } from '../../ui/dates.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { RenameForm } from './rename-form.tsx';
import { RowAction, resultsOf } from './row-action.tsx';
import { typeLabel } from './select-documents.ts';
import { StatusCell } from './status-cell.tsx';

/** What a row can ask for. The same object for all rows, and at every render. */
export interface RowActions {
  retry: (id: string) => void;
  enterPassword: (document: ListedDocument) => void;
  openMenu: (document: ListedDocument) => void;
  rename: (id: string, name: string) => Promise<void>;
  endRename: (id: string) => void;
}

/** The id of the button that opens the menu of a document's row. */
export const menuButtonId = (id: string): string => `actions-${id}`;

interface DocumentRowProps {
  document: ListedDocument;
  progress: DocumentProgress | undefined;
  /** What it says above all. */
  finding: string | undefined;
  /** Its place among all rows, from 0. */
  index: number;
  retrying: boolean;
  renaming: boolean;
  menuOpen: boolean;
  actions: RowActions;
  measure: Ref<HTMLTableRowElement>;
}

const opensMenu = new Set(['Enter', ' ', 'ArrowDown']);
const cell = 'px-3 py-2.5 align-middle cards:p-0';

/** A document: a row of the table, or a card where there is no room. */
export const DocumentRow = memo(function DocumentRow(props: DocumentRowProps) {
  const { document, progress, finding, index, retrying, renaming, menuOpen, actions, measure } = props;
  const { id, file_name: name, status } = document;
  return (
    <tr
      ref={measure}
      data-index={index}
      data-document={id}
      aria-rowindex={index + 2}
      className="scroll-mb-16 scroll-mt-48 border-t border-line cards:relative cards:mb-3 cards:flex cards:flex-wrap cards:items-center cards:gap-x-3 cards:gap-y-2 cards:rounded-box cards:border cards:bg-surface cards:p-4 print:break-inside-avoid"
    >
      <td className={`${cell} font-semibold wrap-anywhere cards:basis-full ${renaming ? '' : 'cards:pr-10'}`}>
        {renaming ? (
          <RenameForm
            document={document}
            onRename={(newName) => actions.rename(id, newName)}
            onCancel={() => actions.endRename(id)}
          />
        ) : (
          // For the pointer: the keyboard has the same way at the end of the row.
          <Link to={resultsOf(id)} tabIndex={-1} className="hover:text-accent hover:underline">
            {name}
          </Link>
        )}
        {finding && status === 'analysis_complete' && !renaming && (
          <span className="mt-0.5 block text-sm font-normal text-muted">{finding}</span>
        )}
        {status === 'analysis_error' && (
          <span className="mt-0.5 block text-sm font-normal text-danger">
            {document.error ?? errorTable.analysis_failed[1]}
            {document.remedy === 'retry' && (
              <>
                {' '}
                <TextLink to="/contact">Contact support</TextLink>
              </>
            )}
          </span>
        )}
      </td>
      <td className={`${cell} text-muted`}>{typeLabel(document.document_type)}</td>
      <td className={`${cell} whitespace-nowrap text-muted`}>
        <span className="hidden cards:inline">Added </span>
        {shortDate(document.created_at)}
      </td>
      <td className={cell}>
        <StatusCell status={status} progress={progress} />
        {document.model_reads && (
          <span className="mt-1 block">
            <Badge tone="info" icon={<Bot aria-hidden="true" />}>
              A language model is reading
            </Badge>
          </span>
        )}
      </td>
      <td className={`${cell} screen-only whitespace-nowrap cards:ml-auto lg:text-right`}>
        <RowAction
          document={document}
          busy={retrying}
          onRetry={() => actions.retry(id)}
          onPassword={() => actions.enterPassword(document)}
        />
        <IconButton
          id={menuButtonId(id)}
          label={`More for ${name}`}
          title="More"
          aria-haspopup="menu"
          aria-expanded={menuOpen}
          className={`align-middle cards:absolute cards:top-2 cards:right-2 lg:ml-1 ${renaming ? 'cards:invisible' : ''}`}
          onClick={() => actions.openMenu(document)}
          onKeyDown={(event) => {
            if (!opensMenu.has(event.key)) return;
            // A click that a key made would be taken for that of a screen reader, and wait with the focus.
            event.preventDefault();
            actions.openMenu(document);
          }}
        >
          <Ellipsis aria-hidden="true" />
        </IconButton>
      </td>
    </tr>
  );
});
