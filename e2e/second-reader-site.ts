import { ModelStandIn } from '#server/testing/model-stand-in.ts';
import { test as base, type Site, withSite } from './site.ts';

interface Reader {
  standIn: ModelStandIn;
  site: Site;
}

const withReader = (settings: Record<string, string>) =>
  base.extend<Record<never, never>, Reader>({
    standIn: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
      async ({}, use) => {
        const standIn = new ModelStandIn('k-e2e');
        await use(standIn);
        await standIn.close();
      },
      { scope: 'worker' },
    ],
    site: [
      async ({ standIn }, use) => {
        const MODEL_URL = `${await standIn.open()}/v1`;
        await withSite({ MODEL_NAME: 'reader-7b', MODEL_URL, MODEL_KEY: 'k-e2e', ...settings }, use);
      },
      { scope: 'worker' },
    ],
  });

/** The product with a language model that its users are asked about, since its text leaves for another host. */
export const askedReaderTest = withReader({
  MODEL_SENDS_TO: 'api.example.com',
  MODEL_ASKS: 'points,rules,absence',
});

/** The same with one in the site's own network. */
export const ownReaderTest = withReader({ MODEL_ASKS: 'none' });
