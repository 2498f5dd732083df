import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { signInAsPaid } from './account.ts';
import { expect, test, untilAlive } from './site.ts';

test.describe('the header', () => {
  test('its menu opens, moves and closes by keyboard, and leads to its pages', async ({ page }) => {
    await page.goto('/checklist');
    await untilAlive(page);
    const menu = page.getByRole('button', { name: 'Guides / Tools' });
    await menu.focus();
    await page.keyboard.press('ArrowDown');
    const rows = page.getByRole('navigation', { name: 'Main' }).getByRole('listitem').getByRole('link');
    await expect(rows).toHaveText([
      /^Document Checklist/,
      /^Document Analyzer/,
      'Understanding CC&Rs',
      'HOA Fees Explained',
      'Reserve Study Guide',
      'Blog',
      'California',
      'Florida',
      'Texas',
      'View All States',
    ]);
    await expect(rows.first()).toBeFocused();
    await expect(rows.first()).toHaveAttribute('aria-current', 'page');
    await page.keyboard.press('End');
    await expect(rows.last()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'View All States' }).click();
    await expect(page).toHaveURL(/\/hoa-laws$/);
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  });

  test('its sections are named, and a page under an address lights up its link', async ({ page }) => {
    await page.goto('/hoa-laws/texas');
    await untilAlive(page);
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByRole('button', { name: 'Guides / Tools' }).click();
    await expect(nav.getByRole('heading', { level: 2 })).toHaveText(['Tools', 'Guides', 'State Laws']);
    await expect(nav.locator('[aria-current=page]')).toHaveText(['Texas']);
    await page.goto('/blog/hoa-vs-non-hoa');
    await nav.getByRole('button', { name: 'Guides / Tools' }).click();
    await expect(nav.locator('[aria-current=page]')).toHaveText(['Blog']);
    await nav.getByRole('link', { name: 'View All States' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('HOA Laws by State');
    await expect(nav.locator('[aria-current=page]')).toHaveText(['View All States'], { useInnerText: false });
    await expect(page.getByRole('link', { name: 'PlainDeed, home' })).toHaveAttribute('href', '/');
  });

  test('a press outside closes the menu', async ({ page }) => {
    await page.goto('/about');
    await untilAlive(page);
    const menu = page.getByRole('button', { name: 'Guides / Tools' });
    await menu.click();
    await expect(page.getByRole('link', { name: 'Reserve Study Guide' }).first()).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click({ position: { x: 5, y: 5 } });
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  });

  test('only one of its menus is open at a time', async ({ page, request, site }) => {
    await signInAsPaid(page, request, site.url);
    const banner = page.getByRole('banner');
    const guides = banner.getByRole('button', { name: 'Guides / Tools' });
    const account = banner.getByRole('button', { name: 'Account' });
    await guides.click();
    await expect(guides).toHaveAttribute('aria-expanded', 'true');
    await account.click();
    await expect(account).toHaveAttribute('aria-expanded', 'true');
    await expect(guides).toHaveAttribute('aria-expanded', 'false');
    await account.click();
    await expect(account).toHaveAttribute('aria-expanded', 'false');
  });

  test('on a phone it unfolds', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Guides / Tools' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('HOA Insights & Guides');
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the menus open by pointer and by focus, and lead to their pages', async ({ page }) => {
    await page.goto('/checklist');
    const rows = page.getByRole('navigation', { name: 'Main' }).getByRole('listitem').getByRole('link');
    await expect(rows.first()).toBeHidden();
    await page.getByRole('button', { name: 'Guides / Tools' }).focus();
    await expect(rows).toHaveCount(10);
    await expect(rows.last()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(rows.first()).toBeFocused();
    await page.setViewportSize({ width: 375, height: 700 });
    await page.goto('/guides/hoa-fees');
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
    await page.getByRole('button', { name: 'Guides / Tools' }).focus();
    await rows.filter({ hasText: 'Florida' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Florida HOA Laws');
  });

  test('what needs scripts is not offered, and the newsletter says so', async ({ page }) => {
    await page.goto('/hoa-laws');
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByRole('row')).toHaveCount(51);
    await page.goto('/checklist');
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByRole('checkbox')).toHaveCount(9);
    await page.goto('/sample');
    await expect(page.getByText('Without JavaScript you see the summary of one document.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^(?:Budget|What it means)/ })).toHaveCount(0);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'PDF' })).toBeVisible();
    await page.goto('/newsletter');
    await expect(page.getByRole('button', { name: 'Subscribe' })).toBeHidden();
    await expect(page.getByText('To subscribe, turn on JavaScript')).toBeVisible();
  });
});

test('a page change starts at the top, and going back returns to the place that was left', async ({
  page,
}) => {
  await page.goto('/blog');
  await untilAlive(page);
  const link = page
    .getByRole('heading', { level: 3 })
    .getByRole('link', { name: 'How HOA Board Elections Work' });
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(200);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How HOA Board Elections Work');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('HOA Insights & Guides');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test('a page names its address once, before and after going on to another', async ({ page, site }) => {
  const canonical = () =>
    page
      .locator('link[rel="canonical"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await page.goto('/about');
  await untilAlive(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await canonical()).toEqual([`${site.url}/contact`]);
  await page.goBack();
  await expect.poll(canonical).toEqual([`${site.url}/about`]);
});

test('the footer has its columns, the year, and the sitemap', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Tools', 'Resources', 'Company', 'Connect']) {
    await expect(footer.getByRole('navigation', { name })).toBeVisible();
  }
  await expect(footer.getByText(/^© 2024/)).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Sitemap' })).toHaveAttribute('href', '/sitemap.xml');
  await footer.getByRole('link', { name: 'HOA Fees Explained' }).click();
  await expect(page).toHaveURL(/\/guides\/hoa-fees$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the contents of a guide lead to their headings, 80 px from the top', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/guides/hoa-fees');
  await untilAlive(page);
  const link = page.getByRole('navigation', { name: 'Contents' }).getByRole('link').nth(3);
  const heading = page.locator(`[id="${(await link.getAttribute('href'))?.slice(1)}"]`);
  await link.click();
  await expect.poll(async () => Math.round((await heading.boundingBox())?.y ?? 0)).toBe(80);
  await expect(heading).toBeFocused();
  await expect(link).toHaveAttribute('aria-current', 'location');
});

test('the contents are the h2 and h3 of the text, and are scrolled to smoothly', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/guides/reserve-study');
  await untilAlive(page);
  const headings = await page.locator('.prose').locator('h2, h3').allInnerTexts();
  const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
  expect(await contents.allInnerTexts()).toEqual(headings);
  await page.evaluate(() => {
    Object.assign(window, { behaviors: [] as unknown[] });
    const scrollTo = window.scrollTo.bind(window);
    window.scrollTo = ((options: ScrollToOptions) => {
      (window as unknown as { behaviors: unknown[] }).behaviors.push(options.behavior);
      scrollTo({ ...options, behavior: 'instant' });
    }) as typeof window.scrollTo;
  });
  await contents.last().click();
  await expect(page.getByRole('heading', { name: 'Sources', exact: true })).toBeFocused();
  expect(await page.evaluate(() => (window as unknown as { behaviors: unknown[] }).behaviors)).toEqual([
    'smooth',
  ]);
});

test('the checklist keeps what is ticked in this browser, and opens the analyzer with the type set', async ({
  page,
}) => {
  await page.goto('/checklist');
  await untilAlive(page);
  await expect(page.getByRole('article')).toHaveCount(9);
  await expect(page.getByText('Your checkmarks are stored only in this browser.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'I have this document: Budget' }).check();
  await page.getByRole('checkbox', { name: 'I have this document: Bylaws' }).check();
  await expect(page.getByText('2 of 9 documents')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'I have this document: Budget' })).toBeChecked();
  await expect(page.getByText('2 of 9 documents')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByText('0 of 9 documents')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Analyze it Reserve Study' })).toHaveAttribute(
    'href',
    '/analyze?type=reserves',
  );
});

test('the states are narrowed down by search and rule', async ({ page }) => {
  await page.goto('/hoa-laws');
  await untilAlive(page);
  const cards = page.getByRole('listitem').filter({ hasText: /primary statutes?$/ });
  await expect(cards).toHaveCount(50);
  await page.getByRole('searchbox', { name: 'Search states and statutes' }).fill('carolina');
  await expect(page.getByText('Showing 2 of 50 states')).toBeVisible();
  // By keyboard: the rules are one group, moved through by arrows.
  await page.getByRole('radio', { name: 'All states' }).focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Foreclosure limit' })).toBeChecked();
  await expect(page.getByText('Showing 1 of 50 states')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  // The card says what the rule is, so that nobody has to open it to find out.
  await expect(cards.first()).toContainText('a board vote on that lot');
  await page.getByRole('searchbox', { name: 'Search states and statutes' }).fill('atlantis');
  await expect(page.getByText('No state matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).last().click();
  await expect(cards).toHaveCount(50);
});

test('on a phone a state is a card that tells houses and condominiums apart', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/hoa-laws');
  await untilAlive(page);
  await page.getByRole('searchbox', { name: 'Search states and statutes' }).fill('texas');
  await page.getByRole('link', { name: 'Compare it in a table' }).click();
  const texas = page.getByRole('row', { name: /Texas/ });
  await expect(texas).toBeInViewport();
  await expect(texas.getByText('Condos: 5 days from receiving the certificate')).toBeVisible();
  await expect(texas.getByText('No state law found', { exact: false }).first()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search states and statutes' }).fill('');
  for (const rule of ['Resale disclosure', 'Time to cancel', 'Foreclosure limit', 'Records access']) {
    await page.getByRole('radio', { name: rule }).check({ force: true });
    await expect(page.getByText(/^Showing [1-4]\d? of 50 states$/)).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      rule,
    ).toBe(0);
  }
});

test('a buyer reads first what to do in the state, and each citation says where to read it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 850 });
  await page.goto('/hoa-laws/connecticut');
  await expect(page.getByRole('heading', { name: 'If you are buying in Connecticut' })).toBeInViewport();
  await expect(page.getByText('5 business days from').first()).toBeInViewport();
  await page.goto('/hoa-laws/massachusetts');
  await expect(page.getByRole('link', { name: 'look it up at malegislature.gov' }).first()).toHaveAttribute(
    'href',
    'https://malegislature.gov',
  );
  await expect(
    page.getByRole('link', { name: /^Mass\. Gen\. Laws ch\. 183A, § 10\(c\)/ }).first(),
  ).toHaveAttribute('href', 'https://malegislature.gov/Laws/GeneralLaws/PartII/TitleI/Chapter183A/Section10');
  await page.goto('/hoa-laws/hawaii');
  await expect(page.getByText('As read in a copy of June 20, 2026.').first()).toBeVisible();
  await page.goto('/hoa-laws/vermont');
  await expect(page.getByText('(copy of 2022-23)').first()).toBeVisible();
});

test('from what is not found the way leads on', async ({ page }) => {
  await page.goto('/hoa-laws/atlantis');
  await page.getByRole('link', { name: 'Back to all states' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('HOA Laws by State');
  await page.goto('/no-such-page');
  await page.getByRole('link', { name: 'Search HOAs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Your Account');
});

test('the sample shows three documents, and a statement opens at its sentence', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/documents')) calls.push(request.url());
  });
  await page.goto('/sample');
  await untilAlive(page);
  // Before anything was pressed: the first statement, and the words on its page that it rests on.
  const shown = page.getByRole('figure').filter({ hasText: 'The words behind the first statement' });
  const first = page.getByRole('tabpanel').locator('ol > li').first();
  const chip = await first
    .getByRole('button', { name: /^p\. \d+/ })
    .first()
    .textContent();
  await expect(shown).toContainText(/^p\. \d+/.exec(chip ?? '')?.[0] ?? 'a page');
  await expect(shown.getByRole('img', { name: /with the words behind/ })).toBeInViewport();
  await expect(shown.locator('[aria-hidden=true]').first()).toBeInViewport();
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /^p\. \d+/ })
    .first()
    .click();
  const evidence = page.getByRole('complementary', { name: 'Where it says so' });
  await expect(evidence.locator('mark, [data-mark]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  // The provision stands beside the statement, which opens it.
  await page.getByRole('tab', { name: 'Restrictions' }).click();
  const lease = page.getByRole('listitem').filter({ hasText: 'A lease must run at least 6 months.' });
  await expect(lease).toContainText(
    /The document says: “Section 4\.3 .*Short-term rentals of less than thirty/,
  );
  await lease.getByRole('button', { name: /show where it says: A lease must run/ }).click();
  await expect(evidence.locator('mark, [data-mark]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Summary' }).click();
  for (const name of ['Budget', 'Reserve study']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: /Maple Hollow/ })).toContainText(
      new RegExp(name, 'i'),
    );
    const text = page.getByRole('tabpanel').getByText(/hold 65% of what they should/);
    await expect(text.first()).toBeVisible();
  }
  expect(calls).toEqual([]);
});

