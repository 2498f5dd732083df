import { readFileSync, writeFileSync } from 'node:fs';
import { openApiDocument } from '#contract/openapi.ts';

const path = new URL('../docs/openapi.json', import.meta.url);
const current = `${JSON.stringify(openApiDocument(), null, 2)}\n`;

if (process.argv.includes('--check')) {
  let stored = '';
  try {
    stored = readFileSync(path, 'utf8');
  } catch {
    // Missing counts as stale.
  }
  if (stored !== current) {
    console.error('docs/openapi.json is stale: run `npm run openapi` and commit it.');
    process.exitCode = 1;
  }
} else {
  writeFileSync(path, current);
}
