import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { logIn, openAccount, signInAsPaid } from './account.ts';
import { scan, send, text } from './documents.ts';
import { type HeldReading, heldTest } from './held-reading.ts';
import { freeLine, holdLine } from './library.ts';
import { openLine } from './line.ts';
import { expect, test } from './site.ts';
import { endSessions } from './stored.ts';

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Analysis progress' });
const percent = async (page: Page) => Number(await bar(page).getAttribute('aria-valuenow'));
const stage = (page: Page) => bar(page).getAttribute('aria-valuetext');
const heading = (page: Page) => page.getByRole('heading', { name: 'Analyzing your document' });

interface Progress {
  readonly stage: string;
  readonly percent: number;
  /** The step of the list that is marked as the current one. */
  readonly step: string;
  /** What is said of the time that is left; empty where nothing is. */
  readonly left: string;
}

/** Keeps all that the bar of this document says from now on, however soon it says something else. */
async function recordProgress(page: Page): Promise<() => Promise<Progress[]>> {
  await page.evaluate(() => {
    const all: Progress[] = [];
    Object.assign(window, { progress: all });
    new MutationObserver(() => {
      const shown = document.querySelector('[aria-label="Analysis progress"]');
      if (!shown) return;
      all.push({
        stage: shown.getAttribute('aria-valuetext') ?? '',
        percent: Number(shown.getAttribute('aria-valuenow')),
        step: document.querySelector('main [aria-current=step]')?.textContent ?? '',
        left:
          [...document.querySelectorAll('main p')].find(({ textContent }) => / left$/.test(textContent))
            ?.textContent ?? '',
      });
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  return () => page.evaluate(() => (window as unknown as { progress: Progress[] }).progress);
}

/** Pages are read one by one until the page says so; of two within 0.4 s the server tells one. */
const letThroughUntil = (reading: HeldReading, isTold: () => Promise<boolean>) =>
  expect
    .poll(
      async () => {
        if (await isTold()) return true;
        if (reading.waiting() > 0) reading.letThrough(1);
        return false;
      },
      { intervals: [500] },
    )
    .toBe(true);

/** No stream of events gets through. */
const loseStream = (page: Page) => page.route('**/api/documents/*/events', (route) => route.abort());

/** Every check of the status is answered with this, which no real server can be made to say for minutes. */
async function answerChecks(page: Page, answer: () => Record<string, unknown>) {
  const asked: number[] = [];
  await page.route('**/api/documents/*/status', async (route) => {
    asked.push(await page.evaluate(() => Date.now()));
    await route.fulfill({ json: { error: null, ...answer() } });
  });
  return asked;
}

/** Sends a document whose analysis is followed by checks alone, on a clock that stands still. */
async function sendAndStopClock(page: Page) {
  await page.clock.install();
  await page.goto('/analyze');
  await send(page, text('rules.txt'), 'Rules & Regulations');
  await expect(heading(page)).toBeVisible();
  // Ahead of the first check: from here on time passes only when it is told to.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
}

test.describe('by the stream of events', () => {
  heldTest(
    'real stages are shown, pages are counted, and the results open by themselves',
    async ({ page, request, site, reading }) => {
      await signInAsPaid(page, request, site.url);
      const checks: string[] = [];
      page.on('request', (call) => {
        if (call.url().endsWith('/status')) checks.push(call.url());
      });
      const seen = await recordProgress(page);
      await send(page, await scan('declaration-scan.pdf', 12), 'CC&Rs');
      await expect(heading(page)).toBeFocused();
      await expect(page.getByText(/^Elapsed time: \d:\d\d$/)).toBeVisible();
      const told = async () =>
        (await seen()).filter(({ stage }) => /^Reading page ([1-9]|1[0-2]) of 12$/.test(stage));
      const counts = async () => (await told()).map(({ stage }) => Number(stage.split(' ')[2]));
      await letThroughUntil(reading, async () => new Set(await counts()).size >= 2);
      reading.free();
      await page.waitForURL('**/results/*');
      await expect(page.getByRole('tab', { name: 'Summary' })).toBeVisible();
      const counted = await counts();
      expect(counted).toEqual(counted.toSorted((a, b) => a - b));
      const last = (await told()).at(-1);
      expect(last?.percent).toBeGreaterThan(40);
      expect(last?.step).toContain('Reading the pages');
      expect(checks, 'nobody asks while the stream tells').toEqual([]);
    },
  );

  heldTest(
    'the time that is left is told by the pace of the pages',
    async ({ page, request, site, reading }) => {
      await signInAsPaid(page, request, site.url);
      const seen = await recordProgress(page);
      await page.clock.install();
      await send(page, await scan('declaration-scan.pdf', 12), 'CC&Rs');
      await letThroughUntil(reading, async () => /^Reading page/.test((await stage(page)) ?? ''));
      const left = async () => (await seen()).map((progress) => progress.left).filter(Boolean);
      // The first seconds tell too little of the rest.
      expect(await left()).toEqual([]);
      await page.clock.fastForward(5_000);
      await letThroughUntil(reading, async () => (await left()).length > 0);
      expect(await left()).toContainEqual(
        expect.stringMatching(/^(About \d+ seconds|A few seconds|About \d+ minutes?) left$/),
      );
      reading.free();
      await page.waitForURL('**/results/*');
    },
  );

  test('a failed analysis says why; what helps, another document and My Documents are offered', async ({
    page,
    request,
    site,
  }) => {
    await signInAsPaid(page, request, site.url);
    await send(page, 'fixtures/encrypted.pdf', 'CC&Rs');
    await expect(page.getByRole('heading', { name: 'No analysis of encrypted.pdf yet' })).toBeFocused();
    await expect(page.getByRole('alert').filter({ hasText: /locked with a password/ })).toBeVisible();
    await expectAccessible(page, 'a failed analysis');
    await expectNoSidewaysScroll(page, 'a failed analysis');
    await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Go to My Documents' })).toHaveAttribute(
      'href',
      '/documents',
    );
    await page.getByRole('button', { name: 'Upload New Document' }).click();
    await expect(page.getByText('Choose a file')).toBeVisible();
    await expect(page.getByRole('main').getByText('encrypted.pdf')).toHaveCount(0);
  });

  test('a stream that is lost falls back to checks without a word', async ({ page, site }) => {
    const line = await openLine(site.url);
    const person = await openAccount(page.request, site.url);
    await page.goto(`${line.url}/login`);
    await logIn(page, person);
    await page.waitForURL('**/analyze');
    await page.clock.install();
    holdLine(site, person.email);
    await send(page, await scan('long.pdf', 3), 'CC&Rs');
    await expect(bar(page)).toHaveAttribute('aria-valuetext', /^Waiting/);
    await page.route('**/events', (route) => route.abort());
    line.cut();
    line.mend();
    const before = await percent(page);
    freeLine(site);
    // The analysis ends meanwhile, and nobody tells the page.
    await expect
      .poll(async () => {
        const { data } = await (await page.request.get('/api/documents')).json();
        return data[0].status;
      })
      .toBe('analysis_complete');
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    expect(await percent(page)).toBeGreaterThanOrEqual(before);
    await page.clock.fastForward(15_000);
    await page.waitForURL('**/results/*');
    await line.close();
  });
});

test.describe('by checks alone', () => {
  test.beforeEach(async ({ page, request, site }) => {
    await signInAsPaid(page, request, site.url);
    await loseStream(page);
  });

  test('the first check comes after 10 s, then one every 15 s, and each status has its percent and words', async ({
    page,
  }) => {
    let answer: Record<string, unknown> = { status: 'uploaded' };
    const asked = await answerChecks(page, () => answer);
    await sendAndStopClock(page);
    expect([await percent(page), await stage(page)]).toEqual([10, 'Starting...']);
    const started = await page.evaluate(() => Date.now());
    await page.clock.runFor(8_000);
    expect(asked).toEqual([]);
    await page.clock.runFor(1_500);
    await expect.poll(() => percent(page)).toBe(20);
    const first = asked[0] ?? 0;
    expect(first - started).toBeLessThanOrEqual(9_500);
    expect(await stage(page)).toBe('Your document has arrived');

    const next = async (status: string) => {
      answer = { status };
      const before = asked.length;
      await page.clock.runFor(14_900);
      expect(asked.length).toBe(before);
      await page.clock.runFor(200);
      await expect.poll(() => asked.length).toBe(before + 1);
    };
    const notice = page.getByText(/^Large documents may take several minutes to analyze\./);
    await expect(notice).toHaveCount(0);
    await next('queued_for_analysis');
    await expect.poll(() => percent(page)).toBe(30);
    expect(await stage(page)).toBe('Waiting in line');
    await expect(notice).toBeVisible();
    await next('analyzing');
    await expect.poll(() => percent(page)).toBe(49);
    expect(await stage(page)).toBe('Analyzing your document');
    await expect(bar(page).locator('div')).toHaveClass(/animate-pulse/);
    await next('processing');
    await expect.poll(() => stage(page)).toBe('Processing document... (processing)');
    expect(await percent(page)).toBe(50);
    await expect(bar(page).locator('div')).not.toHaveClass(/animate-pulse/);
    await next('unknown');
    await expect.poll(() => stage(page)).toBe('Processing document... (unknown)');
    await next('analyzing');
    await expect.poll(() => percent(page)).toBe(58);
    await expect(page.getByText('Elapsed time: 1:2', { exact: false })).toBeVisible();
    await next('analysis_complete');
    await page.clock.resume();
    await page.waitForURL('**/results/*');
  });

  test('after 30 checks it is said where to look later, and Try Again begins anew', async ({ page }) => {
    // Each answer is shown in other words than the one before: the page has set the time of its next check by then.
    const isOdd = (checks: number) => checks % 2 === 1;
    const asked = await answerChecks(page, () => ({
      status: isOdd(asked.length) ? 'analyzing' : 'queued_for_analysis',
    }));
    await sendAndStopClock(page);
    const late =
      "Processing is taking longer than expected. Please check 'My Documents' later to see your results.";
    await page.clock.runFor(10_000);
    for (let checks = 1; checks < 30; checks += 1) {
      await expect
        .poll(() => stage(page))
        .toBe(isOdd(checks) ? 'Analyzing your document' : 'Waiting in line');
      expect(asked.length).toBe(checks);
      // The bar does not go back.
      expect(await percent(page)).toBe(Math.min(90, 40 + 3 * (isOdd(checks) ? checks : checks - 1)));
      await page.clock.runFor(15_000);
    }
    await expect(page.getByText(late)).toBeVisible();
    expect(asked.length).toBe(30);
    await page.clock.runFor(5 * 60_000);
    expect(asked.length).toBe(30);

    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(heading(page)).toBeFocused();
    expect(await percent(page)).toBe(10);
    await expect(page.getByText('Elapsed time: 0:00')).toBeVisible();
    await page.clock.runFor(10_000);
    await expect.poll(() => percent(page)).toBe(43);
    expect(asked.length).toBe(31);
  });

  test('a document on its way is accessible and fits 320 px', async ({ page }) => {
    await answerChecks(page, () => ({ status: 'analyzing' }));
    await send(page, text('rules.txt'), 'Rules & Regulations');
    await expect(heading(page)).toBeVisible();
    await expectAccessible(page, 'processing');
    await expectNoSidewaysScroll(page, 'processing');
  });

  test('an analysis that failed without a reason says so', async ({ page }) => {
    await answerChecks(page, () => ({ status: 'analysis_error' }));
    await sendAndStopClock(page);
    await page.clock.runFor(10_000);
    await expect(page.getByText('An error occurred during document processing')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Upload New Document' })).toBeVisible();
  });

  test('a document that was deleted meanwhile is named', async ({ page }) => {
    await sendAndStopClock(page);
    const { data } = await (await page.request.get('/api/documents')).json();
    const { id } = data[0];
    const origin = new URL(page.url()).origin;
    await page.request.delete(`/api/documents/${id}`, { headers: { origin } });
    await page.clock.runFor(10_000);
    await expect(
      page.getByText(`Document ${id} was not found. It may have been deleted or failed to upload.`),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });

  test('an answer of 404 that says nothing of the document counts as still processing', async ({ page }) => {
    await page.route('**/api/documents/*/status', (route) =>
      route.fulfill({ status: 404, body: 'no route' }),
    );
    await sendAndStopClock(page);
    await page.clock.runFor(10_000);
    await expect.poll(() => stage(page)).toBe('Processing document... (processing)');
  });

  test('checks that get no answer are no end', async ({ page }) => {
    let lost = 0;
    await page.route('**/api/documents/*/status', async (route) => {
      lost += 1;
      await route.abort();
    });
    await sendAndStopClock(page);
    await page.clock.runFor(10_000);
    await expect.poll(() => lost).toBe(1);
    // Nothing shows that a check got no answer, and the next one is 15 s after that.
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000);
        return lost;
      })
      .toBe(2);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await page.unroute('**/api/documents/*/status');
    await page.clock.runFor(15_000);
    await page.clock.resume();
    await page.waitForURL('**/results/*');
  });
});

test.describe('in the meantime', () => {
  heldTest(
    'a short document does not wait for a scan, whose clock goes on wherever it is looked at',
    async ({ page, request, site, reading }) => {
      await signInAsPaid(page, request, site.url);
      await send(page, await scan('long.pdf', 3), 'CC&Rs');
      await expect.poll(() => stage(page)).toMatch(/^Reading/);
      await page.getByRole('button', { name: 'Upload Another Document' }).click();
      await expect(page.locator('input[type=file]')).toBeFocused();
      const underWay = page.getByRole('region', { name: /^(Being|Just) analyzed$/ });
      await expect(underWay.getByRole('listitem').filter({ hasText: 'long.pdf' })).toContainText('Reading');
      await expectAccessible(page, 'a form beside what is under way');
      await expectNoSidewaysScroll(page, 'a form beside what is under way');

      await send(page, text('pool-rules.txt'), 'Rules & Regulations');
      await page.waitForURL('**/results/*');
      await expect(page.getByRole('heading', { name: 'pool-rules.txt' })).toBeVisible();
      await page.goto('/analyze');
      const row = (name: string) => underWay.getByRole('listitem').filter({ hasText: name });
      await expect(row('long.pdf')).toContainText(/Reading|Waiting/);
      // The clock is the job's: it has gone on while the page was away.
      await expect(row('long.pdf')).toContainText(/[0-9]+:[0-9]{2}/);
      await page.getByRole('link', { name: 'Check Status: long.pdf' }).click();
      await expect(page.getByRole('main').getByText('long.pdf')).toBeVisible();
      await expect(page.getByRole('main').getByText('CC&Rs')).toBeVisible();
      const seconds = async () => {
        const [, minute, second] =
          /Elapsed time: (\d+):(\d\d)/.exec((await page.getByRole('main').textContent()) ?? '') ?? [];
        return 60 * Number(minute) + Number(second);
      };
      const before = await seconds();
      await page.reload();
      await expect.poll(seconds).toBeGreaterThanOrEqual(Math.max(1, before));
      reading.free();
      await expect(page.getByRole('tab', { name: 'Summary' })).toBeVisible();
    },
  );

  test('a session that ends while a document is analyzed leads to the login and back to it', async ({
    page,
    request,
    site,
  }) => {
    const person = await signInAsPaid(page, request, site.url);
    await loseStream(page);
    await page.clock.install();
    await send(page, await scan('long.pdf', 3), 'CC&Rs');
    await expect(heading(page)).toBeVisible();
    endSessions(site, person.email);
    await page.clock.fastForward(11_000);
    await page.waitForURL('**/login');
    await logIn(page, person);
    await page.waitForURL('**/analyze');
    await page.getByRole('link', { name: /: long\.pdf$/ }).click();
    await page.waitForURL('**/results/*');
    await expect(page.getByRole('tab', { name: 'Summary' })).toBeVisible();
  });

  test('a document that cannot be analyzed is told of beside the form', async ({ page, request, site }) => {
    const { email } = await signInAsPaid(page, request, site.url);
    holdLine(site, email);
    await send(page, 'fixtures/encrypted.pdf', 'CC&Rs');
    await page.getByRole('button', { name: 'Upload Another Document' }).click();
    freeLine(site);
    await expect(page.getByRole('link', { name: 'See why: encrypted.pdf' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Just analyzed' })).toBeVisible();
  });
});

test('results that look like another type are analyzed as that in one press', async ({
  page,
  request,
  site,
}) => {
  await signInAsPaid(page, request, site.url);
  await send(page, 'fixtures/maple-hollow-budget.pdf', 'Bylaws');
  await expect(page.getByText('This looks like Budget.')).toBeVisible();
  await expectAccessible(page, 'another type is offered');
  await expectNoSidewaysScroll(page, 'another type is offered');
  await page.getByRole('button', { name: 'Analyze as Budget' }).click();
  await expect(page.getByText('This looks like')).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Summary' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Budget', { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Summary' })).toBeVisible();
  await expect(page.getByText('This looks like')).toHaveCount(0);
});

heldTest(
  'results do not wait for a picture among pages of text: what it says is added',
  async ({ page, request, site, reading }) => {
    await signInAsPaid(page, request, site.url);
    await send(page, 'fixtures/scan-mixed.pdf', 'CC&Rs');
    await expect(page.getByRole('tab', { name: 'Summary' })).toBeVisible();
    const notice = page.getByText('Some pages are still being read');
    await expect(notice).toBeVisible();
    reading.free();
    await expect(notice).toHaveCount(0);
    // The plan of lots stays: there are no words on it.
    await expect(page.getByText('Some pages could not be read')).toBeVisible();
    await expect(page.getByText(/No text could be read on page 10\b/)).toBeVisible();
  },
);

test('a type kept against the guess is not asked about again', async ({ page, request, site }) => {
  await signInAsPaid(page, request, site.url);
  await send(page, 'fixtures/maple-hollow-budget.pdf', 'Bylaws');
  await page.getByRole('button', { name: 'Keep Bylaws' }).click();
  await expect(page.getByText('This looks like')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Summary' })).toBeVisible();
  await expect(page.getByText('This looks like')).toHaveCount(0);
});
