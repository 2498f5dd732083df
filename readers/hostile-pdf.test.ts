import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deflateSync } from 'node:zlib';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '#contract/page.ts';
import { faultsOf } from './faults-of-pages.ts';
import { MOST_PAGES, PDFIUM_MEMORY } from './limits.ts';
import { loadPdfium } from './pdf/pdfium.ts';
import { renderPage } from './pdf/render-page.ts';
import { readDocument } from './read-document.ts';
import { onePage, rawPdf } from './testing/raw-pdf.ts';

const RULE = 'Pets are kept on a leash of six feet.';

const pagesOf = async (bytes: Uint8Array): Promise<Page[]> => {
  const outcome = await readDocument(bytes, { ocr: false });
  if (!outcome.ok) throw new Error(outcome.message);
  expect(faultsOf(outcome.pages)).toEqual([]);
  return outcome.pages;
};

describe('a PDF that wants something done', () => {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    response.end();
  });
  beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => void server.close());

  it.each([
    [
      'runs a script when it is opened',
      () => ({ catalog: `/OpenAction << /S /JavaScript /JS (app.launchURL("${url()}")) >>` }),
    ],
    [
      'runs a script by name',
      () => ({
        catalog: `/Names << /JavaScript << /Names [(a) << /S /JavaScript /JS (this.getURL("${url()}")) >>] >> >>`,
      }),
    ],
    [
      'starts a program',
      () => ({ catalog: '/OpenAction << /S /Launch /F (/bin/sh) /Win << /F (cmd.exe) /P (/c calc) >> >>' }),
    ],
    ['opens an address', () => ({ page: `/AA << /O << /S /URI /URI (${url()}) >> >>` })],
    [
      'opens a file of another machine',
      () => ({ catalog: `/OpenAction << /S /GoToR /F (${url()}/a.pdf) /D [0 /Fit] >>` }),
    ],
    [
      'sends a form',
      () => ({ page: `/AA << /O << /S /SubmitForm /F << /FS /URL /F (${url()}) >> /Flags 4 >> >>` }),
    ],
    [
      'fetches its text from elsewhere',
      () => ({ more: [`<< /Length 0 /F << /FS /URL /F (${url()}) >> >>`], page: '/Extra 6 0 R' }),
    ],
    [
      'carries a form of XML',
      () => ({
        catalog: '/AcroForm << /XFA 6 0 R /Fields [] >>',
        more: [
          { dictionary: '', bytes: Buffer.from(`<!DOCTYPE x [<!ENTITY e SYSTEM "${url()}">]><x>&e;</x>`) },
        ],
      }),
    ],
    [
      'carries a file',
      () => ({
        catalog:
          '/Names << /EmbeddedFiles << /Names [(a.exe) << /Type /Filespec /F (a.exe) /EF << /F 6 0 R >> >>] >> >>',
        more: [{ dictionary: '/Type /EmbeddedFile', bytes: Buffer.from('MZ not really') }],
      }),
    ],
  ] as const)('%s is read, and nothing is done', async (_, parts) => {
    const bytes = onePage(RULE, parts() as Parameters<typeof onePage>[1]);
    expect((await pagesOf(bytes)).map(({ text }) => text)).toEqual([RULE]);
    expect((await renderPage(bytes, 1, 200)).width).toBe(200);
    expect(asked).toBe(0);
  });

  const url = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

