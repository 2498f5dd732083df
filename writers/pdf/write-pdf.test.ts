import { PDFDocument, PDFName } from 'pdf-lib';
import { expect, test } from 'vitest';
import { readDocument } from '#readers/read-document.ts';
import { sampleReport } from '../testing/sample-report.ts';
import { writePdf } from './write-pdf.ts';

const bytes = await writePdf(sampleReport);
const read = await readDocument(bytes);
const text = read.ok
  ? read.pages
      .map((page) => page.text)
      .join('\n')
      .replace(/\s+/g, ' ')
  : '';

test('the report can be read back: title, statements, arithmetic, and every note with page and quote', () => {
  expect(text).toContain('Oak Lane – Owner’s budget.pdf');
  expect(text).toContain('You may keep no more than 2 pets in your home.');
  expect(text).toContain('$1,080 a year ($90 × 12)');
  expect(text).toContain('It also says: $95');
  expect(text).toContain('Roof $1,200 for each home · Jun 30, 2026 · Approved');
  expect(text).toContain('The reserves are 65% funded.');
  expect(text).toContain('PlainDeed · Oak Lane – Owner’s budget.pdf 1 / ');
  for (const { number, page, quote } of sampleReport.notes) {
    expect(text).toContain(`${number} Page ${page} “${quote.replace(/\s+/g, ' ')}”`);
  }
});

test('title, language and outline are set, and the numbers lead to their notes', async () => {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  expect(pdf.getTitle()).toBe('Oak Lane – Owner’s budget.pdf: what it says');
  expect(pdf.getCreationDate()?.toISOString()).toBe('2026-03-01T09:30:00.000Z');
  expect(pdf.catalog.get(PDFName.of('Lang'))?.toString()).toContain('en-US');
  expect(pdf.catalog.get(PDFName.of('Outlines'))).toBeDefined();
  const links = pdf.getPages().flatMap((page) => page.node.Annots()?.asArray() ?? []);
  expect(links.length).toBeGreaterThanOrEqual(sampleReport.notes.length);
});

test('the same report is the same bytes', async () => {
  expect(Buffer.compare(await writePdf(sampleReport), bytes)).toBe(0);
});

test('a report without a day and without notes is a PDF all the same', async () => {
  const bare = { ...sampleReport, madeAt: '', notes: [], parts: [] };
  expect((await readDocument(await writePdf(bare))).ok).toBe(true);
});
