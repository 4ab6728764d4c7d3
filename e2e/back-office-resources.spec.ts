import { expect, test } from './fixtures';

test('an admin changes the phone of the company and names a care manager, and public pages say it', async ({
  page,
  enterOffice,
  axe,
}) => {
  const { siteUrl } = await enterOffice(page);
  await page.goto(`${siteUrl}/adminPanel/company`);
  await axe(page);
  await page.getByRole('main').getByLabel('Phone', { exact: true }).fill('01632 960777');
  await page.getByLabel('Monday', { exact: true }).fill('9am-5pm');
  await page.getByLabel('Company number').fill('01234567');
  await page.getByLabel('Regulated or introductory').selectOption('introductory');
  // Header and footer follow while it is typed, and nobody else sees it yet.
  await expect(page.getByRole('main').getByText('01632 960777').first()).toBeVisible();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await expect(page.getByLabel('Monday', { exact: true })).toHaveValue('09:00–17:00');
  await page.getByRole('button', { name: 'Publish the changes' }).click();
  await expect(page).toHaveURL(/done=publish/);
  // Whoever is logged in has the start page behind them.
  await page.goto(`${siteUrl}/about`);
  await expect(page.getByRole('banner').getByRole('link', { name: '01632 960777' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Company number 01234567');
  await expect(page.getByRole('region', { name: 'Who regulates us' })).toContainText('introductory agency');
  await expect(page.getByRole('region', { name: 'Our team' })).toHaveCount(0);

  await page.goto(`${siteUrl}/adminPanel/team/new`);
  await page.getByLabel('Name', { exact: true }).fill('Edith Example');
  await page.getByLabel('Role', { exact: true }).fill('Care manager');
  await page.getByLabel('A line about them').fill('I visit you at home before care begins.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/done=created/);
  for (const path of ['/about', '/contact', '/form']) {
    await page.goto(siteUrl + path);
    const team = page.getByRole('region', { name: 'Our team' });
    await expect(team.getByRole('heading', { name: 'Edith Example' })).toBeVisible();
    await expect(team).toContainText('Care manager');
    await expect(team).toContainText('I visit you at home before care begins.');
  }
  await axe(page);
});

test('two categories become one without script, and what was in the one is in the other', async ({
  noScriptPage: page,
  enterOffice,
}) => {
  const { siteUrl } = await enterOffice(page);
  const make = async (path: string, data: object) => {
    const answer = await page.request.post(`${siteUrl}/api/care/${path}`, { data });
    expect(answer.status()).toBe(201);
    return answer.json();
  };
  const [from] = [
    await make('Category', { categoryName: 'Goes away' }),
    await make('Category', { categoryName: 'Stays here' }),
  ];
  await make('TypeDetail', { typeTitle: 'A moved home', categoryId: String(from.categoryId) });
  await page.goto(`${siteUrl}/adminPanel/categories?q=goes`);
  await page
    .getByRole('row', { name: /Goes away/ })
    .getByRole('link', { name: /^Merge/ })
    .click();
  await expect(page.getByText('In this category: 1 listing, no posts.')).toBeVisible();
  await page.getByLabel('Merge into', { exact: true }).selectOption({ label: 'Stays here' });
  await page.getByRole('button', { name: 'Merge and delete this one' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stays here' })).toBeVisible();
  await expect(page.getByText('The two are one now.')).toBeVisible();
  await expect(page.getByText('In this category: 1 listing, no posts.')).toBeVisible();
  await page.goto(`${siteUrl}/adminPanel/categories?q=goes`);
  await expect(page.getByRole('row', { name: /Goes away/ })).toHaveCount(0);
});

test('the price of all listings that match is raised without script, and taken back @sweep', async ({
  noScriptPage: page,
  enterOffice,
}) => {
  const { siteUrl } = await enterOffice(page);
  for (const price of ['From £1,150 a week', '£900', 'Ask us']) {
    const data = { typeTitle: `Zanzibar ${price}`, price };
    expect((await page.request.post(`${siteUrl}/api/care/TypeDetail`, { data })).status()).toBe(201);
  }
  await page.goto(`${siteUrl}/adminPanel/listings?q=zanzibar&sort=name&open=Open`);
  for (const name of ['Zanzibar £900', 'Zanzibar From £1,150 a week', 'Zanzibar Ask us']) {
    await page.getByLabel(`Select ${name}`).check();
  }
  await page.getByText('Change something of them').click();
  await page.getByLabel('Raise the price by').fill('10%');
  await page.getByRole('button', { name: 'Raise Raise the price by' }).click();
  await expect(page.getByText('2 rows were changed.')).toBeVisible();
  await expect(page.getByText('1 was refused: no amount in pounds')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'From £1,265 a week', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('cell', { name: 'From £1,150 a week', exact: true })).toBeVisible();
  await expect(page.getByRole('cell', { name: '£900', exact: true })).toBeVisible();
});

test('a table becomes listings without script, after a dry run, and they go again', async ({
  noScriptPage: page,
  enterOffice,
}) => {
  const { siteUrl } = await enterOffice(page);
  await page.goto(`${siteUrl}/adminPanel/listings/import`);
  const buffer = Buffer.from('Service name;Town\nBirch <b>House</b>;York\ntoo;many;cells\n');
  await page.getByLabel('File', { exact: true }).setInputFiles({ name: 'ours.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Look at the file' }).click();
  await expect(page.getByLabel('Service name')).toHaveValue('title');
  await page.getByRole('button', { name: 'Try it without changing anything' }).click();
  const goTo = (state: string) =>
    expect(async () => {
      await page.reload();
      await expect(page.getByRole('status')).toContainText(state, { timeout: 1_000 });
    }).toPass();
  await goTo('Ready to begin');
  const list = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(list('New').getByText('Birch <b>House</b>', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Lines that cannot be taken', exact: true }).click();
  await expect(list('Lines that cannot be taken').getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Begin the import' }).click();
  await goTo('Done');
  await expect(page.getByText('1 new, 0 changed, 0 the same.')).toBeVisible();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await goTo('Taken back');
});
