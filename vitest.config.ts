import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{contract,engine,readers,report,home,writers,server,web,content,scripts,bench}/**/*.test.{ts,tsx}',
    ],
    setupFiles: ['server/testing/wait-longer.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // By default one core is left idle, which is half of a machine of two.
    maxWorkers: availableParallelism(),
  },
});
