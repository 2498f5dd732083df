import { readFileSync } from 'node:fs';
import { utils, write } from '@e965/xlsx';
import jpeg from 'jpeg-js';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import type { Page } from '#contract/page.ts';
import { faultsOf } from './faults-of-pages.ts';
import { renderPage } from './pdf/render-page.ts';
import { picturesToPdf } from './pictures/pictures-to-pdf.ts';
import { readDocument } from './read-document.ts';

const fixture = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../fixtures/${name}`, import.meta.url)));
const readPages = async (bytes: Uint8Array, format: string): Promise<Page[]> => {
  const outcome = await readDocument(bytes);
  expect(outcome).toMatchObject({ ok: true, format });
  if (!outcome.ok) return [];
  expect(faultsOf(outcome.pages)).toEqual([]);
  return outcome.pages;
};
const pagesOf = async (bytes: Uint8Array, format: string): Promise<string[]> =>
  (await readPages(bytes, format)).map(({ text }) => text);
/** The lines that a reader says are rows of a table. */
const rowsOf = async (bytes: Uint8Array, format: string): Promise<string[]> =>
  (await readPages(bytes, format)).flatMap(({ text, lines }) =>
    lines.flatMap(({ start, end, row }) => (row ? text.slice(start, end) : [])),
  );

describe.each(['xlsx', 'xls'] as const)('a workbook as %s', (format) => {
  const book = utils.book_new();
  const rows = [
    ['Maple Hollow Owners Association'],
    ['Item', '2025 Actual', '2026 Budget'],
    ['Landscaping', { t: 'n', v: 31200, z: '$#,##0.00' }, { t: 'n', v: 32750, z: '$#,##0.00' }],
    ['Snow removal', null, { t: 'n', v: 4000, z: '$#,##0.00' }],
  ];
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Operating');
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Roof', 90000]]), 'Reserves');
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Not for owners', 1]]), 'Drafts');
  book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 0 }, { Hidden: 1 }] };
  const bytes = new Uint8Array(write(book, { type: 'array', bookType: format }));

  it('has a page for each sheet that is shown, its cells apart, the empty ones too', async () => {
    expect(await pagesOf(bytes, format)).toEqual([
      'Operating\nMaple Hollow Owners Association\nItem\t2025 Actual\t2026 Budget\n' +
        'Landscaping\t$31,200.00\t$32,750.00\nSnow removal\t\t$4,000.00',
      'Reserves\nRoof\t90000',
    ]);
    expect(await rowsOf(bytes, format)).toEqual([
      'Item\t2025 Actual\t2026 Budget',
      'Landscaping\t$31,200.00\t$32,750.00',
      'Snow removal\t\t$4,000.00',
      'Roof\t90000',
    ]);
  });
});

describe('a web page', () => {
  it('is read as it is shown: rows as lines, hidden text and scripts not at all', async () => {
    const html = `<!DOCTYPE html><html><head><title>x</title><style>p{color:red}</style></head><body>
      <script>document.write('<p>Dogs are forbidden.</p>')</script>
      <h1>Rules of Maple&nbsp;Hollow</h1><p>Pets are kept<br>on a <b>leash</b>.</p>
      <p style="display: none">Cats pay <i>$9</i>.</p><div hidden>Never.</div>
      <table><tr><th>Fine</th><th>First</th><th>Second</th></tr>
      <tr><td><p>Noise</p></td><td></td><td>$50 &amp; up</td></tr></table>
      <ul><li>One</li><li>Two</li></ul><p style="page-break-before: always">Page two.</p></body></html>`;
    expect(await pagesOf(Buffer.from(html), 'html')).toEqual([
      'Rules of Maple Hollow\n\nPets are kept\non a leash.\n\nFine\tFirst\tSecond\nNoise\t\t$50 & up\n\nOne\nTwo',
      'Page two.',
    ]);
    expect(await rowsOf(Buffer.from(html), 'html')).toEqual(['Fine\tFirst\tSecond', 'Noise\t\t$50 & up']);
  });
});

describe('a mail', () => {
  const head =
    'From: "The Board" <board@maple.example>\r\nTo: ann@home.example\r\nMessage-ID: <1@maple.example>\r\n';
  const dated = `${head}Date: Tue, 3 Feb 2026 10:00:00 +0000\r\nSubject: Special assessment\r\nMIME-Version: 1.0\r\n`;

  it('is read with its head, and its attachments are told by name', async () => {
    const mail = `${dated}Content-Type: multipart/mixed; boundary="b"\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nEach home pays $900.\r\n--b\r\nContent-Type: application/pdf; name="budget.pdf"\r\nContent-Disposition: attachment; filename="budget.pdf"\r\nContent-Transfer-Encoding: base64\r\n\r\nJVBERi0x\r\n--b--\r\n`;
    expect(await pagesOf(Buffer.from(mail), 'eml')).toEqual([
      'Special assessment\nFrom: The Board\nTo: ann@home.example\nDate: February 3, 2026\n\nEach home pays $900.\n\nAttached file: budget.pdf',
    ]);
  });

  it('that has its text as a web page alone is read from that', async () => {
    const mail = `${dated}Content-Type: text/html\r\n\r\n<p>Each home pays <b>$900</b>.</p><script>1</script>`;
    expect((await pagesOf(Buffer.from(mail), 'eml'))[0]).toMatch(/\n\nEach home pays \$900\.$/);
  });
});

describe('pictures of pages', () => {
  const notice = async (): Promise<PNG> =>
    PNG.sync.read(Buffer.from((await renderPage(fixture('scan-nonsense.pdf'), 1, 900)).png));

  /** As a phone stores it that was held on its side: the pixels lie, a note says so. */
  const photograph = ({ width, height, data }: PNG): Buffer => {
    const turned = Buffer.alloc(data.length);
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1)
        data.copy(turned, ((width - 1 - x) * height + y) * 4, (y * width + x) * 4, (y * width + x + 1) * 4);
    const { data: file } = jpeg.encode({ width: height, height: width, data: turned }, 80);
    const exif = Buffer.from(
      'Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0',
      'latin1',
    );
    const mark = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
    return Buffer.concat([file.subarray(0, 2), mark, exif, file.subarray(2)]);
  };

  it('are recognized, the right way up, several as one document', { timeout: 120_000 }, async () => {
    const png = await notice();
    const pictures = [photograph(png), PNG.sync.write(png)];
    const pdf = picturesToPdf(pictures);
    expect(picturesToPdf(pictures)).toEqual(pdf);
    const sizes = await Promise.all([1, 2].map(async (page) => (await renderPage(pdf, page, 100)).png));
    const [first, second] = sizes.map((bytes) => PNG.sync.read(Buffer.from(bytes)));
    expect(first?.height).toBe(second?.height);
    expect(Math.abs((first?.height ?? 0) / 100 - png.height / png.width)).toBeLessThan(0.02);
    const [upright] = await pagesOf(photograph(png), 'pdf');
    expect(upright).toMatch(/annual assessment/i);
  });

  it.each([
    ['a PNG that says it is enormous', 'too_large', () => pngOf(60_000, 60_000)],
    ['a PNG of no size', 'damaged', () => pngOf(0, 0)],
    ['a PNG that is a strip', 'too_large', () => pngOf(10_000, 10)],
    ['a PNG without its pixels', 'damaged', () => pngOf(100, 100)],
    ['a JPEG that says it is enormous', 'too_large', () => jpegOf(65_000, 65_000)],
    [
      'a JPEG of segments without end',
      'damaged',
      () => Buffer.from(`\xff\xd8${'\xff\xe1\0\x02'.repeat(50_000)}`, 'latin1'),
    ],
    ['a JPEG without its pixels', 'empty', () => jpegOf(100, 100)],
  ])('%s is refused as %s', async (_, reason, make) => {
    const outcome = await readDocument(new Uint8Array(make()));
    expect(outcome).toMatchObject({ ok: false, reason });
  });
});

function pngOf(width: number, height: number): Buffer {
  const file = PNG.sync.write(new PNG({ width: 2, height: 2 }));
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  return file;
}

function jpegOf(width: number, height: number): Buffer {
  const head = Buffer.from(
    '\xff\xd8\xff\xc0\0\x11\x08\0\0\0\0\x03\x01\x22\0\x02\x11\x01\x03\x11\x01',
    'latin1',
  );
  head.writeUInt16BE(height, 7);
  head.writeUInt16BE(width, 9);
  return Buffer.concat([head, Buffer.from('\xff\xd9', 'latin1')]);
}
