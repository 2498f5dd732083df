import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/*
 * Writes engine/sources-hash.ts: what the version of the engine is made of. With --check it fails where the hash is not that
 * of the sources.
 */
const root = new URL('..', import.meta.url);
const path = new URL('engine/sources-hash.ts', root);

const sources = globSync('{engine,readers}/**/*.ts', { cwd: fileURLToPath(root) })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => !/\.test\.ts$|\/testing\/|^engine\/sources-hash\.ts$/.test(name))
  .toSorted();
const hash = createHash('sha256');
for (const name of sources) {
  const text = readFileSync(new URL(name, root), 'utf8').replaceAll('\r\n', '\n');
  hash.update(`${name}\0${text.length}\0${text}\0`);
}
const current = `/** Of the sources of engine/ and readers/. Written by \`npm run engine-hash\`. */
export const sourcesHash = '${hash.digest('hex').slice(0, 12)}';
`;

if (!process.argv.includes('--check')) writeFileSync(path, current);
else if (readFileSync(path, 'utf8') !== current) {
  console.error('engine/sources-hash.ts is stale: run `npm run engine-hash` and commit it.');
  process.exitCode = 1;
}
