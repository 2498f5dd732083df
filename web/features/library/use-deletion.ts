import { useQueryClient } from '@tanstack/react-query';
import { deleteDocument, type ListedDocument, restoreDocument } from '#contract/documents.ts';
import { deletion } from '#contract/limits.ts';
import { call } from '../../api/client.ts';
import { ApiFailure } from '../../api/failure.ts';
import { announce } from '../../ui/announcer.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { changeDocuments, forgetDocument, knownDocuments, reloadDocuments } from './use-documents.ts';

const isGone = (error: unknown) => error instanceof ApiFailure && error.status === 404;

function whyNotRestored(error: unknown): string {
  return isGone(error)
    ? 'It is too late to undo this: the document is gone for good.'
    : 'The document could not be restored.';
}

/** Where nothing is left to go on with, the keyboard is put on the title. */
function focusTitle(): void {
  const title = window.document.querySelector<HTMLElement>('main h1');
  title?.setAttribute('tabindex', '-1');
  title?.focus({ preventScroll: true });
}

/** Deletes a document and offers to undo it. `onFocus` puts the keyboard on a row. */
export function useDeletion(onFocus: (id: string) => void) {
  const client = useQueryClient();

  async function restore(document: ListedDocument): Promise<void> {
    const restored = await call(restoreDocument, { params: { id: document.id } });
    changeDocuments(client, (known) =>
      [...known, restored].sort((a, b) => Number(a.id < b.id) - Number(a.id > b.id)),
    );
    announce(`${document.file_name} is back.`);
    onFocus(document.id);
    // Another page may be on show: its list is asked for when it is.
    if (knownDocuments(client).length === 0) await reloadDocuments(client);
  }

  return {
    /** @throws {ApiFailure} */
    remove: async (document: ListedDocument): Promise<void> => {
      await call(deleteDocument, { params: { id: document.id } }).catch((error: unknown) => {
        // Deleted in another window: that is what was wanted.
        if (!isGone(error)) throw error;
      });
      changeDocuments(client, (known) => known.filter(({ id }) => id !== document.id));
      forgetDocument(client, document.id);
    },
    /** `next`: the row after it, for the keyboard. */
    offerUndo: (document: ListedDocument, next: string | null): void => {
      const message = `${document.file_name} was deleted.`;
      announce(`${message} You have ${deletion.undoFor / 1000} seconds to undo it.`);
      showToast({
        message,
        until: Date.now() + deletion.undoFor,
        action: { label: 'Undo', run: () => restore(document), whyFailed: whyNotRestored },
        onExpired: (hadFocus) => {
          if (!hadFocus) return;
          if (next === null) focusTitle();
          else onFocus(next);
        },
      });
    },
  };
}
