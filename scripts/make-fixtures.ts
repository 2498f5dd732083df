import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { declarationPdf } from './fixtures/declaration-pdf.ts';
import { figuresPdf } from './fixtures/figures-pdf.ts';
import { rotatedPdf, ruledTablePdf, stampedPdf, twoColumnPdf } from './fixtures/pdf-layouts.ts';
import {
  mixedScan,
  nonsenseScan,
  recognizedScan,
  scanOf,
  scanOfDust,
  turnedScans,
} from './fixtures/pdf-scans.ts';
import { rulesDocx } from './fixtures/rules-docx.ts';
import {
  damagedPdf,
  emptyFile,
  richText,
  utf16Text,
  webPage,
  windows1252Text,
  workbook,
} from './fixtures/small-files.ts';

const FOLDER = new URL('../fixtures/', import.meta.url);
const source = (name: string): Promise<string> => readFile(new URL(`source/${name}`, FOLDER), 'utf8');
const declaration = async (): Promise<Uint8Array> =>
  declarationPdf(await source('maple-hollow-ccrs.md'), 'Declaration of Covenants for Maple Hollow');
const declarationLines = async (): Promise<string[]> =>
  (await source('maple-hollow-ccrs.md')).split('\n').filter((line) => /^[A-Z]/.test(line));
const tableRows = async (): Promise<string[][]> =>
  (await source('maple-hollow-budget.tsv'))
    .split('\n')
    .filter((line) => line.split('\t').length === 5 && !line.startsWith('\t'))
    .map((line) => line.replace('* ', '').split('\t').slice(0, 4));

const NOTICE = [
  'NOTICE TO ALL OWNERS OF MAPLE HOLLOW',
  'The annual assessment for each Lot is $1,080.00 and is due',
  'on the first day of January. A late fee of $25.00 is charged',
  'fifteen (15) days after the due date. Interest runs at 12%',
  'a year. The Board may lien a Lot that is ninety days behind.',
];

/** Every fixture that is built from its source, byte for byte the same each time. */
const BUILDERS: Record<string, () => Promise<Uint8Array> | Uint8Array> = {
  'maple-hollow-ccrs.pdf': declaration,
  'maple-hollow-budget.pdf': async () =>
    figuresPdf('2026 Annual Budget', await source('maple-hollow-budget.tsv')),
  'maple-hollow-reserves.pdf': async () =>
    figuresPdf('Reserve Study', await source('maple-hollow-reserves.tsv')),
  'maple-hollow-rules.docx': async () => rulesDocx(await source('maple-hollow-rules.md')),
  'two-columns.pdf': async () => {
    const [left = '', right = ''] = (await source('maple-hollow-newsletter.txt')).split('>\n');
    return twoColumnPdf(left.trim().split('\n'), right.trim().split('\n'));
  },
  'ruled-table.pdf': async () =>
    ruledTablePdf(
      (await source('maple-hollow-fines.tsv'))
        .trim()
        .split('\n')
        .map((line) => line.split('\t')),
    ),
  'rotated.pdf': async () => rotatedPdf(await tableRows()),
  'stamped.pdf': async () => stampedPdf((await declarationLines()).slice(14, 19)),
  'scan-only.pdf': async () => scanOf(await declaration(), 3),
  'scan-with-text.pdf': async () =>
    recognizedScan(
      await declaration(),
      (await declarationLines()).slice(14, 30).map((line) => line.slice(0, 80)),
      1.6,
    ),
  'scan-turned.pdf': () => turnedScans(NOTICE),
  'scan-nonsense.pdf': () => nonsenseScan(NOTICE),
  'scan-mixed.pdf': () => mixedScan(NOTICE),
  'scan-dust.pdf': scanOfDust,
  'damaged.pdf': damagedPdf,
  'empty.pdf': emptyFile,
  'empty.txt': () => Buffer.from(' \r\n\t\r\n'),
  'utf16.txt': utf16Text,
  'windows-1252.txt': windows1252Text,
  'html-named.doc': webPage,
  'rtf-named.doc': richText,
  'workbook.xlsx': workbook,
};

const check = process.argv.includes('--check');
await mkdir(FOLDER, { recursive: true });
let stale = 0;
for (const [name, build] of Object.entries(BUILDERS)) {
  const bytes = await build();
  const path = new URL(name, FOLDER);
  const before = await readFile(path).catch(() => undefined);
  if (before?.equals(bytes)) continue;
  if (check) {
    stale += 1;
    console.error(`fixtures/${name} is not what its source makes: run npm run fixtures.`);
  } else {
    await writeFile(path, bytes);
    console.log(`wrote fixtures/${name}`);
  }
}
process.exitCode = stale > 0 ? 1 : 0;
