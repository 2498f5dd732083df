import { readFileSync } from 'node:fs';
import type { Config } from '@react-router/dev/config';
import { stateLawsSchema } from '#contract/state-law.ts';

const states = stateLawsSchema.parse(JSON.parse(readFileSync('content/state-laws.json', 'utf8')));

/** Addresses that match no page: scripts/build-web.ts makes the not-found pages of them. */
const notFound = ['/404', '/hoa-laws/404'];

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: false,
  // Every page whose address holds no id.
  prerender: ({ getStaticPaths }) => [
    ...new Set([
      ...getStaticPaths().filter((path) => path !== '/sample-analysis'),
      '/payment-success',
      ...states.map(({ slug }) => `/hoa-laws/${slug}`),
      ...notFound,
    ]),
  ],
} satisfies Config;
