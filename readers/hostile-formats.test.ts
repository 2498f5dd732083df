import { utils, write } from '@e965/xlsx';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readDocument } from './read-document.ts';

const reasonOf = async (bytes: Uint8Array): Promise<string> => {
  const outcome = await readDocument(bytes);
  if (!outcome.ok) expect(outcome.message).toMatch(/^This \S.*\.$/);
  return outcome.ok ? 'read' : outcome.reason;
};
const textOf = async (bytes: Uint8Array): Promise<string> => {
  const outcome = await readDocument(bytes);
  return outcome.ok ? outcome.pages.map(({ text }) => text).join('\n') : outcome.message;
};

const book = utils.book_new();
utils.book_append_sheet(book, utils.aoa_to_sheet([['Water', 900]]), 'Budget');
const parts = unzipSync(new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' })));
const withParts = (changed: Record<string, string | Uint8Array>): Uint8Array =>
  zipSync({
    ...parts,
    ...Object.fromEntries(
      Object.entries(changed).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]),
    ),
  });
const sheetOf = (rows: string, head = ''): string =>
  `<?xml version="1.0"?>${head}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
const sheet = 'xl/worksheets/sheet1.xml';

describe('a workbook that wants too much or something done', { timeout: 30_000 }, () => {
  it('unpacks to more than is read: refused', async () => {
    expect(await reasonOf(withParts({ [sheet]: new Uint8Array(50 * 2 ** 20) }))).toBe('too_large');
    const part = new Uint8Array(5 * 2 ** 20);
    const many = Object.fromEntries(
      Array.from({ length: 10 }, (_, n) => [`xl/worksheets/sheet${n + 2}.xml`, part]),
    );
    expect(await reasonOf(withParts(many))).toBe('too_large');
  });

  it('says that it unpacks to less: an answer', async () => {
    const bytes = Buffer.from(withParts({ [sheet]: sheetOf(' '.repeat(8 * 2 ** 20)) }));
    for (let at = bytes.indexOf('PK\x01\x02'); at >= 0; at = bytes.indexOf('PK\x01\x02', at + 4))
      bytes.writeUInt32LE(100, at + 24);
    expect(['damaged', 'empty']).toContain(await reasonOf(bytes));
  });

  it('has cells without number, or far away: an answer', async () => {
    const rows = (count: number, made: (n: number) => string) =>
      Array.from({ length: count }, (_, n) => `<row r="${n + 1}">${made(n + 1)}</row>`).join('');
    expect(
      await reasonOf(withParts({ [sheet]: sheetOf(rows(20_001, (n) => `<c r="A${n}"><v>1</v></c>`)) })),
    ).toBe('too_large');
    const far = sheetOf(rows(500, (n) => `<c r="A${n}"><v>1</v></c><c r="XFD${n}"><v>1</v></c>`));
    expect(await reasonOf(withParts({ [sheet]: far }))).toBe('read');
    const low = sheetOf('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>');
    expect(['read', 'empty', 'too_large']).toContain(await reasonOf(withParts({ [sheet]: low })));
  });

  it('has entities of its own, formulas, links and macros: none is followed', async () => {
    const entities = `<!DOCTYPE w [<!ENTITY a SYSTEM "file:///etc/passwd"><!ENTITY b "${'x'.repeat(1000)}">]>`;
    const cells = `<row r="1"><c r="A1" t="inlineStr"><is><t>Dues &a;${'&b;'.repeat(1000)}</t></is></c><c r="B1"><f>WEBSERVICE("http://127.0.0.1/")</f><v>42</v></c></row>`;
    const text = await textOf(withParts({ [sheet]: sheetOf(cells, entities), 'xl/vbaProject.bin': 'MZ' }));
    expect(text).toContain('42');
    expect(text).not.toMatch(/root:|x{100}|WEBSERVICE/);
  });

  it('names properties that every object has: they are no sheets', async () => {
    const named = parts['xl/workbook.xml'];
    const text = new TextDecoder().decode(named).replace('name="Budget"', 'name="__proto__"');
    expect(await reasonOf(withParts({ 'xl/workbook.xml': text }))).toMatch(/read|empty|damaged/);
    expect(({} as Record<string, unknown>)['!ref']).toBeUndefined();
  });
});

describe('a web page or a mail that wants too much', { timeout: 30_000 }, () => {
  it('nests without end: refused', async () => {
    expect(await reasonOf(strToU8(`<html>${'<div>'.repeat(300_000)}Pets are welcome.`))).toBe('too_large');
    expect(await reasonOf(strToU8(`<html>${'<table><tr><td>'.repeat(100_000)}Pets.`))).toBe('too_large');
    expect(await reasonOf(strToU8(`<html>${'<'.repeat(3_000_000)}`))).not.toBe('too_large');
    expect(await reasonOf(strToU8(`<html>${'<b>x</b>'.repeat(1_500_001)}x`))).toBe('too_large');
    expect(await textOf(strToU8(`<html><p>A</p>${'</div>'.repeat(300_000)}`))).toBe('A');
  });

  it('names files and pages: none is fetched, nothing is run', async () => {
    const page =
      '<html><iframe src="file:///etc/passwd">in</iframe><img src="http://127.0.0.1/x" onerror="1"><p>Dues</p>';
    expect(await textOf(strToU8(page))).toBe('Dues');
  });

  const head = 'From: a@b.example\r\nMIME-Version: 1.0\r\nSubject: x\r\n';
  it.each([
    [
      'is a mail in a mail without end',
      () =>
        head +
        Array.from(
          { length: 3000 },
          (_, n) => `Content-Type: multipart/mixed; boundary="${n}"\r\n\r\n--${n}\r\n`,
        ).join(''),
    ],
    ['has headers without end', () => `${head}${'X-A: b\r\n'.repeat(200_000)}\r\nHi`],
    ['has one header without end', () => `${head}X-A: ${'=?utf-8?Q?a?= '.repeat(60_000)}\r\n\r\nHi`],
    [
      'has parts without number',
      () => `${head}Content-Type: multipart/mixed; boundary="b"\r\n\r\n${'--b\r\n\r\nx\r\n'.repeat(200_000)}`,
    ],
    ['has addresses without number', () => `${head}To: ${'a <a@b.example>, '.repeat(10_000)}\r\n\r\nHi`],
  ])('%s: an answer', async (_, make) => {
    expect(['read', 'damaged', 'empty', 'too_large']).toContain(await reasonOf(strToU8(make())));
  });
});
