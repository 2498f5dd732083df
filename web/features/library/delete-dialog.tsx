import { useState } from 'react';
import type { ListedDocument } from '#contract/documents.ts';
import { deletion } from '#contract/limits.ts';
import { detailOf } from '../../api/failure.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

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
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const close = () => {
    setProblem('');
    onClose();
  };
  const confirm = async () => {
    if (!document) return;
    setBusy(true);
    setProblem('');
    try {
      await onDelete(document);
      close();
      onDeleted(document);
    } catch (error) {
      setProblem(detailOf(error, 'The document could not be deleted. Please try again.'));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog title="Delete this document?" role="alertdialog" isOpen={document !== null} onClose={close}>
      <p className="wrap-anywhere">
        <strong>{document?.file_name}</strong> and its analysis will be deleted. You can undo this for{' '}
        {deletion.undoFor / 1000} seconds. After that, they are gone for good.
      </p>
      {problem && (
        <Alert tone="danger">
          <p>{problem}</p>
        </Alert>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={close}>
          Cancel
        </Button>
        <Button variant="danger" busy={busy} onClick={() => void confirm()}>
          Delete
        </Button>
      </div>
    </Dialog>
  );
}
