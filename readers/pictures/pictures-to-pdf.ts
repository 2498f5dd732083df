import { deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
import { MOST_PIXELS, MOST_PNG_PIXELS, TooLarge } from '../limits.ts';
import { sniff } from '../sniff.ts';
import { type JpegHead, readJpegHead } from './jpeg-head.ts';

/** A picture as a PDF holds it. `matrix` lays it onto the page. */
interface Shown {
  readonly width: number;
  readonly height: number;
  /** Entries of the picture's dictionary. */
  readonly entries: string;
  readonly data: Uint8Array;
  /** As EXIF counts them: 1 is upright. */
  readonly orientation: number;
}

/** Points: the longer side of a sheet of letter paper. */
const LONG_SIDE = 792;
/** A strip of a screen is no page. */
const MOST_STRETCHED = 12;

/**
 * One PDF of pictures of pages (JPEG or PNG), a page each, in their order and the right way up by what the camera noted. JPEG
 * is taken over as it is. Throws TooLarge, and another Error where a picture is not sound.
 */
export function picturesToPdf(pictures: readonly Uint8Array[]): Uint8Array {
  const objects: Uint8Array[] = [];
  const kids: string[] = [];
  for (const [index, bytes] of pictures.entries()) {
    const shown = sniff(bytes) === 'png' ? shownPng(bytes) : shownJpeg(bytes);
    const [page, contents, image] = [3 + index * 3, 4 + index * 3, 5 + index * 3];
    kids.push(`${page} 0 R`);
    const { width, height, matrix } = laidOut(shown);
    objects.push(
      text(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${contents} 0 R /Resources << /XObject << /P ${image} 0 R >> >> >>`,
      ),
      stream('', text(`q ${matrix.join(' ')} cm /P Do Q`)),
      stream(
        `/Type /XObject /Subtype /Image /Width ${shown.width} /Height ${shown.height} ${shown.entries}`,
        shown.data,
      ),
    );
  }
  return assemble([
    text('<< /Type /Catalog /Pages 2 0 R >>'),
    text(`<< /Type /Pages /Count ${kids.length} /Kids [${kids.join(' ')}] >>`),
    ...objects,
  ]);
}

function shownJpeg(bytes: Uint8Array): Shown {
  const head = readJpegHead(bytes);
  if (head === undefined) throw new Error('No picture in the JPEG.');
  checkSize(head, MOST_PIXELS);
  const colors = { 1: '/DeviceGray', 3: '/DeviceRGB', 4: '/DeviceCMYK' }[head.components];
  if (colors === undefined) throw new Error('A JPEG of unknown colors.');
  // Programs that write CMYK write it the other way round.
  const decode = head.components === 4 ? '/Decode [1 0 1 0 1 0 1 0]' : '';
  const entries = `/ColorSpace ${colors} /BitsPerComponent 8 /Filter /DCTDecode ${decode}`;
  return { ...head, entries, data: bytes };
}

function shownPng(bytes: Uint8Array): Shown {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  checkSize({ width: file.readUInt32BE(16), height: file.readUInt32BE(20) }, MOST_PNG_PIXELS);
  const { width, height, data } = PNG.sync.read(file);
  const grey = Buffer.alloc(width * height);
  for (let to = 0, from = 0; to < grey.length; to += 1, from += 4) {
    const light = (data[from] ?? 0) * 0.299 + (data[from + 1] ?? 0) * 0.587 + (data[from + 2] ?? 0) * 0.114;
    const cover = (data[from + 3] ?? 255) / 255;
    grey[to] = light * cover + 255 * (1 - cover) + 0.5;
  }
  const entries = '/ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode';
  return { width, height, entries, data: deflateSync(grey, { level: 4 }), orientation: 1 };
}

function checkSize({ width, height }: Pick<JpegHead, 'width' | 'height'>, most: number): void {
  if (width * height === 0) throw new Error('A picture of no size.');
  if (width * height > most) throw new TooLarge();
  if (Math.max(width, height) > Math.min(width, height) * MOST_STRETCHED) throw new TooLarge();
}

/** For each orientation, where the corner and the sides of the picture go, in parts of the page. */
const MATRICES: Readonly<Record<number, readonly [number, number, number, number, number, number]>> = {
  1: [1, 0, 0, 1, 0, 0],
  2: [-1, 0, 0, 1, 1, 0],
  3: [-1, 0, 0, -1, 1, 1],
  4: [1, 0, 0, -1, 0, 1],
  5: [0, -1, -1, 0, 1, 1],
  6: [0, -1, 1, 0, 0, 1],
  7: [0, 1, 1, 0, 0, 0],
  8: [0, 1, -1, 0, 1, 0],
};

function laidOut({ width, height, orientation }: Shown) {
  const onItsSide = orientation >= 5 && orientation <= 8;
  const [across, down] = onItsSide ? [height, width] : [width, height];
  const scale = LONG_SIDE / Math.max(across, down);
  const page = { width: Math.round(across * scale), height: Math.round(down * scale) };
  const [a, b, c, d, e, f] = MATRICES[orientation] ?? [1, 0, 0, 1, 0, 0];
  const { width: w, height: h } = page;
  return { ...page, matrix: [a * w, b * h, c * w, d * h, e * w, f * h] };
}

const text = (content: string): Uint8Array => Buffer.from(content, 'latin1');

function stream(entries: string, data: Uint8Array): Uint8Array {
  const head = text(`<< ${entries} /Length ${data.length} >>\nstream\n`);
  return Buffer.concat([head, data, text('\nendstream')]);
}

function assemble(objects: readonly Uint8Array[]): Uint8Array {
  const parts: Uint8Array[] = [text('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: Uint8Array): void => {
    parts.push(part);
    length += part.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    add(text(`${index + 1} 0 obj\n`));
    add(object);
    add(text('\nendobj\n'));
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\n`;
  add(text(`${table}startxref\n${length}\n%%EOF\n`));
  return new Uint8Array(Buffer.concat(parts));
}
