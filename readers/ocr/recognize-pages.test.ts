import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '#contract/page.ts';
import { faultsOf } from '../faults-of-pages.ts';
import { readPdf } from '../pdf/read-pdf.ts';
import type { OcrCache } from './ocr-options.ts';
import { findTesseract } from './tesseract-program.ts';

const fixture = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../../fixtures/${name}`, import.meta.url)));
const NOTICE = `NOTICE TO ALL OWNERS OF MAPLE HOLLOW
The annual assessment for each Lot is $1,080.00 and is due
on the first day of January. A late fee of $25.00 is charged
fifteen (15) days after the due date. Interest runs at 12%
a year. The Board may lien a Lot that is ninety days behind.`;

const ways: { program: 'package' | 'auto'; name: string }[] = [
  { program: 'package', name: 'the npm package' },
  ...(findTesseract() === undefined ? [] : [{ program: 'auto' as const, name: 'the installed program' }]),
];

describe.each(ways)('scans recognized by $name', { timeout: 60_000 }, ({ program }) => {
  const kept = new Map<string, string>();
  const cache: OcrCache = {
    get: async (key) => kept.get(key),
    set: async (key, value) => void kept.set(key, value),
  };
  const heard: [number, number][] = [];
  const read = async (): Promise<Page[]> => {
    const onPage = (done: number, pages: number): unknown => heard.push([done, pages]);
    const pages = await readPdf(fixture('scan-turned.pdf'), { ocr: { program, cache }, onPage });
    if (typeof pages === 'string') throw new Error(pages);
    return pages;
  };
  let pages: Page[] = [];
  beforeAll(async () => {
    pages = await read();
  }, 60_000);

  it('are read whichever way they lie', () => {
    expect(pages.map(({ text }) => text)).toEqual([NOTICE, NOTICE, NOTICE, NOTICE]);
    expect(faultsOf(pages)).toEqual([]);
    expect(heard).toEqual([1, 2, 3, 4].map((done) => [done, 4]));
  });

  it('say that and how well they were recognized', () => {
    for (const page of pages) {
      expect(page).toMatchObject({ source: 'ocr', readable: true, doubtful: [] });
      expect(page.confidence).toBeGreaterThan(0.9);
    }
  });

  it('know where their lines stand on the page as it is shown', () => {
    const boxOf = (page: number): number[] => [...(pages[page]?.lines[0]?.box ?? [])];
    const near = (box: number[], expected: number[]): void => {
      for (const [edge, value] of expected.entries()) expect(box[edge]).toBeCloseTo(value, 1);
    };
    near(boxOf(0), [0.07, 0.13, 0.72, 0.22]);
    near(boxOf(1), [0.16, 0.28, 0.2, 0.93]);
    near(boxOf(2), [0.28, 0.8, 0.93, 0.84]);
    near(boxOf(3), [0.07, 0.16, 0.72, 0.2]);
  });

  it('are not recognized again where what was read is kept', async () => {
    expect(kept.size).toBe(4);
    for (const [key, value] of kept) kept.set(key, value.replaceAll('MAPLE', 'CEDAR'));
    const again = await read();
    expect(again.every(({ text }) => text.includes('CEDAR HOLLOW'))).toBe(true);
  });
});

it('takes a picture without words for unreadable', { timeout: 60_000 }, async () => {
  const [page] = (await readPdf(fixture('scan-dust.pdf'))) as Page[];
  expect(page).toMatchObject({ text: '', lines: [], readable: false, source: 'ocr', fault: 'no_words' });
});

it('reads each page of a mixed file the best way, and passes over a drawing', {
  timeout: 30_000,
}, async () => {
  const pages = (await readPdf(fixture('scan-mixed.pdf'))) as Page[];
  expect(pages.map(({ source, fault }) => source ?? fault ?? 'text')).toEqual([
    ...Array(8).fill('text'),
    'ocr',
    'drawing',
  ]);
  expect(pages[8]?.text).toBe(NOTICE);
  expect(pages[9]).toMatchObject({ text: '', readable: false });
});

it('says of pages that nobody tried to recognize that they were not', async () => {
  const limited = { ocr: { mostPages: 0 } };
  for (const options of [{ ocr: false as const }, limited]) {
    const [page] = (await readPdf(fixture('scan-only.pdf'), options)) as Page[];
    expect(page).toMatchObject({ readable: false, fault: 'not_tried' });
  }
});

it('takes the place of a text layer that is nonsense, and leaves a sound one', {
  timeout: 30_000,
}, async () => {
  const [nonsense] = (await readPdf(fixture('scan-nonsense.pdf'))) as Page[];
  expect(nonsense).toMatchObject({ text: NOTICE, source: 'ocr' });
  const [sound] = (await readPdf(fixture('scan-with-text.pdf'))) as Page[];
  expect(sound?.source).toBeUndefined();
});
