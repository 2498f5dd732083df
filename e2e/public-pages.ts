import { readFileSync } from 'node:fs';

/** The paths of every public page, as the build's sitemap lists them. */
export function publicPaths(): string[] {
  const sitemap = readFileSync('build/client/sitemap.xml', 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** Every schema.org entry of a page, from all its data blocks. */
export function structuredData(html: string): Record<string, unknown>[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return [...blocks].flatMap(([, json = '']) => {
    const data = JSON.parse(json) as { '@context': string; '@graph': Record<string, unknown>[] };
    if (data['@context'] !== 'https://schema.org') throw new Error('data without its context');
    return data['@graph'];
  });
}

/** What search engines require, and recommend where we have it, by type. */
const required: Record<string, readonly string[]> = {
  WebSite: ['name', 'url'],
  WebPage: ['name', 'url', 'description'],
  AboutPage: ['name', 'url', 'description'],
  ContactPage: ['name', 'url', 'description'],
  CollectionPage: ['name', 'url', 'description'],
  Article: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher', 'mainEntityOfPage'],
  BlogPosting: [
    'headline',
    'image',
    'datePublished',
    'dateModified',
    'author',
    'publisher',
    'mainEntityOfPage',
  ],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  ItemList: ['itemListElement', 'numberOfItems'],
  ListItem: ['position', 'name'],
  HowTo: ['name', 'step'],
  HowToStep: ['name', 'text'],
  Organization: ['name', 'url'],
  Legislation: ['name', 'legislationIdentifier'],
  State: ['name'],
};

/** What is missing in an entry and in those within it, one sentence each. */
export function missingIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(missingIn);
  if (typeof value !== 'object' || value === null) return [];
  const entry = value as Record<string, unknown>;
  const type = entry['@type'];
  const own =
    typeof type !== 'string'
      ? []
      : (required[type] ?? ['a type that is known here'])
          .filter((field) => entry[field] === undefined || entry[field] === '')
          .map((field) => `${type} has no ${field}`);
  return [...own, ...Object.values(entry).flatMap(missingIn)];
}
