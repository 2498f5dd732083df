/**
 * What a person waits for: milliseconds from the last byte of an upload to the results on the screen, in a real browser
 * in front of the real server with an empty data folder.
 *
 *   npm run bench:journey -- FILE [--type cc_and_r] [--runs 5]
 *
 * Every run is a new document in a page that was opened anew, as after a click on 'Analyzer'.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { type DocumentType, documentTypeLabels } from '#contract/document-type.ts';
import { findBrowser } from '../e2e/find-browser.ts';
import { BenchAccount } from './bench-account.ts';
import { freePort, RunningServer } from './running-server.ts';
import { signIn } from './sign-in.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { type: { type: 'string', default: 'cc_and_r' }, runs: { type: 'string', default: '5' } },
});
const [file] = positionals;
const label = documentTypeLabels[values.type as DocumentType];
const runs = Number(values.runs);
if (file === undefined || label === undefined || !(runs >= 1)) {
  console.error('Usage: npm run bench:journey -- FILE [--type cc_and_r] [--runs 5]');
  process.exit(2);
}

/** Runs in the page: notes when things happen to an upload and on the screen, in the page's own milliseconds. */
const watch = `
  window.journey = {};
  const note = (what) => (window.journey[what] ??= performance.now());
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (...body) {
    note('send');
    this.upload.addEventListener('load', () => note('sent'));
    this.addEventListener('load', () => note('answered'));
    return send.apply(this, body);
  };
  const { addEventListener } = EventSource.prototype;
  EventSource.prototype.addEventListener = function (type, listener, ...rest) {
    const told = (event) => {
      const { status, stage } = JSON.parse(event.data);
      note('told ' + (status === 'analysis_complete' ? 'done' : stage));
      return listener(event);
    };
    return addEventListener.call(this, type, type === 'progress' ? told : listener, ...rest);
  };
  window.resultsShown = new Promise((resolve) => {
    // After the frame that paints them.
    const shown = () => requestAnimationFrame(() => setTimeout(() => resolve(note('results shown'))));
    new MutationObserver(() => {
      if (location.pathname.startsWith('/results/')) note('results page');
      if (document.querySelector('[role=tabpanel]')) shown();
    }).observe(document, { subtree: true, childList: true });
  });
`;

const steps = ['answered', 'told reading', 'told finding', 'told done', 'results page', 'results shown'];

async function run(page: Page, path: string): Promise<Record<string, number>> {
  await page.goto('/analyze');
  await page.locator('input[type=file]').setInputFiles(path);
  await page.getByRole('button', { name: 'Document type' }).click();
  await page.getByRole('option', { name: label, exact: true }).click();
  await page.getByRole('button', { name: 'Analyze Document' }).click();
  await page.getByRole('tabpanel').waitFor({ timeout: 600_000 });
  const noted = (await page.evaluate('window.resultsShown.then(() => window.journey)')) as Record<
    string,
    number
  >;
  const sent = noted.sent ?? Number.NaN;
  return Object.fromEntries(steps.map((step) => [step, (noted[step] ?? Number.NaN) - sent]));
}

const folder = await mkdtemp(join(tmpdir(), 'plaindeed-journey-'));
const server = new RunningServer(await freePort(), { DATA_DIR: folder });
server.start();
await server.ready();
const base = server.base.replace('127.0.0.1', 'localhost');
const browser = await chromium.launch(await findBrowser());
try {
  const email = 'journey@example.com';
  await BenchAccount.open(server.base, email);
  const context = await browser.newContext({ baseURL: base, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await signIn(page, email);
  await page.addInitScript(watch);

  const load = loadavg()
    .map((value) => value.toFixed(1))
    .join(', ');
  console.log(`${cpus().length} cores, load ${load}; milliseconds after the last byte was sent`);
  console.log(['run', ...steps].map((step) => step.padStart(14)).join(''));
  const shown: number[] = [];
  for (let count = 1; count <= runs; count += 1) {
    const times = await run(page, file);
    console.log(
      [String(count), ...steps.map((step) => (times[step] ?? Number.NaN).toFixed(0))]
        .map((cell) => cell.padStart(14))
        .join(''),
    );
    shown.push(times['results shown'] ?? Number.NaN);
  }
  shown.sort((a, b) => a - b);
  console.log(
    `results shown: median ${shown[shown.length >> 1]?.toFixed(0)} ms, worst ${shown.at(-1)?.toFixed(0)} ms`,
  );
} finally {
  await browser.close();
  await server.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
}
