import { createContext, useContext } from 'react';
import { getPage, getPageImage, listPages } from '#contract/documents.ts';
import type { EndpointOutput } from '#contract/endpoint.ts';
import { address } from '../../../../api/address.ts';
import { call } from '../../../../api/client.ts';

/** How a reader asks for the pages of documents: by what they are allowed to see them. */
export interface PageCalls {
  page(id: string, number: number, signal: AbortSignal): Promise<EndpointOutput<typeof getPage>>;
  pages(id: string, signal: AbortSignal): Promise<EndpointOutput<typeof listPages>>;
  /** The address of the picture of a page, in no width yet. */
  pictureOf(id: string, number: number): string;
}

/** Of a user who reads their own documents. */
const own: PageCalls = {
  page: (id, number, signal) => call(getPage, { params: { id, number } }, { signal }),
  pages: (id, signal) => call(listPages, { params: { id } }, { signal }),
  pictureOf: (id, number) => address(getPageImage, { id, number }),
};

const Context = createContext(own);

export const PageCallsProvider = Context.Provider;
export const usePageCalls = (): PageCalls => useContext(Context);
