import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';

/** A zip knows no time before 1980. */
const earliest = Date.UTC(1980, 0, 2);

/**
 * A Word file packed again so that nothing in it tells when it was written: its entries and its properties bear `time`
 * (ISO 8601), and what is random in it, the ids of relations, is counted.
 */
export function withTime(docx: Uint8Array, time: string): Uint8Array {
  const stamp = Date.parse(time);
  const at = Number.isNaN(stamp) ? earliest : Math.max(stamp, earliest);
  const iso = `${new Date(at).toISOString().slice(0, 19)}Z`;
  const files: Zippable = {};
  for (const [name, bytes] of Object.entries(unzipSync(docx))) {
    const text = name === 'docProps/core.xml' ? strFromU8(bytes) : null;
    const dated = text?.replace(/(<dcterms:(?:created|modified)[^<>]*>)[^<]*(<)/g, `$1${iso}$2`);
    // What a zip holds is local time; noon of the day is the same day nearly everywhere.
    files[name] = [dated === undefined ? bytes : strToU8(dated), { mtime: noon(at), level: 6 }];
  }
  return zipSync(files);
}

/** Noon of a day as this machine's clock shows it: zips hold local time. */
function noon(at: number): Date {
  const day = new Date(at);
  return new Date(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 12);
}
