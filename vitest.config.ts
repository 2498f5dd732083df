import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Rooms without clock, disk or process: their tests need nothing prepared. */
const pure = '{contract,engine,home,report}/**/*.test.{ts,tsx}';

// Node keeps there what it compiled. The processes that tests start, by the hundred, are ready in a third of the time.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules', '.cache', 'compiled');

export default defineConfig({
  test: {
    setupFiles: ['server/testing/wait-longer.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // By default one core is left idle, which is half of a machine of two.
    maxWorkers: availableParallelism(),
    // A worker of its own for each file takes as long again as the tests of the server do; a file leaves nothing behind it.
    isolate: false,
    projects: [
      { extends: true, test: { name: 'pure', include: [pure] } },
      {
        extends: true,
        test: {
          name: 'rest',
          globalSetup: ['server/testing/prepare.ts'],
          include: ['{readers,writers,server,web,content,scripts,bench}/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});
