import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { openZip, zipLimits } from './open-zip.ts';

const zip = (files: Record<string, Uint8Array>) => new Blob([zipSync(files) as Uint8Array<ArrayBuffer>]);
const text = strToU8('Pets are welcome.');
const names = async (blob: Blob) => {
  const opened = await openZip(blob);
  return typeof opened === 'string' ? opened : opened.map(({ name }) => name);
};

test('its files come one by one, without paths, and without what systems leave behind', async () => {
  const opened = await openZip(
    zip({
      'Resale/10 Budget.xlsx': text,
      'Resale/2 Bylaws.pdf': text,
      '../../etc/Rules.txt': text,
      'C:\\Users\\ann\\Minutes.txt': text,
      'Resale/': new Uint8Array(0),
      '__MACOSX/Resale/._2 Bylaws.pdf': text,
      'Resale/.DS_Store': text,
      'Thumbs.db': text,
    }),
  );
  expect(opened).toBeInstanceOf(Array);
  const files = opened as File[];
  expect(files.map(({ name }) => name)).toEqual([
    'Rules.txt',
    'Minutes.txt',
    '2 Bylaws.pdf',
    '10 Budget.xlsx',
  ]);
  expect(await files[0]?.text()).toBe('Pets are welcome.');
});

test('what is too much, nested, damaged or nothing is refused in a sentence', async () => {
  const many = Object.fromEntries(Array.from({ length: zipLimits.files + 1 }, (_, n) => [`${n}.txt`, text]));
  expect(await names(zip(many))).toMatch(/more than can be added/);
  expect(await names(zip({ 'a.txt': new Uint8Array(40 * 2 ** 20) }))).toMatch(/more than can be added/);
  expect(await names(zip({ 'in/b.ZIP': text }))).toMatch(/other ZIP files/);
  expect(await names(zip({ '.DS_Store': text }))).toMatch(/no documents/);
  expect(await names(new Blob(['no zip at all']))).toMatch(/damaged or locked/);
  const cut = new Uint8Array(await zip({ 'a.txt': text, 'b.txt': text }).arrayBuffer());
  cut.fill(0xff, 35, 45);
  expect(await names(new Blob([cut]))).toMatch(/damaged or locked/);
});
