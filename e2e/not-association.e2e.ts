import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { signInAsPaid } from './account.ts';
import { send, text } from './documents.ts';
import { expect, test } from './site.ts';

const list =
  'Saturday\n2 lb ground beef $11.98\nMilk $3.49\nBread $2.99\nDog food $24.00\nTrash bags $8.99\nTotal $51.45';

test('a shopping list sent as a budget is said to be no association’s document, with what to do', async ({
  page,
  request,
  site,
}) => {
  await signInAsPaid(page, request, site.url);
  await send(page, text('list.txt', list), 'Budget');
  await page.waitForURL('**/results/**');
  const main = page.getByRole('main');
  await expect(main.getByText('This does not read like an association’s document')).toBeVisible();
  await expect(main.getByText(/Check the file/)).toBeVisible();
  await expect(main.getByText(/You pay|regular dues of/)).toHaveCount(0);
  await expectAccessible(page, 'a paper of no association');
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page, 'a paper of no association');
  await expect(main.getByText('This does not read like an association’s document')).toBeVisible();
});
