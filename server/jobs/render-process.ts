import { renderPage } from '#readers/pdf/render-page.ts';

export interface RenderInput {
  bytes: Uint8Array;
  page: number;
  widthPx: number;
}
export interface RenderOutput {
  png: Uint8Array;
}

/** Renders one page of a PDF. Runs in a process of its own. */
export async function render({ bytes, page, widthPx }: RenderInput): Promise<RenderOutput> {
  const { png } = await renderPage(bytes, page, widthPx);
  return { png };
}
