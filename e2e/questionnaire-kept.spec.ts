import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { signIn } from './support/account';
import { expectNoViolations } from './support/axe';
import { answerAll, begin, openQuestions, question, radio } from './support/questionnaire';
import { waitForScript } from './support/wait-for-script';

test('a questionnaire is closed half-way and opened again with every answer @both', async ({ page, context }) => {
  await begin(page);
  await radio(page, 'My mother or father').click();
  await question(page, 'Do they know').getByRole('radio', { name: 'Not yet' }).click();
  await page.getByRole('checkbox', { name: 'Medicines' }).click();
  await page.close();
  const again = await context.newPage();
  await openQuestions(again);
  await expect(radio(again, 'My mother or father')).toBeChecked();
  await expect(again.getByRole('checkbox', { name: 'Medicines' })).toBeChecked();
  await again.getByRole('button', { name: 'Go on with question 4' }).click();
  await expect(radio(again, 'Quiet')).toBeFocused();
});

test('a questionnaire is begun in one browser and finished in another, and the application is on the dashboard @dates', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await begin(page);
  await radio(page, 'My mother or father').click();
  await question(page, 'Do they know').getByRole('radio', { name: 'Yes' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const other = await context.newPage();
  waitForScript(other);
  await signIn(other.request, person);
  await openQuestions(other);
  await expect(radio(other, 'My mother or father')).toBeChecked();
  // 'Saved' in the first window may still be that of the first answer.
  const goOn = other.getByRole('button', { name: 'Go on with question 3' });
  await expect(async () => {
    await other.reload();
    await expect(goOn).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await goOn.click();
  await other.getByRole('checkbox', { name: 'Medicines' }).click();
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();

  await page.getByRole('checkbox', { name: 'Cooking and the house' }).click();
  await expect(page.getByText(/Some of them are from another device/)).toBeVisible();

  await page.reload();
  // Both answered this question: the newest answer counts.
  await expect(page.getByRole('checkbox', { name: 'Cooking and the house' })).toBeChecked();
  await page.getByRole('button', { name: /^Go on with question/ }).click();
  await finish(page);
  await page.getByRole('button', { name: 'Send' }).click();
  const dialog = page.getByRole('dialog', { name: 'Good Job' });
  const reference = await dialog.locator('bdi').first().innerText();

  // The window that was left open is late.
  await other.getByRole('checkbox', { name: 'Cooking and the house' }).click();
  await expect(other.getByText(/^What you change here is not kept/)).toBeVisible();
  await other.getByRole('link', { name: 'See what you sent' }).click();
  const application = other.getByRole('listitem').filter({ hasText: `Reference ${reference}` });
  await expect(application).toContainText('Open');
  await application.getByText('What you sent: Live-In-Care').click();
  await expect(application).toContainText('YO1 9ZZ');
  await openQuestions(other);
  await expect(radio(other, 'My mother or father')).not.toBeChecked();
  await expect(other.getByText('Your answers are still here.')).toBeHidden();

  await other.goto('/usersdashboard');
  await application.getByRole('button', { name: 'Withdraw: Live-In-Care' }).click();
  await expect(other.getByRole('dialog', { name: 'Withdraw this application?' })).toBeVisible();
  await expectNoViolations(other);
  await other.getByRole('button', { name: 'Yes, withdraw it' }).click();
  await expect(application.getByRole('status').filter({ hasText: 'has been withdrawn' })).toBeFocused();
  await expect(application).toContainText('Withdrawn');
  await other.reload();
  await expect(application).toContainText('Withdrawn');
  await expect(application.getByRole('button', { name: /Withdraw/ })).toHaveCount(0);
  await context.close();
});

test('logging out takes the answers out of the browser, and logging in brings them back', async ({ page }) => {
  const person = await begin(page);
  await radio(page, 'My mother or father').click();
  // At once: the last answer is not on the server yet.
  await page.getByRole('main').getByRole('radio', { name: 'Not yet' }).click();
  await logOut(page);
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('answers ')));
  expect(await kept()).toEqual([]);
  await signIn(page.request, person);
  await openQuestions(page);
  await expect(radio(page, 'My mother or father')).toBeChecked();
  await expect(question(page, 'Do they know').getByRole('radio', { name: 'Not yet' })).toBeChecked();
  // What is not saved yet would go along with the page, and be refused: the session is over.
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
  await page.getByRole('checkbox', { name: 'Medicines' }).click();
  await saved;
  expect(await kept()).toHaveLength(1);

  // A session that ends by itself takes nothing along.
  await page.context().clearCookies();
  await page.goto('/home');
  expect(await kept()).toHaveLength(1);
});

test.describe('with the API failing', () => {
  test.use({ expected: { errors: [/status of 50[0-4]/, /ERR_(INTERNET_DISCONNECTED|FAILED)/] } });

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

  test('an API that ends half-way costs no answer: from the browser, and saved when it is back @sweep', async ({
    page,
    startProduct,
  }) => {
    const product = await startProduct();
    const site = product.siteUrl;
    await begin(page, site);
    await radio(page, 'My mother or father').click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await product.stopCareApi('SIGKILL');
    await question(page, 'Do they know').getByRole('radio', { name: 'Not yet' }).click();
    await expect(page.getByText(/^Kept on this device. We will save it/).first()).toBeVisible();

    await openQuestions(page, site);
    await expect(question(page, 'Do they know').getByRole('radio', { name: 'Not yet' })).toBeChecked();
    await page.getByRole('checkbox', { name: 'Medicines' }).click();
    expect((await page.goto(`${site}/applynow2/48`))?.status()).toBe(503);
    await expect(page.getByRole('heading', { name: 'We cannot load this right now' })).toBeVisible();

    await product.startCareApi();
    await openQuestions(page, site);
    await expect(page.getByRole('checkbox', { name: 'Medicines' })).toBeChecked();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 30_000 });
  });

  test('a falsy answer is no success @sweep', async ({ page }) => {
    await begin(page);
    await page.route('**/Response/ObjectResponses', (route) => route.fulfill({ status: 200, json: false }));
    await answerAll(page);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Your answers were not sent' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

/** From the fourth question on. */
async function finish(page: Page): Promise<void> {
  await radio(page, 'Quiet').click();
  await question(page, 'Is there a room').getByRole('radio', { name: 'Yes' }).click();
  await radio(page, 'Within a month').click();
  await page.getByLabel('What is the postcode').fill('YO1 9ZZ');
  await page.getByLabel('On which number').fill('01632 960111');
  await page.getByRole('button', { name: 'Check your answers' }).last().click();
}

async function logOut(page: Page): Promise<void> {
  const banner = page.getByRole('banner');
  await banner
    .getByText(/^Welcome, /)
    .first()
    .click();
  await banner.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/$/);
}
