import type { ListedDocument } from '#contract/documents.ts';
import { deletion } from '#contract/limits.ts';
import { useAttempt } from '../../api/use-attempt.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogEnd } from '../../ui/dialog-end.tsx';

interface DeleteDialogProps {
  document: ListedDocument | null;
  onClose: () => void;
  /** Resolves when it is deleted. */
  onDelete: (document: ListedDocument) => Promise<void>;
  /** It is deleted, and the dialog has given the page back. */
  onDeleted: (document: ListedDocument) => void;
}

/** Asks whether a document is to be deleted, by its name. */
export function DeleteDialog({ document, onClose, onDelete, onDeleted }: DeleteDialogProps) {
  const { busy, problem, setProblem, attempt } = useAttempt(
    'The document could not be deleted. Please try again.',
  );

  const close = () => {
    setProblem('');
    onClose();
  };
  const confirm = async () => {
    if (!document || !(await attempt(() => onDelete(document)))) return;
    close();
    onDeleted(document);
  };

  return (
    <Dialog title="Delete this document?" role="alertdialog" isOpen={document !== null} onClose={close}>
      <p className="wrap-anywhere">
        <strong>{document?.file_name}</strong> and its analysis will be deleted. You can undo this for{' '}
        {deletion.undoFor / 1000} seconds. After that, they are gone for good.
      </p>
      <DialogEnd problem={problem}>
        <Button variant="secondary" onClick={close}>
          Cancel
        </Button>
        <Button variant="danger" busy={busy} onClick={() => void confirm()}>
          Delete
        </Button>
      </DialogEnd>
    </Dialog>
  );
}
