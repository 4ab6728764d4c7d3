import { expect, test } from './fixtures';

test('a listing is written while its words are kept, looked at by whoever has the link, and published @dates', async ({
  page,
  enterOffice,
  axe,
}) => {
  const { siteUrl } = await enterOffice(page);
  await page.goto(`${siteUrl}/adminPanel/listings/new`);
  await axe(page);
  await page.getByLabel('What is it called?').fill('A quiet house');
  await page.getByLabel('Category', { exact: true }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByText('Not public: only staff see it.')).toBeVisible();
  const main = page.getByRole('main');
  await main.getByLabel('Description').fill('Bright rooms.\n\nA garden.');
  await expect(page.getByText(/^Saved \d\d:\d\d/)).toBeVisible();
  // What the bar that stays in sight covers further down is chance.
  await page.evaluate(() => window.scrollTo(0, 0));
  await axe(page);
  await main.getByLabel('Price', { exact: true }).fill('From £900 a week');
  await page.getByRole('button', { name: 'Make a link to show it to someone' }).click();
  const link = await page
    .getByText(/\/preview\/[\w-]{43}$/)
    .last()
    .textContent();
  const visitor = await page.context().browser()?.newContext();
  const other = await visitor?.newPage();
  await other?.goto(new URL(link?.trim() ?? '').pathname.replace(/^/, siteUrl));
  await expect(other?.getByRole('heading', { level: 1, name: 'A quiet house' }) ?? page.locator('none')).toBeVisible();
  await visitor?.close();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('It is published.')).toBeVisible();
  const id = /listings\/(\d+)/.exec(page.url())?.[1];
  await main.getByLabel('Title').fill('A loud house');
  await page.getByRole('button', { name: 'Publish the changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A loud house' })).toBeVisible();
  await page.goto(`${siteUrl}/adminPanel/listings/${id}/history`);
  await axe(page);

  const alone = `${siteUrl}/adminPanel/look/listing/${id}`;
  await page.goto(`${siteUrl}/adminPanel/listings/${id}/preview`);
  await page.getByRole('link', { name: '320 pixels' }).click();
  const shown = page.frameLocator('iframe[title="The page, 320 pixels wide"]');
  await expect(shown.getByRole('heading', { level: 1, name: 'A loud house' })).toBeVisible();
  expect(await shown.locator('html').evaluate((root) => root.clientWidth)).toBe(320);
  expect((await page.request.get(alone)).headers()['content-security-policy']).toContain("frame-ancestors 'self'");
  const stranger = await page.request.get(alone, { headers: { cookie: '' }, maxRedirects: 0 });
  expect(stranger.status()).toBe(307);
  await page.goto(`${siteUrl}/adminPanel/listings/${id}/history`);
  await expect(page.getByRole('button', { name: 'Bring this back' })).toBeVisible();
});

test('without script a listing is saved, told what is wrong at its field, and published', async ({
  noScriptPage: page,
  enterOffice,
}) => {
  const { siteUrl } = await enterOffice(page);
  await page.goto(`${siteUrl}/adminPanel/listings/new`);
  await page.getByLabel('What is it called?').fill('A plain house');
  await page.getByLabel('Category', { exact: true }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Begin' }).click();
  const main = page.getByRole('main');
  await main.getByLabel('Email', { exact: true }).fill('house@example.org');
  await main.getByLabel('Title').fill('');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(main.getByLabel('Title')).toHaveAccessibleDescription(/Title is required/);
  await main.getByLabel('Title').fill('A plain home');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('It is published.')).toBeVisible();
  await expect(main.getByLabel('Email', { exact: true })).toHaveValue('house@example.org');
});
