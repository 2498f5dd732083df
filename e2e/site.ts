import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';

/** A running product of its own: its address, and its data folder. */
export interface Site {
  readonly url: string;
  readonly dataDir: string;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

async function ready(url: string, server: ChildProcess): Promise<void> {
  await expect
    .poll(
      async () => {
        if (server.exitCode !== null) throw new Error(`the server ended with status ${server.exitCode}`);
        return fetch(`${url}/readyz`).then(
          ({ status }) => status,
          () => 0,
        );
      },
      { intervals: [100] },
    )
    .toBe(200);
}

/** Starts the product in front of an empty data folder, and stops it once `use` has settled. */
export async function withSite(
  env: Record<string, string>,
  use: (site: Site) => Promise<void>,
): Promise<void> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'plaindeed-e2e-'));
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      APP_URL: url,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '1',
      NODE_ENV: 'test',
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  try {
    await ready(url, server);
    await use({ url, dataDir });
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    if (server.exitCode === null && server.kill('SIGTERM')) await ended;
    await rm(dataDir, { recursive: true });
  }
}

type NoFixture = Record<never, never>;

let visitors = 0;

/** Tests with the real server in front of an empty data folder, one per worker, and no browser. */
export const serverTest = base.extend<NoFixture, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use) => withSite({}, use),
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  // Every test is a visitor with an address of its own, or the limits by address would count all of them together.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
  extraHTTPHeaders: async ({}, use) => {
    visitors += 1;
    await use({ 'x-forwarded-for': `10.0.${visitors >> 8}.${visitors & 255}` });
  },
});

/** Tests with a browser too; unexpected console errors fail a test. */
export const test = serverTest.extend<{ noConsoleErrors: undefined }>({
  noConsoleErrors: [
    async ({ context }, use) => {
      const errors: string[] = [];
      context.on('weberror', (error) => errors.push(error.error().message));
      context.on('console', (message) => {
        // The browser itself logs every refused call (401 before sign-in, 409 while a document is processed).
        if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
          errors.push(message.text());
      });
      await use(undefined);
      expect(errors, 'console errors').toEqual([]);
    },
    { auto: true },
  ],
});

/** Resolves when the page's scripts have taken it over: what is pressed before does only what it does without them. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
}

export { expect };
