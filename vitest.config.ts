import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Rooms without clock, disk or process: their tests need no worker of their own for each file. */
const pure = '{contract,engine,home,report}/**/*.test.{ts,tsx}';

export default defineConfig({
  test: {
    setupFiles: ['server/testing/wait-longer.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // By default one core is left idle, which is half of a machine of two.
    maxWorkers: availableParallelism(),
    projects: [
      { extends: true, test: { name: 'pure', include: [pure], isolate: false } },
      {
        extends: true,
        test: {
          name: 'rest',
          include: ['{readers,writers,server,web,content,scripts,bench}/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});
