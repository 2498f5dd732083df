import { readFileSync } from 'node:fs';
import { decode } from 'fast-png';
import { expect, it } from 'vitest';
import { renderPage } from './render-page.ts';

const fixture = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../../fixtures/${name}`, import.meta.url)));

it('gives a page as a grey picture of the width asked for', async () => {
  const { png, width, height } = await renderPage(fixture('maple-hollow-ccrs.pdf'), 3, 306);
  expect({ width, height }).toEqual({ width: 306, height: 396 });
  const picture = decode(png);
  expect(picture).toMatchObject({ width, height, channels: 1, depth: 4 });
  // Two pixels a byte, 15 is white.
  const inked = picture.data.filter((pair) => pair !== 0xff).length;
  expect(inked).toBeGreaterThan(1000);
  expect(inked).toBeLessThan(picture.data.length / 2);
});

it('turns a page as it is shown', async () => {
  const { width, height } = await renderPage(fixture('rotated.pdf'), 1, 792);
  expect({ width, height }).toEqual({ width: 792, height: 612 });
});

it('rejects a page that is not there and a file that does not open', async () => {
  await expect(renderPage(fixture('two-columns.pdf'), 2, 300)).rejects.toThrow(RangeError);
  await expect(renderPage(fixture('two-columns.pdf'), 0, 300)).rejects.toThrow(RangeError);
  await expect(renderPage(fixture('encrypted.pdf'), 1, 300)).rejects.toThrow(RangeError);
});
