import { expect, test } from './fixtures';
import { signInAdmin } from './support/account';

test.use({ expected: { errors: [/ERR_INTERNET_DISCONNECTED/] } });

test('a post is written as it will look, by keys alone, and published so @dates', async ({
  page,
  enterOffice,
  axe,
}) => {
  const { siteUrl } = await enterOffice(page);
  await page.goto(`${siteUrl}/adminPanel/posts/new`);
  await page.getByLabel('What is it called?').fill('How we write');
  await page.getByLabel('Category', { exact: true }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Begin' }).click();
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
  await text.focus();
  await page.keyboard.press('Alt+F10');
  await expect(page.getByRole('button', { name: 'Heading 2' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('A quiet morning');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Tea comes ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('first');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(', always.');
  await expect(page.getByText(/^Saved \d\d:\d\d/)).toBeVisible();
  await expect(text).toBeFocused();
  // What was saved is what is typed on in.
  await page.keyboard.type(' Then the paper.');
  await axe(page);
  // A network that goes takes neither the cursor nor a word.
  await page.context().setOffline(true);
  await page.keyboard.type(' Then');
  await expect(page.getByText(/^Not saved: no connection/)).toBeVisible();
  await page.keyboard.type(' the post.');
  await expect(text).toContainText('Then the paper. Then the post.');
  await expect(text).toBeFocused();
  await page.context().setOffline(false);
  await expect(page.getByText(/^Saved \d\d:\d\d/)).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('Tab');
  await expect(text).not.toBeFocused();
  await expect(page.getByText(/^Visitors get 13 words, less than a minute of reading, no picture/)).toBeVisible();
  await expect(page).toHaveTitle('How we write | Posts | Back office');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('It is published.')).toBeVisible();

  const id = /posts\/(\d+)/.exec(page.url())?.[1];
  await page.goto(`${siteUrl}/blog-details-user-view/${id}`);
  await expect(page.getByRole('heading', { level: 2, name: 'A quiet morning' })).toBeVisible();
  await expect(page.locator('p', { hasText: 'Tea comes first, always. Then the paper. Then the post.' })).toBeVisible();
  await expect(page.locator('strong', { hasText: /^first$/ })).toBeVisible();
});

test('a text with a table stays HTML to the letter; without script every text is a plain field @sweep', async ({
  page,
  noScriptPage,
  enterOffice,
}) => {
  const { siteUrl, admin } = await enterOffice(page);
  await page.goto(`${siteUrl}/adminPanel/posts/new`);
  await page.getByLabel('What is it called?').fill('A table');
  await page.getByLabel('Category', { exact: true }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'Show the HTML' }).click();
  const html = '<p>One</p><table><caption>A</caption><tbody><tr><td>Two</td></tr></tbody></table>';
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.fill(html);
  await expect(page.getByText(/^Saved \d\d:\d\d/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/nothing of it is changed/)).toBeVisible();
  await expect(text).toHaveValue(html);

  await signInAdmin(noScriptPage.request, { siteUrl, admin });
  await noScriptPage.goto(page.url());
  await expect(noScriptPage.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue(html);
});
