export interface JpegHead {
  readonly width: number;
  readonly height: number;
  /** Colors a pixel. */
  readonly components: number;
  /** How the camera was held, as EXIF counts it: 1 (upright) to 8. */
  readonly orientation: number;
}

/** Segments before the picture. A file has a few dozen. */
const MOST_SEGMENTS = 1000;
const ORIENTATION = 0x0112;
const MOST_ENTRIES = 200;

/** What a JPEG says of itself; undefined where it is none, or is cut off before its picture. */
export function readJpegHead(bytes: Uint8Array): JpegHead | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  let orientation = 1;
  let at = 2;
  for (let count = 0; count < MOST_SEGMENTS && at + 4 <= file.length; count += 1) {
    if (file[at] !== 0xff) return undefined;
    const marker = file[at + 1] ?? 0;
    // Fill bytes, and markers without a length.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = file.readUInt16BE(at + 2);
    const body = file.subarray(at + 4, at + 2 + length);
    if (isFrame(marker) && body.length >= 6)
      return {
        height: body.readUInt16BE(1),
        width: body.readUInt16BE(3),
        components: body[5] ?? 0,
        orientation,
      };
    if (marker === 0xe1) orientation = orientationOf(body) ?? orientation;
    at += 2 + Math.max(2, length);
  }
  return undefined;
}

/** SOF0 to SOF15, but for the tables that have numbers among them. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function orientationOf(body: Buffer): number | undefined {
  if (body.toString('latin1', 0, 6) !== 'Exif\0\0' || body.length < 14) return undefined;
  const tiff = body.subarray(6);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number): number => {
    if (at + 2 > tiff.length) return 0;
    return isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  };
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  const entries = Math.min(short(first), MOST_ENTRIES);
  for (let index = 0; index < entries; index += 1) {
    const entry = first + 2 + index * 12;
    if (short(entry) === ORIENTATION) return short(entry + 8);
  }
  return undefined;
}
