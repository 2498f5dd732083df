import type { Level, List } from '../list-numbers.ts';
import { TABLES, tableAt, type WordFile } from './word-file.ts';

const LIST_ENTRY = 28;
const LEVEL_HEAD = 28;
const INSTANCE = 16;
const SIMPLE = 1;
const FORMATS: Record<number, string> = {
  0: 'decimal',
  1: 'upperRoman',
  2: 'lowerRoman',
  3: 'upperLetter',
  4: 'lowerLetter',
  5: 'ordinal',
  6: 'cardinalText',
  7: 'ordinalText',
  22: 'decimalZero',
  23: 'bullet',
  255: 'none',
};

/** The lists by the number that paragraphs name them with, from 1 ([MS-DOC] 2.9.150, 2.9.192); empty if unreadable. */
export function readListTables(file: WordFile): Map<string, List> {
  const lists = new Map<string, List>();
  try {
    const definitions = readDefinitions(file);
    const table = tableAt(file, TABLES.listInstances);
    const count = table.readUInt32LE(0);
    let at = 4 + count * INSTANCE;
    for (let index = 0; index < count; index += 1) {
      const entry = 4 + index * INSTANCE;
      const id = table.readUInt32LE(entry);
      const overrides = table.readUInt8(entry + 12);
      const levels = new Map(definitions.get(id));
      const starts = new Map<number, number>();
      at += 4;
      for (let override = 0; override < overrides; override += 1) {
        const flags = table.readUInt32LE(at + 4);
        const level = flags & 0xf;
        if ((flags & 0x10) !== 0) starts.set(level, table.readUInt32LE(at));
        at += 8;
        if ((flags & 0x20) !== 0) {
          const read = readLevel(table, at);
          levels.set(level, read.level);
          at = read.end;
        }
      }
      lists.set(String(index + 1), { countsAs: String(id), levels, starts });
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return lists;
}

/** The levels stand behind the table of lists, one for a simple list and nine for any other. */
function readDefinitions(file: WordFile): Map<number, Map<number, Level>> {
  const definitions = new Map<number, Map<number, Level>>();
  const from = file.word.readUInt32LE(TABLES.lists);
  if (tableAt(file, TABLES.lists).length < 2) return definitions;
  const table = file.table.subarray(from);
  const count = table.readUInt16LE(0);
  let at = 2 + count * LIST_ENTRY;
  for (let index = 0; index < count; index += 1) {
    const entry = 2 + index * LIST_ENTRY;
    const levels = new Map<number, Level>();
    const depth = (table.readUInt8(entry + 26) & SIMPLE) !== 0 ? 1 : 9;
    for (let level = 0; level < depth; level += 1) {
      const read = readLevel(table, at);
      levels.set(level, read.level);
      at = read.end;
    }
    definitions.set(table.readUInt32LE(entry), levels);
  }
  return definitions;
}

function readLevel(table: Buffer, at: number): { level: Level; end: number } {
  const flags = table.readUInt8(at + 5);
  const textAt = at + LEVEL_HEAD + table.readUInt8(at + 24) + table.readUInt8(at + 25);
  const length = table.readUInt16LE(textAt);
  const end = textAt + 2 + length * 2;
  const text = table.toString('utf16le', textAt + 2, end);
  return {
    level: {
      start: table.readUInt32LE(at),
      format: FORMATS[table.readUInt8(at + 4)] ?? 'decimal',
      // biome-ignore lint/suspicious/noControlCharactersInRegex: a character below 9 stands for that level's number
      text: text.replace(/[\x00-\x08]/g, (sign) => `%${sign.charCodeAt(0) + 1}`),
      legal: (flags & 4) !== 0,
      restart: (flags & 8) !== 0 ? table.readUInt8(at + 26) : undefined,
    },
    end,
  };
}
