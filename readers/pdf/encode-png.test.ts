import { decode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { encodePng } from './encode-png.ts';

type Rgb = readonly [number, number, number];

/** Rows with a few bytes to spare at their end, as a painter's may have. */
function paint(width: number, height: number, color: (x: number, y: number) => Rgb) {
  const stride = width * 4 + 8;
  const bytes = new Uint8Array(stride * height).fill(99);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) bytes.set([...color(x, y), 255], y * stride + x * 4);
  }
  return { bytes, width, height, stride };
}

const grey = (value: number): Rgb => [value, value, value];
/** The values of a pixel, 0 to 255. Of 4 bits a pixel the decoder gives the bytes as they are. */
function decodedAt(png: Uint8Array, x: number, y: number): number[] {
  const { data, width, channels, depth } = decode(png);
  if (depth === 8) return [...data.subarray((y * width + x) * channels, (y * width + x + 1) * channels)];
  const pair = data[y * Math.ceil(width / 2) + (x >> 1)] ?? 0;
  return [(x & 1 ? pair & 15 : pair >> 4) * 17];
}

describe('a page without color', () => {
  it('is grey in 16 shades, black and white being themselves', () => {
    const png = encodePng(paint(5, 3, (x, y) => grey([0, 255, 128, 7, 250][(x + y) % 5] ?? 0)));
    expect([0, 1, 2, 3, 4].map((x) => decodedAt(png, x, 0)[0])).toEqual([0, 255, 136, 0, 255]);
    expect([0, 1, 2, 3, 4].map((x) => decodedAt(png, x, 2)[0])).toEqual([136, 0, 255, 0, 255]);
  });

  it("stays grey with a scanner's noise, and with a speck of color", () => {
    const noisy = paint(100, 100, (x, y) => (x === 50 && y === 50 ? [255, 0, 0] : [200, 208, 215]));
    expect(decode(encodePng(noisy)).channels).toBe(1);
  });
});

describe('a page with color', () => {
  it('is in color, within 8 of each value', () => {
    const png = encodePng(paint(7, 2, (x) => (x < 3 ? [30, 107, 82] : [255, 255, 255])));
    expect(decode(png).channels).toBe(3);
    expect(decodedAt(png, 6, 1)).toEqual([255, 255, 255]);
    const shown = decodedAt(png, 0, 1);
    [30, 107, 82].forEach((value, channel) => {
      expect(Math.abs(value - (shown[channel] ?? 0))).toBeLessThan(8);
    });
  });
});

it.each([
  [1, 1],
  [2, 1],
  [801, 3],
])('a picture of %i by %i keeps its size', (width, height) => {
  expect(decode(encodePng(paint(width, height, () => grey(40))))).toMatchObject({ width, height });
});
