import { type CellObject, read, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { unzipSync, zipSync } from 'fflate';
import type { Page } from '#contract/page.ts';
import { inTime } from '../in-time.ts';
import {
  LARGEST_UNPACKED,
  MOST_CHARACTERS,
  MOST_COLUMNS,
  MOST_ELEMENTS,
  MOST_ROWS,
  TooLarge,
} from '../limits.ts';
import { pagesOfText } from '../pages-of-text.ts';
import { rowOfCells } from '../row-of-cells.ts';
import { type TextLine, tidyLine } from '../write-text-page.ts';

/** Of an XLSX file what its table of contents may name and has text in it. Pictures, macros and drawings' data stay packed. */
const PART = /\.(?:xml|rels)$/i;
/** What a program calls a sheet that nobody gave a name. */
const NAMELESS = /^(?:sheet|tabelle|feuil)\s?\d*$/i;
/** Milliseconds for a workbook, of which the largest that is taken needs some seconds. */
const LONGEST = 30_000;
const OPTIONS = {
  type: 'array',
  dense: true,
  sheetRows: MOST_ROWS,
  cellFormula: false,
  cellHTML: false,
  bookVBA: false,
  bookDeps: false,
} as const;

/**
 * The pages of a workbook: a visible sheet begins one, under its name; a row is a line, a tab between its cells, empty cells
 * between full ones kept. Throws TooLarge, and another Error where the file is not sound: over a formula that is cut off the
 * library never comes to an end, which `longest` ends.
 */
export function readSheets(bytes: Uint8Array, format: 'xlsx' | 'xls', longest = LONGEST): Page[] {
  const cells = format === 'xlsx' ? onlyCells(bytes) : bytes;
  const book = quietly(() => inTime(longest, () => read(cells, OPTIONS)));
  const parts = visibleSheets(book).map(({ name, sheet }) => linesOf(name, sheet));
  const full = parts.filter((lines) => lines.some(({ text, heading }) => heading === 0 && text !== ''));
  return full.flatMap((lines) => pagesOfText([lines])).map((page, index) => ({ ...page, number: index + 1 }));
}

/** The library prints what it does not understand, words of the file among it: no text of a document goes into a log. */
function quietly<T>(work: () => T): T {
  const { error } = console;
  console.error = () => undefined;
  try {
    return work();
  } finally {
    console.error = error;
  }
}

/** The same workbook without what is not read, unpacked: so that nothing of it unpacks to more than was counted here. */
function onlyCells(bytes: Uint8Array): Uint8Array {
  let unpacked = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!PART.test(name)) return false;
      unpacked += originalSize;
      if (unpacked > LARGEST_UNPACKED) throw new TooLarge();
      return true;
    },
  });
  let elements = 0;
  for (const part of Object.values(parts)) {
    for (const byte of part) if (byte === 0x3c) elements += 1;
    if (elements > MOST_ELEMENTS * 2) throw new TooLarge();
  }
  return zipSync(parts, { level: 0 });
}

function visibleSheets(book: WorkBook): { name: string; sheet: WorkSheet }[] {
  return book.SheetNames.flatMap((name, index) => {
    const sheet = book.Sheets[name];
    const isHidden = (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0;
    return sheet === undefined || isHidden ? [] : [{ name, sheet }];
  });
}

function linesOf(name: string, sheet: WorkSheet): TextLine[] {
  const rows: (CellObject | undefined)[][] = sheet['!data'] ?? [];
  if (rows.length >= MOST_ROWS) throw new TooLarge();
  const title = tidyLine(name);
  const lines: TextLine[] = NAMELESS.test(title) ? [] : [{ text: title, heading: 1, bold: true }];
  let characters = 0;
  for (let index = 0; index < rows.length; index += 1) {
    const text = rowOfCells(Array.from((rows[index] ?? []).slice(0, MOST_COLUMNS), textOf));
    characters += text.length;
    if (characters > MOST_CHARACTERS) throw new TooLarge();
    if (text !== '' || (lines.at(-1)?.text ?? '') !== '')
      lines.push({ text, heading: 0, bold: false, row: true });
  }
  return lines;
}

/** What a cell shows. */
function textOf(cell: CellObject | undefined): string {
  const shown = cell?.w ?? (cell?.v === undefined || cell.v === null ? '' : String(cell.v));
  return tidyLine(shown.replace(/\s+/g, ' '));
}
