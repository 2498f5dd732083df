import { crc32, deflateSync } from 'node:zlib';

/** What PDFium paints: rows of `stride` bytes, four bytes a pixel: red, green, blue, unused. */
export interface PaintedPixels {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly stride: number;
}

/** Red, green and blue that lie further apart than this are a color; closer ones are a scanner's noise. */
const COLORED = 32;
/** A page of which one pixel in so many is colored is shown in color. */
const COLORED_SHARE = 5000;
/** Fast enough that packing takes less time than painting; more effort saves a twentieth. */
const EFFORT = 4;
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const GREY = 0;
const COLOR = 2;

/**
 * A PNG of a printed page: in 16 shades of grey where the page has no color, else in 32 shades of each. Print looks the
 * same in fewer shades and takes half the bytes.
 */
export function encodePng(pixels: PaintedPixels): Uint8Array {
  const colored = isColored(pixels);
  const rows = colored ? packColor(pixels) : packGrey(pixels);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(pixels.width, 0);
  header.writeUInt32BE(pixels.height, 4);
  header.set([colored ? 8 : 4, colored ? COLOR : GREY, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from(SIGNATURE),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: EFFORT })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(kind: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

function isColored({ bytes, width, height, stride }: PaintedPixels): boolean {
  let left = Math.max(1, Math.floor((width * height) / COLORED_SHARE));
  for (let row = 0; row < height; row += 1) {
    const end = row * stride + width * 4;
    for (let at = row * stride; at < end; at += 4) {
      const red = bytes[at] ?? 0;
      const green = bytes[at + 1] ?? 0;
      const blue = bytes[at + 2] ?? 0;
      // Nearly all pixels are grey to the last bit.
      if (red === green && green === blue) continue;
      if (Math.max(red, green, blue) - Math.min(red, green, blue) > COLORED) left -= 1;
      if (left === 0) return true;
    }
  }
  return false;
}

/** Each row begins with a 0, its filter. Two pixels a byte. */
function packGrey({ bytes, width, height, stride }: PaintedPixels): Uint8Array {
  const length = 1 + Math.ceil(width / 2);
  const rows = new Uint8Array(length * height);
  for (let row = 0; row < height; row += 1) {
    const from = row * stride;
    const to = row * length + 1;
    for (let x = 0; x < width; x += 1) {
      // Green stands for the three, which are all but alike.
      const shade = ((bytes[from + x * 4 + 1] ?? 0) + 8) / 17;
      rows[to + (x >> 1)] = (rows[to + (x >> 1)] ?? 0) | (x & 1 ? shade : shade << 4);
    }
  }
  return rows;
}

function packColor({ bytes, width, height, stride }: PaintedPixels): Uint8Array {
  const length = 1 + width * 3;
  const rows = new Uint8Array(length * height);
  for (let row = 0; row < height; row += 1) {
    let to = row * length + 1;
    const end = row * stride + width * 4;
    for (let at = row * stride; at < end; at += 4) {
      for (let channel = 0; channel < 3; channel += 1) {
        const value = bytes[at + channel] ?? 0;
        // The upper five bits, the highest three of them again below, so that white stays white.
        rows[to] = (value & 0xf8) | (value >> 5);
        to += 1;
      }
    }
  }
  return rows;
}
