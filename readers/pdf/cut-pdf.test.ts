import { readFile } from 'node:fs/promises';
import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { cutPdf } from './cut-pdf.ts';
import { readPdf } from './read-pdf.ts';

const most = 10_000_000;
const fixture = (name: string) => readFile(new URL(`../../fixtures/${name}`, import.meta.url));
const textsOf = async (bytes: Uint8Array) => {
  const pages = await readPdf(bytes, { ocr: false });
  return Array.isArray(pages) ? pages.map(({ text, size }) => ({ text, size })) : pages;
};
const cutOf = async (bytes: Uint8Array, ...ranges: [number, number][]) => {
  const parts = await cutPdf(
    bytes,
    ranges.map(([first, last]) => ({ first, last })),
    most,
  );
  if (typeof parts === 'string') throw new Error(parts);
  return parts;
};

test.each(['maple-hollow-ccrs.pdf', 'owner-locked.pdf', 'rotated.pdf', 'scan-mixed.pdf', 'stamped.pdf'])(
  'the pages of %s are the same in its parts',
  async (name) => {
    const bytes = await fixture(name);
    const whole = await textsOf(bytes);
    const count = whole.length;
    const parts = await cutOf(bytes, [1, 1], ...(count > 1 ? [[2, count] as [number, number]] : []));
    const texts = [];
    for (const part of parts) texts.push(...(await textsOf(part)));
    expect(texts).toEqual(whole);
  },
);

test('the values of a form that was filled in are kept', async () => {
  const pdf = await PDFDocument.create();
  pdf.addPage().drawText('Resale certificate of the association');
  const page = pdf.addPage();
  page.drawText('Monthly assessment:');
  const field = pdf.getForm().createTextField('dues');
  field.setText('$245.00');
  field.addToPage(page, { x: 200, y: 10, width: 200, height: 20 });
  const [part] = await cutOf(await pdf.save(), [2, 2]);
  const [first] = (await textsOf(part!)) as { text: string }[];
  expect(first?.text).toContain('$245.00');
});

test('a file that does not open is cut into nothing, and pages that are not there are refused', async () => {
  const one = [{ first: 1, last: 1 }];
  expect(await cutPdf(await fixture('damaged.pdf'), one, most)).toBe('damaged');
  expect(await cutPdf(await fixture('encrypted.pdf'), one, most)).toBe('encrypted');
  const good = await fixture('maple-hollow-ccrs.pdf');
  expect(await cutPdf(good, one, 100)).toBe('too_large');
  for (const [first, last] of [
    [0, 1],
    [2, 1],
    [1, 10_000],
    [Number.NaN, 1],
  ] as const)
    await expect(cutPdf(good, [{ first, last }], most)).rejects.toThrow(RangeError);
});
