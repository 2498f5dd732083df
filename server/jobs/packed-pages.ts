import { gunzipSync, gzipSync } from 'node:zlib';
import type { Page } from '#contract/page.ts';

/** Each page as one gzip member holding a line of JSON; together one gzip file of all lines. `offsets`: where each starts, then the length. */
export function packPages(pages: readonly Page[]): { pages: Uint8Array; offsets: number[] } {
  const members = pages.map((page) => gzipSync(`${JSON.stringify(page)}\n`, { level: 4 }));
  const offsets = [0];
  for (const member of members) offsets.push((offsets.at(-1) ?? 0) + member.length);
  return { pages: Buffer.concat(members), offsets };
}

/** Of a file that this program wrote itself, whole or not at all. */
export function unpackPages(packed: Uint8Array): Page[] {
  const lines = gunzipSync(packed).toString('utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as Page);
}
