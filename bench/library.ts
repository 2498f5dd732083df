/**
 * My Documents with thousands of documents in one account: how long the list takes to come, to be painted, to be searched
 * at every key, to be sorted and to be scrolled. In a real browser in front of the real server on SQLite.
 *
 *   node scripts/build-if-needed.ts && node bench/library.ts [--documents 5000] [--runs 5]
 *
 * Milliseconds. The first paint with data must come within 1 s, a key in the search within 50 ms.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../e2e/find-browser.ts';
import { BenchAccount } from './bench-account.ts';
import { freePort, RunningServer } from './running-server.ts';
import { seedDocuments } from './seed-documents.ts';
import { signIn } from './sign-in.ts';

const { values } = parseArgs({
  options: { documents: { type: 'string', default: '5000' }, runs: { type: 'string', default: '5' } },
});
const count = Number(values.documents);
const runs = Number(values.runs);
const email = 'bench@example.com';
const folder = await mkdtemp(join(tmpdir(), 'plaindeed-library-'));
const server = new RunningServer(await freePort(), { DATA_DIR: folder });

/** Runs in the page: notes when the first row is painted, and how long each key takes until the frame after it. */
const watch = `
  window.painted = new Promise((resolve) => {
    const look = new MutationObserver(() => {
      if (!document.querySelector('tr[data-document]')) return;
      look.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    });
    look.observe(document, { subtree: true, childList: true });
  });
  window.keys = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.name === 'keydown' || entry.name === 'input') window.keys.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

function tell(what: string, times: number[]): void {
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.ceil(times.length * share) - 1] ?? Number.NaN).toFixed(0);
  console.log(`${what}: median ${at(0.5)}, 95% within ${at(0.95)}, longest ${at(1)} (${times.length})`);
}

async function measureCall(page: Page): Promise<void> {
  const calls = (await page.evaluate(`(async () => {
    const calls = [];
    for (let n = 0; n < 20; n += 1) {
      const start = performance.now();
      const { data } = await (await fetch('/api/documents')).json();
      const ms = performance.now() - start;
      const { encodedBodySize, decodedBodySize } = performance.getEntriesByName(location.origin + '/api/documents').at(-1);
      calls.push({ ms, documents: data.length, encodedBodySize, decodedBodySize });
    }
    return calls;
  })()`)) as { ms: number; documents: number; encodedBodySize: number; decodedBodySize: number }[];
  const kB = (bytes = Number.NaN) => `${(bytes / 1000).toFixed(0)} kB`;
  const last = calls.at(-1);
  tell(
    'the call of the list',
    calls.map(({ ms }) => ms),
  );
  console.log(
    `its answer: ${last?.documents} documents, ${kB(last?.decodedBodySize)}, packed ${kB(last?.encodedBodySize)}`,
  );
}

async function signedIn(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.base.replace('127.0.0.1', 'localhost'),
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  await signIn(page, email);
  await context.addInitScript(watch);
  return page;
}

async function measurePaint(page: Page): Promise<number> {
  await page.goto('/documents');
  return page.evaluate('window.painted') as Promise<number>;
}

/** Milliseconds of its own that the page's thread has worked: what it does, whatever else the machine is busy with. */
async function workCounter(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
}

/** Types at the pace of somebody fast; a key that is done within 16 ms is not told of by the browser. */
async function measureKeys(page: Page): Promise<{ keys: number[]; work: number }> {
  const worked = await workCounter(page);
  const search = page.getByLabel('Search documents');
  await search.click();
  await page.evaluate('window.keys.length = 0');
  const before = await worked();
  const words = ['harbor point budget 2011', 'reserve study', 'no 4', 'xyz', 'MAPLE hollow bylaws'];
  for (const word of words) {
    await search.pressSequentially(word, { delay: 60 });
    for (let n = 0; n < word.length; n += 1) await search.press('Backspace', { delay: 20 });
  }
  // The last ones are told a moment after their frame.
  await page.waitForTimeout(300);
  const keys = words.reduce((sum, word) => sum + 2 * word.length, 0);
  const told = (await page.evaluate('window.keys')) as number[];
  const work = ((await worked()) - before) / keys;
  return { keys: [...told, ...Array.from({ length: Math.max(0, 2 * keys - told.length) }, () => 16)], work };
}

/** From the press to the frame after it. */
async function measureSort(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (const column of ['Document Name', 'Document Name', 'Type', 'Status', 'Date Added', 'Date Added']) {
    const header = await page.getByRole('columnheader', { name: column }).getByRole('button').elementHandle();
    times.push(
      (await page.evaluate(
        (button) =>
          new Promise<number>((resolve) => {
            const start = performance.now();
            (button as { click(): void } | null)?.click();
            const frame = (globalThis as unknown as { requestAnimationFrame(run: () => void): void })
              .requestAnimationFrame;
            frame(() => setTimeout(() => resolve(performance.now() - start)));
          }),
        header,
      )) as number,
    );
  }
  return times;
}

/** Time between frames while the page is scrolled from end to end. */
async function measureScroll(page: Page): Promise<number[]> {
  return (await page.evaluate(`new Promise((resolve) => {
    const times = [];
    let before = performance.now();
    let y = 0;
    const step = (now) => {
      times.push(now - before);
      before = now;
      y += 900;
      window.scrollTo(0, y);
      if (times.length < 200) requestAnimationFrame(step);
      else resolve(times.slice(1));
    };
    window.scrollTo(0, 0);
    requestAnimationFrame(step);
  })`)) as number[];
}

const browser = await chromium.launch(await findBrowser());
try {
  server.start();
  await server.ready();
  await BenchAccount.open(server.base, email);
  seedDocuments(folder, email, count);
  const load = () => loadavg()[0]?.toFixed(1);
  console.log(`${count} documents, ${cpus().length} cores, load ${load()}`);
  const first: number[] = [];
  const again: number[] = [];
  for (let n = 0; n < runs; n += 1) {
    const page = await signedIn(browser);
    first.push(await measurePaint(page));
    again.push(await measurePaint(page));
    await page.context().close();
  }
  tell('first paint with data, from the address to the rows', first);
  tell('the same once the browser has the scripts', again);
  const page = await signedIn(browser);
  await measureCall(page);
  await measurePaint(page);
  const { keys, work } = await measureKeys(page);
  tell('a key in the search until it is painted', keys);
  console.log(`work of the page for a key: ${work.toFixed(1)} ms`);
  tell('a press on a column until it is painted', await measureSort(page));
  tell('between two frames while scrolling fast', await measureScroll(page));
  const rows = await page.locator('tr[data-document]').count();
  console.log(`rows in the page: ${rows}; load ${load()}`);
} finally {
  await browser.close();
  await server.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
}
