import type { Page } from '#contract/page.ts';

export async function readDoc(_bytes: Uint8Array): Promise<Page[] | 'damaged'> {
  return 'damaged';
}
