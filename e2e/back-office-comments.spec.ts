import { isAlive } from '../scripts/test/is-alive.mjs';
import { expect, test } from './fixtures';
import { register, signIn } from './support/account';
import { keysAreOn } from './support/keyboard';

test.use({ expected: { errors: [/ERR_INTERNET_DISCONNECTED/] } });

test('held comments are decided one key after the other, without leaving the list; nothing is lost without a network', async ({
  page,
  browser,
  enterOffice,
  axe,
}) => {
  const { siteUrl } = await enterOffice(page);
  const setting = `${siteUrl}/api/care/admin/settings/comments`;
  const rules = { first: false, link: true, profane: false, always: false, closeAfterDays: null };
  const set = (link: boolean) => page.request.put(setting, { data: { value: { ...rules, link } } });
  expect((await set(true)).status()).toBe(200);
  const visitor = await browser.newContext({ baseURL: siteUrl });
  const person = await register(visitor.request);
  await signIn(visitor.request, person);
  for (const word of ['one', 'two', 'three', 'four']) {
    const data = { action: 'post', postId: '2', content: `Queue ${word}: see www.example.org` };
    expect((await visitor.request.post('/api/comments', { data })).status()).toBe(200);
  }
  await visitor.close();
  expect((await set(false)).status()).toBe(200);

  await page.goto(`${siteUrl}/adminPanel/comments?q=queue&sort=created`);
  await page.waitForFunction(isAlive);
  const row = (word: string) => page.locator('[data-row]').filter({ hasText: `Queue ${word}` });
  const done = page.getByRole('main').getByRole('status');
  await keysAreOn(page);
  await page.keyboard.press('j');
  // Whoever opens the reasons and thinks again is back at the row.
  await page.keyboard.press('r');
  await expect(row('one').getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row('one').getByRole('combobox')).toBeHidden();
  await page.keyboard.press('a');
  await page.keyboard.press('a');
  for (const word of ['one', 'two']) await expect(row(word)).toBeHidden();
  await expect(done.filter({ hasText: '2 are done.' })).toBeVisible();
  await axe(page);

  await page.context().setOffline(true);
  await page.keyboard.press('a');
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing could be sent' })).toBeVisible();
  await expect(row('three')).toBeVisible();
  await page.context().setOffline(false);

  await row('four').getByRole('button', { name: 'Approve' }).click();
  await expect(done.filter({ hasText: '3 are done.' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo the last one' }).click();
  await expect(row('four')).toBeVisible();
  await expect(row('three')).toBeVisible();
  await expect(page.locator('[data-row]')).toHaveCount(2);

  await page.waitForFunction(isAlive);
  await row('three').getByRole('button', { name: 'Approve' }).click();
  // The rows below move up: nobody presses what moves.
  await expect(row('three')).toBeHidden();
  await row('four').getByText('Remove').first().click();
  await row('four').getByRole('combobox').selectOption('spam');
  await row('four').getByRole('button', { name: 'Remove' }).click();
  await expect(
    page.getByText('No comment waits', { exact: false }).or(page.getByText('Nothing matches')),
  ).toBeVisible();
  await page.goto(`${siteUrl}/adminPanel/comments?status=all&q=queue`);
  await expect(row('three').getByText('Shown')).toBeVisible();
  await expect(row('four').getByText('Removed')).toBeVisible();
});
