import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { hold, logIn, openAccount, signIn, signInAsPaid } from './account.ts';
import { heldTest } from './held-reading.ts';
import { expect, test } from './site.ts';
import { change, endSessions, setPaymentStatus } from './stored.ts';
import { analyzed, answerAnalysis, signInAsReader, upload } from './stored-documents.ts';

const declaration = 'maple-hollow-ccrs.pdf';
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const fileName = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const main = (page: Page) => page.getByRole('main');
const bar = (page: Page) => page.getByRole('progressbar');
const tabs = (page: Page) => page.getByRole('tab');

const processing = (status = 'analyzing') => ({
  status: 409,
  json: { status, message: 'Document is still processing', detail: 'Document is still processing' },
});
const cited = [{ page: 1, start: 0, end: 4, quote: 'Dues' }];
const bareAnalysis = { document_id: 'd1', status: 'analysis_complete', document_name: 'Rules.pdf' };

/** The stream of events is silent and the status says nothing new: only time passes. */
async function silence(page: Page) {
  await page.route('**/api/documents/*/events', (route) => route.abort());
  await page.route('**/api/documents/*/status', (route) => route.fulfill({ status: 404, json: {} }));
}

test.describe('the newer view', () => {
  test('says what it waits for, and opens the analysis with its header, tabs and buttons', async ({
    page,
    request,
    site,
  }) => {
    await signIn(page, request, site.url);
    const id = await analyzed(page, site.url, { file: declaration });
    const letGo = await hold(page, '**/api/documents/*/analysis');
    await page.goto(`/results/${id}`);
    await expect(page.getByText('Loading document analysis...')).toBeVisible();
    letGo();
    await expect(fileName(page, declaration)).toBeVisible();
    await expect(main(page).getByText('Covenants, Conditions & Restrictions (CC&Rs)').first()).toBeVisible();
    await expect(main(page).getByText(/^[\d,]+ words$/)).toBeVisible();
    await expect(main(page).getByText('6 pages', { exact: true })).toBeVisible();
    await expect(main(page).getByText('Analyzed less than a minute ago')).toBeVisible();
    await expect(tabs(page)).toHaveText(['Summary', 'Key Points', 'Restrictions', 'Financial', 'Sections']);
    for (const name of ['Copy', 'Print']) {
      await expect(main(page).getByRole('button', { name, exact: true })).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Back to My Documents' })).toHaveAttribute(
      'href',
      '/documents',
    );
    await expect(page.getByRole('link', { name: 'Analyze Another Document' })).toHaveAttribute(
      'href',
      '/analyze',
    );
    await expectAccessible(page, 'newer results');
    await expectNoSidewaysScroll(page, 'newer results');
  });

  test('has cards of the sections that open and close', async ({ page, request, site }) => {
    const { id } = await signInAsReader(page, request, site.url, { file: declaration });
    await page.goto(`/results/${id}?tab=sections`);
    const card = page
      .getByRole('tabpanel')
      .getByRole('article')
      .filter({ hasText: /assessment/i })
      .first();
    const title = card.getByRole('button').first();
    await expect(card.getByText(/Pages? \d/)).toBeVisible();
    await expect(title).toHaveAttribute('aria-expanded', 'false');
    await title.click();
    await expect(title).toHaveAttribute('aria-expanded', 'true');
    await expect(card.getByRole('heading', { name: 'Key points' })).toBeVisible();
    await title.click();
    await expect(card.getByRole('heading', { name: 'Key points' })).toBeHidden();
  });

  test('copies the analysis, and says when the browser does not let it', async ({ page, request, site }) => {
    const { id } = await signInAsReader(page, request, site.url, { file: declaration });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: {
          writeText: (text: string) => (text ? Promise.reject(new Error('denied')) : Promise.resolve()),
        },
      });
    });
    await page.goto(`/results/${id}`);
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(main(page).getByRole('alert')).toHaveText('Failed to copy to clipboard. Please try again.');
  });

  heldTest(
    'shows a document that is being read, and its analysis the moment it exists',
    async ({ page, request, site, reading }) => {
      await signIn(page, request, site.url);
      const id = await upload(page, site.url, { file: 'scan-only.pdf' });
      await page.goto(`/results/${id}`);
      await expect(heading(page, 'Your document is being analyzed')).toBeVisible();
      await expect(page.getByText('Document is still processing')).toBeVisible();
      await expect(page.getByText(/^(Reading|Waiting|Finding|Writing)/)).toBeVisible();
      await expectAccessible(page, 'processing');
      reading.free();
      await expect(tabs(page).first()).toBeVisible();
      await expect(fileName(page, 'scan-only.pdf')).toBeVisible();
    },
  );

  test('has a bar that starts at 15 % and grows by half a percent a second up to 90 %', async ({
    page,
    request,
    site,
  }) => {
    await signIn(page, request, site.url);
    await silence(page);
    await answerAnalysis(page, () => processing());
    await page.clock.install();
    await page.goto('/results/d1');
    await expect(bar(page)).toHaveAttribute('aria-valuenow', /^1[5-9]$/);
    await expect(page.getByText('Elapsed time: 0:0')).toBeVisible();
    // The clock goes on by itself as well, for as long as the page takes to open.
    await page.clock.runFor(60_000);
    await expect(bar(page)).toHaveAttribute('aria-valuenow', /^4[5-9]$/);
    await expect(page.getByText('Elapsed time: 1:0')).toBeVisible();
    await page.clock.runFor(120_000);
    await expect(bar(page)).toHaveAttribute('aria-valuenow', '90');
  });

  test('finds the analysis by asking, where the stream of events is lost', async ({
    page,
    request,
    site,
  }) => {
    const { id } = await signInAsReader(page, request, site.url, { file: declaration });
    await page.route('**/api/documents/*/events', (route) => route.abort());
    let ready = false;
    await page.route('**/api/documents/*/analysis', (route) =>
      ready ? route.continue() : route.fulfill(processing()),
    );
    await page.clock.install();
    await page.goto(`/results/${id}`);
    await expect(bar(page)).toBeVisible();
    ready = true;
    // The clock goes on by itself as well.
    await page.clock.runFor(6_000);
    await expect(bar(page)).toBeVisible();
    await page.clock.runFor(4_500);
    await expect(tabs(page).first()).toBeVisible();
  });

  test('says after the last check that it takes longer than expected', async ({ page, request, site }) => {
    await signIn(page, request, site.url);
    await silence(page);
    let checks = 0;
    page.on('response', (answer) => {
      if (answer.url().endsWith('/status')) checks += 1;
    });
    await answerAnalysis(page, () => processing());
    await page.clock.install();
    await page.goto('/results/d1');
    await expect(bar(page)).toBeVisible();
    await expect(async () => {
      await page.clock.runFor(15_000);
      await expect(heading(page, 'Analysis Error')).toBeVisible({ timeout: 100 });
    }).toPass({ intervals: [0] });
    await expect.poll(() => checks).toBe(30);
    await expect(page.getByRole('alert')).toHaveText(
      'The analysis for document d1 is taking longer than expected. The document may still be processing.',
    );
  });

  test('explains a failed analysis, and tries it again', async ({ page, request, site }) => {
    await signIn(page, request, site.url);
    const id = await analyzed(page, site.url, { file: 'damaged.pdf' });
    // As if chance had stopped it: what is damaged is not tried again.
    const failByChance = () => change(site, "update documents set failure = 'internal' where id = ?", id);
    failByChance();
    await page.goto(`/results/${id}`);
    await expect(heading(page, 'Analysis Error')).toBeVisible();
    const alert = page.getByRole('alert').first();
    await expect(alert).toContainText(
      'There was an error analyzing your document. Please try again or contact support.',
    );
    await expect(alert).toContainText('damaged');
    await expect(main(page).getByRole('link', { name: 'Analyze Another Document' })).toBeVisible();
    await expectAccessible(page, 'analysis error');
    await expectNoSidewaysScroll(page, 'analysis error');

    const retried = page.waitForResponse('**/retry-analysis');
    await page.getByRole('button', { name: 'Try Again' }).click();
    expect((await retried).status()).toBe(200);
    await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
    await expect(heading(page, 'Analysis Error')).toBeVisible();
    failByChance();
    await page.reload();

    for (const [status, words] of [
      [404, 'Document not found. It may have been deleted.'],
      [403, 'You do not have permission to retry this document analysis.'],
      [400, 'Document is not in a retryable state.'],
      [429, 'Too many retry attempts. Please wait and try again later.'],
      [500, 'Failed to retry document analysis'],
    ] as const) {
      await page.route('**/retry-analysis', (route) => route.fulfill({ status, json: {} }));
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(page.getByText(words)).toBeVisible();
    }
  });

  test('says that loading failed, and loads on request', async ({ page, request, site }) => {
    const { id } = await signInAsReader(page, request, site.url, { file: declaration });
    let broken = true;
    await page.route('**/api/documents/*/analysis', (route) =>
      broken ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    await page.goto(`/results/${id}`);
    await expect(page.getByRole('alert')).toHaveText('Failed to load document analysis.');
    broken = false;
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(fileName(page, declaration)).toBeVisible();
  });

  test('says that a deleted document is no longer available', async ({ page, request, site }) => {
    await signIn(page, request, site.url);
    const id = await analyzed(page, site.url, { file: declaration });
    await page.request.delete(`/api/documents/${id}`, { headers: { origin: site.url } });
    await page.goto(`/results/${id}`);
    await expect(heading(page, 'Document No Longer Available')).toBeVisible();
    await expect(page.getByText('This document may have been removed by a cleanup process.')).toBeVisible();
    await expect(page.getByText(`Document ID: ${id}`)).toBeVisible();
    await expectAccessible(page, 'no longer available');
    await expectNoSidewaysScroll(page, 'no longer available');
    await expect(main(page).getByRole('link', { name: 'Upload New Document' })).toHaveAttribute(
      'href',
      '/analyze',
    );
    await main(page).getByRole('link', { name: 'Back to My Documents' }).click();
    await page.waitForURL('**/documents');
  });

  test('sends a visitor, and an expired session, to log in and back', async ({ page, request, site }) => {
    const person = await signIn(page, request, site.url);
    const id = await analyzed(page, site.url, { file: declaration });
    endSessions(site, person.email);
    await page.goto(`/results/${id}?tab=financial`);
    await page.waitForURL('**/login');
    await expect(page.getByText('Your session has expired. Please log in again.')).toBeVisible();
    await logIn(page, person);
    await page.waitForURL(`**/results/${id}?tab=financial`);
    await expect(page.getByRole('tab', { name: 'Financial' })).toHaveAttribute('aria-selected', 'true');
  });

  test('says that the session has expired where it can do no more, and leads to the login', async ({
    page,
    request,
    site,
  }) => {
    await signIn(page, request, site.url);
    // A refresh that gets no answer says nothing of the session: the page stays, and so does the refusal.
    await page.route('**/api/auth/refresh', (route) => route.abort());
    await page.route('**/api/documents/*/analysis', (route) => route.fulfill({ status: 401, json: {} }));
    await page.goto('/results/d1');
    await expect(page.getByRole('alert')).toHaveText('Your session has expired. Please log in again.');
    await expect(main(page).getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
  });

  test('says what it takes where the payment was given back', async ({ page, request, site }) => {
    const person = await signIn(page, request, site.url);
    const id = await analyzed(page, site.url, { file: declaration });
    setPaymentStatus(site, person.email, 'refunded');
    for (const view of ['results', 'documents']) {
      await page.goto(`/${view}/${id}`);
      await expect(heading(page, 'Payment Required')).toBeVisible();
      await expect(page.getByText('You need to pay $10 to access document analysis.')).toBeVisible();
      await expect(page.getByText(/refunded/)).toBeVisible();
      await expect(main(page).getByRole('link', { name: 'Pay $10 Now' })).toHaveAttribute('href', '/payment');
    }
  });
});

