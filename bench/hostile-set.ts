import { deflateSync } from 'node:zlib';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { type RawObject, rawPdf } from '#readers/testing/raw-pdf.ts';

export interface HostileFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const helvetica = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const twicePacked = (bytes: Uint8Array): RawObject => ({
  dictionary: '/Filter [/FlateDecode /FlateDecode]',
  bytes: deflateSync(deflateSync(bytes)),
});

/** One page of `box` with the content and resources; further objects begin at number 5. */
function pdf(
  content: RawObject | string,
  resources = '',
  more: RawObject[] = [],
  box = '0 0 612 792',
): Uint8Array {
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents 4 0 R /Resources << ${resources} >> >>`,
    typeof content === 'string' ? { dictionary: '', bytes: Buffer.from(content) } : content,
    ...more,
  ]);
}

/** Forms that show each the next one ten times. */
function nestedForms(): Uint8Array {
  const depth = 12;
  const forms = Array.from({ length: depth }, (_, level): RawObject => {
    const isLast = level === depth - 1;
    const next = isLast ? '' : `/Resources << /XObject << /F ${level + 6} 0 R >> >>`;
    return {
      dictionary: `/Type /XObject /Subtype /Form /BBox [0 0 612 792] ${next}`,
      bytes: Buffer.from(isLast ? '0 0 612 792 re f' : '/F Do '.repeat(10)),
    };
  });
  return pdf('/F Do', '/XObject << /F 5 0 R >>', forms);
}

function tiling(): Uint8Array {
  const pattern: RawObject = {
    dictionary:
      '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep .01 /YStep .01 /Resources << >>',
    bytes: Buffer.from('1 0 0 rg 0 0 1 1 re f 0 1 0 rg .1 .1 .5 .5 re f'),
  };
  const fill = '/Pattern cs /P scn 0 0 14400 14400 re f '.repeat(2000);
  return pdf(fill, '/Pattern << /P 5 0 R >>', [pattern], '0 0 14400 14400');
}

function hugePicture(side: number): Uint8Array {
  const image: RawObject = {
    dictionary: `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter [/FlateDecode /FlateDecode]`,
    bytes: deflateSync(
      deflateSync(Buffer.alloc(side * side * 3 > 600_000_000 ? 600_000_000 : side * side * 3, 7)),
    ),
  };
  return pdf('q 612 0 0 792 0 0 cm /I Do Q', '/XObject << /I 5 0 R >>', [image]);
}

/** Pages that all show the same content: unpacked once more for each. */
function heavyPages(count: number, content: Uint8Array): Uint8Array {
  const kids = Array.from({ length: count }, (_, at) => `${at + 5} 0 R`).join(' ');
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    helvetica,
    twicePacked(content),
    ...Array.from(
      { length: count },
      () =>
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F 3 0 R >> >> >>',
    ),
  ]);
}

const lines = Buffer.from('0 0 m 612 792 l S 10 10 500 700 re f* ');
const paths = Buffer.concat(Array.from({ length: 400_000 }, () => lines));
const words = Buffer.from(`BT /F 12 Tf 72 720 Td ${'(pets ) Tj '.repeat(15_000)} ET`);
const packed = (parts: Record<string, Uint8Array>): Uint8Array => zipSync(parts, { level: 9 });

/** A Word file of the project's own with another text. */
function docx(sound: Uint8Array, body: string): Uint8Array {
  const document = `<?xml version="1.0"?><w:document xmlns:w="urn:w"><w:body>${body}</w:body></w:document>`;
  return packed({ ...unzipSync(sound), 'word/document.xml': strToU8(document) });
}

const said = '<w:p><w:r><w:t>Pets are kept on a leash of six feet.</w:t></w:r></w:p>';
const upTo = (length: number, text: (n: number) => string): Uint8Array => {
  const parts: string[] = [];
  for (let n = 1, sum = 0; sum < length; n += 1) {
    const part = text(n);
    parts.push(part);
    sum += part.length;
  }
  return Buffer.from(parts.join('')).subarray(0, length);
};

const mostBytes = 9_900_000;

/** Files that are made to take all the memory or time there is. `sound` is an ordinary Word file. */
export function* hostileSet(sound: Uint8Array): Generator<HostileFile> {
  const made: [string, () => Uint8Array][] = [
    ['nested flate.pdf', () => pdf(twicePacked(Buffer.alloc(600_000_000, ' ')))],
    ['nested forms.pdf', nestedForms],
    ['huge page.pdf', () => pdf(`${'0 0 m 14400 14400 l S '.repeat(200_000)}`, '', [], '0 0 14400 14400')],
    ['tiling.pdf', tiling],
    ['picture of a gigapixel.pdf', () => hugePicture(33_000)],
    ['large picture.pdf', () => hugePicture(11_000)],
    ['heavy pages.pdf', () => heavyPages(300, paths)],
    ['pages of words.pdf', () => heavyPages(300, words)],
    [
      'objects.pdf',
      () =>
        pdf(
          'BT ET',
          '',
          Array.from({ length: 180_000 }, () => '<< /A [1 2 3] >>'),
        ),
    ],
    ['zip bomb.docx', () => docx(sound, said.replace('six', ' '.repeat(400_000_000)))],
    ['deep.docx', () => docx(sound, '<w:tbl><w:tr><w:tc>'.repeat(60_000))],
    [
      'table.docx',
      () => docx(sound, `<w:tbl>${`<w:tr>${`<w:tc>${said}</w:tc>`.repeat(50)}</w:tr>`.repeat(3000)}</w:tbl>`),
    ],
    [
      'fines.txt',
      () =>
        upTo(
          mostBytes,
          (n) => `Section ${n}. No pets in unit ${n}; a fine of $${n} applies for each day.\n\n`,
        ),
    ],
    ['one line.txt', () => upTo(mostBytes, () => 'The owner shall pay the assessment of $100 each month ')],
    ['comments.txt', () => upTo(mostBytes, () => '<!---->')],
    ['figures.txt', () => upTo(mostBytes, (n) => `$${n}.00\t${n}%\t`)],
    ['brackets.txt', () => upTo(mostBytes, () => '(a) (i) 1.1.1 ((')],
  ];
  for (const [name, make] of made) yield { name, bytes: Uint8Array.from(make()) };
}
