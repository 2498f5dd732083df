import { TABLES, tableAt, type WordFile } from './word-file.ts';

/** A stretch of bytes of the text stream, and the property modifiers that hold for its characters or paragraph. */
export type PropertyRun = { from: number; to: number; modifiers: Buffer; style: number };

const PAGE = 512;
const TABLE_DEFINITION = 0xd608;
const LONG_OPERANDS = new Set([TABLE_DEFINITION, 0xd606]);

export function readParagraphRuns(file: WordFile): PropertyRun[] {
  return readRuns(file, TABLES.paragraphRuns, 13, (page, at) => {
    const words = page.readUInt8(at);
    const length = words === 0 ? page.readUInt8(at + 1) * 2 : words * 2 - 1;
    const from = at + (words === 0 ? 2 : 1);
    const data = page.subarray(from, from + length);
    return { style: data.length >= 2 ? data.readUInt16LE(0) : 0, modifiers: data.subarray(2) };
  });
}

export function readCharacterRuns(file: WordFile): PropertyRun[] {
  return readRuns(file, TABLES.characterRuns, 1, (page, at) => ({
    style: 0,
    modifiers: page.subarray(at + 1, at + 1 + page.readUInt8(at)),
  }));
}

/** Formatted disk pages ([MS-DOC] 2.9.33, 2.9.174): 512 bytes each, the number of runs in the last one. */
function readRuns(
  file: WordFile,
  place: number,
  entrySize: number,
  read: (page: Buffer, at: number) => { style: number; modifiers: Buffer },
): PropertyRun[] {
  const table = tableAt(file, place);
  const pageCount = Math.floor((table.length - 4) / 8);
  const runs: PropertyRun[] = [];
  for (let index = 0; index < pageCount; index += 1) {
    const number = table.readUInt32LE((pageCount + 1) * 4 + index * 4) & 0x3fffff;
    const page = file.word.subarray(number * PAGE, (number + 1) * PAGE);
    if (page.length < PAGE) continue;
    const count = page.readUInt8(PAGE - 1);
    for (let run = 0; run < count; run += 1) {
      const from = page.readUInt32LE(run * 4);
      const to = page.readUInt32LE(run * 4 + 4);
      const at = page.readUInt8((count + 1) * 4 + run * entrySize) * 2;
      runs.push({ from, to, ...(at === 0 ? { style: 0, modifiers: Buffer.alloc(0) } : read(page, at)) });
    }
  }
  return runs.sort((a, b) => a.from - b.from);
}

/** The run that holds a byte of the text stream. */
export function runAt(runs: PropertyRun[], offset: number): PropertyRun | undefined {
  let low = 0;
  let high = runs.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const run = runs[middle];
    if (run === undefined) return undefined;
    if (offset < run.from) high = middle - 1;
    else if (offset >= run.to) low = middle + 1;
    else return run;
  }
  return undefined;
}

/** Single property modifiers ([MS-DOC] 2.2.5.1) with the first bytes of their operand as a number. */
export function readModifiers(modifiers: Buffer): Map<number, number> {
  const found = new Map<number, number>();
  let at = 0;
  while (at + 2 < modifiers.length) {
    const code = modifiers.readUInt16LE(at);
    at += 2;
    const size = operandSize(code, modifiers, at);
    const wide = size >= 2 && at + 2 <= modifiers.length;
    found.set(code, wide ? modifiers.readUInt16LE(at) : modifiers.readUInt8(at));
    at += size;
  }
  return found;
}

function operandSize(code: number, modifiers: Buffer, at: number): number {
  const kind = code >> 13;
  if (kind <= 1) return 1;
  if (kind === 3) return 4;
  if (kind === 7) return 3;
  if (kind !== 6) return 2;
  if (!LONG_OPERANDS.has(code)) return modifiers.readUInt8(at) + 1;
  return at + 2 <= modifiers.length ? modifiers.readUInt16LE(at) + 1 : 2;
}
