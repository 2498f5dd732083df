import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readPdf } from './read-pdf.ts';
import { unlockPdf } from './unlock-pdf.ts';

const fixture = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../../fixtures/${name}`, import.meta.url)));

it('makes a copy that opens without a password and holds the same', async () => {
  const open = (await unlockPdf(fixture('encrypted.pdf'), 'maple')) as Uint8Array;
  expect(Buffer.from(open).includes('/Encrypt')).toBe(false);
  expect(await readPdf(open)).toEqual(await readPdf(fixture('two-columns.pdf')));
});

it.each(['', 'oak', 'Maple', 'maple '])("'%s' does not open it", async (password) => {
  expect(await unlockPdf(fixture('encrypted.pdf'), password)).toBe('encrypted');
});

it('says of what is no sound PDF that it is damaged', async () => {
  expect(await unlockPdf(fixture('damaged.pdf'), 'maple')).toBe('damaged');
});
