import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { isUnderWay } from '#contract/document-status.ts';
import { listDocumentsUnderWay } from '#contract/documents.ts';
import { type HomeNote, noteHome } from '#contract/home-notes.ts';
import { getHome, listHomes, type ReadHome } from '#contract/homes.ts';
import { listShares } from '#contract/shares.ts';
import { call } from '../../api/client.ts';

/** Milliseconds between two looks at what is under way. */
const lookEvery = 1_000;

export const homesQuery = queryOptions({
  queryKey: ['homes'],
  queryFn: async ({ signal }) => (await call(listHomes, {}, { signal })).data,
});

export const homeQuery = (id: string) =>
  queryOptions({
    queryKey: ['home', id],
    queryFn: ({ signal }) => call(getHome, { params: { id } }, { signal }),
  });

export const sharesQuery = (id: string) =>
  queryOptions({
    queryKey: ['home', id, 'shares'],
    queryFn: async ({ signal }) => (await call(listShares, { params: { id } }, { signal })).data,
  });

/** Where the documents of a home are that are being analyzed; asked for while there are any. */
export const underWayQuery = (rows: ReadHome['rows']) =>
  queryOptions({
    queryKey: ['under-way'],
    queryFn: async ({ signal }) => (await call(listDocumentsUnderWay, {}, { signal })).data,
    enabled: rows.some(({ status }) => isUnderWay(status)),
    refetchInterval: lookEvery,
    staleTime: 0,
  });

/** The homes, and what stands in them, are no longer as they are known here. */
export function reloadHomes(client: QueryClient): Promise<unknown> {
  const keys = [['home'], ['homes'], ['documents'], ['findings']];
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Stores a note of one's own beside a statement of a home. @throws {ApiFailure} */
export async function saveNote(
  client: QueryClient,
  homeId: string,
  note: Pick<HomeNote, 'document' | 'fact' | 'text'>,
): Promise<void> {
  await call(noteHome, { params: { id: homeId }, body: note });
  await client.invalidateQueries({ queryKey: homeQuery(homeId).queryKey });
}
