import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

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
const configs = ['package-lock.json', 'react-router.config.ts', 'vite.config.ts'].concat(
  readdirSync('scripts')
    .filter((name) => name.startsWith('build-web'))
    .map((name) => join('scripts', name)),
);
const built = join('build', 'client', 'csp-hashes.json');

const files = sources
  .filter((folder) => existsSync(folder))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
const newest = Math.max(...[...files, ...configs].map((file) => statSync(file).mtimeMs));

if (!existsSync(built) || statSync(built).mtimeMs < newest) {
  console.log('Building the pages (once, and after changes) …');
  const { status } = spawnSync(process.execPath, [join('scripts', 'build-web.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
}
