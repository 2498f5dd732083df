import type { MetaDescriptor } from 'react-router';
import { site } from '#content/site.ts';

export interface PublicPage {
  /** The address, from the slash on. */
  path: string;
  title: string;
  description: string;
  /** The page is of the blog: it names the feed. */
  feed?: boolean;
  /** Properties of an article's own. */
  article?: { published: string; modified: string; section: string; keywords: readonly string[] };
  /** Entries of the page's structured data. */
  data?: readonly object[];
  /** The title stands alone, without the site's name after it. */
  bare?: boolean;
}

/**
 * Where this site is reached, without a slash at the end: what the server wrote into the page, and while pages are built
 * what it will replace.
 */
export function siteAddress(): string {
  const served = typeof document === 'undefined' ? undefined : document.documentElement.dataset.address;
  return served ?? site.builtAddress;
}

/** The full address of a path of this site. */
export function absolute(path: string): string {
  return `${siteAddress()}${path === '/' ? '/' : path.replace(/\/$/, '')}`;
}

/** Titles longer than this are cut off in lists of results. */
const titleRoom = 60;

/** The address of the picture that links to the page of a path show elsewhere: see scripts/make-pictures.ts. */
export function pictureOf(path: string): string {
  return absolute(`/pictures${path === '/' ? '/home' : path}.png`);
}

/** All that search engines and link previews are told of a public page, as a route's `meta` returns it. */
export function publicMeta(page: PublicPage): MetaDescriptor[] {
  const { path, title, description, feed, article, data = [], bare } = page;
  const named = `${title} | ${site.name}`;
  const fullTitle = bare || named.length > titleRoom ? title : named;
  const url = absolute(path);
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...(feed
      ? [
          {
            tagName: 'link',
            rel: 'alternate',
            type: 'application/rss+xml',
            title: `${site.name} blog`,
            href: '/rss.xml',
          },
        ]
      : []),
    { property: 'og:site_name', content: site.name },
    { property: 'og:type', content: article ? 'article' : 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: pictureOf(path) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: `${title}. ${site.name}.` },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(article
      ? [
          { property: 'article:published_time', content: article.published },
          { property: 'article:modified_time', content: article.modified },
          { property: 'article:section', content: article.section },
          { name: 'keywords', content: article.keywords.join(', ') },
        ]
      : []),
    ...(data.length > 0 ? [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': data } }] : []),
  ] as MetaDescriptor[];
}
