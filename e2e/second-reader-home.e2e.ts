import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { signIn } from './account.ts';
import { ownReaderTest, askedReaderTest as test } from './second-reader-site.ts';
import { expect } from './site.ts';
import { analyzed } from './stored-documents.ts';

const rules = `QUAIL BEND HOMEOWNERS ASSOCIATION, INC.
RULES AND REGULATIONS
Adopted May 1, 2021
1. The dock is for boats of residents.
2. The gate of the dock is locked at dusk.`;
const minutes = `QUAIL BEND HOMEOWNERS ASSOCIATION, INC.
MINUTES OF THE BOARD MEETING
March 14, 2025
The treasurer said that the lamp of the dock is lit at dusk.`;
const question = 'When does the dock close in the evening?';

async function put(page: Page, words: string) {
  await page.getByLabel('Ask in your own words.').fill(words);
  await page.keyboard.press('Enter');
  return page.getByRole('region', { name: `Answer: ${words}` });
}

test('a language model points at sentences of a home once its host is agreed to and the question is sent, by keyboard', async ({
  page,
  request,
  site,
  standIn,
}) => {
  await signIn(page, request, site.url);
  // At its start the site asks about a text of its own.
  await expect.poll(() => standIn.answered.length).toBe(1);
  const file = (name: string, text: string) => ({ file: { name, bytes: Buffer.from(text) } });
  const id = await analyzed(page, site.url, { ...file('rules.txt', rules), type: 'rules' });
  await analyzed(page, site.url, { ...file('minutes.txt', minutes), type: 'minutes' });
  const [home] = (await (await page.request.get('/api/homes')).json()).data;
  await page.goto(`/homes/${home.id}`);

  let answer = await put(page, question);
  const reader = () => answer.getByRole('region', { name: 'Second reader' });
  await expect(reader()).toContainText('you have not agreed that their text goes to api.example.com');
  await expect(reader()).toContainText('Meeting Minutes, Mar 14, 2025');
  await expect(reader()).toContainText('Rules & Regulations, May 1, 2021');
  await expect(reader().getByRole('button')).toHaveCount(0);
  await expectAccessible(page, 'a question before any agreement');

  const agreed = await page.request.post(`/api/documents/${id}/model-reading`, {
    data: { agreed_to: 'api.example.com' },
    headers: { origin: site.url },
  });
  expect(agreed.status()).toBe(200);
  await expect
    .poll(async () => (await (await page.request.get(`/api/documents/${id}/model-reading`)).json()).state)
    .toBe('done');
  const before = standIn.calls.length;
  answer = await put(page, 'Is the dock open in the evening?');
  const send = reader().getByRole('button', { name: 'Send Them to api.example.com' });
  await expect(send).toBeVisible();
  await expectAccessible(page, 'a question before it is sent');
  expect(standIn.calls).toHaveLength(before);

  standIn.mode = '401';
  await send.press('Enter');
  await expect(reader()).toContainText('refused our questions');
  await expect(reader().getByRole('heading')).toBeFocused();
  await expectAccessible(page, 'a model that could not be asked');
  standIn.mode = 'good';
  await reader().getByRole('button', { name: 'Ask It Again' }).press('Enter');
  await expect(reader().locator('mark')).toHaveText('2. The gate of the dock is locked at dusk.');
  await expect(page.locator('#announcer')).toContainText('The language model points to these sentences.');
  await expect(reader().getByText('Meeting Minutes, Mar 14, 2025')).toBeVisible();
  expect(standIn.asked.join('')).not.toContain('lamp');
  await expectAccessible(page, 'what a model points at');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'what a model points at, narrow');
  await expectNoSidewaysScroll(page, 'what a model points at, narrow');
  await page.setViewportSize({ width: 1280, height: 800 });
  await reader()
    .getByRole('button', { name: /^p\. 1/ })
    .press('Enter');
  const panel = page.getByRole('complementary', { name: 'Where it says so' });
  await expect(panel.locator('mark').first()).toContainText('locked at dusk');

  answer = await put(page, 'Is the dock for boats?');
  await reader().getByRole('button', { name: 'Send Them to api.example.com' }).press('Enter');
  await expect(reader()).toContainText('The language model points to no sentence.');
});

ownReaderTest(
  'a language model in the own network is asked at once, and the page is as it is without it where it finds nothing',
  async ({ page, request, site, standIn }) => {
    await signIn(page, request, site.url);
    await analyzed(page, site.url, {
      file: { name: 'rules.txt', bytes: Buffer.from(rules) },
      type: 'rules',
    });
    const [home] = (await (await page.request.get('/api/homes')).json()).data;
    await page.goto(`/homes/${home.id}`);
    const goOn = standIn.hold();
    let answer = await put(page, question);
    await expect(answer).toContainText('The language model is looking.');
    await expectAccessible(page, 'while a model looks');
    goOn();
    const reader = () => answer.getByRole('region', { name: 'Second reader' });
    await expect(reader().locator('mark')).toHaveText('2. The gate of the dock is locked at dusk.');
    await expect(page.locator('#announcer')).toContainText('The language model points to these sentences.');

    answer = await put(page, 'Is the dock for boats?');
    await expect.poll(() => standIn.answered.join('')).toContain('Question: Is the dock for boats?');
    await expect(answer).toBeVisible();
    await expect(reader()).toHaveCount(0);
  },
);
