#!/usr/bin/env node
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '#contract/page.ts';
import type { Picture } from '#readers/ocr/picture.ts';
import { recognizePages } from '#readers/ocr/recognize-pages.ts';
import { isBetterText, isDoubtfulText, measureText } from '#readers/ocr/text-quality.ts';
import { writeRecognizedPage } from '#readers/ocr/write-recognized-page.ts';
import { readPdf } from '#readers/pdf/read-pdf.ts';
import { renderGrey } from '#readers/pdf/render-grey.ts';
import { withDocument } from '#readers/pdf/with-document.ts';

const usage = `Usage: npm run bench:layers -- FOLDER [--recognize] [--below CLEAN]
Lists for each PDF below a folder how many of its pages have a text layer that is used, a doubtful one or none, and each
doubtful page with its measures: the share of its text that looks like words, and of its words that are among English's
commonest. --recognize recognizes the doubtful pages and says whether the layer is kept or replaced, and what the
recognition measures. --below lists the pages whose layer is used but measures less than CLEAN (0 to 1) too.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { recognize: { type: 'boolean', default: false }, below: { type: 'string', default: '0' } },
});
const [folder] = positionals;
const below = Number(values.below);
if (!folder || !(below >= 0)) {
  console.error(usage);
  process.exit(2);
}

const totals = { files: 0, used: 0, doubtful: 0, none: 0, replaced: 0, kept: 0 };
const percent = (share: number): string => `${(100 * share).toFixed(0)} %`.padStart(5);

function describe(text: string): string {
  const { words, clean, common } = measureText(text);
  return `${String(words).padStart(5)} words ${percent(clean)} clean ${percent(common)} common`;
}

/** The doubtful pages' pictures, recognized. */
async function recognize(bytes: Uint8Array, doubtful: Page[]): Promise<Map<number, string>> {
  const texts = new Map<number, string>();
  await withDocument(bytes, (pdfium, document) =>
    recognizePages(
      doubtful,
      {},
      {
        contentKey: ({ number }) => String(number),
        render: ({ number }): Picture | undefined => {
          const page = pdfium.FPDF_LoadPage(document, number - 1);
          const picture = renderGrey(pdfium, page);
          pdfium.FPDF_ClosePage(page);
          return picture;
        },
      },
      ({ number, size }, recognition) => {
        if (typeof recognition === 'string' || size === null) return;
        const page = writeRecognizedPage(number, size, recognition);
        if (page.readable) texts.set(number, page.text);
      },
    ),
  );
  return texts;
}

const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.pdf$/i.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .toSorted();

for (const path of names) {
  const bytes = await readFile(path);
  const scans = new Set<number>();
  const pages = await readPdf(bytes, { ocr: false, onScan: (page) => scans.add(page) });
  if (!Array.isArray(pages)) continue;
  const layers = pages.filter(({ readable, text }) => readable && text !== '');
  if (layers.length === 0) {
    totals.none += pages.length;
    totals.files += 1;
    continue;
  }
  const doubtful = layers.filter(({ number, text }) => isDoubtfulText(text, scans.has(number)));
  const none = pages.length - layers.length;
  totals.files += 1;
  totals.used += layers.length - doubtful.length;
  totals.doubtful += doubtful.length;
  totals.none += none;
  console.log(
    `${relative(folder, path)}: ${layers.length - doubtful.length} used, ${doubtful.length} doubtful, ${none} without`,
  );
  const recognized = values.recognize ? await recognize(bytes, doubtful) : new Map<number, string>();
  for (const { number, text } of layers) {
    const isDoubtful = doubtful.some((page) => page.number === number);
    if (!isDoubtful && measureText(text).clean >= below) continue;
    const ours = recognized.get(number);
    const isReplaced = ours !== undefined && isBetterText(ours, text);
    const verdict = !isDoubtful ? 'used' : !values.recognize ? 'doubtful' : isReplaced ? 'replaced' : 'kept';
    if (isDoubtful && values.recognize) totals[isReplaced ? 'replaced' : 'kept'] += 1;
    const beside = ours === undefined ? '' : `, recognized ${describe(ours)}`;
    console.log(
      `  page ${String(number).padStart(3)} ${verdict.padEnd(8)} ${scans.has(number) ? 'scan' : 'set '} ${describe(text)}${beside}`,
    );
  }
}
console.log(
  `${totals.files} files: ${totals.used} layers used, ${totals.doubtful} doubtful, ${totals.none} pages without text` +
    (values.recognize ? `; ${totals.replaced} replaced, ${totals.kept} kept` : ''),
);