test('on a phone the sample shows the words behind its first statement', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/sample');
  const shown = page.getByRole('figure').filter({ has: page.getByRole('blockquote') });
  await expect(page.getByRole('tabpanel').locator('ol > li').first()).toContainText(
    'You can lose your home over dues more than 90 days late',
  );
  await expect(shown.getByRole('blockquote')).toContainText('in the same manner as a mortgage');
  await expect(shown.getByRole('blockquote')).toBeVisible();
});

test('what a statement means is loaded when it is opened, and where it cannot be the page says so', async ({
  page,
}) => {
  await page.route('**/assets/fact-notes-*.js', (route) => route.abort());
  await page.goto('/sample');
  await untilAlive(page);
  const note = page.getByRole('button', { name: /^What it means/ }).first();
  await note.click();
  await expect(page.getByText('This note could not be loaded. Reload the page and try again.')).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await untilAlive(page);
  await note.focus();
  await page.keyboard.press('Enter');
  await expect(note).toHaveAttribute('aria-expanded', 'true');
  const opened = page.locator(`[id="${await note.getAttribute('aria-controls')}"]`);
  await expect(opened).toContainText(/\.\s*Ask: .+\?$/);
});

test('a newsletter subscription is asked for, confirmed by mail, and ended by one link, each at a press', async ({
  page,
  request,
}) => {
  const email = `reader-${process.pid}@example.com`;
  await page.goto('/newsletter');
  await untilAlive(page);
  await page.getByLabel('Email').fill('nonsense');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Please enter a valid email')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Check your email' })).toBeFocused();
  let links: string[] = [];
  await expect
    .poll(async () => {
      const { data } = await (await request.get('/api/outbox')).json();
      links = data.find(({ to }: { to: string }) => to === email)?.links ?? [];
      return links.length;
    })
    .toBe(2);
  const [confirm = '', unsubscribe = ''] = links.map((link) => new URL(link).pathname + new URL(link).search);
  const calls: string[] = [];
  page.on('request', (call) => {
    if (call.url().includes('/api/newsletter')) calls.push(call.url());
  });
  const confirmIt = page.getByRole('button', { name: 'Confirm My Subscription' });
  const leave = page.getByRole('button', { name: 'Unsubscribe Me' });
  // A program that looks through mail opens both.
  for (const [link, button] of [
    [unsubscribe, leave],
    [confirm, confirmIt],
  ] as const) {
    await page.goto(link);
    await expect(button).toBeVisible();
    await expectAccessible(page, link);
    await expectNoSidewaysScroll(page, link);
  }
  expect(calls).toEqual([]);
  await confirmIt.click();
  await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible();
  await page.goto(unsubscribe);
  await leave.click();
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
  await expect(page.getByText('We have deleted your address.')).toBeFocused();
  await page.goto('/newsletter?confirm=made-up');
  await confirmIt.click();
  await expect(page.getByRole('heading', { name: 'That did not work' })).toBeVisible();
});

test('the sections of the home page fade in on scroll, where motion is welcome', async ({ page }) => {
  const section = page.locator('#what-it-finds > *');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await expect(section).toHaveAttribute('data-fade', 'hidden');
  await section.scrollIntoViewIfNeeded();
  await expect(section).toHaveAttribute('data-fade', 'shown');
  await expect(section).toHaveCSS('opacity', '1');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await untilAlive(page);
  await expect(section).not.toHaveAttribute('data-fade');
  await page.getByRole('main').getByRole('link', { name: 'See Sample Analysis' }).click();
  await expect(page).toHaveURL(/\/sample$/);
});
