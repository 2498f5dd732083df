import { brotliCompressSync } from 'node:zlib';
import { SaxesParser } from 'saxes';
import { fetchPages, linksOf, otherPaths, publicPaths, scriptsOf } from './public-pages.ts';
import { expect, serverTest as test } from './site.ts';
import { faultsIn, structuredData } from './structured-data.ts';

/* What is said of the public pages by their HTML alone: no browser is needed. */

/** What pages are built with: see content/site.ts. */
const builtAddress = 'https://plaindeed.example';
const paths = publicPaths();
const blog = [
  'hoa-red-flags-first-time-buyers',
  'hoa-vs-non-hoa',
  'hidden-costs-hoa-living',
  'hoa-board-elections',
  'hoa-horror-stories',
  'how-to-read-hoa-financial-statements',
  'questions-to-ask-before-buying',
  'renting-your-hoa-property',
  'ultimate-hoa-move-in-checklist',
  'when-hoas-go-wrong',
  'hoa-questions-before-buying',
].map((slug) => `/blog/${slug}`);
const guides = ['cc-and-rs', 'hoa-fees', 'reserve-study'].map((slug) => `/guides/${slug}`);

let pages: ReadonlyMap<string, string>;
test.beforeAll(async ({ site }) => {
  pages = await fetchPages(site.url, [...paths, ...otherPaths]);
});
const htmlOf = (path: string) => pages.get(path) ?? '';
const elements = (xml: string) => {
  const found: { name: string; text: string; attributes: Record<string, string> }[] = [];
  const open: typeof found = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, text: '', attributes };
    found.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on('closetag', () => open.pop());
  parser.write(xml).close();
  return found;
};

test('there is a page for every address that the site is to have', () => {
  const single =
    '/ /about /blog /checklist /contact /disclaimer /hoa-laws /newsletter /privacy /sample /terms';
  const states = paths.filter((path) => path.startsWith('/hoa-laws/'));
  expect(states).toHaveLength(50);
  expect(states).toContain('/hoa-laws/new-hampshire');
  expect(paths.toSorted()).toEqual([...single.split(' '), ...guides, ...blog, ...states].toSorted());
});

test('every link within the site leads to a page, and to a place on it', async ({ site }) => {
  const known = new Map<string, Promise<string | null>>();
  const answerOf = async (path: string) => {
    const answer = await fetch(site.url + path);
    return answer.ok ? await answer.text() : null;
  };
  const html = (path: string) => {
    const found = known.get(path) ?? (pages.has(path) ? Promise.resolve(htmlOf(path)) : answerOf(path));
    known.set(path, found);
    return found;
  };
  const dead: string[] = [];
  for (const path of paths) {
    const links = linksOf(htmlOf(path));
    expect(links.size, path).toBeGreaterThan(20);
    for (const link of links) {
      if (/^(?:https?|mailto):/.test(link)) continue;
      const { pathname, search, hash } = new URL(link, `http://site${path}`);
      const target = await html(pathname + search);
      if (target === null || (hash && !target.includes(`id="${hash.slice(1)}"`)))
        dead.push(`${path}: ${link}`);
    }
  }
  expect(dead).toEqual([]);
});

test('every page has a title, a description, an address and a picture of its own', async ({ site }) => {
  const taken = new Map<string, string>();
  for (const path of paths) {
    const html = htmlOf(path);
    const one = (pattern: RegExp) => {
      const found = [...html.matchAll(pattern)];
      expect(found, `${path} ${pattern}`).toHaveLength(1);
      return (found[0]?.[1] ?? '').replaceAll('&amp;', '&');
    };
    const ofItsOwn = (what: string, value: string) => {
      expect(taken.get(`${what} ${value}`), `${what} of ${path}`).toBeUndefined();
      taken.set(`${what} ${value}`, path);
      return value;
    };
    const title = ofItsOwn('title', one(/<title>([^<]+)<\/title>/g));
    expect(title.length, title).toBeGreaterThanOrEqual(15);
    expect(title.length, title).toBeLessThanOrEqual(60);
    const description = ofItsOwn('description', one(/<meta name="description" content="([^"]+)"/g));
    expect(description.length, path).toBeGreaterThanOrEqual(70);
    expect(description.length, path).toBeLessThanOrEqual(160);
    expect(new URL(one(/<link rel="canonical" href="([^"]+)"/g)).pathname).toBe(path);
    expect(new URL(one(/<meta property="og:url" content="([^"]+)"/g)).pathname).toBe(path);
    for (const name of ['og:title', 'og:description', 'og:image:alt']) {
      expect(one(new RegExp(`<meta property="${name}" content="([^"]+)"`, 'g')), path).not.toBe('');
    }
    const picture = new URL(one(/<meta property="og:image" content="([^"]+)"/g)).pathname;
    const answer = await fetch(site.url + ofItsOwn('picture', picture));
    expect(answer.headers.get('content-type'), picture).toBe('image/png');
    const png = Buffer.from(await answer.arrayBuffer());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], picture).toEqual([1200, 630]);
    expect(html.match(/<h1/g), path).toHaveLength(1);
    expect(html, path).toContain('<html lang="en-US" ');
  }
});

