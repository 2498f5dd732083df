import { hold, openAccount } from './account.ts';
import { expect, serverTest as test, untilAlive } from './site.ts';
import { signInAsReader } from './stored-documents.ts';

test('a page whose code is slow to come shows that it is on its way', async ({ page }) => {
  await page.goto('/about');
  await untilAlive(page);
  const go = await hold(page, '**/assets/login-*.js');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByText('Loading the page...')).toBeVisible();
  go();
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  await expect(page.getByText('Loading the page...')).toHaveCount(0);
});

// Not among the tests that allow no error in the console: React writes down what the error screen is shown for.
test('code that does not come within 2 minutes leads to the error screen, which can be left', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/about');
  await untilAlive(page);
  await hold(page, '**/assets/login-*.js');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.clock.runFor(1_000);
  await expect(page.getByText('Loading the page...')).toBeVisible();
  await page.clock.runFor(120_000);
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByText('This page is taking too long to load.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Home Page' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('what is typed and sent before the code is here waits for it, and never stands in the address', async ({
  page,
  request,
  site,
}) => {
  const person = await openAccount(request, site.url);
  const go = await hold(page, '**/assets/*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByLabel('Password').press('Enter');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  expect(page.url()).toBe(`${site.url}/login`);
  go();
  await page.waitForURL('**/analyze');
});

test('a button that is pressed before the code is here does its work when it is, once', async ({ page }) => {
  const go = await hold(page, '**/assets/*.js');
  await page.goto('/sample', { waitUntil: 'commit' });
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('Sections').click();
  await tab('Financial').click();
  const guides = page.getByRole('banner').getByRole('button', { name: 'Guides' });
  await guides.click();
  await guides.click();
  await expect(tab('Summary')).toHaveAttribute('aria-selected', 'true');
  go();
  await expect(tab('Financial')).toHaveAttribute('aria-selected', 'true');
  await expect(guides).toHaveAttribute('aria-expanded', 'true');
  await guides.click();
  await expect(guides).toHaveAttribute('aria-expanded', 'false');
});

test('what is ticked and searched for before the code is here counts when it is', async ({ page }) => {
  const go = await hold(page, '**/assets/*.js');
  await page.goto('/checklist', { waitUntil: 'commit' });
  const boxes = page.getByRole('checkbox');
  await boxes.nth(1).check();
  await boxes.nth(2).check();
  await boxes.nth(2).uncheck();
  go();
  await expect(page.getByText('1 of 9 documents')).toBeVisible();
  await expect(boxes.nth(1)).toBeChecked();
  await expect(boxes.nth(2)).not.toBeChecked();

  const goAgain = await hold(page, '**/assets/*.js');
  await page.goto('/checklist', { waitUntil: 'commit' });
  await boxes.nth(1).check();
  await boxes.nth(4).check();
  goAgain();
  await expect(page.getByText('2 of 9 documents')).toBeVisible();
  await expect(boxes.nth(1)).toBeChecked();

  const goOn = await hold(page, '**/assets/*.js');
  await page.goto('/hoa-laws', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('carolina');
  goOn();
  await expect(page.getByText('Showing 2 of 50 states')).toBeVisible();
});

test('what the browser itself opens before the code is here stays open', async ({ page }) => {
  const go = await hold(page, '**/assets/*.js');
  await page.goto('/sample', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'foreclose', exact: true }).click();
  const note = page.getByRole('note').filter({ hasText: 'Foreclosure' });
  await expect(note).toBeVisible();
  go();
  await untilAlive(page);
  await expect(note).toBeVisible();
});

for (const [moment, turns] of [
  ['begins to take the page over', 0],
  ['takes the page over', 12],
  ['has taken the page over', null],
] as const) {
  test(`what is pressed while the code ${moment} is done once`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    // React works in turns of some milliseconds, for which it sends itself messages. Here a turn is one step, and none comes
    // after so many of them until `goOn`: so it is on a busy machine.
    await page.addInitScript((most) => {
      let milliseconds = 0;
      performance.now = () => {
        milliseconds += 10;
        return milliseconds;
      };
      const isTakenOver = () => {
        const key = Object.keys(document).find((name) => name.startsWith('__reactContainer'));
        const root = key && Reflect.get(document, key).stateNode.current;
        return root?.memoizedState?.isDehydrated === false;
      };
      const isBegun = () => Object.keys(document).some((name) => name.startsWith('_reactListening'));
      const send = MessagePort.prototype.postMessage;
      const held: (() => void)[] = [];
      let turns = 0;
      MessagePort.prototype.postMessage = function (...message: [unknown]) {
        if (isBegun()) turns += 1;
        if (turns > (most ?? turns) || isTakenOver()) held.push(() => send.apply(this, message));
        else send.apply(this, message);
      };
      Object.assign(window, {
        held,
        goOn: () => {
          MessagePort.prototype.postMessage = send;
          for (const sendHeld of held) sendHeld();
        },
      });
    }, turns);
    await page.goto('/about');
    await page.waitForFunction(() => (window as unknown as { held: unknown[] }).held.length > 0);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.evaluate(() => (window as unknown as { goOn: () => void }).goOn());
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
    // Nothing that is still held closes it again.
    await untilAlive(page);
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  });
}

test('arrows leaf on from a page that is still to come', async ({ page, request, site }) => {
  const { id } = await signInAsReader(page, request, site.url, { file: 'maple-hollow-ccrs.pdf' });
  const go = await hold(page, '**/api/documents/*/pages/*');
  await page.goto(`/results/${id}`);
  await page.getByRole('button', { name: 'Open the document' }).click();
  await expect(page.getByRole('heading', { name: 'Page 1 of 6' })).toBeFocused();
  for (const [key, number] of [
    ['ArrowRight', 2],
    ['ArrowRight', 3],
    ['ArrowLeft', 2],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('heading', { name: `Page ${number} of 6` })).toBeAttached();
  }
  go();
  await expect(page.getByRole('img', { name: /^Page 2/ })).toBeVisible();
});

test('without scripts no form sends anything, and says why', async ({ browser, site }) => {
  const plain = await browser.newPage({ javaScriptEnabled: false });
  const answer = await plain.goto(`${site.url}/login`);
  // This browser has scripts, and only runs none: it hides what it would show without them.
  expect(await answer?.text()).toMatch(/<noscript><p[^>]*>This form needs JavaScript/);
  await plain.getByLabel('Email').fill('ada@example.com');
  await plain.getByLabel('Password').fill('secret1');
  const blocked = plain.waitForEvent('console', (message) => message.text().includes('has been blocked'));
  // By the mouse itself: a click on an element would wait for the page that is not to come.
  const button = await plain.getByRole('button', { name: 'Log In' }).boundingBox();
  await plain.mouse.click((button?.x ?? 0) + 10, (button?.y ?? 0) + 10);
  await blocked;
  expect(plain.url()).toBe(`${site.url}/login`);
  await plain.close();
});
