import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { budgetPdf } from './fixtures/budget-pdf.ts';
import { declarationPdf } from './fixtures/declaration-pdf.ts';

const FOLDER = new URL('../fixtures/', import.meta.url);
const source = (name: string): Promise<string> => readFile(new URL(`source/${name}`, FOLDER), 'utf8');

/** Every fixture that is built from its source, byte for byte the same each time. */
const BUILDERS: Record<string, () => Promise<Uint8Array>> = {
  'maple-hollow-ccrs.pdf': async () =>
    declarationPdf(await source('maple-hollow-ccrs.md'), 'Declaration of Covenants for Maple Hollow'),
  'maple-hollow-budget.pdf': async () => budgetPdf(await source('maple-hollow-budget.tsv')),
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
