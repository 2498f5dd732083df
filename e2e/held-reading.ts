import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, type Site, test, withSite } from './site.ts';
import { readingsLeft } from './stored.ts';

/** What is read of pictures of pages, and when: only as a test lets it. */
export interface HeldReading {
  /** How many pages wait to be read. */
  waiting(): number;
  /** Lets so many more pages be read. */
  letThrough(pages: number): void;
  /** Lets every page be read from now on. */
  free(): void;
}

const words = 'Section 1. Pets are not allowed in any unit.'.split(' ').map((word, at) => {
  const left = 300 + 150 * at;
  return `<span class='ocrx_word' title='bbox ${left} 200 ${left + 120} 240; x_wconf 96'>${word}</span>`;
});
const page = `<span class='ocr_line' title="bbox 300 200 1650 240; baseline 0 -8; x_size 40">${words.join(' ')}</span>`;

/** In the place of Tesseract: where there is a gate, each page waits for a line that comes through it. */
const program = `#!/bin/sh
here=\${0%/*}
if [ "$1" = --version ]; then echo 'tesseract held'; exit; fi
if [ -p "$here/gate" ]; then echo >> "$here/asked"; read -r line < "$here/gate"; fi
cat "$here/page.hocr"
`;

/** More pages than any test sends. */
const all = 1_000;

function holdPages(folder: string): HeldReading & { close: () => void } {
  const gate = join(folder, 'gate');
  const asked = join(folder, 'asked');
  writeFileSync(asked, '');
  execFileSync('mkfifo', [gate]);
  // For both directions, so that opening it waits for nobody, and whoever reads from it waits for a line.
  const way = openSync(gate, 'r+');
  let through = 0;
  const letThrough = (pages: number) => {
    through += pages;
    writeSync(way, '\n'.repeat(pages));
  };
  const free = () => {
    rmSync(gate, { force: true });
    letThrough(all);
  };
  const waiting = () => statSync(asked).size - through;
  return { waiting, letThrough, free, close: () => closeSync(way) };
}

/** Tests of a product of their own that recognizes the pages of scans only as far as they are let through. */
export const heldTest = test.extend<{ reading: HeldReading }, { recognizer: string; site: Site }>({
  recognizer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'plaindeed-held-'));
      await writeFile(join(folder, 'tesseract'), program, { mode: 0o755 });
      await writeFile(join(folder, 'page.hocr'), page);
      await use(folder);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ recognizer }, use) =>
      withSite({ PATH: `${recognizer}${delimiter}${process.env.PATH ?? ''}` }, use),
    { scope: 'worker' },
  ],
  reading: async ({ recognizer, site }, use) => {
    const held = holdPages(recognizer);
    await use(held);
    held.free();
    // Or what this test sent would take the turns of the next one's pages.
    await expect.poll(() => readingsLeft(site)).toBe(0);
    held.close();
  },
});