test('structured data has what search engines require, and no claim of the operator', () => {
  const types = (path: string) => structuredData(htmlOf(path)).map((entry) => entry['@type']);
  for (const path of paths) {
    const data = structuredData(htmlOf(path));
    expect(data.length, path).toBeGreaterThan(0);
    expect(faultsIn(data), path).toEqual([]);
    expect(JSON.stringify(data), path).not.toMatch(
      /aggregateRating|4\.8|homebuyers protected|homeless|\b2 minutes|3 to 7 days/i,
    );
    if (path !== '/') expect(types(path), path).toContain('BreadcrumbList');
  }
  expect(types('/')).toEqual(expect.arrayContaining(['WebSite', 'FAQPage', 'HowTo']));
  expect(types('/checklist')).toContain('HowTo');
  expect(types('/contact')).toEqual(expect.arrayContaining(['ContactPage', 'FAQPage']));
  for (const path of guides) expect(types(path)).toContain('Article');
  for (const path of blog) expect(types(path)).toContain('BlogPosting');
});

test('the list of states is told with positions, names, addresses and counts of statutes', () => {
  const [laws] = structuredData(htmlOf('/hoa-laws'));
  expect(laws).toMatchObject({ '@type': 'WebPage', mainEntity: { '@type': 'ItemList', numberOfItems: 50 } });
  const states = (laws?.mainEntity as { itemListElement: Record<string, unknown>[] } | undefined)
    ?.itemListElement;
  expect(states).toHaveLength(50);
  expect(states?.[0]).toMatchObject({
    position: 1,
    name: 'Alabama HOA Laws',
    description: '2 primary statutes on homeowners associations in Alabama',
  });
  expect(String(states?.[0]?.url)).toMatch(/\/hoa-laws\/alabama$/);
  expect(states?.[1]?.description).toBe('1 primary statute on homeowners associations in Alaska');
});

test('the sitemap lists every page once, with days where they are known', async ({ site }) => {
  const answer = await fetch(`${site.url}/sitemap.xml`);
  expect(answer.headers.get('content-type')).toContain('xml');
  const xml = elements(await answer.text());
  expect(xml[0]).toMatchObject({
    name: 'urlset',
    attributes: { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' },
  });
  const texts = (name: string) => xml.filter((element) => element.name === name).map(({ text }) => text);
  expect(new Set(texts('loc')).size).toBe(paths.length);
  expect(texts('loc').every((url) => url.startsWith(`${site.url}/`))).toBe(true);
  expect(texts('lastmod').length).toBeGreaterThan(60);
  expect(texts('lastmod').filter((day) => !/^\d{4}-\d\d-\d\d$/.test(day))).toEqual([]);
  const robots = await (await fetch(`${site.url}/robots.txt`)).text();
  expect(robots).toContain(`\nSitemap: ${site.url}/sitemap.xml\n`);
});

test('every page as it is sent names the address of APP_URL, and none that it was built with', async ({
  site,
}) => {
  for (const path of ['/login', '/no-such-page', ...paths]) {
    const html = await (await fetch(site.url + path)).text();
    expect(html, path).toContain(`data-address="${site.url}"`);
    expect(html, path).not.toContain(builtAddress);
    if (!paths.includes(path)) continue;
    expect(html, path).toContain(`<link rel="canonical" href="${site.url}${path}"/>`);
    expect(html, path).toContain(`<meta property="og:image" content="${site.url}/pictures/`);
  }
  for (const file of ['/sitemap.xml', '/rss.xml', '/robots.txt']) {
    expect(await (await fetch(site.url + file)).text(), file).not.toContain(builtAddress);
  }
});

test('there are icons for tabs, home screens and the manifest, each of the size it is said to have', async ({
  site,
}) => {
  const icons = [...htmlOf('/').matchAll(/<link rel="(icon|apple-touch-icon|manifest)" href="([^"]+)"/g)];
  expect(icons.map(([, rel, href]) => `${rel} ${href}`)).toEqual([
    'icon /favicon.ico',
    'icon /favicon.svg',
    'apple-touch-icon /apple-touch-icon.png',
    'manifest /manifest.webmanifest',
  ]);
  const bytes = async (path: string, type: RegExp) => {
    const answer = await fetch(site.url + path);
    expect([answer.status, answer.headers.get('content-type')], path).toEqual([
      200,
      expect.stringMatching(type),
    ]);
    return Buffer.from(await answer.arrayBuffer());
  };
  const ico = await bytes('/favicon.ico', /^image\/(?:x-icon|vnd\.microsoft\.icon)$/);
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 3]);
  for (const [index, side] of [16, 32, 48].entries()) {
    const entry = 6 + 16 * index;
    const picture = ico.subarray(
      ico.readUInt32LE(entry + 12),
      ico.readUInt32LE(entry + 12) + ico.readUInt32LE(entry + 8),
    );
    expect([ico.readUInt8(entry), sideOf(picture)]).toEqual([side, side]);
  }
  expect(sideOf(await bytes('/apple-touch-icon.png', /^image\/png$/))).toBe(180);
  const manifest = JSON.parse(
    (await bytes('/manifest.webmanifest', /^application\/manifest\+json/)).toString(),
  );
  expect(manifest).toMatchObject({ name: 'PlainDeed', start_url: '/' });
  for (const { src, sizes, type } of manifest.icons.filter(
    (icon: { sizes: string }) => icon.sizes !== 'any',
  )) {
    expect(`${sideOf(await bytes(src, new RegExp(`^${type}$`)))}`.concat('x', sizes.split('x')[0])).toBe(
      sizes,
    );
  }
});

