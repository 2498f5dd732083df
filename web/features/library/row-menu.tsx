import { Download, Eye, FilePlus, House, LockOpen, Pencil, RotateCw, Trash2 } from 'lucide-react';
import { useMemo, useRef } from 'react';
import type { ListedDocument } from '#contract/documents.ts';
import type { Remedy } from '#contract/remedy.ts';
import { Menu, type MenuEntry } from '../../ui/menu.tsx';
import { menuButtonId } from './document-row.tsx';

export type MenuChoice = 'view' | Remedy | 'rename' | 'move' | 'download' | 'delete';

const remedies: Record<Remedy, MenuEntry<MenuChoice>> = {
  retry: { id: 'retry', label: 'Retry Analysis', icon: <RotateCw aria-hidden="true" /> },
  password: { id: 'password', label: 'Enter Password', icon: <LockOpen aria-hidden="true" /> },
  another_copy: {
    id: 'another_copy',
    label: 'Upload Another Copy',
    icon: <FilePlus aria-hidden="true" />,
  },
};

function entriesOf({ status, remedy }: Pick<ListedDocument, 'status' | 'remedy'>): MenuEntry<MenuChoice>[] {
  const first: MenuEntry<MenuChoice> =
    status === 'analysis_error'
      ? remedies[remedy ?? 'retry']
      : {
          id: 'view',
          label: status === 'analysis_complete' ? 'View Results' : 'Check Status',
          icon: <Eye aria-hidden="true" />,
        };
  return [
    first,
    { id: 'rename', label: 'Rename', icon: <Pencil aria-hidden="true" /> },
    { id: 'move', label: 'Move to a Home', icon: <House aria-hidden="true" /> },
    { id: 'download', label: 'Download original', icon: <Download aria-hidden="true" /> },
    { id: 'delete', label: 'Delete', icon: <Trash2 aria-hidden="true" />, danger: true },
  ];
}

interface RowMenuProps {
  /** The document whose menu is open. One menu serves all rows. */
  document: ListedDocument | null;
  onClose: () => void;
  onChoose: (choice: MenuChoice, document: ListedDocument) => void;
}

export function RowMenu({ document, onClose, onChoose }: RowMenuProps) {
  const trigger = useRef<Element | null>(null);
  if (document) trigger.current = window.document.getElementById(menuButtonId(document.id));
  const entries = useMemo(() => (document ? entriesOf(document) : []), [document]);
  return (
    <Menu
      label={document ? `More for ${document.file_name}` : 'More'}
      triggerRef={trigger}
      isOpen={document !== null}
      onClose={onClose}
      entries={entries}
      onChoose={(choice) => {
        if (document) onChoose(choice, document);
      }}
    />
  );
}
