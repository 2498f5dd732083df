import { expect, it } from 'vitest';
import { faultsOf } from '../faults-of-pages.ts';
import { readDocument } from '../read-document.ts';
import { rawPdf } from '../testing/raw-pdf.ts';

/** A page with a table of two columns and three rows, of drawn lines, and the words at x and y, in 10-point type. */
function withTable(words: [x: number, y: number, text: string][]): Uint8Array {
  const lines = [
    ...[700, 670, 640, 610].map((y) => `100 ${y} m 400 ${y} l S`),
    ...[100, 250, 400].map((x) => `${x} 610 m ${x} 700 l S`),
  ];
  const text = words.map(([x, y, word]) => `1 0 0 1 ${x} ${y} Tm (${word}) Tj`);
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    {
      dictionary: '',
      bytes: Buffer.from([...lines, 'BT /F 10 Tf', ...text, 'ET'].join('\n')),
    },
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]);
}

it('makes no line of a row whose cells are empty, though text stands beside it', async () => {
  const outcome = await readDocument(
    withTable([
      [110, 680, 'Insurance'],
      [260, 680, '$12,000'],
      [450, 650, 'estimated'],
      [110, 620, 'Landscaping'],
      [260, 620, '$31,200'],
    ]),
    { ocr: false },
  );
  if (!outcome.ok) throw new Error(outcome.message);
  expect(faultsOf(outcome.pages)).toEqual([]);
  expect(outcome.pages[0]?.text.split('\n').sort()).toEqual([
    'Insurance\t$12,000',
    'Landscaping\t$31,200',
    'estimated',
  ]);
});

it('marks the rows of a table, and joins the lines of a title over them', async () => {
  const outcome = await readDocument(
    withTable([
      [110, 688, 'Boats and trailers kept'],
      [110, 676, 'on lots:'],
      [110, 650, 'Without a permit'],
      [260, 658, 'First time a warning.'],
      [260, 646, 'Then $40 a week.'],
      [110, 620, 'Over 30 feet'],
      [260, 620, '$95'],
      [110, 560, 'Below the table.'],
    ]),
    { ocr: false },
  );
  if (!outcome.ok) throw new Error(outcome.message);
  const [page] = outcome.pages;
  expect(page?.lines.map(({ start, end, row }) => [page.text.slice(start, end), row])).toEqual([
    ['Boats and trailers kept on lots:', true],
    ['Without a permit\tFirst time a warning. Then $40 a week.', true],
    ['Over 30 feet\t$95', true],
    ['Below the table.', undefined],
  ]);
});
