import { expect, test } from './fixtures';
import { logIn, register, signInAdmin } from './support/account';

test('whoever is asked for the password in the middle of something says it, and what was begun is done @sweep', async ({
  page,
  noScriptPage: plain,
  browser,
  startProduct,
  axe,
}) => {
  test.setTimeout(400_000);
  const { siteUrl, admin, stopCareApi, startCareApi } = await startProduct();
  const later = async (minutes: number) => {
    await stopCareApi();
    await startCareApi(minutes);
  };
  const context = await browser.newContext({ baseURL: siteUrl });
  const person = await register(context.request);
  await signInAdmin(page.request, { siteUrl, admin });
  await page.goto(`${siteUrl}/adminPanel/users?q=${encodeURIComponent(person.email)}`);
  await page.getByRole('link', { name: person.name }).click();
  for (const role of [/^Editor/, /^Recruiter/]) await page.getByRole('checkbox', { name: role }).check();
  await later(20);
  await page.getByRole('button', { name: 'Save roles' }).press('Enter');

  const asked = page.getByRole('heading', { level: 1, name: 'Your password, once more' });
  const password = page.getByRole('main').getByLabel('Password', { exact: true });
  await expect(asked).toBeVisible();
  await expect(page.getByText('Say that it is you, and it is done.')).toBeVisible();
  await axe(page);
  await page.getByRole('link', { name: 'Go back without doing it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
  for (const role of [/^Editor/, /^Recruiter/]) await expect(page.getByRole('checkbox', { name: role })).toBeChecked();
  await page.getByRole('button', { name: 'Save roles' }).press('Enter');
  await password.fill('not my password');
  await password.press('Enter');
  await expect(page.getByText('The password is not right.')).toBeVisible();
  await expect(asked).toBeVisible();
  await password.fill(admin.password);
  await password.press('Enter');
  await expect(page.getByText('The roles are changed.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
  for (const role of [/^Editor/, /^Recruiter/]) await expect(page.getByRole('checkbox', { name: role })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^Coordinator/ })).not.toBeChecked();

  // A plain save, in a browser without script.
  await plain.goto(`${siteUrl}/adminPanel/settings`);
  await logIn(plain, admin);
  const drafts = plain.getByLabel('Answers that were never sent');
  await drafts.selectOption('180');
  await later(40);
  await plain.locator('form').filter({ has: drafts }).getByRole('button', { name: 'Save' }).click();
  await plain.getByRole('main').getByLabel('Password', { exact: true }).fill(admin.password);
  await plain.getByRole('button', { name: 'Go on' }).click();
  await expect(plain.getByText('It has been saved.')).toBeVisible();
  await expect(drafts).toHaveValue('180');

  // A table of people: its button leads to the question, and from there back to the list.
  await page.goto(`${siteUrl}/adminPanel/users?status=all`);
  const menu = page.locator('summary', { hasText: 'Download as CSV' });
  const table = page.getByRole('button', { name: 'Download as CSV' });
  await menu.click();
  await table.click();
  await expect(asked).toBeVisible();
  await password.fill(admin.password);
  await password.press('Enter');
  await expect(page.getByText('you are not asked again for 15 minutes')).toBeVisible();
  await expect(page).toHaveURL(/\/users\?status=all/);
  await menu.click();
  const [file] = await Promise.all([page.waitForEvent('download'), table.click()]);
  expect(file.suggestedFilename()).toMatch(/^account-.*\.csv$/);
  await context.close();
});
