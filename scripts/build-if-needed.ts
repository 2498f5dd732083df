import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pagesAreCurrent } from './build-stamp.ts';

if (!pagesAreCurrent()) {
  console.log('Building the pages (once, and after changes) …');
  const { status } = spawnSync(process.execPath, [join('scripts', 'build-web.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
}
