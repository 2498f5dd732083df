/**
 * How long a reader waits for the evidence: milliseconds from a press to the page on the screen, its picture and its
 * mark painted, in a real browser in front of the real server.
 *
 *   npm run bench:evidence -- FILE [--scale 1]
 *
 * Pages that were seen before are in the browser's cache, so every way of opening one begins with a new browser.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../e2e/find-browser.ts';
import { BenchAccount } from './bench-account.ts';
import { freePort, RunningServer } from './running-server.ts';
import { signIn } from './sign-in.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { scale: { type: 'string', default: '1' } },
});
const [file] = positionals;
if (file === undefined) {
  console.error('Usage: npm run bench:evidence -- FILE [--scale 1]');
  process.exit(2);
}
const email = 'evidence@example.com';
/** Presses of each kind, at most. */
const most = 40;

/** Runs in the page: the time of the last press or key, and a promise of the frame in which a page stands there whole. */
const watch = `
  window.lastInput = 0;
  for (const kind of ['click', 'keydown']) addEventListener(kind, () => { window.lastInput = performance.now(); }, true);
  window.pageShown = (number) => new Promise((resolve) => {
    const look = () => {
      const box = document.querySelector('[data-page="' + number + '"]');
      const picture = box?.querySelector('img');
      const whole = box && (picture ? picture.complete && picture.naturalWidth > 0 : box.textContent.length > 0);
      if (whole) requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - window.lastInput)));
      else requestAnimationFrame(look);
    };
    look();
  });
  window.slowestKey = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.name.startsWith('key')) window.slowestKey = Math.max(window.slowestKey, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

const shown = (page: Page, number: number) => page.evaluate(`window.pageShown(${number})`) as Promise<number>;

function report(what: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
  const cells = [String(sorted.length), at(0.5), at(0.95), at(1)].map((cell) => cell.padStart(8));
  console.log(what.padEnd(44) + cells.join(''));
}

async function openResults(browser: Browser, base: string, id: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: base,
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: Number(values.scale),
  });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await signIn(page, email);
  await page.goto(`/results/${id}`);
  await page.getByRole('tabpanel').waitFor();
  return page;
}

const chips = (page: Page) => page.getByRole('tabpanel').getByRole('button', { name: /^p\. \d+/ });
const pageOf = (name: string | null) => Number(/\d+/.exec(name ?? '')?.[0]);

/** Presses chips one after the other; each opens its page. */
async function pressChips(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (const tab of ['Summary', 'Key Points', 'Restrictions', 'Financial']) {
    await page.getByRole('tab', { name: tab }).click();
    for (const chip of await chips(page).all()) {
      if (times.length === most) return times;
      if ((await chip.getAttribute('aria-pressed')) === 'true') continue;
      const number = pageOf(await chip.textContent());
      await chip.click();
      times.push(await shown(page, number));
    }
  }
  return times;
}

/** As the first thing after the results have come: the first chip, and one far down. */
async function pressFirst(browser: Browser, base: string, id: string): Promise<number[]> {
  const times: number[] = [];
  for (const far of [false, true, false, true]) {
    const page = await openResults(browser, base, id);
    const chip = far ? chips(page).last() : chips(page).first();
    const number = pageOf(await chip.textContent());
    await chip.click();
    times.push(await shown(page, number));
    await page.context().close();
  }
  return times;
}

/** Until the keys reach it. */
async function openDocument(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the document' }).click();
  await page.locator('aside h2:focus').waitFor();
}

async function leaf(page: Page, total: number): Promise<number[]> {
  await openDocument(page);
  const times: number[] = [];
  for (let number = 2; number <= Math.min(total, most); number += 1) {
    await page.keyboard.press('ArrowRight');
    times.push(await shown(page, number));
  }
  return times;
}

async function jump(page: Page, total: number): Promise<number[]> {
  await openDocument(page);
  const times: number[] = [];
  const step = Math.max(3, Math.floor(total / most));
  for (let number = 5; number <= total && times.length < most; number += step) {
    await page.getByLabel('Page', { exact: true }).fill(String(number));
    await page.keyboard.press('Enter');
    times.push(await shown(page, number));
  }
  return times;
}

async function search(page: Page): Promise<void> {
  const started = performance.now();
  const text = page.waitForResponse('**/pages');
  await page.getByRole('button', { name: 'Search it' }).click();
  await (await text).finished();
  console.log(`search: text of all pages after ${(performance.now() - started).toFixed(0)} ms`);
  await page.evaluate('window.slowestKey = 0');
  await page.keyboard.type('assessment of the association', { delay: 60 });
  await page
    .getByRole('status')
    .filter({ hasText: /match|Nothing/ })
    .waitFor();
  const slowest = await page.evaluate('window.slowestKey');
  console.log(
    `search: slowest key ${slowest === 0 ? 'under 16' : Number(slowest).toFixed(0)} ms until the next frame`,
  );
}

const folder = await mkdtemp(join(tmpdir(), 'plaindeed-evidence-'));
const server = new RunningServer(await freePort(), { DATA_DIR: folder });
server.start();
await server.ready();
const base = server.base.replace('127.0.0.1', 'localhost');
const browser = await chromium.launch(await findBrowser());
try {
  const account = await BenchAccount.open(server.base, email);
  const id = await account.upload(basename(file), await readFile(file));
  let total = 0;
  while (total === 0) {
    const [document] = await account.documents();
    if (document?.status === 'analysis_error') throw new Error(document.error ?? 'The analysis failed.');
    if (document?.status === 'analysis_complete') total = document.total_pages ?? 0;
    else await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const load = loadavg().map((value) => value.toFixed(1));
  console.log(`${basename(file)}, ${total} pages; ${cpus().length} cores, load ${load.join(', ')}`);
  console.log(
    `${'milliseconds'.padEnd(44)}${['times', 'median', '95%', 'worst'].map((word) => word.padStart(8)).join('')}`,
  );
  report('first press, as soon as the results stand', await pressFirst(browser, base, id));
  const ways: [string, (page: Page) => Promise<number[]>][] = [
    ['press on one citation after the other', pressChips],
    ['next page by arrow, as fast as it comes', (page) => leaf(page, total)],
    ['jump to a page never asked for', (page) => jump(page, total)],
  ];
  for (const [what, way] of ways) {
    const page = await openResults(browser, base, id);
    report(what, await way(page));
    await page.context().close();
  }
  await search(await openResults(browser, base, id));
} finally {
  await browser.close();
  await server.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
}
