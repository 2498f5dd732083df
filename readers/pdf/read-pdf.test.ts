import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Page } from '#contract/page.ts';
import { readPdf } from './read-pdf.ts';

const fixture = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../../fixtures/${name}`, import.meta.url)));
const pagesOf = async (name: string): Promise<Page[]> => {
  const pages = await readPdf(fixture(name), { ocr: false });
  if (typeof pages === 'string') throw new Error(`${name} is ${pages}`);
  return pages;
};
const linesOf = (page: Page | undefined): string[] => page?.text.split('\n') ?? [];

describe('a declaration', async () => {
  const pages = await pagesOf('maple-hollow-ccrs.pdf');
  const third = pages[2];

  it('keeps its pages and their size', () => {
    expect(pages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(pages.every(({ size, readable }) => readable && size?.width === 612 && size.height === 792)).toBe(
      true,
    );
  });

  it('keeps its lines from the top to the bottom, header and footer included', () => {
    const lines = linesOf(third);
    expect(lines[0]).toBe('Declaration of Covenants for Maple Hollow');
    expect(lines[1]).toBe('RECITALS');
    expect(lines.at(-1)).toBe('Page 3 of 6');
    expect(lines).toContain('three (3) votes for each Lot that it owns.');
  });

  it('knows type size and bold', () => {
    const styleOf = (start: string) => {
      const line = third?.lines.find((one) => third.text.slice(one.start).startsWith(start));
      return { size: line?.size, bold: line?.bold };
    };
    expect(styleOf('ARTICLE I: DEFINITIONS')).toEqual({ size: 12, bold: true });
    expect(styleOf('subjects the land')).toEqual({ size: 11, bold: false });
    expect(styleOf('Page 3 of 6')).toEqual({ size: 9, bold: false });
  });

  it('knows where each word stands', () => {
    const line = third?.lines[1];
    expect(line?.words).toHaveLength(1);
    const [start, end, left = 0, right = 0] = line?.words[0] ?? [];
    expect(third?.text.slice(start, end)).toBe('RECITALS');
    expect((left + right) / 2).toBeCloseTo(0.5, 2);
    const [boxLeft = 0, top = 0, boxRight = 0, bottom = 0] = line?.box ?? [];
    expect([boxLeft, boxRight]).toEqual([left, right]);
    expect(top).toBeGreaterThan(0.08);
    expect(bottom).toBeLessThan(0.12);
  });

  it('parts the page numbers of a table of contents from their dots', () => {
    expect(pages[0]?.text).toMatch(/Section 3\.2 Annual Assessment \.{20,} 3\n/);
  });

  it('leaves hyphens at line ends as they are printed', () => {
    expect(pages.map(({ text }) => text).join('\n')).toMatch(/[a-z]-\n[a-z]/);
  });
});

it('sets the cells of a table apart by tabs', async () => {
  const [page] = await pagesOf('maple-hollow-budget.pdf');
  const lines = linesOf(page);
  expect(lines).toContain('2024 Actual\t2025 Budget\t2026 Budget\tChange');
  expect(lines).toContain('Repairs and maintenance\t9,204\t8,400\t8,760\t360');
  expect(lines).toContain('Total Operating Expenses\t$77,300\t$76,640\t$80,110\t$3,470');
  expect(lines).toContain('Net Surplus (Deficit)\t$1,432\t$930\t$1,800\t$870');
});

it('reads a table with drawn lines row by row, a cell of several lines in one go', async () => {
  const [page] = await pagesOf('ruled-table.pdf');
  expect(linesOf(page)).toEqual([
    'SCHEDULE OF FINES',
    'Violation\tFine',
    "Parking on the street overnight\tFirst time: a written warning. Second time: $50. Third and later times: $100 and towing at the owner's expense.",
    'Unapproved change to the outside of a home\t$100, and $10 for each day until the change is approved or undone, up to $1,000 in all',
    'Dog off its leash\t$25',
    'Trash containers left at the curb after the day of collection\t$25 after one warning',
  ]);
});

it('reads columns one after the other, what stands across them before and after', async () => {
  const [page] = await pagesOf('two-columns.pdf');
  const lines = linesOf(page);
  expect(lines[0]).toBe('THE MAPLE HOLLOW LEAF');
  expect(lines.at(-1)).toBe('Page 1');
  expect(lines.indexOf('answer.')).toBe(
    lines.indexOf('The annual meeting is on June 9 at 7:00 p.m. in the') - 1,
  );
  expect(page?.text).not.toContain('\t');
});

it('reads a turned page as it is shown', async () => {
  const [page] = await pagesOf('rotated.pdf');
  expect(page?.size).toEqual({ width: 792, height: 612 });
  expect(linesOf(page)[1]).toBe('Late fees and interest\t612\t450\t600');
  expect(page?.lines[1]?.box?.[0]).toBeCloseTo(72 / 792, 2);
});

it('keeps stamps and watermarks out of the text, letters together and doubled words single', async () => {
  const [page] = await pagesOf('stamped.pdf');
  const lines = linesOf(page);
  expect(lines[0]).toBe('ARTICLE III');
  expect(lines.slice(-4)).toEqual([
    'Recording fee: $86.00',
    'The fee was set on the 1st of May.',
    'Instrument No. 2009-04417',
    'UNOFFICIAL COPY',
  ]);
  expect(page?.text).toContain(
    '\nLots shall be used for single-family homes only. An Owner may work from home',
  );
});

it('forms lines of recognized text that leans and jitters', async () => {
  const [page] = await pagesOf('scan-with-text.pdf');
  expect(page?.readable).toBe(true);
  expect(linesOf(page)).toHaveLength(16);
  expect(linesOf(page)[3]).toBe(
    'No more than two (2) household pets may be kept on a Lot. No dog may weigh more',
  );
});

it('marks pages that are pictures where none are recognized', async () => {
  const [page] = await pagesOf('scan-only.pdf');
  expect(page).toMatchObject({ number: 1, text: '', lines: [], readable: false });
});

it('opens a file without a user password, and only that', async () => {
  expect(await pagesOf('owner-locked.pdf')).toEqual(await pagesOf('two-columns.pdf'));
  expect(await readPdf(fixture('encrypted.pdf'))).toBe('encrypted');
  expect(await readPdf(fixture('damaged.pdf'))).toBe('damaged');
});
