import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getDocumentFile, type ListedDocument, renameDocument } from '#contract/documents.ts';
import { address } from '../../api/address.ts';
import { call } from '../../api/client.ts';
import { download, save } from '../../api/download.ts';
import { retryDocument } from '../../api/retry-document.ts';
import { openLocked } from '../../api/unlock-document.ts';
import { announce } from '../../ui/announcer.tsx';
import { changeDocuments, forgetDocument, reloadDocuments } from './use-documents.ts';

/** Has a failed document analyzed again, reloads the list, then calls `onRetried` with its id. */
export function useRetry(onRetried: (id: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        await retryDocument(id);
      } finally {
        // Refused, it may be because the list here is no longer so.
        await reloadDocuments(client);
      }
      return id;
    },
    onSuccess: (id) => {
      forgetDocument(client, id);
      onRetried(id);
    },
  });
}

/**
 * Opens a locked document with its password, reloads the list, then calls `onOpened` with its id. Resolves to why it was
 * not opened, null where it was.
 */
export function useUnlock(
  onOpened: (id: string) => void,
): (id: string, password: string) => Promise<string | null> {
  const client = useQueryClient();
  return async (id, password) => {
    const refusal = await openLocked(id, password);
    await reloadDocuments(client);
    if (refusal !== null) return refusal;
    forgetDocument(client, id);
    onOpened(id);
    return null;
  };
}

/** Renames a document here and on the server. @throws {ApiFailure} */
export function useRename(): (id: string, name: string) => Promise<void> {
  const client = useQueryClient();
  return async (id, name) => {
    const { file_name } = await call(renameDocument, { params: { id }, body: { file_name: name } });
    changeDocuments(client, (known) =>
      known.map((document) => (document.id === id ? { ...document, file_name } : document)),
    );
    forgetDocument(client, id);
    announce(`Renamed to ${file_name}`);
  };
}

/** Has the browser save the file as it was uploaded, under the name that it has here. @throws {ApiFailure} */
export async function downloadOriginal({ id, file_name: fileName }: ListedDocument): Promise<void> {
  const path = address(getDocumentFile, { id }) as `/${string}`;
  const { content } = await download({ path }, fileName);
  save({ content, fileName });
}
