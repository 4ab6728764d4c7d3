import { startMailServer } from '@/care-api/testing/start-mail-server';
import { firstOf } from '../scripts/test/sample.mjs';
import { expect, test } from './fixtures';
import { register, signIn, signInAdmin } from './support/account';
import { apply } from './support/apply';
import { daysFromNow } from './support/days';
import { sendWaitingMail } from './support/send-waiting-mail';
import { waitForScript } from './support/wait-for-script';

test('a referee keeps a reference and gives it, and staff read it', async ({ page, browser, startProduct, axe }) => {
  test.setTimeout(400_000);
  const server = await startMailServer();
  try {
    const { siteUrl, admin } = await startProduct({ env: { SMTP_URL: server.url } });
    const theirs = await browser.newContext({ baseURL: siteUrl });
    const person = await register(theirs.request);
    await signIn(theirs.request, person);
    const reference = await apply(theirs.request, siteUrl, 33);
    waitForScript(page);
    await signInAdmin(page.request, { siteUrl, admin });
    await page.goto(`${siteUrl}/adminPanel/applications?q=${reference}`);
    await page.getByRole('link', { name: person.name }).click();
    const checks = page.getByRole('region', { name: 'Checks before the first day' });
    const row = checks.getByRole('listitem').filter({ hasText: /^References/ });

    /** Asks somebody, lets the mail leave now, and answers its link. */
    async function ask(email: string): Promise<string> {
      await row.locator('summary').first().click();
      await row.getByLabel('Referee’s name').fill('Rita');
      await row.getByLabel('Referee’s email').fill(email);
      await row.getByRole('button', { name: 'Ask for a reference' }).click();
      await expect(page.getByText('It is noted.')).toBeVisible();
      const mail = await sendWaitingMail(page, siteUrl, server, email);
      return /\/references\/[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? '';
    }

    for (const javaScriptEnabled of firstOf([true, false], 1)) {
      const address = await ask(`rita-${javaScriptEnabled}@example.org`);
      const context = await browser.newContext({ baseURL: siteUrl, javaScriptEnabled });
      const referee = await context.newPage();
      if (javaScriptEnabled) waitForScript(referee);
      await referee.goto(address);
      await expect(referee.getByRole('heading', { level: 1 })).toContainText('A reference for');
      if (javaScriptEnabled) await axe(referee);
      await referee.getByLabel('How do you know this person?').fill('I led the home.');
      await referee.getByRole('button', { name: 'Send the reference' }).click();
      await expect(referee).toHaveTitle(/^Error: /);
      await expect(referee.getByRole('main').getByRole('alert')).toContainText(
        'Please confirm that what you say is true.',
      );
      if (javaScriptEnabled) await axe(referee);
      await referee.getByRole('button', { name: 'Keep it and go on later' }).click();
      await expect(referee.getByRole('main').getByRole('status')).toContainText('We have kept what you wrote.');
      await referee.goto(address);
      await expect(referee.getByLabel('How do you know this person?')).toHaveValue('I led the home.');
      await referee.getByLabel('What was their work?').fill('Night carer');
      await referee.getByLabel('From when').fill(daysFromNow(-900));
      for (const [question, answer] of [
        ['Would you employ them again?', 'Yes'],
        [/safety of adults/, 'No'],
        ['May we ring you?', 'No'],
      ] as const) {
        await referee.getByRole('group', { name: question }).getByLabel(answer).check();
      }
      await referee.getByLabel('What I say here is true').check();
      await referee.getByRole('button', { name: 'Send the reference' }).click();
      await expect(referee.getByText('Thank you. We have your reference.')).toBeVisible();
      await expect(referee.getByRole('button', { name: 'Send the reference' })).toHaveCount(0);
      await context.close();
      await page.reload();
      await expect(row).toContainText('Seen');
    }
    await row.locator('summary').first().click();
    await row.getByText('What they said').first().click();
    await expect(row.getByText('I led the home.').first()).toBeVisible();
    await axe(page);
    await theirs.close();
  } finally {
    await server.close();
  }
});
