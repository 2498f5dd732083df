import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,engine,readers,server,web,scripts,bench}/**/*.test.{ts,tsx}'],
    testTimeout: 60_000,
  },
});
