import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { site } from '#content/site.ts';
import { namesAddress } from '#contract/built-files.ts';
import { listArticles } from './articles/article-list.ts';
import { digestOfSources, stampPages } from './build-stamp.ts';
import { compressFile, isText } from './build-web-compress.ts';
import { inlineScriptHashes } from './build-web-hashes.ts';
import { scriptsAfterText } from './build-web-priority.ts';
import { writeSamples } from './sample/write-samples.ts';
import { feedXml } from './site-files/feed.ts';
import { manifestText } from './site-files/manifest.ts';
import { publicPages, robotsText, sitemapXml } from './site-files/sitemap.ts';

/*
 * Builds the pages into build/client, with what the server sends beside them: the not-found pages, the hashes of each
 * page's inline scripts for its content policy, the pages of the sample, sitemap, robots.txt, feed and manifest, and
 * compressed copies of the text files.
 */
const client = join('build', 'client');
const reactRouter = join('node_modules', '@react-router', 'dev', 'bin.cjs');

const digest = digestOfSources();
rmSync(client, { recursive: true, force: true });
const built = spawnSync(process.execPath, [reactRouter, 'build'], { stdio: 'inherit' });
if (built.status !== 0) process.exit(built.status ?? 1);

for (const page of ['404', join('hoa-laws', '404')]) {
  renameSync(join(client, page, 'index.html'), join(client, `${page}.html`));
  rmSync(join(client, page), { recursive: true });
}
rmSync(join(client, 'hoa-laws', '404.data'), { force: true });
rmSync(join(client, '.vite'), { recursive: true, force: true });
// What the pages were rendered by.
rmSync(join('build', 'server'), { recursive: true, force: true });

await writeSamples(client);

const list = () =>
  readdirSync(client, { recursive: true, encoding: 'utf8' }).map((name) => join(client, name));
const pages = list()
  .filter((file) => file.endsWith('.html'))
  .map((file) => {
    const html = scriptsAfterText(readFileSync(file, 'utf8'));
    writeFileSync(file, html);
    return { name: relative(client, file).replaceAll('\\', '/'), html };
  });
const hashes = Object.fromEntries(pages.map(({ name, html }) => [name, inlineScriptHashes(html)]));
writeFileSync(join(client, 'csp-hashes.json'), `${JSON.stringify({ 'script-src': hashes })}\n`);

const articles = listArticles();
const inPublic = publicPages(
  pages,
  site.builtAddress,
  new Map(articles.map((a) => [a.path, a.dateModified])),
);
writeFileSync(join(client, 'sitemap.xml'), sitemapXml(inPublic));
writeFileSync(join(client, 'robots.txt'), robotsText(site.builtAddress));
writeFileSync(join(client, 'manifest.webmanifest'), manifestText(site));
const posts = articles.filter(({ kind }) => kind === 'blog');
writeFileSync(join(client, 'rss.xml'), feedXml(posts, { ...site, url: site.builtAddress }));

// The server compresses those that name the site's address: it puts its own there first.
await Promise.all(
  list()
    .filter((file) => isText(file) && !namesAddress(file))
    .map(compressFile),
);
stampPages(digest);
console.log(`${pages.length} pages, ${inPublic.length} of them in the sitemap`);
