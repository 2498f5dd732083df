import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readDocument } from '#readers/read-document.ts';
import { sampleReport } from '../testing/sample-report.ts';
import { writeDocx } from './write-docx.ts';

const bytes = await writeDocx(sampleReport);
const files = unzipSync(bytes);
const part = (name: string) => strFromU8(files[name] ?? new Uint8Array());
const words = (xml: string) =>
  xml
    .replace(/<[^>]+>/g, '')
    .replaceAll('&apos;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

test('the report can be read back, with its headings and every note as a footnote', async () => {
  const read = await readDocument(bytes);
  const pages = read.ok ? read.pages : [];
  const text = pages
    .map((page) => page.text)
    .join('\n')
    .replace(/\s+/g, ' ');
  expect(text).toContain('Oak Lane – Owner’s budget.pdf');
  expect(text).toContain('You may keep no more than 2 pets in your home.');
  expect(text).toContain('$1,080 a year ($90 × 12)');
  for (const { page, quote } of sampleReport.notes) {
    expect(text).toContain(`Page ${page}: “${quote.replace(/\s+/g, ' ')}”`);
  }
  const headings = pages.flatMap(({ lines, text: all }) =>
    lines.filter(({ heading }) => heading > 0).map(({ start, end }) => all.slice(start, end)),
  );
  for (const { title } of sampleReport.parts) expect(headings).toContain(title);
});

test('Word numbers the footnotes as the report does, and each is one', () => {
  const refs = [...part('word/document.xml').matchAll(/<w:footnoteReference w:id="(\d+)"/g)].map(([, id]) =>
    Number(id),
  );
  expect(refs).toEqual(sampleReport.notes.map(({ number }) => number));
  expect(words(part('word/footnotes.xml'))).toContain('Page 1: “OAK LANE”');
});

test('the same report is the same bytes, whenever it is written', async () => {
  expect(part('docProps/core.xml')).toContain('2026-03-01T09:30:00Z');
  expect(Buffer.compare(await writeDocx(sampleReport), bytes)).toBe(0);
});

test('a report without a day and without notes is a Word file all the same', async () => {
  const bare = { ...sampleReport, madeAt: '', notes: [], parts: [] };
  expect((await readDocument(await writeDocx(bare))).ok).toBe(true);
});
