import { devices } from '@playwright/test';
import { expect, test } from './fixtures';
import { register, signIn } from './support/account';
import {
  answerAll,
  applyPath,
  begin,
  clickFirstButton,
  current,
  openQuestions,
  question,
  radio,
} from './support/questionnaire';
import { prefixes } from './support/views';
import { waitForScript } from './support/wait-for-script';

test.describe('the questionnaire', () => {
  test('is for people who are signed in, and a listing that is there @both @sweep', async ({ page, request }) => {
    for (const prefix of prefixes) {
      const lead = async (headers: Record<string, string>) => {
        const answer = await request.get(prefix + applyPath, { maxRedirects: 0, headers });
        expect(answer.status()).toBe(307);
        return new URL(answer.headers().location ?? '', 'http://localhost');
      };
      expect((await lead({})).pathname).toBe(`${prefix}${applyPath.replace('applynow2', 'start')}`);
      // Whose browser kept an email has an account.
      const login = await lead({ cookie: 'remembered-email=ann%40example.org' });
      expect(login.pathname).toBe(`${prefix}/login-register`);
      expect(login.searchParams.get('returnUrl')).toBe(prefix + applyPath);
    }
    await signIn(page.request, await register(page.request));
    for (const missing of [
      '/applynow2/abc',
      '/applynow2/0',
      ...prefixes.map((prefix) => `${prefix}/applynow2/999999`),
    ]) {
      expect((await page.goto(missing))?.status(), missing).toBe(404);
    }
  });

  test('is answered by pointer, checked, changed, and sent once @both @bare @dates', async ({ page, axe }) => {
    const sent: string[] = [];
    page.on('request', (one) => {
      if (one.url().endsWith('/Response/ObjectResponses')) sent.push(one.postData() ?? '');
    });
    await begin(page);
    await axe(page);
    await answerAll(page);
    await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused();
    await axe(page);
    await page.getByRole('button', { name: 'Change: How are the nights?' }).click();
    await expect(radio(page, 'Quiet')).toBeFocused();
    await radio(page, 'Help more often').click();
    await expect(current(page)).toContainText('a carer who stays awake');
    // An API without our extensions knows no statements: there it is a question that may be skipped.
    await clickFirstButton(page);
    await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused();
    await page.getByRole('button', { name: 'Send' }).dblclick();
    const dialog = page.getByRole('dialog', { name: 'Good Job' });
    await expect(dialog).toContainText('Thank you, We will get back to you shortly.');
    await axe(page);
    expect(sent).toHaveLength(1);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL(/\/(usersdashboard|listing-details\/41)$/);
    await openQuestions(page);
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
    await expect(page).toHaveURL(/\/(usersdashboard|listing-details\/41)$/);
  });

  test.describe('with an answer that the API cannot keep', () => {
    test.use({ expected: { errors: [/status of 422/] } });

    test('takes Enter where nothing has the focus, and counts what is too long @both @sweep', async ({ page }) => {
      await begin(page);
      await expect(page.locator('body')).toBeFocused();
      // The page is there before its script is.
      await expect(async () => {
        await page.keyboard.press('Enter');
        await expect(current(page).locator(':focus')).toHaveCount(1, { timeout: 1_000 });
      }).toPass();
      const story = page.getByLabel('What matters most');
      await story.focus();
      await page.keyboard.insertText('x'.repeat(10_003));
      await expect(story).toHaveValue('x'.repeat(10_003));
      await expect(page.getByText('3 characters too many')).toBeVisible();
      await page.keyboard.press('Control+Enter');
      await expect(page.getByRole('alert').filter({ hasText: 'Please use at most 10,000 characters.' })).toBeVisible();
    });
  });

  test('highlights what is scrolled to, and leaves the focus alone @both @sweep', async ({ page }) => {
    await begin(page);
    await radio(page, 'Me').focus();
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 1_400);
    await expect(current(page)).not.toContainText('Who is the care for?');
    await expect(radio(page, 'Me')).toBeFocused();
  });

  test('is answered by touch @both @sweep', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ ...devices['Pixel 7'], ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    waitForScript(page);
    await begin(page);
    await answerAll(page, 'tap');
    await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused();
    const dialog = page.getByRole('dialog', { name: 'Good Job' });
    // A tap that meets the last of a smooth scroll is lost: like a person, it is done until it counts.
    await expect(async () => {
      await page
        .getByRole('button', { name: 'Send' })
        .tap({ timeout: 2_000 })
        .catch(() => null);
      await expect(dialog).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await dialog.getByRole('button', { name: 'OK' }).tap();
    await expect(page).toHaveURL(/\/(usersdashboard|listing-details\/41)$/);
    await context.close();
  });
});
