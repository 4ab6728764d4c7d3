import type { Page } from '@playwright/test';
import { startMailServer } from '@/care-api/testing/start-mail-server';
import { expect, test } from './fixtures';
import { signIn, signInAdmin } from './support/account';
import { apply } from './support/apply';
import { daysFromNow } from './support/days';
import { sendWaitingMail } from './support/send-waiting-mail';
import { waitForScript } from './support/wait-for-script';

const person = { name: 'Ann Carter', email: 'ann.carter@example.org', password: 'Correct-Horse-9' };
const required = ['Identity', 'Criminal record', 'Conduct', 'Why earlier', 'Qualifications', 'Health', 'Right to work'];

test('somebody comes from an alert to a first day, and every mail and check of the way is there @sweep', async ({
  page,
  browser,
  startProduct,
  axe,
}) => {
  test.setTimeout(600_000);
  const server = await startMailServer();
  try {
    const product = await startProduct({ env: { SMTP_URL: server.url } });
    const { siteUrl } = product;
    const context = await browser.newContext({ baseURL: siteUrl });
    const theirs = await context.newPage();
    for (const one of [page, theirs]) waitForScript(one);
    const linkIn = (mail: { text?: string | undefined } | undefined, path: RegExp) => {
      const found = path.exec(mail?.text ?? '')?.[0];
      expect(found).toBeDefined();
      return siteUrl + found;
    };
    const toThem = () => server.received.filter(({ to }) => to.includes(person.email));
    const latest = async (count: number) => {
      await expect.poll(() => toThem().length, { timeout: 60_000 }).toBeGreaterThanOrEqual(count);
      return toThem().at(-1)?.email;
    };

    await theirs.goto('/listing?kind=jobs&q=lighthouse');
    await theirs.getByRole('link', { name: 'Email me new jobs like these' }).click();
    const main = theirs.getByRole('main');
    await main.getByLabel('Your Email*').fill(person.email);
    await main.getByLabel('As soon as there is something new').check();
    await main.getByRole('button', { name: 'Email me' }).click();
    await theirs.goto(linkIn(await latest(1), /\/alerts\/change\?Key=[\w-]{43}/));
    await theirs.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(theirs.getByRole('heading', { level: 1, name: 'It is saved' })).toBeVisible();

    await signInAdmin(page.request, product);
    const job = await publishJob(page, siteUrl);
    // Its clock looks first soon after it begins.
    await product.stopCareApi();
    await product.startCareApi();
    await theirs.goto(linkIn(await latest(2), new RegExp(`/listing-details/${job}\\b`)));
    await expect(theirs.getByRole('heading', { level: 1, name: 'Carer in the lighthouse' })).toBeVisible();

    await theirs.goto(`/start/${job}`);
    await main.getByLabel('Your name').fill(person.name);
    for (const again of [false, true]) {
      await main.getByLabel('Email', { exact: true }).fill(person.email);
      await main.getByLabel('Password', { exact: true }).fill(person.password);
      await (again
        ? theirs.keyboard.press('Enter')
        : main.getByRole('button', { name: 'Start my application' }).click());
      // Whether the email has an account is told by mail alone; the password just chosen opens it either way.
      if (!again) await expect(main.getByRole('status').filter({ hasText: 'We have sent you a mail' })).toBeVisible();
    }
    await expect(theirs).toHaveURL(new RegExp(`/applynow2/${job}`));
    const reference = await apply(theirs.request, siteUrl, job);

    await page.goto(`${siteUrl}/adminPanel/applications?q=${reference}`);
    await page.getByRole('link', { name: person.name }).click();
    const record = page.getByRole('region', { name: 'The application' });
    await expect(record.getByText('Looked at', { exact: true })).toBeVisible();
    const mail = () => sendWaitingMail(page, siteUrl, server, person.email);

    // What the office writes is answered on the dashboard.
    await page.keyboard.press('m');
    await page.getByLabel('Subject').fill('Your application for the lighthouse');
    await page.getByLabel('Words', { exact: true }).fill('Can you climb stairs?');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('It is noted.')).toBeVisible();
    const written = await mail();
    expect(written?.html).toContain('Can you climb stairs?');
    await theirs.goto(linkIn(written, /\/usersdashboard/));
    const own = theirs.getByRole('listitem').filter({ hasText: `Reference ${reference}` });
    await own.getByLabel('Your message').fill('Two at a time.');
    await own.getByRole('button', { name: 'Send message' }).click();
    await expect(own.getByRole('status').filter({ hasText: 'Your message has reached us' })).toBeVisible();
    await axe(theirs);
    await page.reload();
    await expect(page.getByRole('region', { name: 'What they wrote waits for an answer' })).toContainText(
      'Two at a time.',
    );
    await page.keyboard.press('d');
    await expect(page.getByRole('region', { name: 'What they wrote waits for an answer' })).toHaveCount(0);

    const interview = page.getByRole('region', { name: 'Interview', exact: true });
    await interview.getByLabel('Time 1').fill(`${daysFromNow(7)}T10:00`);
    await interview.getByLabel('Where or how').fill('We ring you.');
    await interview.getByRole('button', { name: 'Offer these times' }).click();
    await expect(interview.getByText('Offered: no time is chosen yet.')).toBeVisible();
    await theirs.goto(linkIn(await mail(), /\/interviews\/[\w-]{43}/));
    await theirs.getByRole('radio').first().check();
    const before = toThem().length;
    await theirs.getByRole('button', { name: 'Choose this time' }).click();
    await expect(theirs.getByRole('status')).toContainText('Thank you. We have your time');
    expect((await latest(before + 1))?.attachments.map(({ method }) => method)).toEqual(['REQUEST']);

    await page.reload();
    await page.getByRole('button', { name: 'Offer (conditional)' }).click();
    await expect(record.getByText('Offer (conditional)', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Checks' }).click();
    await expect(record.getByText('Checks', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Hired' }).click();
    await expect(page.getByLabel('Why hire with a check open')).toBeFocused();

    const checks = page.getByRole('region', { name: 'Checks before the first day' });
    const line = (name: string) =>
      checks.locator('details').filter({ has: page.locator('summary', { hasText: name }) });
    const noted = () => expect(page.getByText('It is noted.')).toBeVisible();
    const work = page.getByRole('region', { name: 'Work history' });
    await page.goto(page.url().split('?')[0] ?? '');
    await work.getByLabel('Employer and job, or the reason').fill('Carer, The Elms');
    await work.getByLabel('From').fill(daysFromNow(-900));
    await work.getByRole('button', { name: 'Add to the history' }).click();
    await noted();
    for (const [place, name] of [...required, 'Full work history'].entries()) {
      await line(name).locator('summary').first().click();
      await line(name).getByLabel('State').selectOption('seen');
      await line(name).getByRole('button', { name: 'Save this check' }).click();
      await expect(
        checks.getByText(place === 7 ? '1 required check is open.' : `${8 - place} required checks are open.`),
      ).toBeVisible();
    }

    await line('References').locator('summary').first().click();
    await line('References').getByLabel('Referee’s name').fill('Rita');
    await line('References').getByLabel('Referee’s email').fill('rita@example.org');
    await line('References').getByRole('button', { name: 'Ask for a reference' }).click();
    await noted();
    const asked = await sendWaitingMail(page, siteUrl, server, 'rita@example.org');
    await giveReference(theirs, linkIn(asked, /\/references\/[\w-]{43}/));

    await page.reload();
    await expect(checks.getByText('All required checks are done.')).toBeVisible();
    await page.getByRole('button', { name: 'Hired' }).click();
    await expect(record.getByText('Hired', { exact: true })).toBeVisible();
    await axe(page);
    await mail();
    await theirs.goto('/usersdashboard');
    await expect(own).toContainText('Hired');
    for (const { email } of server.received) expect([email.subject, email.text, email.html].every(Boolean)).toBe(true);
    await context.close();
    await signIn(page.request, person, siteUrl);
  } finally {
    await server.close();
  }
});

/** A new job with the questions of another, as an admin who is signed in on the page makes it. */
async function publishJob(page: Page, siteUrl: string): Promise<number> {
  const call = async (path: string, data: object) =>
    (await page.request.post(`${siteUrl}/api/care/${path}`, { data })).json();
  const sample = await (await page.request.get(`${siteUrl}/api/care/TypeDetail/typeid/33?typeid=33`)).json();
  const { categoryId } = [sample].flat()[0];
  const asked = await (await page.request.get(`${siteUrl}/api/care/Questionnairestype/typeIdquestions/33`)).json();
  const made = await call('TypeDetail', { typeTitle: 'Carer in the lighthouse', categoryId: String(categoryId) });
  const { questionnaireId } = asked[0];
  await call('admin/bulk/listing', { action: 'questionnaire', value: String(questionnaireId), ids: [made.typeId] });
  return made.typeId;
}

async function giveReference(referee: Page, address: string): Promise<void> {
  await referee.goto(address);
  await referee.getByLabel('How do you know this person?').fill('I led the home.');
  await referee.getByLabel('What was their work?').fill('Carer');
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
}
