import { degrees, PDFDocument, StandardFonts } from 'pdf-lib';
import { expect, it } from 'vitest';
import type { Page } from '#contract/page.ts';
import { isToRecognize } from '../ocr/choose-pages.ts';
import { readDocument } from '../read-document.ts';
import { rawPdf } from '../testing/raw-pdf.ts';

const RULES = [
  'Each Owner shall pay an annual assessment of $420.',
  'No more than two pets may be kept on a Lot.',
  'Every dog shall be kept on a leash in the park.',
];

const firstPage = async (bytes: Uint8Array): Promise<Page> => {
  const outcome = await readDocument(bytes, { ocr: false });
  const page = outcome.ok ? outcome.pages[0] : undefined;
  if (page === undefined) throw new Error('No page was read.');
  return page;
};

it.each([
  ['up', 90, (line: number) => ({ x: 100 + line * 16, y: 100 })],
  ['down', 270, (line: number) => ({ x: 300 - line * 16, y: 700 })],
  ['upside down', 180, (line: number) => ({ x: 500, y: 100 + line * 16 })],
])('lines that run %s the page are read in their order', async (_, angle, place) => {
  const file = await PDFDocument.create();
  const font = await file.embedFont(StandardFonts.Helvetica);
  const page = file.addPage([612, 792]);
  for (const [line, text] of RULES.entries())
    page.drawText(text, { ...place(line), size: 11, font, rotate: degrees(angle) });
  expect((await firstPage(await file.save())).text.split('\n')).toEqual(RULES);
});

it('a font that does not say which letters it paints is found out: the page is recognized by its look', async () => {
  // A letter's number in a common font is 29 below its code.
  const painted = (text: string): string =>
    [...text].map((letter) => (letter.charCodeAt(0) - 29).toString(16).padStart(4, '0')).join('');
  const lines = Array.from({ length: 9 }, (_, n) => `<${painted(RULES[n % 3] ?? '')}> Tj 0 -16 Td`);
  const bytes = rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    { dictionary: '', bytes: Buffer.from(`BT /F 12 Tf 72 720 Td ${lines.join(' ')} ET`) },
    '<< /Type /Font /Subtype /Type0 /BaseFont /ABCDEF+Letters /Encoding /Identity-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /ABCDEF+Letters /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor 7 0 R /DW 500 >>',
    '<< /Type /FontDescriptor /FontName /ABCDEF+Letters /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 >>',
  ]);
  const page = await firstPage(bytes);
  expect(page.text).toContain('2ZQHU VKDOO SD');
  expect(isToRecognize(page, false)).toBe(true);
});
