import { decode, encode } from 'fast-png';

/** Paper, ink, two marks, and the shades at the edges of letters. */
const most = 48;

/** The same picture in the few colors that it holds most of, each other color by the nearest of them: a quarter of the bytes. */
export function inFewColors(png: Uint8Array): Uint8Array {
  const { width, height, data, channels } = decode(png);
  const colors = Array.from({ length: width * height }, (_, pixel) => {
    const at = pixel * channels;
    return ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
  });
  const counts = new Map<number, number>();
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  const palette = [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, most)
    .map(([color]) => [color >> 16, (color >> 8) & 255, color & 255]);
  const nearest = new Map([...counts.keys()].map((color) => [color, nearestOf(palette, color)]));
  const indices = Uint8Array.from(colors, (color) => nearest.get(color) ?? 0);
  return encode({ width, height, data: indices, depth: 8, channels: 1, palette }, { zlib: { level: 9 } });
}

function nearestOf(palette: readonly number[][], color: number): number {
  const parts = [color >> 16, (color >> 8) & 255, color & 255];
  const distances = palette.map((entry) =>
    entry.reduce((sum, part, index) => sum + (part - (parts[index] ?? 0)) ** 2, 0),
  );
  return distances.indexOf(Math.min(...distances));
}
