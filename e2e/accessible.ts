import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules whose answer depends on the colors; the others say the same in light and in dark. */
const rulesOfColor = ['color-contrast', 'link-in-text-block'];

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}
type Found = readonly Violation[];
type Axe = { run(options: object): Promise<{ violations: Found }> };

/** Places that pass are not described one by one, which takes most of the time. */
const options = { resultTypes: ['violations' as const] };

/** What axe finds by all of its rules. Legacy mode leaves out frames of other sites, of which there are none. */
async function findAll(page: Page): Promise<Found> {
  return (await new AxeBuilder({ page }).setLegacyMode(true).options(options).analyze()).violations;
}

/** What axe, which is in the page since `findAll`, finds by the rules of color. */
const findByColor = (page: Page) =>
  page.evaluate(
    async (asked) => (await (window as unknown as { axe: Axe }).axe.run(asked)).violations as Found,
    { ...options, runOnly: rulesOfColor },
  );

/** The page in other colors. It says that it has them a frame before what is on it does. */
async function inColors(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
}

/** axe finds nothing on the page, in light and in dark; in light alone where other pages of its kind are looked at in dark. */
export async function expectAccessible(page: Page, what: string, inLightAlone = false) {
  const light = ['light', findAll] as const;
  for (const [colorScheme, find] of inLightAlone ? [light] : ([light, ['dark', findByColor]] as const)) {
    await inColors(page, colorScheme);
    expect(
      (await find(page)).map(({ id, nodes }) => [
        id,
        nodes.map((node) => `${node.html} ${node.failureSummary ?? ''}`),
      ]),
      `${what}, ${colorScheme}`,
    ).toEqual([]);
  }
}

/** How many pixels the page is wider than its window. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The page is as wide as a screen of 320 px. */
export async function expectNoSidewaysScroll(page: Page, what: string) {
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => sidewaysScroll(page), `${what} at 320 px`).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
}
