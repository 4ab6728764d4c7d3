import { longDay } from '@/lib/posts/format-day';
import { firstOf } from '../scripts/test/sample.mjs';
import { expect, test } from './fixtures';
import { register, signIn, signInAdmin } from './support/account';
import { apply } from './support/apply';
import { expectFineToTheEnd } from './support/axe';
import { daysFromNow } from './support/days';
import { keysAreOn } from './support/keyboard';
import { waitForScript } from './support/wait-for-script';

/** A job of the sample. */
const job = 33;

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
    const reference = await apply(context.request, siteUrl, job);
    const day = daysFromNow(40);

    await signInAdmin(page.request, { siteUrl, admin });
    await page.setViewportSize(viewport);
    await page.goto(`${siteUrl}/adminPanel/applications?q=${reference}`);
    await axe(page);
    await page.getByRole('link', { name: person.name }).click();
    await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
    const record = page.getByRole('region', { name: 'The application' });
    await expect(record).toContainText(person.email);
    await expect(page.getByRole('region', { name: 'What they answered' })).toContainText('On which number may we ring');
    await expect(record.getByText('Looked at', { exact: true })).toBeVisible();
    await page.getByLabel('What happens next').fill('We ring you about the nights.');
    await page.getByLabel('On which day').fill(day);
    await page.getByLabel('Note for the staff').fill('Likes cats.');
    // By its letter alone.
    await page.getByLabel('Note for the staff').press('Escape');
    await page.keyboard.press('i');
    await expect(page.getByText('It is noted.')).toBeVisible();
    await expect(record.getByText('Interview', { exact: true })).toBeVisible();
    await expect(record).toContainText('A mail about this stage leaves on');
    await expect(page.getByRole('region', { name: 'What happened' })).toContainText('Likes cats.');
    await axe(page);
    await page.getByRole('link', { name: 'Applications', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();

    await theirs.goto('/usersdashboard');
    const application = theirs.getByRole('listitem').filter({ hasText: `Reference ${reference}` });
    await expect(application.getByRole('listitem').filter({ hasText: 'Interview' })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await expect(application).toContainText('We ring you about the nights.');
    await expect(application).toContainText(`On ${longDay(day, 'en')}`);
    await expectFineToTheEnd(theirs, axe);
    await context.close();
  });
}

