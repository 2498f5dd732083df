/**
 * What a buyer waits for who drops many files at once: seconds from the press of 'Analyze N Documents' until the home's page tells
 * its first finding, and until nothing is still being read. In a real browser, in front of the real server with an empty data folder.
 *
 *   npm run bench:drop -- [--runs 3] FILES
 *
 * Every run is a new home of a new account, so no document is shared. 13 digital files must tell something within 10 s
 * and everything within 60.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../e2e/find-browser.ts';
import { BenchAccount } from './bench-account.ts';
import { freePort, RunningServer } from './running-server.ts';
import { signIn } from './sign-in.ts';

const { values, positionals: files } = parseArgs({
  options: { runs: { type: 'string', default: '3' } },
  allowPositionals: true,
});
const runs = Number(values.runs);
if (files.length < 2 || !(runs >= 1)) {
  console.error('Usage: npm run bench:drop -- [--runs 3] FILES, of which there are two or more');
  process.exit(2);
}

async function run(page: Page): Promise<{ first: number; whole: number; pages: number; findings: number }> {
  await page.goto('/homes');
  await page.getByRole('button', { name: 'Add a Home' }).first().click();
  await page.getByLabel('Address or name').fill('12 Elm Street');
  await page.getByRole('button', { name: 'Add Home' }).click();
  await page.getByRole('heading', { name: '12 Elm Street', level: 1 }).waitFor();
  await page.locator('input[type=file]').first().setInputFiles(files);
  const send = page.getByRole('button', { name: `Analyze ${files.length} Documents` });
  await send.waitFor();
  const findings = page.getByRole('region', { name: 'Read this first' }).getByRole('listitem');
  const start = performance.now();
  await send.click();
  await page.getByText('still being read').waitFor();
  await findings.first().waitFor({ timeout: 600_000 });
  const first = performance.now() - start;
  await page.getByText('still being read').waitFor({ state: 'hidden', timeout: 600_000 });
  const whole = performance.now() - start;
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { rows } = (await page.evaluate(async (path) => (await fetch(path)).json(), `/api/homes/${id}`)) as {
    rows: { total_pages: number | null }[];
  };
  const pages = rows.reduce((sum, { total_pages }) => sum + (total_pages ?? 0), 0);
  return { first, whole, pages, findings: await findings.count() };
}

const folder = await mkdtemp(join(tmpdir(), 'plaindeed-drop-'));
const server = new RunningServer(await freePort(), { DATA_DIR: folder });
server.start();
await server.ready();
const browser = await chromium.launch(await findBrowser());
try {
  const load = loadavg().map((value) => value.toFixed(1));
  console.log(`${files.length} files, ${cpus().length} cores, load ${load.join(', ')}`);
  for (let count = 1; count <= runs; count += 1) {
    const email = `drop-${count}@example.com`;
    await BenchAccount.open(server.base, email);
    const context = await browser.newContext({
      baseURL: server.base.replace('127.0.0.1', 'localhost'),
      viewport: { width: 1280, height: 800 },
    });
    const page = await context.newPage();
    await signIn(page, email);
    const { first, whole, pages, findings } = await run(page);
    const seconds = (time: number) => (time / 1000).toFixed(1);
    console.log(
      `run ${count}: ${pages} pages; first finding ${seconds(first)} s, all read ${seconds(whole)} s, ${findings} sentences to read first`,
    );
    await context.close();
  }
} finally {
  await browser.close();
  await server.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
}
