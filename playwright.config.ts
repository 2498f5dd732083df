import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './e2e/find-browser.ts';

// As in vitest.config.ts: servers and the processes that work for them are ready in half of the time.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules', '.cache', 'compiled');

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  // No wait measures speed: scans are read meanwhile, by as much of the machine as others leave.
  timeout: 480_000,
  expect: { timeout: 180_000 },
  // Of three, each takes longer than two take for its part: two cores, and every test drives a browser and a server.
  workers: 2,
  // A file with long journeys does not keep one worker busy after the others are done.
  fullyParallel: true,
  // A machine that others use may stand still for longer than any wait. A second try that passes is counted and named.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  use: {
    viewport: { width: 1280, height: 800 },
    // Without a locale the browser cannot save a file under a name such as 'Procès-verbal'.
    launchOptions: { ...(await findBrowser()), env: { ...process.env, LC_ALL: 'C.UTF-8' } },
    trace: 'on-first-retry',
  },
});
