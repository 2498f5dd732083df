import type { ListedDocument } from '#contract/documents.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FilePasswordForm } from '../../ui/file-password-form.tsx';

interface PasswordDialogProps {
  document: ListedDocument | null;
  onClose: () => void;
  /** Resolves to why the file was not opened, or to null where it was. */
  onOpen: (id: string, password: string) => Promise<string | null>;
}

/** Asks for the password of a document that it locks, where the list tells of that. */
export function PasswordDialog({ document, onClose, onOpen }: PasswordDialogProps) {
  return (
    <Dialog title="Open a locked file" isOpen={document !== null} onClose={onClose}>
      <p className="font-semibold wrap-anywhere">{document?.file_name}</p>
      {document && <FilePasswordForm onOpen={(password) => onOpen(document.id, password)} />}
      <div>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
