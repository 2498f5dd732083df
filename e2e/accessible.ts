import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules whose answer depends on the colors; the others say the same in light and in dark. */
const rulesOfColor = ['color-contrast', 'link-in-text-block'];

/** axe finds nothing on the page, in light and in dark. */
export async function expectAccessible(page: Page, what: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Legacy mode leaves out frames of other sites, of which there are none, and is three times as fast.
    const axe = new AxeBuilder({ page }).setLegacyMode(true);
    const { violations } = await (colorScheme === 'dark' ? axe.withRules(rulesOfColor) : axe).analyze();
    expect(
      violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]),
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
