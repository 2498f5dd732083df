import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,engine,readers,report,writers,server,web,content,scripts,bench}/**/*.test.{ts,tsx}'],
    testTimeout: 60_000,
  },
});
