import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const folder = join('web', 'public');
const paper = '#fbfaf6';

/** The icons that stand beside favicon.svg: what a file is called, its side in pixels, and how much of the side the drawing takes. */
const icons = [
  { file: 'apple-touch-icon.png', side: 180, share: 0.72 },
  { file: 'icon-192.png', side: 192, share: 0.72 },
  // Round and square masks leave the middle four fifths.
  { file: 'icon-512.png', side: 512, share: 0.6 },
] as const;

const icoSides = [16, 32, 48];

async function draw(page: Page, side: number, share: number, background: string): Promise<Buffer> {
  const svg = readFileSync(join(folder, 'favicon.svg'), 'utf8');
  await page.setViewportSize({ width: side, height: side });
  await page.setContent(
    `<!doctype html><style>body{margin:0;display:grid;place-items:center;height:100vh;background:${background}}svg{width:${side * share}px;height:${side * share}px}</style>${svg}`,
  );
  return page.screenshot({ omitBackground: true });
}

/** Writes favicon.ico (16, 32 and 48 pixels), the icon of Apple's home screens and those of the manifest. */
export async function drawIcons(page: Page): Promise<void> {
  for (const { file, side, share } of icons)
    await writeFile(join(folder, file), await draw(page, side, share, paper));
  const pictures: { side: number; png: Buffer }[] = [];
  for (const side of icoSides) pictures.push({ side, png: await draw(page, side, 1, 'transparent') });
  await writeFile(join(folder, 'favicon.ico'), icoFile(pictures));
}

/** An ICO file of PNG pictures, as every browser since Internet Explorer 11 reads it. Sides are below 256 pixels. */
export function icoFile(pictures: readonly { readonly side: number; readonly png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let at = head.length;
  for (const [index, { side, png }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(side, entry);
    head.writeUInt8(side, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(at, entry + 12);
    at += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