describe('a PDF that unpacks to more than it should', () => {
  it('may fill no more than its share of memory', async () => {
    const { memory } = (await loadPdfium()) as unknown as { memory: WebAssembly.Memory };
    const free = PDFIUM_MEMORY * 16 - memory.buffer.byteLength / 65_536;
    expect(() => memory.grow(free + 1)).toThrow(RangeError);
  });

  it('of a stream of a gigabyte ends in an answer', { timeout: 60_000 }, async () => {
    // Twice packed: 10 GB would fit into the 10 MB of an upload.
    const blanks = deflateSync(Buffer.alloc(300_000_000, ' '));
    const bytes = rawPdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>',
      { dictionary: '/Filter [/FlateDecode /FlateDecode]', bytes: deflateSync(blanks) },
    ]);
    expect(bytes.length).toBeLessThan(100_000);
    expect((await readDocument(bytes, { ocr: false })).ok).toBe(false);
  });

  it('of a picture of a gigapixel ends in an answer', { timeout: 60_000 }, async () => {
    const side = 40_000;
    const bytes = rawPdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >> >>',
      { dictionary: '', bytes: Buffer.from('q 612 0 0 792 0 0 cm /I Do Q') },
      {
        dictionary: `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter [/FlateDecode /FlateDecode]`,
        bytes: deflateSync(deflateSync(Buffer.alloc(200_000_000, 1))),
      },
    ]);
    expect((await readDocument(bytes, { ocr: false })).ok).toBe(false);
    expect((await renderPage(bytes, 1, 400).catch(() => undefined))?.width ?? 400).toBe(400);
  });

  it.each([
    ['more pages than are read', MOST_PAGES + 1],
    ['a million pages', 1_000_000],
  ])('into %s is refused', { timeout: 30_000 }, async (_, count) => {
    const bytes = rawPdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Kids [${'3 0 R '.repeat(Math.min(count, MOST_PAGES + 1))}] /Count ${count} >>`,
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>',
    ]);
    const outcome = await readDocument(bytes, { ocr: false });
    expect(outcome).toMatchObject({ ok: false });
    expect((outcome as { message: string }).message).toMatch(/^This file/);
  });

  it('of a page of millions of letters leaves that page out', { timeout: 60_000 }, async () => {
    const words = `BT /F 1 Tf 10 700 Td ${'(Pets and more pets. ) Tj '.repeat(15_000)} ET`;
    const bytes = rawPdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R 6 0 R] /Count 2 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 14400 792] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
      { dictionary: '/Filter /FlateDecode', bytes: deflateSync(Buffer.from(words)) },
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 7 0 R /Resources << /Font << /F 5 0 R >> >> >>',
      { dictionary: '', bytes: Buffer.from(`BT /F 12 Tf 72 720 Td (${RULE}) Tj ET`) },
    ]);
    const [first, second] = await pagesOf(bytes);
    expect(first).toMatchObject({ text: '', readable: false, fault: 'damaged' });
    expect(second?.text).toBe(RULE);
  });
});

describe('a PDF whose parts do not fit together', () => {
  const sound = onePage(RULE);
  const patched = (from: string | RegExp, to: string): Uint8Array =>
    Buffer.from(Buffer.from(sound).toString('latin1').replace(from, to), 'latin1');

  it.each([
    ['without its cross-reference table', patched(/xref\n[\s\S]*?trailer/, 'trailer')],
    ['with a table that points anywhere', patched(/\d{10} 00000 n/g, '0000000099 00000 n')],
    ['with a start that is not there', patched(/startxref\n\d+/, 'startxref\n999999')],
    ['with other bytes in front of it', Buffer.concat([Buffer.alloc(500, 'x\n'), sound])],
    ['with other bytes behind it', Buffer.concat([sound, Buffer.alloc(5000, 'x\n')])],
  ])('%s is read', async (_, bytes) => {
    expect((await pagesOf(bytes)).map(({ text }) => text)).toEqual([RULE]);
  });

  it.each([
    ['a tree of pages that is its own branch', '/Kids [2 0 R] /Count 1'],
    ['a tree that counts pages it does not have', '/Kids [3 0 R] /Count 3'],
    ['a tree that counts fewer pages than none', '/Kids [3 0 R] /Count -7'],
    ['pages that are something else', '/Kids [5 0 R 4 0 R] /Count 2'],
  ])('with %s ends in an answer', async (_, tree) => {
    const outcome = await readDocument(patched('/Kids [3 0 R] /Count 1', tree), { ocr: false });
    if (outcome.ok) expect(outcome.pages[0]?.text).toBe(RULE);
    else expect(outcome.message).toMatch(/^This file (?:is damaged|has no content)/);
  });

  it('says which pages are missing', async () => {
    const pages = await pagesOf(patched('/Kids [3 0 R] /Count 1', '/Kids [3 0 R 99 0 R] /Count 2'));
    expect(pages.map(({ text, fault }) => fault ?? text)).toEqual([RULE, 'damaged']);
  });
});

describe('a PDF of an unusual shape', () => {
  it('with a page of five metres is read and drawn within bounds', { timeout: 30_000 }, async () => {
    const bytes = onePage(RULE, { box: '0 0 14173 14173' });
    expect((await pagesOf(bytes))[0]?.text).toBe(RULE);
    const { width, height } = await renderPage(bytes, 1, 2000);
    expect([width, height]).toEqual([2000, 2000]);
    const strip = await renderPage(onePage(RULE, { box: '0 0 10 14173' }), 1, 2000);
    expect(strip.height).toBeLessThanOrEqual(4 * 2000);
  });

  it.each(['0 0 0 0', '0 0 -612 -792', '1e30 1e30 2e30 2e30', 'nan nan nan nan'])(
    'with the box %s ends in an answer',
    async (box) => {
      const bytes = onePage(RULE, { box });
      const outcome = await readDocument(bytes, { ocr: false });
      if (outcome.ok) expect(faultsOf(outcome.pages)).toEqual([]);
      await renderPage(bytes, 1, 200).catch((error) => expect(error).toBeInstanceOf(RangeError));
    },
  );

  it('wide and low is read whole', async () => {
    const [page] = await pagesOf(onePage(RULE, { box: '0 200 1008 812' }));
    expect(page).toMatchObject({ text: RULE, size: { width: 1008, height: 612 } });
  });

  it('with labels of its own is numbered by the place of its pages', async () => {
    const bytes = onePage(RULE, { catalog: '/PageLabels << /Nums [0 << /S /r /St 17 >>] >>' });
    expect((await pagesOf(bytes)).map(({ number }) => number)).toEqual([1]);
  });

  it('with a thousand pages is read in seconds', { timeout: 60_000 }, async () => {
    const file = await PDFDocument.create();
    const font = await file.embedFont(StandardFonts.Helvetica);
    for (let number = 1; number <= 1000; number += 1)
      file.addPage([612, 792]).drawText(`Rule ${number}. ${RULE}`, { x: 72, y: 700, size: 11, font });
    const pages = await pagesOf(await file.save());
    expect(pages).toHaveLength(1000);
    expect(pages[999]?.text).toBe(`Rule 1000. ${RULE}`);
  });
});