test('new ones are sorted one after the other without a mouse', async ({ page, browser, office, axe }) => {
  test.setTimeout(300_000);
  const { siteUrl, admin } = await office();
  const names: string[] = [];
  for (let sent = 0; sent < 3; sent += 1) {
    const theirs = await browser.newContext({ baseURL: siteUrl });
    const person = await register(theirs.request);
    await signIn(theirs.request, person);
    await apply(theirs.request, siteUrl, job);
    names.push(person.name);
    await theirs.close();
  }
  waitForScript(page);
  await signInAdmin(page.request, { siteUrl, admin });
  await page.goto(`${siteUrl}/adminPanel/applications?status=sent&sort=created`);
  const opened = (name: string | undefined) =>
    expect(page.getByRole('heading', { level: 1, name: name ?? '', exact: true })).toBeVisible();
  const record = page.getByRole('region', { name: 'The application' });
  const letter = async (key: string) => {
    await expect(record.getByText('Looked at', { exact: true })).toBeVisible();
    await page.keyboard.press(key);
  };
  await keysAreOn(page);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await opened(names[0]);
  await page.getByLabel('Then show the next one').press('Space');
  await page.keyboard.press('Escape');
  await letter('h');
  await opened(names[1]);
  await letter('n');
  await expect(page.getByLabel('Why not this time')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await opened(names[2]);
  await letter('i');
  await expect(record.getByText('Interview', { exact: true })).toBeVisible();
  await page.goto(`${siteUrl}/adminPanel/applications?status=all&sort=created`);
  for (const [place, stage] of ['Shortlisted', 'Not this time', 'Interview'].entries()) {
    await expect(page.getByRole('row').filter({ hasText: names[place] ?? '' })).toContainText(stage);
  }

  // The same rows on the board: by its letter, and by the menu.
  await page.getByRole('link', { name: 'Board', exact: true }).click();
  const column = (stage: string) => page.getByRole('region', { name: new RegExp(`^${stage}`) });
  await expect(column('Shortlisted').getByRole('link', { name: names[0] ?? '' })).toBeVisible();
  await axe(page);
  const card = (name = '') => page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });
  await card(names[0]).getByRole('link').focus();
  await page.keyboard.press('f');
  await expect(page.getByText('1 row was changed.')).toBeVisible();
  await expect(column('Offer').getByRole('link', { name: names[0] ?? '' })).toBeVisible();
  await card(names[2]).getByText('Move to…').press('Enter');
  await card(names[2]).getByRole('button', { name: 'Looked at' }).press('Enter');
  await expect(column('Looked at').getByRole('link', { name: names[2] ?? '' })).toBeVisible();

  // Two of them side by side.
  await page.goto(`${siteUrl}/adminPanel/applications?status=all&sort=created`);
  for (const name of names.slice(0, 2)) {
    await page.getByRole('row').filter({ hasText: name }).getByRole('checkbox').press('Space');
  }
  await page.getByRole('button', { name: 'Compare', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Side by side' })).toBeVisible();
  for (const name of names.slice(0, 2)) await expect(page.getByRole('columnheader', { name })).toBeVisible();
  await axe(page);
});

test('nobody is hired while a check is open, unless an admin says why', async ({ page, browser, office, axe }) => {
  test.setTimeout(300_000);
  const { siteUrl, admin } = await office();
  const theirs = await browser.newContext({ baseURL: siteUrl });
  const person = await register(theirs.request);
  await signIn(theirs.request, person);
  const reference = await apply(theirs.request, siteUrl, job);
  await signInAdmin(page.request, { siteUrl, admin });
  await page.goto(`${siteUrl}/adminPanel/applications?q=${reference}`);
  await page.getByRole('link', { name: person.name }).click();
  const record = page.getByRole('region', { name: 'The application' });
  const checks = page.getByRole('region', { name: 'Checks before the first day' });
  await expect(checks.getByText('Locked until there is an offer.')).toBeVisible();
  for (const stage of ['Offer (conditional)', 'Checks']) {
    await page.getByRole('button', { name: stage }).click();
    await expect(record.getByText(stage, { exact: true }).first()).toBeVisible();
  }
  await expect(checks.getByText('Locked until there is an offer.')).toHaveCount(0);
  await checks
    .getByText(/^Right to work/)
    .first()
    .click();
  await checks.getByLabel('State').filter({ visible: true }).selectOption('seen');
  await checks.getByLabel('Good until, or look again on').filter({ visible: true }).fill('1900-01-01');
  await checks.getByRole('button', { name: 'Save this check' }).filter({ visible: true }).click();
  const until = checks.getByLabel('Good until, or look again on').filter({ visible: true });
  await expect(until).toBeFocused();
  await expect(until).toHaveAccessibleDescription('That day is over. Please choose today or a later day.');
  await axe(page);
  await until.fill(daysFromNow(400));
  await checks.getByRole('button', { name: 'Save this check' }).filter({ visible: true }).click();
  await expect(page.getByText('It is noted.')).toBeVisible();
  await expect(checks.getByText('8 required checks are open.')).toBeVisible();

  await page.getByRole('button', { name: 'Hired' }).click();
  const why = page.getByLabel('Why hire with a check open');
  await expect(why).toBeFocused();
  await expect(why).toHaveAccessibleDescription(/A required check is still open/);
  await why.fill('Works beside a colleague until the certificate is here.');
  await page.getByRole('button', { name: 'Hired' }).click();
  await expect(record.getByText('Hired', { exact: true })).toBeVisible();
  await theirs.close();
});

test('without script an application is read by its own button, and not by looking @sweep', async ({
  browser,
  office,
}) => {
  test.setTimeout(200_000);
  const { siteUrl, admin } = await office();
  const theirs = await browser.newContext({ baseURL: siteUrl });
  const person = await register(theirs.request);
  await signIn(theirs.request, person);
  const reference = await apply(theirs.request, siteUrl, job);
  const context = await browser.newContext({ baseURL: siteUrl, javaScriptEnabled: false });
  const page = await context.newPage();
  await signInAdmin(page.request, { siteUrl, admin });
  const unread = `${siteUrl}/adminPanel/applications?status=sent&q=${reference}`;
  const row = page.getByRole('link', { name: person.name });

  await page.goto(unread);
  await row.click();
  const record = page.getByRole('region', { name: 'The application' });
  await expect(record.getByText('New', { exact: true })).toBeVisible();
  await page.goto(unread);
  await row.click();
  await record.getByRole('button', { name: 'Mark as looked at' }).click();
  await expect(page.getByText('It is noted.')).toBeVisible();
  await expect(record.getByText('New', { exact: true })).toHaveCount(0);
  await expect(record.getByRole('button', { name: 'Mark as looked at' })).toHaveCount(0);
  await page.goto(unread);
  await expect(row).toHaveCount(0);
  await Promise.all([context.close(), theirs.close()]);
});
