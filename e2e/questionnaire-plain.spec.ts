import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { register, signIn } from './support/account';
import { applyPath, question, radio } from './support/questionnaire';

test.describe('without JavaScript', () => {
  test('a questionnaire is one form: back with the words and the reasons, then sent', async ({
    noScriptPage: page,
    baseURL,
  }) => {
    const person = await register(page.request);
    await signIn(page.request, person);
    await page.goto(baseURL + applyPath);
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

test('without JavaScript a questionnaire is sent @both @bare', async ({ noScriptPage: page, baseURL }) => {
  await signIn(page.request, await register(page.request, undefined, baseURL), baseURL);
  await page.goto(baseURL + applyPath);
  await answerWithoutScript(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(/\/applynow2\/41\/sent/);
  await expect(page.getByRole('heading', { level: 1, name: 'Good Job' })).toBeVisible();
});

test('without JavaScript an application is withdrawn, after one question @sweep', async ({
  noScriptPage: page,
  baseURL,
}) => {
  await signIn(page.request, await register(page.request));
  await page.goto(baseURL + applyPath);
  await answerWithoutScript(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.goto(`${baseURL}/usersdashboard`);
  await page.getByRole('button', { name: 'Withdraw: Live-In-Care' }).click();
  await page.getByRole('link', { name: 'No, keep it' }).click();
  await page.getByRole('button', { name: 'Withdraw: Live-In-Care' }).click();
  await page.getByRole('button', { name: 'Yes, withdraw it: Live-In-Care' }).click();
  await expect(page).toHaveURL(/\/usersdashboard\?withdrawn=\d+#application-\d+$/);
  await expect(page.getByRole('status').filter({ hasText: 'Your application has been withdrawn' })).toBeVisible();
  await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible();
});

async function answerWithoutScript(page: Page): Promise<void> {
  await radio(page, 'Me').check();
  await page.getByRole('checkbox', { name: 'Medicines' }).check();
  await radio(page, 'Quiet').check();
  await question(page, 'Is there a room').getByRole('radio', { name: 'Yes' }).check();
  await radio(page, 'Within a month').check();
  await page.getByLabel('What is the postcode').fill('YO1 9ZZ');
  await page.getByLabel('On which number').fill('01632 960111');
}
