import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isUnderWay, statusBadge } from '#contract/document-status.ts';
import {
  type DocumentProgress,
  getDocument,
  type ListedDocument,
  listDocumentsUnderWay,
} from '#contract/documents.ts';
import { call } from '../../api/client.ts';
import { ApiFailure } from '../../api/failure.ts';
import { announce } from '../../ui/announcer.tsx';
import { mergeProgress } from './merge-progress.ts';
import { changeDocuments, forgetDocument, knownDocuments, reloadDocuments } from './use-documents.ts';

const every = 2_000;
/** Beyond so many at once the whole list is asked for instead. */
const oneByOne = 10;

/** The document as it is now; null where it is gone. */
async function lookAt(id: string): Promise<ListedDocument | null> {
  try {
    return await call(getDocument, { params: { id } });
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return null;
    throw error;
  }
}

async function takeIn(client: QueryClient, underWay: readonly DocumentProgress[]): Promise<void> {
  const { documents, ended, incomplete } = mergeProgress(knownDocuments(client), underWay);
  changeDocuments(client, () => [...documents]);
  if (incomplete || ended.length > oneByOne) return reloadDocuments(client);
  for (const id of ended) {
    const latest = await lookAt(id);
    if (latest && isUnderWay(latest.status)) continue;
    forgetDocument(client, id);
    changeDocuments(client, (known) =>
      known.flatMap((document) => (document.id === id ? (latest ?? []) : document)),
    );
    if (latest) announce(`${latest.file_name}: ${statusBadge(latest.status)}`);
  }
}

/** Where each analysis under way is, by document. While there are any, the rows of the list are kept current. */
export function useProgress(
  documents: readonly ListedDocument[] | undefined,
): ReadonlyMap<string, DocumentProgress> {
  const client = useQueryClient();
  const enabled = useMemo(() => documents?.some(({ status }) => isUnderWay(status)) ?? false, [documents]);
  const { data } = useQuery({
    queryKey: ['documents-under-way'],
    queryFn: async ({ signal }) => {
      const { data: underWay } = await call(listDocumentsUnderWay, {}, { signal });
      await takeIn(client, underWay);
      return underWay;
    },
    enabled,
    refetchInterval: every,
  });
  return useMemo(() => new Map(data?.map((progress) => [progress.document_id, progress])), [data]);
}
