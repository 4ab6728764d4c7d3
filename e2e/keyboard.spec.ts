import { expect, test } from './fixtures';
import { tabTo } from './support/keyboard';
import { countOf, visitor } from './support/steps';

test('search, filter, listing and call back by keyboard alone @both', async ({ page }) => {
  await page.goto('/listing');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');

  await tabTo(page, page.getByLabel('What help is needed?'));
  const searched = page.waitForResponse(/\/api\/listings\?.*q=care/);
  await page.keyboard.type('care');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=care/);
  await searched;
  await expect(page.locator('#results')).toBeFocused();
  await expect(page.locator('#results [aria-busy=true]')).toHaveCount(0);
  const found = await countOf(page);

  await page.getByLabel('What help is needed?').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Where? Town, area or postcode')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('input[name=kind]').first()).toBeFocused();
  const filtered = page.waitForResponse(/\/api\/listings\?.*kind=/);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/kind=live-in-care/);
  await filtered;
  await expect(page.locator('#results [aria-busy=true]')).toHaveCount(0);
  await expect.poll(() => countOf(page)).toBeLessThan(found);

  const card = page.locator('#results article a').first();
  const title = await card.innerText();
  await tabTo(page, card);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();

  await tabTo(page, page.getByLabel('Your name'), 80);
  await page.keyboard.type(visitor.name);
  await tabTo(page, page.getByRole('main').getByRole('textbox', { name: /^Phone/ }));
  await page.keyboard.type('01632 960123');
  await tabTo(page, page.getByRole('main').getByRole('textbox', { name: /^Email/ }));
  await page.keyboard.type(visitor.email);
  await tabTo(page, page.getByLabel('Your message'));
  await page.keyboard.type(visitor.message);
  await tabTo(page, page.getByRole('button', { name: 'Send Message' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You' })).toBeFocused();
  await expect(page).toHaveURL(/\/form\/(status\/|sent$)/);
});

test.describe('a refused form', () => {
  test.use({ expected: { errors: [/status of 422/] } });

  test('an error summary takes focus and leads to its field', async ({ page }) => {
    await page.goto('/form');
    await page.getByRole('button', { name: 'Send request' }).press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Your name')).toBeFocused();
    // The keyboard of a phone leaves as much of it.
    await page.setViewportSize({ width: 360, height: 400 });
    await expect(page.getByRole('navigation', { name: 'Contact', exact: true })).toHaveCSS('position', 'static');
  });
});

test('the picture row begins with Pause @sweep', async ({ page }) => {
  await page.goto('/home');
  const row = page.getByRole('region', { name: 'Life at home' }).last();
  await expect(row.getByRole('button').first()).toHaveAccessibleName(/Pause|Play/);
  await row.getByRole('button', { name: 'Pause' }).click();
  await expect(row.getByRole('button', { name: 'Play' })).toBeVisible();
});
