import { expect, test } from './fixtures';
import { countOf, requestCallBack } from './support/steps';

test.describe('the directory @both', () => {
  test('a family goes from home to a service and asks for a call back', async ({ page }) => {
    await page.goto('/home');
    await page.getByRole('main').getByRole('link', { name: 'Find care' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Find care' })).toBeFocused();

    const all = await countOf(page);
    await page.getByLabel('Search by name, place or need').fill('dementia');
    await expect(page).toHaveURL(/\?q=dementia$/);
    await expect.poll(() => countOf(page)).toBeLessThan(all);

    const first = page.locator('#results article').first();
    const title = await first.getByRole('heading').innerText();
    await first.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

    await page.getByRole('link', { name: 'Request a call back' }).first().click();
    await requestCallBack(page);
    await page.getByRole('dialog', { name: 'Thank You' }).getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL(/\/listing$/);
  });

  test('filters stand in the address: shareable, kept by reload, undone by Back', async ({ page, context }) => {
    await page.goto('/listing');
    const all = await countOf(page);
    const category = page.getByRole('group', { name: 'Type of service' }).getByRole('checkbox').first();
    await category.check();
    await expect(page).toHaveURL(/\?category=\d+$/);
    await expect.poll(() => countOf(page)).toBeLessThan(all);
    const narrowed = await countOf(page);
    const titles = await page.locator('#results article h2').allInnerTexts();

    const shared = await context.newPage();
    await shared.goto(page.url());
    expect(await countOf(shared)).toBe(narrowed);
    expect(await shared.locator('#results article h2').allInnerTexts()).toEqual(titles);

    await page.reload();
    await expect(category).toBeChecked();
    await page.getByLabel('Sort by').selectOption('az');
    await expect(page).toHaveURL(/sort=az/);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/listing$/);
    await expect.poll(() => countOf(page)).toBe(all);
    await expect(category).not.toBeChecked();
  });

  test('a category brings its own filters, and each tag takes one choice away', async ({ page }) => {
    await page.goto('/listing');
    await expect(page.getByText('Choose a type of service to see filters made for it.')).toBeVisible();
    const all = await countOf(page);
    await page.getByRole('group', { name: 'Type of service' }).getByRole('checkbox').first().check();
    await expect.poll(() => countOf(page)).toBeLessThan(all);
    const narrowed = await countOf(page);
    const groups = page.locator('form fieldset').filter({ hasNot: page.locator('input[name=category]') });
    await groups.first().getByRole('checkbox').first().check();
    await expect(page).toHaveURL(/filter=\d+/);

    const tags = page.getByRole('list', { name: 'Chosen filters' });
    await expect(tags.getByRole('listitem')).toHaveCount(3);
    await tags.getByRole('link').nth(1).click();
    await expect(page).not.toHaveURL(/filter=/);
    await expect.poll(() => countOf(page)).toBe(narrowed);
    await tags.getByRole('link', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL(/\/listing$/);
  });

  test('a town is found by typing a part of its name', async ({ page, request }) => {
    const cities: string[] = await (await request.get('/api/care/TypeDetail/getCitylist')).json();
    const city = cities.find((name) => name.length > 4) ?? '';
    await page.goto('/listing');
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

  test('pages are numbered, and the next one shows other listings', async ({ page }) => {
    await page.goto('/listing');
    const first = await page.locator('#results article h2').allInnerTexts();
    expect(first).toHaveLength(12);
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect
      .poll(async () =>
        (await page.locator('#results article h2').allInnerTexts()).filter((title) => first.includes(title)),
      )
      .toEqual([]);
  });

  test('nothing found says so and offers a way back', async ({ page }) => {
    await page.goto('/listing?q=zzyzx');
    await expect(page.getByRole('heading', { name: 'No Data Available' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Clear filters' }).last().click();
    await expect.poll(() => countOf(page)).toBeGreaterThan(0);
  });
});
