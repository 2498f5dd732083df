import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the pages are made of. */
const sources = [
  'web',
  'contract',
  'content',
  'engine',
  'readers',
  'report',
  'home',
  'writers',
  'fixtures',
  'scripts/articles',
  'scripts/site-files',
  'scripts/sample',
];
const single = ['package.json', 'package-lock.json', 'react-router.config.ts', 'vite.config.ts'];
const stampFile = join('build', 'pages.sha256');

/** The digest of all that the pages are built from, by names and bytes: whatever moment a copy of the files bears. */
export function digestOfSources(): string {
  const builders = readdirSync('scripts').filter((name) => name.startsWith('build-web'));
  const files = sources
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .concat(
      single,
      builders.map((name) => join('scripts', name)),
    );
  return digestOf(files);
}

/** The digest of files by their names and bytes. */
export function digestOf(files: readonly string[]): string {
  const digest = createHash('sha256');
  for (const file of files.toSorted()) {
    digest.update(`${file}\0${createHash('sha256').update(readFileSync(file)).digest('hex')}\n`);
  }
  return digest.digest('hex');
}

/** Whether the pages in build/client are those of the sources as they are now. */
export function pagesAreCurrent(): boolean {
  if (!existsSync(join('build', 'client', 'csp-hashes.json')) || !existsSync(stampFile)) return false;
  return readFileSync(stampFile, 'utf8').trim() === digestOfSources();
}

/** Notes what the pages were built from: the digest from before the build, so that a change under way is not taken for built. */
export function stampPages(digest: string): void {
  writeFileSync(stampFile, `${digest}\n`);
}
