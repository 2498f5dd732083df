import { readModifiers } from './read-properties.ts';
import { TABLES, tableAt, type WordFile } from './word-file.ts';

const BREAK_KIND = 0x3009;
const DESCRIPTOR = 12;
const NO_PROPERTIES = 0xffffffff;

/** How each section but the first begins, by the place of its first character ([MS-DOC] 2.8.26). */
export function readSectionBreaks(file: WordFile): Map<number, 'continuous' | 'page'> {
  const breaks = new Map<number, 'continuous' | 'page'>();
  try {
    const table = tableAt(file, TABLES.sections);
    const count = Math.floor((table.length - 4) / (4 + DESCRIPTOR));
    for (let index = 1; index < count; index += 1) {
      const at = table.readUInt32LE((count + 1) * 4 + index * DESCRIPTOR + 2);
      if (at === NO_PROPERTIES) continue;
      const size = file.word.readUInt16LE(at);
      const kind = readModifiers(file.word.subarray(at + 2, at + 2 + size)).get(BREAK_KIND);
      breaks.set(table.readUInt32LE(index * 4), kind === 0 || kind === 1 ? 'continuous' : 'page');
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return breaks;
}
