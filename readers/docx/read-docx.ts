import type { Page } from '#contract/page.ts';

export function readDocx(_bytes: Uint8Array): Page[] | 'damaged' | 'too_large' {
  return 'damaged';
}
