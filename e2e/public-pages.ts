import { readFileSync } from 'node:fs';

/** The paths of every public page, as the build's sitemap lists them. */
export function publicPaths(): string[] {
  const sitemap = readFileSync('build/client/sitemap.xml', 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** Pages that are no pages of the sitemap. */
export const otherPaths = ['/no-such-page', '/hoa-laws/atlantis', '/refresh-trick', '/design'];

/** The HTML of public pages as the server sends them, by path. Each is asked for once. */
export async function fetchPages(url: string, paths: readonly string[]): Promise<Map<string, string>> {
  const pages = paths.map(async (path) => [path, await (await fetch(url + path)).text()] as const);
  return new Map(await Promise.all(pages));
}

/** Where the links of a page lead, as they are written. */
export function linksOf(html: string): Set<string> {
  const links = html.matchAll(/<a [^>]*?href="([^"]+)"/g);
  return new Set([...links].map(([, to = '']) => to.replaceAll('&amp;', '&')));
}

/** The scripts that a page loads before it is alive, as the addresses of files. */
export function scriptsOf(html: string): string[] {
  return [...html.matchAll(/<link rel="after-text"[^>]*? href="([^"]+)"/g)].map(([, to = '']) => to);
}
