import { type MailServer, startMailServer } from '@/care-api/testing/start-mail-server';
import { expect, test } from './fixtures';

test('new jobs are asked for below what was found, and what is wrong is said @sweep', async ({ page, axe }) => {
  await page.goto('/listing?kind=jobs&q=night');
  await page.getByRole('link', { name: 'Email me new jobs like these' }).click();
  await expect(page).toHaveURL(/\/alerts\?kind=jobs&q=night$/);
  const main = page.getByRole('main');
  await expect(main.getByText('You asked for: Carer jobs, night')).toBeVisible();
  await axe(page);
  await main.getByLabel('Your Email*').fill('edith');
  await main.getByLabel('Once a week').check();
  await main.getByRole('button', { name: 'Email me' }).press('Enter');
  await expect(page).toHaveTitle(/^Error: /);
  await expect(main.getByRole('alert')).toBeFocused();
  await expect(main.getByLabel('Your Email*')).toHaveValue('edith');
  await expect(main.getByLabel('Once a week')).toBeChecked();
  await axe(page);
});

test('a mailed link confirms an alert, changes it, pauses it and ends it, all without script @dates', async ({
  browser,
  startProduct,
}) => {
  const server: MailServer = await startMailServer();
  try {
    const { siteUrl } = await startProduct({ env: { SMTP_URL: server.url } });
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${siteUrl}/listing?kind=jobs`);
    await page.getByRole('link', { name: 'Email me new jobs like these' }).click();
    const main = page.getByRole('main');
    await main.getByLabel('Your Email*').fill('edith@example.org');
    await main.getByRole('button', { name: 'Email me' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Please check your email' })).toBeVisible();
    await server.waitFor(1);
    const link = /\/alerts\/change\?Key=[\w-]{43}/.exec(server.received[0]?.email.text ?? '')?.[0] ?? '';

    await page.goto(siteUrl + link);
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'It is saved' })).toBeVisible();
    await page.goto(siteUrl + link);
    await page.getByLabel('Once a week').check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.goto(siteUrl + link);
    await expect(page.getByLabel('Once a week')).toBeChecked();
    await page.getByRole('button', { name: 'Pause for 4 weeks' }).click();
    await expect(page.getByText('one email has all that came in between')).toBeVisible();
    await page.goto(siteUrl + link);
    await expect(page.getByText(/Paused until \d/)).toBeVisible();
    await page.getByRole('button', { name: 'Start again now' }).click();
    await expect(page.getByText('We write when there is something new')).toBeVisible();
    await page.goto(siteUrl + link);
    await expect(page.getByRole('button', { name: 'Pause for 1 week', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Stop these emails' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'We have stopped' })).toBeVisible();
    await page.goto(siteUrl + link);
    await expect(page.getByRole('heading', { level: 1, name: 'This link is not known' })).toBeVisible();
    await page.close();
  } finally {
    await server.close();
  }
});