/** The side in pixels of a square PNG picture. */
function sideOf(png: Buffer): number {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.readUInt32BE(16)).toBe(png.readUInt32BE(20));
  return png.readUInt32BE(16);
}

test('the feed holds the eleven articles, as RSS 2.0 wants them', async ({ site }) => {
  const answer = await fetch(`${site.url}/rss.xml`);
  expect(answer.headers.get('content-type')).toContain('xml');
  const xml = elements(await answer.text());
  const of = (name: string) => xml.filter((element) => element.name === name);
  expect(xml[0]).toMatchObject({ name: 'rss', attributes: { version: '2.0' } });
  expect(of('atom:link')[0]?.attributes).toMatchObject({ rel: 'self', type: 'application/rss+xml' });
  expect(of('item')).toHaveLength(11);
  // The channel has one of each too.
  for (const name of ['title', 'link', 'description']) expect(of(name)).toHaveLength(12);
  const linked = of('guid').map(({ text }) => new URL(text).pathname);
  expect(linked.toSorted()).toEqual(blog.toSorted());
  for (const { text } of [...of('pubDate'), ...of('lastBuildDate')]) {
    expect(new Date(text).toUTCString()).toBe(text);
  }
  expect(htmlOf('/blog')).toMatch(/<link rel="alternate" type="application\/rss\+xml"[^>]*href="\/rss\.xml"/);
});

test('old and short addresses lead to the page', async ({ site }) => {
  for (const [from, to] of [
    ['/guide/cc-and-rs', '/guides/cc-and-rs'],
    ['/guide/hoa-fees', '/guides/hoa-fees'],
    ['/guide/reserve-study', '/guides/reserve-study'],
    ['/sample-analysis', '/sample'],
  ] as const) {
    const answer = await fetch(site.url + from, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
  }
});

test('no public page loads more than 134 KB of scripts, 15 KB of styles, 23 KB of text', async ({ site }) => {
  const sizes = new Map<string, number>();
  const sizeOf = async (path: string) => {
    const before = sizes.get(path);
    if (before !== undefined) return before;
    const answer = await fetch(site.url + path, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding'), path).toBe('br');
    expect(answer.headers.get('cache-control'), path).toBe('public, max-age=31536000, immutable');
    const length = Number(answer.headers.get('content-length'));
    expect(length, path).toBeGreaterThan(0);
    await answer.body?.cancel();
    sizes.set(path, length);
    return length;
  };
  const sum = async (all: readonly string[]) =>
    (await Promise.all(all.map(sizeOf))).reduce((total, size) => total + size, 0);
  for (const path of paths) {
    const html = htmlOf(path);
    const scripts = scriptsOf(html);
    expect(scripts.length, path).toBeGreaterThan(3);
    expect(scripts.length, path).toBeLessThan(23);
    expect(await sum(scripts), path).toBeLessThan(134 * 1024);
    const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, to = '']) => to);
    expect(styles, path).toHaveLength(1);
    expect(await sum(styles), path).toBeLessThan(15 * 1024);
    expect(brotliCompressSync(html).length, path).toBeLessThan(23 * 1024);
  }
});

test('pages are sent compressed, with a content policy of their own', async ({ site }) => {
  for (const path of ['/', '/guides/hoa-fees', '/hoa-laws/california']) {
    const { headers } = await fetch(site.url + path, { headers: { 'accept-encoding': 'br' } });
    expect(headers.get('content-encoding')).toBe('br');
    expect(headers.get('cache-control')).toBe('no-cache');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']+')+;/);
    expect(policy.length).toBeLessThan(1000);
  }
});

test('the style sheet is asked for before any script, and scripts wait for what can be seen', () => {
  for (const path of paths) {
    const html = htmlOf(path);
    expect(html.indexOf('rel="stylesheet"'), path).toBeLessThan(html.indexOf('rel="after-text"'));
    expect(html, path).not.toMatch(/<link rel="after-text" (?!fetchpriority="low")/);
    expect(html, path).not.toMatch(/<link rel="modulepreload"|<script type="module"/);
  }
});

test('an unknown page and an unknown state are not found, and are said to be nothing for search engines', async ({
  site,
}) => {
  for (const path of ['/no-such-page', '/hoa-laws/atlantis', '/blog/no-such-article', '/guides/none']) {
    expect((await fetch(site.url + path)).status, path).toBe(404);
  }
  for (const path of ['/refresh-trick', '/design']) {
    expect(htmlOf(path)).toContain('<meta name="robots" content="noindex"/>');
  }
});
