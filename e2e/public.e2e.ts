import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible, sidewaysScroll } from './accessible.ts';
import { linksOf, otherPaths, publicPaths } from './public-pages.ts';
import { expect, test, untilAlive } from './site.ts';

const paths = publicPaths();
const inDark = ['/hoa-laws/california', '/hoa-laws/wyoming'];
const measured = [
  '/',
  '/blog/hoa-red-flags-first-time-buyers',
  '/guides/reserve-study',
  '/hoa-laws',
  '/hoa-laws/california',
  '/sample',
];

/** Does something on a page at each path, on several pages of one window at a time. */
async function visit(
  context: BrowserContext,
  visited: readonly string[],
  look: (page: Page, path: string) => Promise<void>,
) {
  const waiting = [...visited];
  const one = async () => {
    const page = await context.newPage();
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await look(page, path);
    await page.close();
  };
  await Promise.all([one(), one(), one()]);
}

test('every public page is accessible in light and dark, of the state pages every fifth', async ({
  context,
}) => {
  // Half a minute by itself; this is for a machine that others keep busy.
  test.slow();
  // The pages of the states are of the same parts in the same colors.
  const isState = (path: string) => path.startsWith('/hoa-laws/');
  const states = paths.filter(isState).filter((path, n) => n % 5 === 0 || inDark.includes(path));
  const looked = [...paths.filter((path) => !isState(path)), ...otherPaths, ...states];
  await visit(context, looked, async (page, path) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    if (path !== '/refresh-trick') await untilAlive(page);
    await expectAccessible(page, path, isState(path) && !inDark.includes(path));
  });
});

test('every page fits 320 px', async ({ browser, site }) => {
  // What is wide is so without scripts too, and pages come much faster without them.
  const context = await browser.newContext({
    baseURL: site.url,
    javaScriptEnabled: false,
    viewport: { width: 320, height: 640 },
  });
  await visit(context, [...paths, ...otherPaths], async (page, path) => {
    await page.goto(path);
    expect(await sidewaysScroll(page), path).toBe(0);
  });
  await context.close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every kind of page can be read, and left by its menus', async ({ context }) => {
    const kinds = [
      ...measured,
      '/about',
      '/blog',
      '/checklist',
      '/contact',
      '/newsletter',
      '/privacy',
      '/terms',
    ];
    await visit(context, kinds, async (page, path) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(
        path === '/newsletter' ? 150 : 600,
      );
      expect([...linksOf(await page.content())]).toEqual(
        expect.arrayContaining(['/about', '/blog', '/login']),
      );
    });
  });
});

test('nothing jumps while a page loads, and what it loads is light', async ({ context }) => {
  await visit(context, measured, async (page, path) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto(path);
    await untilAlive(page);
    await page.waitForLoadState('networkidle');
    const { scripts, early, shift } = await page.evaluate(async () => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const moved = await new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      });
      const painted = performance.getEntriesByType('paint')[0]?.startTime ?? 0;
      const files = entries.filter(({ name }) => name.endsWith('.js'));
      return {
        scripts: files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
        early: files.filter(({ startTime }) => startTime < painted).map(({ name }) => name),
        shift: moved,
      };
    });
    expect(scripts, path).toBeGreaterThan(0);
    // With what comes after the page is alive.
    expect(scripts, path).toBeLessThan(135 * 1024);
    expect(early, path).toEqual([]);
    expect(shift, path).toBeLessThan(0.02);
  });
});
