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

it('tells files of Word 6 and locked files', () => {
  const change = (place: number, value: number): Uint8Array => {
    const bytes = Buffer.from(fixture('maple-hollow-rules.doc'));
    const start = bytes.indexOf(Buffer.from([0xec, 0xa5]));
    bytes.writeUInt16LE(value, start + place);
    return bytes;
  };
  expect(readDoc(change(2, 0x0065))).toBe('old');
  expect(readDoc(change(10, 0x0100))).toBe('encrypted');
});
