import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const systemBrowsers = [
  // Chromium without a window: a fifth quicker, and all that a test looks at.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
/**
 * A browser that looks up its maker's hosts waits for a network that tests do not have, and one that emulates a graphics
 * card takes a tenth more of the processors.
 */
const quiet = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const runs = (path: string) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The browser of the npm package, with the libraries beside it where the system lacks them (libnss3 and its like). */
async function packagedBrowser(): Promise<string> {
  const { default: packaged, inflate, setupLambdaEnvironment } = await import('@sparticuz/chromium');
  const browser = await packaged.executablePath();
  if (spawnSync(browser, ['--version']).status !== 0) {
    const entry = fileURLToPath(import.meta.resolve('@sparticuz/chromium'));
    await inflate(join(dirname(entry), '..', 'bin', 'al2023.tar.br'));
    setupLambdaEnvironment(join(tmpdir(), 'al2023', 'lib'));
  }
  return browser;
}

/**
 * How to launch the first browser found: CHROMIUM_PATH, the system's, Playwright's own, else the one that comes inside
 * the npm package @sparticuz/chromium.
 */
export async function findBrowser(): Promise<{ executablePath?: string; args: string[] }> {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const args = [...quiet, ...sandbox];
  const named = process.env.CHROMIUM_PATH;
  if (named) return { executablePath: named, args };
  const system = systemBrowsers.find(runs);
  if (system) return { executablePath: system, args };
  if (existsSync(chromium.executablePath())) return { args };
  // Its own arguments ask for one process, in which a second window or context ends the browser.
  return { executablePath: await packagedBrowser(), args: ['--no-sandbox', ...quiet] };
}
