import { gunzipSync, gzipSync } from 'node:zlib';
import type { OcrCache } from '#readers/ocr/ocr-options.ts';

/**
 * A cache of recognized pages over what was kept of them. `onNew` gets each new one packed: put one behind the other
 * they are what `kept` was. What can't be unpacked counts as not kept.
 */
export function openRecognizedPages(
  kept: Uint8Array | undefined,
  onNew: (packed: Uint8Array) => void,
): OcrCache {
  const pages = new Map(unpack(kept));
  return {
    get: async (key) => pages.get(key),
    set: async (key, value) => {
      pages.set(key, value);
      onNew(gzipSync(`${JSON.stringify([key, value])}\n`, { level: 4 }));
    },
  };
}

function unpack(kept: Uint8Array | undefined): [string, string][] {
  if (kept === undefined || kept.length === 0) return [];
  try {
    const lines = gunzipSync(kept).toString('utf8').trimEnd().split('\n');
    return lines.map((line) => JSON.parse(line) as [string, string]);
  } catch {
    return [];
  }
}
