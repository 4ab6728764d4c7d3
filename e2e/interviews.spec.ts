import { startMailServer } from '@/care-api/testing/start-mail-server';
import { expect, test } from './fixtures';
import { register, signIn, signInAdmin } from './support/account';
import { apply } from './support/apply';
import { daysFromNow } from './support/days';
import { sendWaitingMail } from './support/send-waiting-mail';
import { waitForScript } from './support/wait-for-script';

test('an interview is offered, chosen by its mailed link without script, moved, and cancelled by whoever applied', async ({
  page,
  browser,
  startProduct,
  axe,
}) => {
  test.setTimeout(400_000);
  const server = await startMailServer();
  try {
    const { siteUrl, admin } = await startProduct({ env: { SMTP_URL: server.url } });
    const context = await browser.newContext({ baseURL: siteUrl, javaScriptEnabled: false });
    const theirs = await context.newPage();
    const person = await register(context.request);
    await signIn(context.request, person);
    const reference = await apply(context.request, siteUrl, 33);
    waitForScript(page);
    await signInAdmin(page.request, { siteUrl, admin });
    await page.goto(`${siteUrl}/adminPanel/applications?q=${reference}`);
    await page.getByRole('link', { name: person.name }).click();
    const interview = page.getByRole('region', { name: 'Interview', exact: true });
    const mail = () => sendWaitingMail(page, siteUrl, server, person.email);

    await interview.getByLabel('Time 1').fill(`${daysFromNow(-1)}T10:00`);
    await interview.getByRole('button', { name: 'Offer these times' }).click();
    await expect(interview.getByLabel('Time 1')).toBeFocused();
    await axe(page);
    await interview.getByLabel('Time 1').fill(`${daysFromNow(7)}T10:00`);
    await interview.getByLabel('Time 2').fill(`${daysFromNow(8)}T14:30`);
    await interview.getByLabel('Where or how').fill('We ring you.');
    await interview.getByRole('button', { name: 'Offer these times' }).click();
    await expect(interview.getByText('Offered: no time is chosen yet.')).toBeVisible();
    const offered = await mail();
    const address = /\/interviews\/[\w-]{43}/.exec(offered?.text ?? '')?.[0] ?? '';

    await theirs.goto(address);
    await expect(theirs.getByText('We ring you.')).toBeVisible();
    await theirs.getByRole('radio').nth(1).check();
    await theirs.getByRole('button', { name: 'Choose this time' }).click();
    await expect(theirs.getByRole('status')).toContainText('Thank you. We have your time');
    await theirs.goto('/usersdashboard');
    await expect(theirs.getByRole('link', { name: 'Change or cancel your interview' })).toBeVisible();

    await page.reload();
    await expect(interview.getByText('Agreed', { exact: true })).toBeVisible();
    await interview.getByLabel('New time').fill(`${daysFromNow(9)}T09:15`);
    await interview.getByRole('button', { name: 'Move the interview' }).click();
    await expect(page.getByText('It is noted.')).toBeVisible();
    expect((await mail())?.attachments.map(({ method }) => method)).toEqual(['REQUEST']);

    await theirs.goto(address);
    await theirs.locator('summary', { hasText: 'You can’t come?' }).click();
    await theirs.getByRole('button', { name: 'Cancel the interview' }).click();
    await expect(theirs.getByText('This interview is cancelled.')).toBeVisible();
    await page.reload();
    await expect(interview.getByText('Cancelled', { exact: true })).toBeVisible();
    await axe(page);
    await context.close();
  } finally {
    await server.close();
  }
});