test.describe('whatever an analysis holds', () => {
  test('an empty one says what is missing, and has no sections', async ({ page, request, site }) => {
    await signIn(page, request, site.url);
    await answerAnalysis(page, () => ({
      json: { ...bareAnalysis, document_type: 'novel', special_assessments: [{}], created_at: 'long ago' },
    }));
    await page.goto('/results/d1');
    await expect(fileName(page, 'Rules.pdf')).toBeVisible();
    await expect(main(page).getByText('Document', { exact: true })).toBeVisible();
    await expect(tabs(page)).toHaveText(['Summary', 'Key Points', 'Restrictions', 'Financial']);
    await expect(page.getByText('No summary available.')).toBeVisible();
    await page.getByRole('tab', { name: 'Financial' }).click();
    for (const words of ['Unknown purpose', 'Date not specified']) {
      await expect(page.getByText(words)).toBeVisible();
    }
    await expect(page.getByText('Not specified', { exact: true }).first()).toBeVisible();
    await expectAccessible(page, 'an empty analysis');
  });

  test('lists as JSON text are read, and broken ones are empty', async ({ page, request, site }) => {
    await signIn(page, request, site.url);
    await answerAnalysis(page, () => ({
      json: {
        ...bareAnalysis,
        document_type: 'rules',
        summary: 'Rules for pets.',
        key_points: JSON.stringify(['Dues are due on the first.', { text: 'No fences.', reference: 'p. 4' }]),
        restricted_activities: '[broken',
        chunk_analyses: JSON.stringify([{ pages: '[2, 3]', summary: 'Pets.', monthly_fees: 90 }]),
      },
    }));
    await page.goto('/results/d1');
    await expect(page.getByText('Rules for pets.')).toBeVisible();
    await page.getByRole('tab', { name: 'Key Points' }).click();
    await expect(page.getByText('Dues are due on the first.')).toBeVisible();
    await expect(page.getByText('p. 4')).toBeVisible();
    await page.getByRole('tab', { name: 'Sections' }).click();
    const card = page.getByRole('article');
    await expect(card).toContainText('Section 1');
    await expect(card).toContainText('Pages 2-3');
    await card.getByRole('button').click();
    await expect(card).toContainText('$90');
  });

  test('contradictions show every answer, unreadable pages are named, and a long provision opens', async ({
    page,
    request,
    site,
  }) => {
    await signInAsPaid(page, request, site.url);
    const long = `No dog may be kept without a fence. ${'A fence has a gate that can be shut. '.repeat(20)}It is locked at night.`;
    await answerAnalysis(page, () => ({
      json: {
        ...bareAnalysis,
        document_type: 'cc_and_r',
        document_name: `${'A very long name of a declaration '.repeat(6)}and_one_word_${'x'.repeat(80)}.pdf`,
        unreadable_pages: [3, 9],
        total_pages: 12,
        key_points: [
          {
            id: 'pets.allowed',
            text: 'Dogs are allowed only within limits.',
            reference: 'p. 1',
            severity: 'high',
            citations: cited,
            see_also: [{ page: 2, start: 0, end: long.length, quote: long }],
          },
        ],
        facts: [
          {
            id: 'assessment.late_fee',
            label: 'Late fee',
            value: { amount: 25 },
            display: '$25',
            citations: cited,
            conflicts: [{ value: { amount: 50 }, display: '$50', citations: cited }],
          },
        ],
      },
    }));
    await page.goto('/results/d1');
    await expect(page.getByText(/pages 3 and 9/)).toBeVisible();
    await expect(page.getByText('$25').first()).toBeVisible();
    await expect(page.getByText('$50').first()).toBeVisible();
    await expectNoSidewaysScroll(page, 'a long name');
    await tabs(page).filter({ hasText: 'Key Points' }).click();
    const pets = page.getByRole('listitem').filter({ hasText: 'Dogs are allowed only within limits.' });
    await expect(pets).toContainText('The document says: “No dog may be kept without a fence.');
    await expect(pets).not.toContainText('It is locked at night.');
    await pets.getByRole('button', { name: 'Show all of it' }).press('Enter');
    await expect(pets).toContainText('It is locked at night.');
    await pets.getByRole('button', { name: 'Show less' }).press('Enter');
    await expect(pets).not.toContainText('It is locked at night.');
  });
});

