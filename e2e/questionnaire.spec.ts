import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { type Person, register, signIn } from './support/account';

const path = '/applynow2/41';
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const question = (page: Page, name: string) => page.getByRole('group', { name });
const current = (page: Page) => page.locator('[data-current]');

/** Signed in as somebody new, at the first question. */
async function begin(page: Page): Promise<Person> {
  const person = await register(page.request);
  await signIn(page.request, person);
  await open(page);
  return person;
}

async function open(page: Page): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: /Live-In-Care/ })).toBeVisible();
}

/** From the first question to the last, by pointer. */
async function answerAll(page: Page): Promise<void> {
  await radio(page, 'Me').click();
  await page.getByRole('checkbox', { name: 'Medicines' }).click();
  await page.keyboard.press('Enter');
  await radio(page, 'Quiet').click();
  await question(page, 'Is there a room').getByRole('radio', { name: 'Yes' }).click();
  await radio(page, 'Within a month').click();
  await page.getByLabel('What is the postcode').fill('YO1 9ZZ');
  await page.keyboard.press('Enter');
  await page.getByLabel('On which number').fill('01632 960111');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Skip/ }).last().click();
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused();
}

test.describe('the questionnaire', () => {
  test('is for people who are signed in, and a listing that is there @both', async ({ page, request }) => {
    for (const prefix of ['', '/ar']) {
      const answer = await request.get(prefix + path, { maxRedirects: 0 });
      expect(answer.status()).toBe(307);
      const location = new URL(answer.headers().location ?? '', 'http://localhost');
      expect(location.pathname).toBe(`${prefix}/login-register`);
      expect(location.searchParams.get('returnUrl')).toBe(prefix + path);
    }
    await signIn(page.request, await register(page.request));
    for (const missing of ['/applynow2/999999', '/applynow2/abc', '/ar/applynow2/0']) {
      expect((await page.goto(missing))?.status(), missing).toBe(404);
    }
  });

  test('is answered by pointer, checked, changed, and sent once @both', async ({ page, axe }) => {
    const sent: string[] = [];
    page.on('request', (one) => {
      if (one.url().endsWith('/Response/ObjectResponses')) sent.push(one.postData() ?? '');
    });
    await begin(page);
    await axe(page);
    await answerAll(page);
    await axe(page);
    await page.getByRole('button', { name: 'Change: How are the nights?' }).click();
    await expect(radio(page, 'Quiet')).toBeFocused();
    await radio(page, 'Help more often').click();
    await expect(current(page)).toContainText('a carer who stays awake');
    // An API without our extensions knows no statements: there it is a question that may be skipped.
    await current(page)
      .getByRole('button', { name: /^(OK|Skip)/ })
      .click();
    await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused();
    await page.getByRole('button', { name: 'Send' }).dblclick();
    const dialog = page.getByRole('dialog', { name: 'Good Job' });
    await expect(dialog).toContainText('Thank you, We will get back to you shortly.');
    await axe(page);
    expect(sent).toHaveLength(1);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL(/\/listing-details\/41$/);
    await open(page);
    await expect(radio(page, 'Me')).not.toBeChecked();
  });

  test('is answered by keyboard alone, and the focus is always where one is', async ({ page }) => {
    await begin(page);
    await radio(page, 'Me').focus();
    await page.keyboard.press('ArrowDown');
    await expect(radio(page, 'My mother or father')).toBeChecked();
    await expect(radio(page, 'My mother or father')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question(page, 'Do they know').getByRole('radio', { name: 'Yes' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByRole('checkbox', { name: 'Company and going out' })).toBeFocused();
    await page.keyboard.press('e');
    await expect(page.getByRole('checkbox', { name: 'Support with memory loss' })).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('How does the memory loss show')).toBeFocused();
    await page.keyboard.type('Evenings');
    await page.keyboard.press('Control+Enter');
    await expect(radio(page, 'Quiet')).toBeFocused();
    await page.keyboard.press('b');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await page.keyboard.press('Space');
    await page.keyboard.press('Space');
    await expect(page.getByLabel('What is the postcode')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Please answer this question.')).toBeVisible();
    await expect(page.getByLabel('What is the postcode')).toBeFocused();
    await page.keyboard.type('YO1 9ZZ');
    await page.keyboard.press('Enter');
    await page.keyboard.type('01632 960111');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused();
    await page.getByRole('button', { name: 'Send' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Good Job' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/listing-details\/41$/);
  });

  test('highlights what is scrolled to, and leaves the focus alone @both', async ({ page }) => {
    await begin(page);
    await radio(page, 'Me').focus();
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 1_400);
    await expect(current(page)).not.toContainText('Who is the care for?');
    await expect(radio(page, 'Me')).toBeFocused();
  });

  test('is closed half-way and opened again with every answer @both', async ({ page, context }) => {
    await begin(page);
    await radio(page, 'My mother or father').click();
    await question(page, 'Do they know').getByRole('radio', { name: 'Not yet' }).click();
    await page.getByRole('checkbox', { name: 'Medicines' }).click();
    await page.close();
    const again = await context.newPage();
    await open(again);
    await expect(radio(again, 'My mother or father')).toBeChecked();
    await expect(again.getByRole('checkbox', { name: 'Medicines' })).toBeChecked();
    // The button is there before its script is.
    await expect(async () => {
      await again.getByRole('button', { name: 'Go on with question 4' }).click();
      await expect(radio(again, 'Quiet')).toBeFocused({ timeout: 1_000 });
    }).toPass();
  });

  test('is open to everybody’s eyes and hands, in both languages @both', async ({ page, axe }) => {
    await begin(page);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    for (const prefix of ['', '/ar']) {
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(prefix + path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        // The bars at the bottom are sticky: only at the end of the page do they cover nothing.
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await axe(page);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      }
    }
  });
});

test.describe('with the API failing', () => {
  test.use({ expected: { errors: [/status of 50[02]/, /ERR_INTERNET_DISCONNECTED/] } });

  test('nothing is lost: saving waits, sending offers Retry, and both heal', async ({ page, axe }) => {
    await begin(page);
    await page.route('**/api/care/Response/**', (route) => route.fulfill({ status: 502, json: { message: 'away' } }));
    await answerAll(page);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Back to the listing' })).toBeVisible();
    await axe(page);
    await page.reload();
    await expect(page.getByLabel('What is the postcode')).toHaveValue('YO1 9ZZ');
    await page.unroute('**/api/care/Response/**');
    await page.getByRole('button', { name: 'Check your answers' }).last().click();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('dialog', { name: 'Good Job' })).toBeVisible();
  });
});

test('is begun in one browser and finished in another', async ({ page, browser, baseURL }) => {
  const person = await begin(page);
  await radio(page, 'My mother or father').click();
  await question(page, 'Do they know').getByRole('radio', { name: 'Yes' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const other = await context.newPage();
  await signIn(other.request, person);
  await open(other);
  await expect(radio(other, 'My mother or father')).toBeChecked();
  await other.getByRole('button', { name: 'Go on with question 3' }).click();
  await other.getByRole('checkbox', { name: 'Medicines' }).click();
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();

  await page.getByRole('checkbox', { name: 'Cooking and the house' }).click();
  await expect(page.getByText(/Some of them are from another device/)).toBeVisible();
  await context.close();
});

test.describe('without JavaScript', () => {
  test('is one form: back with the words and the reasons, then sent', async ({ noScriptPage: page, baseURL }) => {
    const person = await register(page.request);
    await signIn(page.request, person);
    await page.goto(baseURL + path);
    await radio(page, 'My mother or father').check();
    await page.getByRole('checkbox', { name: 'Medicines' }).check();
    await page.getByLabel('How does the memory loss show').fill('Jumped over');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.getByRole('alert').getByRole('link').first()).toHaveText(/^Do they know/);
    await expect(page.getByRole('checkbox', { name: 'Medicines' })).toBeChecked();
    await expect(page.getByLabel('How does the memory loss show')).toHaveValue('Jumped over');
    await question(page, 'Do they know').getByRole('radio', { name: 'Yes' }).check();
    await radio(page, 'Quiet').check();
    await question(page, 'Is there a room').getByRole('radio', { name: 'Yes' }).check();
    await radio(page, 'Within a month').check();
    await page.getByLabel('What is the postcode').fill('YO1 9ZZ');
    await page.getByLabel('On which number').fill('01632 960111');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL(/\/applynow2\/41\/sent/);
    await expect(page.getByRole('heading', { level: 1, name: 'Good Job' })).toBeVisible();
  });
});
