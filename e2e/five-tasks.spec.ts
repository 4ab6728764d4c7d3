import type { Locator, Page } from '@playwright/test';
import { isAlive } from '../scripts/test/is-alive.mjs';
import { expect, test } from './fixtures';
import { newPerson, register, signIn } from './support/account';
import { apply } from './support/apply';
import { tabTo } from './support/keyboard';
import { languageMenu } from './support/languages';

/** Presses by mouse, and counts. */
function counting(page: Page) {
  let clicks = 0;
  const press = async (target: Locator) => {
    await page.waitForFunction(isAlive);
    clicks += 1;
    await target.click();
  };
  return { press, count: () => clicks };
}

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const thanks = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Leads on from the header, whose links are in a menu on a phone. */
async function openFromHeader(page: Page, press: (target: Locator) => Promise<void>, name: string) {
  const link = page.getByRole('banner').getByRole('link', { name, exact: true }).filter({ visible: true });
  if ((await link.count()) === 0)
    await press(page.getByRole('banner').locator('summary').filter({ visible: true }).last());
  await press(link.first());
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} px, who comes for the first time`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('finds dementia care near Leeds and asks for a call back in 4 clicks', async ({ page }) => {
      const { press, count } = counting(page);
      await page.goto('/');
      await main(page).getByLabel('What help is needed?').fill('dementia care');
      await main(page)
        .getByLabel(/^Where\?/)
        .fill('Leeds');
      await press(main(page).getByRole('button', { name: 'Search', exact: true }));
      const first = page.locator('#results article').first();
      const title = await first.getByRole('heading').innerText();
      await press(first.getByRole('link').first());
      await expect(heading(page, title)).toBeVisible();
      const form = page.locator('form').filter({ has: page.getByLabel('Your name') });
      await form.getByLabel('Your name').fill('Edith Example');
      await press(form.getByRole('radio', { name: 'Phone', exact: true }));
      await form.getByRole('textbox', { name: /^Phone/ }).fill('01632 960123');
      await press(form.getByRole('button').last());
      await expect(thanks(page, 'Thank You')).toBeVisible();
      expect(count()).toBeLessThanOrEqual(4);
    });

    test('finds a night job and applies in 9 clicks beside the answers, with no account at the start', async ({
      page,
    }) => {
      test.setTimeout(300_000);
      const { press, count } = counting(page);
      const { email, password } = newPerson();
      await page.goto('/');
      await openFromHeader(page, press, 'Carer jobs');
      await press(page.locator('#results article').filter({ hasText: 'night carer' }).getByRole('link').first());
      await press(main(page).getByRole('link', { name: 'Apply Now' }).first());
      await expect(heading(page, /^Apply: .*night carer/)).toBeVisible();
      await main(page).getByLabel('Email', { exact: true }).fill(email);
      await main(page).getByLabel('Password', { exact: true }).fill(password);
      await press(page.getByRole('button', { name: 'Start my application' }));
      await expect(page).toHaveURL(/\/applynow2\/\d+$/);
      // The first screen is read: Enter goes on while nothing else has the focus.
      await page.waitForFunction(isAlive);
      await page.keyboard.press('Enter');
      await answerByKeyboard(page);
      await press(page.getByRole('button', { name: 'Send', exact: true }));
      await expect(thanks(page, 'Good Job')).toBeVisible();
      expect(count()).toBeLessThanOrEqual(9);
    });

    test('reads what care costs and asks a question under the article in 5 clicks', async ({ page }) => {
      const { press, count } = counting(page);
      await signIn(page.request, await register(page.request));
      await page.goto('/home');
      await openFromHeader(page, press, 'Insights');
      await main(page).getByLabel('What Are Searching*').fill('what does it cost');
      await main(page).getByLabel('What Are Searching*').press('Enter');
      await expect(page).toHaveURL(/q=what/);
      await press(
        main(page)
          .getByRole('link', { name: /What does it cost, and who helps to pay\?$/ })
          .first(),
      );
      const form = page.getByRole('form', { name: 'Post A Comment' });
      await form.getByLabel('Your Message').fill(`Does the council pay for nights, asks ${Date.now()}?`);
      await press(form.getByRole('button', { name: 'Post A Comment' }));
      await expect(page.getByText('Thank you for the Comment.')).toBeVisible();
      expect(count()).toBeLessThanOrEqual(5);
    });

    test('changes the language in the middle of a form and goes on in 2 clicks', async ({ page }) => {
      const { press, count } = counting(page);
      await page.goto('/form');
      await page.getByLabel('Your name').fill('Edith Example');
      await press(languageMenu(page));
      await press(page.getByRole('banner').getByRole('link', { name: 'العربية' }));
      await expect(page).toHaveURL(/\/ar\/form$/);
      await expect(page.locator('main [name=yourName]')).toHaveValue('Edith Example');
      await page.locator('main [name=phoneNo]').fill('01632 960123');
      expect(count()).toBeLessThanOrEqual(2);
    });

    test('finds out what became of an application in 3 clicks', async ({ page, baseURL }) => {
      const { press, count } = counting(page);
      await signIn(page.request, await register(page.request));
      const reference = await apply(page.request, baseURL);
      await page.goto('/listing');
      await press(page.getByRole('banner').locator('summary').filter({ visible: true }).last());
      await press(page.getByRole('link', { name: 'My Dashboard' }).filter({ visible: true }).first());
      const application = page.getByRole('listitem').filter({ hasText: `Reference ${reference}` });
      await expect(application.getByText('Next:')).toBeInViewport();
      expect(count()).toBeLessThanOrEqual(3);
    });
  });
}

/** Gives the first answer that does, until all are on Check your answers. */
async function answerByKeyboard(page: Page): Promise<void> {
  const texts: Record<string, string> = { email: 'edith@example.org', tel: '01632 960111', date: '2027-01-04' };
  const check = heading(page, 'Check your answers').or(page.getByRole('heading', { name: 'Check your answers' }));
  for (let turn = 0; turn < 40 && !(await check.isVisible()); turn += 1) {
    const current = page.locator('[data-current]');
    const before = await current.getAttribute('class').then(() => current.innerText());
    const field = current.locator('input, textarea').first();
    if ((await field.count()) === 0) await current.getByRole('button').first().click();
    else {
      const type = (await field.getAttribute('type')) ?? 'textarea';
      if (type === 'radio' || type === 'checkbox') await field.check();
      else await field.fill(texts[type] ?? '7');
      if (type !== 'radio') await current.getByRole('button').first().click();
    }
    await expect.poll(async () => (await check.isVisible()) || (await current.innerText()) !== before).toBe(true);
  }
  await expect(check).toBeVisible();
}

test.describe('by keyboard alone', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the language changes in the middle of a form', async ({ page }) => {
    await page.goto('/form');
    await page.getByLabel('Your name').focus();
    await page.keyboard.type('Edith Example');
    await page.locator('body').evaluate(() => window.scrollTo(0, 0));
    await languageMenu(page).focus();
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'العربية' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/ar\/form$/);
    await expect(page.locator('main [name=yourName]')).toHaveValue('Edith Example');
  });

  test('dementia care near Leeds is found, and a call back asked for', async ({ page }) => {
    await page.goto('/');
    await tabTo(page, main(page).getByLabel('What help is needed?'));
    await page.keyboard.type('dementia care');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Leeds');
    await page.keyboard.press('Enter');
    const first = page.locator('#results article').first().getByRole('link').first();
    await expect(first).toBeVisible();
    await page.waitForFunction(isAlive);
    await tabTo(page, first);
    await page.keyboard.press('Enter');
    const form = page.locator('form').filter({ has: page.getByLabel('Your name') });
    await expect(form).toBeVisible();
    await page.waitForFunction(isAlive);
    await tabTo(page, form.getByLabel('Your name'));
    await page.keyboard.type('Edith Example');
    await tabTo(page, form.getByRole('radio', { checked: true }));
    await page.keyboard.press('ArrowUp');
    await expect(form.getByRole('radio', { name: 'Phone', exact: true })).toBeChecked();
    await tabTo(page, form.getByRole('textbox', { name: /^Phone/ }));
    await page.keyboard.type('01632 960123');
    await page.keyboard.press('Enter');
    await expect(thanks(page, 'Thank You')).toBeVisible();
  });
});