test.describe('the older view', () => {
  test('waits with the name, the status in words and the attempts, and opens by itself', async ({
    page,
    request,
    site,
  }) => {
    const { id } = await signInAsReader(page, request, site.url, { file: declaration });
    let status: string | null = 'queued_for_analysis';
    await page.route('**/api/documents/*/analysis', (route) =>
      status === null ? route.continue() : route.fulfill(processing(status)),
    );
    await page.clock.install();
    await page.goto(`/documents/${id}`);
    await expect(heading(page, 'Document Analysis in Progress')).toBeVisible();
    await expect(page.getByText(declaration)).toBeVisible();
    await expect(
      page.getByText('Your document is waiting in line. It will be analyzed automatically.'),
    ).toBeVisible();
    await expect(page.getByText('Attempt 1')).toBeVisible();
    await expectAccessible(page, 'older progress');
    await expectNoSidewaysScroll(page, 'older progress');
    status = 'analyzing';
    await page.clock.runFor(5_100);
    await expect(page.getByText('Attempt 2')).toBeVisible();
    await expect(
      page.getByText('We are reading your document and finding what matters to you.'),
    ).toBeVisible();
    await expect(page.getByText(/longer than usual/)).toBeHidden();
    status = 'processing';
    await page.clock.runFor(5_100);
    await expect(page.getByText('Attempt 3')).toBeVisible();
    await expect(page.getByText('Your document is being processed.')).toBeVisible();
    await expect(page.getByText(/taking longer than usual/)).toBeVisible();
    status = null;
    await page.clock.runFor(5_100);
    await expect(fileName(page, declaration)).toBeVisible();
    await expect(tabs(page)).toHaveText(['Summary', 'Key Points', 'Restrictions', 'Financial']);
    await expect(page.getByRole('link', { name: 'Analyze Another Document' })).toBeVisible();
  });

  test('asks five times more, every 3 s, where it takes too long', async ({ page, request, site }) => {
    await signIn(page, request, site.url);
    let asked = 0;
    await page.route('**/api/documents/*/analysis', (route) => {
      asked += 1;
      return route.fulfill({ status: 503, json: { detail: 'The document may still be processing.' } });
    });
    await page.clock.install();
    await page.goto('/documents/d1');
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await expect(page.getByText(`Attempt ${attempt}`)).toBeVisible();
      await expect.poll(() => asked).toBe(attempt);
      await page.clock.runFor(3_100);
    }
    await expect(heading(page, 'Analysis Error')).toBeVisible();
    expect(asked).toBe(6);
    await expect(page.getByRole('alert')).toHaveText(
      'Document analysis is taking longer than expected. Please try again later.',
    );
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Analyze Another Document' })).toBeVisible();
  });

  test('copies the analysis and says so', async ({ page, request, site, context }) => {
    const { id } = await signInAsReader(page, request, site.url, { file: declaration });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`/documents/${id}`);
    await page.getByRole('button', { name: 'Copy to Clipboard' }).click();
    await expect(main(page).getByRole('alert')).toHaveText('Analysis copied to clipboard!');
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/^maple-hollow-ccrs\.pdf\n/);
    expect(text).toMatch(/\(.*p\. \d+\)/);
  });

  test('has its errors, and nothing where there is nothing', async ({ page, request, site }) => {
    await signIn(page, request, site.url);
    const id = await analyzed(page, site.url, { file: 'damaged.pdf' });
    await page.goto(`/documents/${id}`);
    await expect(heading(page, 'Analysis Error')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('This file is damaged and cannot be opened');
    await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
    await page.goto('/documents/no-such-document');
    await expect(heading(page, 'No Analysis Available')).toBeVisible();
    await expectAccessible(page, 'no analysis');
  });

  test('is for those who are signed in', async ({ page, request, site }) => {
    const person = await openAccount(request, site.url);
    await page.goto('/documents/d1?page=2');
    await page.waitForURL('**/login');
    await logIn(page, person);
    await page.waitForURL('**/documents/d1?page=2');
  });
});
