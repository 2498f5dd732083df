import AxeBuilder from '@axe-core/playwright';
import { missingIn, publicPaths, structuredData } from './public-pages.ts';
import { expect, test } from './site.ts';

const paths = publicPaths();
const others = ['/no-such-page', '/hoa-laws/atlantis', '/refresh-trick'];
/** So many that two workers share the work, and each test stays well within its time. */
const batches = (all: readonly string[], size: number) =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );

test('there is a page for every address that the site is to have', () => {
  const named = ['/', '/about', '/blog', '/checklist', '/contact', '/disclaimer', '/hoa-laws', '/newsletter']
    .concat([
      '/privacy',
      '/sample',
      '/terms',
      '/guides/cc-and-rs',
      '/guides/hoa-fees',
      '/guides/reserve-study',
    ])
    .concat(
      [
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
      ].map((slug) => `/blog/${slug}`),
    );
  expect(paths).toEqual(expect.arrayContaining(named));
  expect(paths.filter((path) => path.startsWith('/hoa-laws/'))).toHaveLength(50);
  expect(paths).toHaveLength(named.length + 50);
});

/** The states' pages are made from one template: every tenth is looked at. */
const looked = paths.filter(
  (path, index) => !path.startsWith('/hoa-laws/') || index % 10 === 0 || path.endsWith('/florida'),
);

for (const [index, batch] of batches([...looked, ...others], 9).entries()) {
  test(`public pages are accessible in light and dark, part ${index + 1}`, async ({ page }) => {
    test.setTimeout(240_000);
    for (const path of batch) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        if (colorScheme === 'light') await page.goto(path);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]),
          `${path}, ${colorScheme}`,
        ).toEqual([]);
      }
    }
  });
}

test('every page fits 320 px', async ({ page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [...paths, ...others]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBe(0);
  }
});

test('every link within the site leads to a page, and to a place on it', async ({ request }) => {
  test.setTimeout(120_000);
  const known = new Map<string, string | null>();
  const html = async (path: string) => {
    if (!known.has(path)) {
      const answer = await request.get(path);
      known.set(path, answer.ok() ? await answer.text() : null);
    }
    return known.get(path) ?? null;
  };
  const dead: string[] = [];
  for (const path of paths) {
    const links = [...((await html(path)) ?? '').matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, to = '']) =>
      to.replaceAll('&amp;', '&'),
    );
    expect(links.length, path).toBeGreaterThan(20);
    for (const link of new Set(links)) {
      if (/^(?:https?|mailto):/.test(link)) continue;
      const { pathname, search, hash } = new URL(link, `http://site${path}`);
      const target = await html(pathname + search);
      if (target === null || (hash && !target.includes(`id="${hash.slice(1)}"`)))
        dead.push(`${path}: ${link}`);
    }
  }
  expect(dead).toEqual([]);
});

test('every page has a title, a description, an address and a picture of its own', async ({ request }) => {
  const seen = { title: new Map<string, string>(), description: new Map<string, string>() };
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const one = (pattern: RegExp) => {
      const found = [...html.matchAll(pattern)];
      expect(found, `${path} ${pattern}`).toHaveLength(1);
      return found[0]?.[1] ?? '';
    };
    const title = one(/<title>([^<]+)<\/title>/g);
    const description = one(/<meta name="description" content="([^"]+)"/g);
    expect(seen.title.get(title), path).toBeUndefined();
    expect(seen.description.get(description), path).toBeUndefined();
    seen.title.set(title, path);
    seen.description.set(description, path);
    expect(description.length, path).toBeGreaterThan(50);
    expect(new URL(one(/<link rel="canonical" href="([^"]+)"/g)).pathname).toBe(path);
    expect(new URL(one(/<meta property="og:url" content="([^"]+)"/g)).pathname).toBe(path);
    const picture = await request.get(new URL(one(/<meta property="og:image" content="([^"]+)"/g)).pathname);
    expect(picture.headers()['content-type'], path).toBe('image/png');
    expect(html.match(/<h1/g), path).toHaveLength(1);
  }
});

test('structured data has what search engines require, and no claim of the operator', async ({ request }) => {
  for (const path of paths) {
    const data = structuredData(await (await request.get(path)).text());
    expect(data.length, path).toBeGreaterThan(0);
    expect(missingIn(data), path).toEqual([]);
    expect(JSON.stringify(data), path).not.toMatch(/ratingValue|aggregateRating|reviewCount|4\.8/i);
    if (path !== '/') {
      expect(
        data.map((entry) => entry['@type']),
        path,
      ).toContain('BreadcrumbList');
    }
  }
  const types = async (path: string) =>
    structuredData(await (await request.get(path)).text()).map((entry) => entry['@type']);
  expect(await types('/')).toEqual(expect.arrayContaining(['WebSite', 'FAQPage', 'HowTo']));
  expect(await types('/guides/hoa-fees')).toContain('Article');
  expect(await types('/blog/hoa-vs-non-hoa')).toContain('BlogPosting');
  const [laws] = structuredData(await (await request.get('/hoa-laws')).text());
  const { itemListElement: items } = (laws ?? {}).mainEntity as {
    itemListElement: Record<string, unknown>[];
  };
  expect(items).toHaveLength(50);
  expect(items[0]).toMatchObject({ position: 1, name: 'Alabama HOA Laws' });
  expect(String(items[0]?.url)).toMatch(/\/hoa-laws\/alabama$/);
  expect(items[0]?.description).toBe('2 primary statutes on homeowners associations in Alabama');
  expect(items[1]?.description).toContain('1 primary statute on');
});

test('sitemap, robots and feed are served as what they are', async ({ request }) => {
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toContain('xml');
  expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap: ');
  const feed = await (await request.get('/rss.xml')).text();
  expect(feed.match(/<item>/g)).toHaveLength(11);
});

test('old and short addresses lead to the page', async ({ request }) => {
  for (const [from, to] of [
    ['/guide/cc-and-rs', '/guides/cc-and-rs'],
    ['/sample-analysis', '/sample'],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, to]);
  }
});

test('pages are sent compressed, assets to be kept for good, with a policy of their own', async ({
  request,
}) => {
  const page = await request.get('/guides/hoa-fees', { headers: { 'accept-encoding': 'br' } });
  expect(page.headers()['content-encoding']).toBe('br');
  const policy = page.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']+')+;/);
  expect(policy.length).toBeLessThan(1000);
  const asset = /\/assets\/[^"]+\.js/.exec(await page.text())?.[0] ?? '';
  expect((await request.get(asset)).headers()['cache-control']).toContain('immutable');
});

for (const path of [
  '/',
  '/blog/hoa-red-flags-first-time-buyers',
  '/guides/reserve-study',
  '/hoa-laws',
].concat(['/hoa-laws/california', '/sample'])) {
  test(`${path} is light, still, and readable without scripts`, async ({ page, browser, site }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const { scripts, shift } = await page.evaluate(async () => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const shift = await new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      });
      const bytes = entries
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
      return { scripts: bytes, shift };
    });
    expect(scripts).toBeLessThan(130 * 1024);
    expect(shift).toBeLessThan(0.02);

    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(site.url + path);
    await expect(plain.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await plain.getByRole('main').innerText()).length).toBeGreaterThan(1500);
    await plain.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText(/^About/);
    await plain.close();
  });
}
