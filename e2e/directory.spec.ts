import { expect, test } from './fixtures';
import { countOf, requestCallBack } from './support/steps';

test.describe('the directory @both', () => {
  test('a family goes from home to a service and asks for a call back @bare', async ({ page }) => {
    await page.goto('/home');
    await page.getByRole('main').getByRole('link', { name: 'Find care', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Find care' })).toBeFocused();

    const all = await countOf(page);
    await page.getByLabel('What help is needed?').fill('dementia');
    await expect(page).toHaveURL(/\?q=dementia$/);
    await expect.poll(() => countOf(page)).toBeLessThan(all);

    const first = page.locator('#results article').first();
    const title = await first.getByRole('heading').innerText();
    await first.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

    await page.getByRole('link', { name: 'Request a call back' }).first().click();
    await requestCallBack(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Thank You' })).toBeVisible();
    // An API of the published calls cannot tell how it stands with a request.
    const isBare = test.info().project.name === 'bare';
    await expect(page).toHaveURL(isBare ? /\/form\/sent$/ : /\/form\/status\/[\w-]{43}\?done=sent$/);
  });

  test('filters stand in the address: shareable, kept by reload, undone by Back', async ({ page, context }) => {
    await page.goto('/listing');
    const all = await countOf(page);
    const kind = page.getByRole('group', { name: 'Kind of service' }).getByRole('checkbox').first();
    await kind.check();
    await expect(page).toHaveURL(/\?kind=[a-z-]+$/);
    await expect.poll(() => countOf(page)).toBeLessThan(all);
    const narrowed = await countOf(page);
    const titles = await page.locator('#results article h3').allInnerTexts();

    const shared = await context.newPage();
    await shared.goto(page.url());
    expect(await countOf(shared)).toBe(narrowed);
    expect(await shared.locator('#results article h3').allInnerTexts()).toEqual(titles);

    await page.reload();
    await expect(kind).toBeChecked();
    await page.getByLabel('Sort by').selectOption('az');
    await expect(page).toHaveURL(/sort=az/);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/listing$/);
    await expect.poll(() => countOf(page)).toBe(all);
    await expect(kind).not.toBeChecked();
  });

  test('a category brings its own filters, and each tag takes one choice away', async ({ page }) => {
    await page.goto('/listing');
    await page.getByText('More choices').click();
    await expect(page.getByText('Choose a type of service to see filters made for it.')).toBeVisible();
    const all = await countOf(page);
    await page.locator('input[name=category]').first().check();
    await expect.poll(() => countOf(page)).toBeLessThan(all);
    const narrowed = await countOf(page);
    await page.locator('input[name=filter]').first().check();
    await expect(page).toHaveURL(/filter=\d+/);

    const tags = page.getByRole('list', { name: 'Chosen filters' });
    await expect(tags.getByRole('listitem')).toHaveCount(3);
    await tags.getByRole('link').nth(1).click();
    await expect(page).not.toHaveURL(/filter=/);
    await expect.poll(() => countOf(page)).toBe(narrowed);
    await tags.getByRole('link').click();
    await expect(page).toHaveURL(/\/listing$/);
  });

  test('a town is found by typing a part of its name', async ({ page, request }) => {
    const cities: string[] = await (await request.get('/api/care/TypeDetail/getCitylist')).json();
    const city = cities.find((name) => name.length > 4) ?? '';
    await page.goto('/listing');
    await page.getByText('More choices').click();
    const box = page.getByRole('combobox', { name: 'Town or city' });
    await box.fill(city.slice(1).toUpperCase());
    await expect(page.getByRole('option', { name: city })).toBeVisible();
    await box.press('ArrowDown');
    await box.press('Enter');
    await expect(page).toHaveURL(/city=/);
    const others = page.locator('#results article').filter({ hasNotText: city });
    await expect(others).toHaveCount(0);
    expect(await countOf(page)).toBeGreaterThan(0);

    await box.fill('Zzyzx');
    await expect(page.getByText('We have no listing in a place of that name.')).toBeVisible();
  });

  test('pages are numbered, and the next one shows other listings @sweep', async ({ page }) => {
    await page.goto('/listing');
    const first = await page.locator('#results article h3').allInnerTexts();
    expect(first).toHaveLength(12);
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect
      .poll(async () =>
        (await page.locator('#results article h3').allInnerTexts()).filter((title) => first.includes(title)),
      )
      .toEqual([]);
  });

  test('what was understood can be taken away, and what comes close says why it is there @sweep', async ({ page }) => {
    await page.goto('/listing?q=dementia+leeds');
    const tags = page.getByRole('list', { name: 'Chosen filters' });
    await expect(tags.getByRole('link', { name: 'Remove near Leeds' })).toBeVisible();
    await tags.getByRole('link', { name: 'Remove near Leeds' }).click();
    await expect(page).toHaveURL(/\?q=dementia$/);
    await expect(page.getByLabel('What help is needed?')).toHaveValue('dementia');
  });

  test('a slip of the finger is put right, said, and undone @sweep', async ({ page }) => {
    await page.goto('/listing?q=demntia');
    await expect(page.getByText('Showing results for “dementia”.')).toBeVisible();
    await page.getByRole('link', { name: /Search for .*demntia.* instead/ }).click();
    await expect(page).toHaveURL(/exact=1/);
    await expect(page.getByText('Searched as typed: “demntia”.')).toBeVisible();
  });

  test('nothing found is never the end: a person answers, and knows the question', async ({ page }) => {
    await page.goto('/listing?q=zzyzx');
    await expect(page.locator('#results').getByRole('status').first()).toContainText('No service found');
    expect(await page.locator('#results article').count()).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Ask us to call you back' }).click();
    await expect(page.getByRole('main').getByText('I was looking for: zzyzx')).toBeVisible();
  });

  test('carers and neighbours have doors of their own @sweep', async ({ page }) => {
    await page.goto('/listing');
    const parts = page.getByRole('navigation', { name: 'Parts of the directory' }).first();
    await parts.getByRole('link', { name: 'Carer jobs' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Carer jobs' })).toBeVisible();
    await expect(page.locator('#results article').first()).toContainText('See the job');
    const open = await countOf(page);
    await page.getByLabel('Closed jobs too').check();
    await expect.poll(() => countOf(page)).toBeGreaterThan(open);
    await page.getByLabel('What work are you looking for?').fill('night');
    await expect(page).toHaveURL(/q=night&kind=jobs/);
    await parts.getByRole('link', { name: 'Local services' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Local services' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the first result is on the first screen, and filters are a sheet', async ({ page }) => {
    for (const path of ['/listing', '/listing?q=dementia', '/listing?kind=jobs']) {
      await page.goto(path);
      const box = await page.locator('#results article').first().getByRole('heading').boundingBox();
      expect((box?.y ?? 740) + (box?.height ?? 0), path).toBeLessThan(680);
    }
    await page.getByRole('link', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet).toBeVisible();
    await sheet.getByRole('button', { name: /^Show \d+ results$/ }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('link', { name: 'Filters' })).toBeFocused();
  });
});

test('cards are low enough to compare, and no two neighbours look alike @sweep', async ({ page }) => {
  for (const width of [640, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/listing');
    const heights = await page
      .locator('#results article')
      .evaluateAll((cards) => cards.map((card) => card.clientHeight));
    expect(Math.max(...heights), `${width} px`).toBeLessThanOrEqual(220);
  }
  const pictures = await page
    .locator('#results article img')
    .evaluateAll((all) => all.map((img) => img.getAttribute('src')));
  for (const [index, picture] of pictures.entries()) expect(pictures[index + 1]).not.toBe(picture);
});
