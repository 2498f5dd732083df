import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readDocx } from '../docx/read-docx.ts';
import { hasStream, openCompoundFile } from './compound-file.ts';
import { readDoc } from './read-doc.ts';

const fixture = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../../fixtures/${name}`, import.meta.url)));

describe('a Word 97-2003 file', () => {
  const pages = readDoc(fixture('maple-hollow-rules.doc'));
  if (typeof pages === 'string') throw new Error(pages);

  it('reads as the .docx that it was made from', () => {
    const docx = readDocx(fixture('maple-hollow-rules.docx'));
    const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');
    expect(pages.map(({ text }) => linesOf(text))).toEqual(
      typeof docx === 'string' ? docx : docx.map(({ text }) => linesOf(text)),
    );
  });

  it('knows its headings and their numbers', () => {
    const headings = pages.flatMap((page) =>
      page.lines.filter(({ heading }) => heading === 1).map(({ start, end }) => page.text.slice(start, end)),
    );
    expect(headings).toEqual([
      'Maple Hollow Homeowners Association, Inc.',
      'Rules and Regulations',
      'Part 1. General',
      'Part 2. Playground',
      'Part 3. Parking',
      'Part 4. Exterior',
      'Part 5. Schedule of Fines',
      'Part 6. Appeals',
    ]);
  });
});

describe('the compound file', () => {
  it('gives its streams by name', () => {
    const stream = openCompoundFile(fixture('maple-hollow-rules.doc'));
    expect(stream('WordDocument')?.readUInt16LE(0)).toBe(0xa5ec);
    expect(stream('Workbook')).toBeUndefined();
    expect(hasStream(fixture('maple-hollow-rules.doc'), 'WordDocument')).toBe(true);
    expect(hasStream(fixture('maple-hollow-rules.doc'), 'Workbook')).toBe(false);
  });

  it('ends with a chain of sectors that runs in a circle', () => {
    const bytes = fixture('maple-hollow-rules.doc');
    const file = Buffer.from(bytes);
    const tableAt = (file.readUInt32LE(76) + 1) * (1 << file.readUInt16LE(30));
    for (let entry = 0; entry < 128; entry += 1) file.writeUInt32LE(entry ^ 1, tableAt + entry * 4);
    const stream = openCompoundFile(file);
    expect(stream('WordDocument')?.length ?? 0).toBeLessThanOrEqual(bytes.length);
  });
});

/** The fixture with a two-byte value of its file information block changed. */
function change(place: number, value: number): Buffer {
  const bytes = Buffer.from(fixture('maple-hollow-rules.doc'));
  bytes.writeUInt16LE(value, bytes.indexOf(Buffer.from([0xec, 0xa5])) + place);
  return bytes;
}

describe('a field', () => {
  /** The fixture with the beginning of a sentence overwritten. */
  const withText = (text: string): string => {
    const bytes = Buffer.from(fixture('maple-hollow-rules.doc'));
    const at = bytes.indexOf(BEGINNING, 0, 'utf16le');
    bytes.write(text.padEnd(BEGINNING.length), at, 'utf16le');
    const pages = readDoc(bytes);
    return typeof pages === 'string' ? pages : pages.map((page) => page.text).join('\n');
  };
  const BEGINNING = 'Before a fine is charged,';

  it.each([
    ['\x13SEQ 1\x15First', 'First'],
    ['\x13PAGE \x142\x15 First', '2 First'],
    ['\x13A\x13B\x14C\x15D\x15First', 'First'],
    ['\x13A\x14One\x13B\x15Two\x15', 'OneTwo'],
  ])('hides its code, not what follows it: %j', (text, seen) => {
    const read = withText(text);
    expect(read.replace(/\t| +/g, ' ')).toContain(`\n${seen} the Owner receives`);
  });
});

describe('a file without a table of pieces', () => {
  const LENGTH_OF_PIECES = 0x1a6;

  it('has its text in one piece', () => {
    expect(readDoc(change(LENGTH_OF_PIECES, 0))).toEqual(readDoc(fixture('maple-hollow-rules.doc')));
  });

  it('is damaged where it was saved in haste', () => {
    const bytes = change(LENGTH_OF_PIECES, 0);
    const flags = bytes.indexOf(Buffer.from([0xec, 0xa5])) + 10;
    bytes.writeUInt16LE(bytes.readUInt16LE(flags) | 4, flags);
    expect(() => readDoc(bytes)).toThrow();
  });
});

it('tells files of Word 6 and locked files', () => {
  expect(readDoc(change(2, 0x0065))).toBe('old');
  expect(readDoc(change(10, 0x0100))).toBe('encrypted');
});
