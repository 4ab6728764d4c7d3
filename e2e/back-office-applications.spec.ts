import { longDay } from '@/lib/posts/format-day';
import { firstOf } from '../scripts/test/sample.mjs';
import { expect, test } from './fixtures';
import { register, signIn, signInAdmin } from './support/account';
import { apply } from './support/apply';
import { expectFineToTheEnd } from './support/axe';
import { daysFromNow } from './support/days';
import { waitForScript } from './support/wait-for-script';

for (const width of firstOf([1280, 360], 1)) {
  test(`an application is read, and its sender told what comes next, at ${width} px @dates`, async ({
    page,
    browser,
    office,
    axe,
  }) => {
    test.setTimeout(400_000);
    const { siteUrl, admin } = await office();
    const viewport = { width, height: 800 };
    const context = await browser.newContext({ baseURL: siteUrl, viewport });
    const theirs = await context.newPage();
    waitForScript(theirs);
    const person = await register(context.request);
    await signIn(context.request, person);
    const reference = await apply(context.request, siteUrl);
    const day = daysFromNow(40);

    await signInAdmin(page.request, { siteUrl, admin });
    await page.setViewportSize(viewport);
    await page.goto(`${siteUrl}/adminPanel/applications?q=${reference}`);
    await axe(page);
    await page.getByRole('link', { name: reference, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: reference })).toBeVisible();
    const record = page.getByRole('region', { name: 'The application' });
    await expect(record).toContainText(person.email);
    await expect(record).toContainText('On which number may we ring you?');
    await expect(record.getByText('Read', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Stands at')).toHaveValue('read');
    await page.getByLabel('Stands at').selectOption('call');
    await page.getByLabel('What happens next').fill('We ring you about the nights.');
    await page.getByLabel('On which day').fill(day);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/^Saved \d/)).toBeVisible();
    await expect(record.getByText('Call', { exact: true })).toBeVisible();
    await axe(page);
    await page.goBack();
    // It is among those that nobody has read no longer.
    await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
    await expect(page.getByRole('link', { name: reference, exact: true })).toHaveCount(0);

    await theirs.goto('/usersdashboard');
    const application = theirs.getByRole('listitem').filter({ hasText: `Reference ${reference}` });
    await expect(application.getByRole('listitem').filter({ hasText: 'Call' })).toHaveAttribute('aria-current', 'step');
    await expect(application).toContainText('We ring you about the nights.');
    await expect(application).toContainText(`On ${longDay(day, 'en')}`);
    await expectFineToTheEnd(theirs, axe);
    await context.close();
  });
}

test('without script an application is read by its own button, and not by looking @sweep', async ({
  browser,
  office,
}) => {
  test.setTimeout(200_000);
  const { siteUrl, admin } = await office();
  const theirs = await browser.newContext({ baseURL: siteUrl });
  const person = await register(theirs.request);
  await signIn(theirs.request, person);
  const reference = await apply(theirs.request, siteUrl);
  const context = await browser.newContext({ baseURL: siteUrl, javaScriptEnabled: false });
  const page = await context.newPage();
  await signInAdmin(page.request, { siteUrl, admin });
  const unread = `${siteUrl}/adminPanel/applications?status=sent&q=${reference}`;
  const row = page.getByRole('link', { name: reference, exact: true });

  await page.goto(unread);
  await row.click();
  const record = page.getByRole('region', { name: 'The application' });
  await expect(record.getByText('Not read yet')).toBeVisible();
  await page.goto(unread);
  await row.click();
  await record.getByRole('button', { name: 'Mark as read' }).click();
  await expect(page.getByText('It is noted.')).toBeVisible();
  await expect(record.getByText('Not read yet')).toHaveCount(0);
  await expect(record.getByRole('button', { name: 'Mark as read' })).toHaveCount(0);
  await page.goto(unread);
  await expect(row).toHaveCount(0);
  await Promise.all([context.close(), theirs.close()]);
});
