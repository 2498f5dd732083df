import { expect, test } from 'vitest';
import type { ArticleEntry } from '#contract/article.ts';
import { feedXml } from './feed.ts';
import { publicPages, robotsText, sitemapXml } from './sitemap.ts';

const url = 'https://site.example';
const page = (name: string, path: string, more = '') => ({
  name,
  html: `<head><link rel="canonical" href="${url}${path}"/>${more}</head>`,
});

test('the sitemap holds the pages that name their own address, with the day of their last change', () => {
  const pages = publicPages(
    [
      page('index.html', '/'),
      page('blog/a/index.html', '/blog/a'),
      page('hoa-laws/ohio/index.html', '/hoa-laws/ohio', '"dateModified":"2026-11-21"'),
      page('outbox/index.html', '/outbox', '<meta name="robots" content="noindex"/>'),
      { name: 'login/index.html', html: '<head></head>' },
    ],
    url,
    new Map([['/blog/a', '2026-01-02']]),
  );
  expect(pages).toEqual([
    { url: `${url}/`, modified: null },
    { url: `${url}/blog/a`, modified: '2026-01-02' },
    { url: `${url}/hoa-laws/ohio`, modified: '2026-11-21' },
  ]);
  expect(sitemapXml(pages)).toContain(`<url><loc>${url}/blog/a</loc><lastmod>2026-01-02</lastmod></url>`);
});

test('a page that names the address of another is refused', () => {
  expect(() => publicPages([page('terms/index.html', '/privacy')], url, new Map())).toThrow(/terms/);
});

test('robots are told of the sitemap and kept out of the API', () => {
  expect(robotsText(url).split('\n')).toEqual(
    expect.arrayContaining(['Disallow: /api/', `Sitemap: ${url}/sitemap.xml`]),
  );
});

test('the feed escapes what XML reserves', () => {
  const article = {
    title: 'Dues & "fees"',
    description: 'a < b',
    category: "Buyer's Guide",
    path: '/blog/dues',
    datePublished: '2024-12-15',
    dateModified: '2026-01-02',
  } as ArticleEntry;
  const feed = feedXml([article], { name: 'Site', url, description: 'About' });
  expect(feed).toContain('<title>Dues &amp; &quot;fees&quot;</title>');
  expect(feed).toContain('<description>a &lt; b</description>');
  expect(feed).toContain('<pubDate>Sun, 15 Dec 2024 00:00:00 GMT</pubDate>');
  expect(feed).toContain('<lastBuildDate>Fri, 02 Jan 2026 00:00:00 GMT</lastBuildDate>');
});
