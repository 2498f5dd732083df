import { escapeXml } from './xml.ts';

export interface PublicPage {
  /** The full address. */
  readonly url: string;
  /** The day of the last change, where it is known. */
  readonly modified: string | null;
}

/**
 * The pages that search engines may list: those that name their own address as the canonical one, sorted.
 * `modified` maps paths to days.
 *
 * @throws where a page names an address that is not its own.
 */
export function publicPages(
  pages: readonly { readonly name: string; readonly html: string }[],
  siteUrl: string,
  modified: ReadonlyMap<string, string>,
): PublicPage[] {
  return pages
    .flatMap(({ name, html }) => {
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
      if (canonical === undefined || /<meta name="robots" content="noindex/.test(html)) return [];
      const path = `/${name.replace(/(?:^|\/)index\.html$/, '')}`;
      if (canonical !== siteUrl + path) throw new Error(`${name} says that its address is ${canonical}.`);
      const ownDay = /"dateModified":"(\d{4}-\d\d-\d\d)"/.exec(html)?.[1];
      return [{ url: canonical, modified: modified.get(path) ?? ownDay ?? null }];
    })
    .toSorted((a, b) => a.url.localeCompare(b.url));
}

export function sitemapXml(pages: readonly PublicPage[]): string {
  const entries = pages.map(
    ({ url, modified }) =>
      `  <url><loc>${escapeXml(url)}</loc>${modified ? `<lastmod>${modified}</lastmod>` : ''}</url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** What crawlers may fetch: the API and the pages of one's own account are nothing for them. */
export function robotsText(siteUrl: string): string {
  const closed = [
    '/api/',
    '/analyze',
    '/checkout/',
    '/documents',
    '/homes',
    '/outbox',
    '/profile',
    '/results/',
    '/shared/',
  ];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
