import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFile, isText } from './build-web-compress.ts';
import { inlineScriptHashes } from './build-web-hashes.ts';

/*
 * Builds the pages into build/client, with what the server sends beside them: 404.html, the hashes of the inline
 * scripts for the content policy, and compressed copies of every text file.
 */
const client = join('build', 'client');
const reactRouter = join('node_modules', '@react-router', 'dev', 'bin.cjs');

const built = spawnSync(process.execPath, [reactRouter, 'build'], { stdio: 'inherit' });
if (built.status !== 0) process.exit(built.status ?? 1);

renameSync(join(client, '404', 'index.html'), join(client, '404.html'));
rmSync(join(client, '404'), { recursive: true });
rmSync(join(client, '.vite'), { recursive: true, force: true });

const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).map((name) => join(client, name));
const pages = files.filter((file) => file.endsWith('.html'));
const hashes = new Set(pages.flatMap((page) => inlineScriptHashes(readFileSync(page, 'utf8'))));
writeFileSync(join(client, 'csp-hashes.json'), `${JSON.stringify({ 'script-src': [...hashes].sort() })}\n`);

await Promise.all(files.filter(isText).map(compressFile));
console.log(`${pages.length} pages, ${hashes.size} inline scripts`);
