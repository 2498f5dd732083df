import type { ArticleEntry } from '#contract/article.ts';
import { escapeXml } from './xml.ts';

interface FeedSite {
  readonly name: string;
  readonly url: string;
  readonly description: string;
}

const day = (iso: string) => new Date(iso).toUTCString();

/** The blog as RSS 2.0, newest first. */
export function feedXml(articles: readonly ArticleEntry[], site: FeedSite): string {
  const items = articles.map((article) => {
    const url = escapeXml(site.url + article.path);
    return [
      '    <item>',
      `      <title>${escapeXml(article.title)}</title>`,
      `      <link>${url}</link>`,
      `      <guid isPermaLink="true">${url}</guid>`,
      `      <pubDate>${day(article.datePublished)}</pubDate>`,
      `      <category>${escapeXml(article.category)}</category>`,
      `      <description>${escapeXml(article.excerpt ?? article.description)}</description>`,
      '    </item>',
    ].join('\n');
  });
  const newest = articles
    .map(({ dateModified }) => dateModified)
    .toSorted()
    .at(-1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '  <channel>',
    `    <title>${escapeXml(site.name)}: HOA Insights &amp; Guides</title>`,
    `    <link>${escapeXml(`${site.url}/blog`)}</link>`,
    `    <atom:link href="${escapeXml(`${site.url}/rss.xml`)}" rel="self" type="application/rss+xml"/>`,
    `    <description>${escapeXml(site.description)}</description>`,
    '    <language>en-us</language>',
    ...(newest === undefined ? [] : [`    <lastBuildDate>${day(newest)}</lastBuildDate>`]),
    ...items,
    '  </channel>',
    '</rss>',
    '',
  ].join('\n');
}
