import { expect, test } from './fixtures';
import { register, signIn } from './support/account';
import { apply } from './support/apply';
import { expectFineToTheEnd } from './support/axe';
import { waitForScript } from './support/wait-for-script';

for (const width of [360, 1280]) {
  test(`an application is read, and its sender told what comes next, at ${width} px`, async ({
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

    await signIn(page.request, { name: '', ...admin }, siteUrl);
    await page.setViewportSize(viewport);
    await page.goto(`${siteUrl}/adminPanel/applications?q=${reference}`);
    await axe(page);
    await page.getByRole('link', { name: reference, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: reference })).toBeVisible();
    const record = page.getByRole('region', { name: 'The application' });
    await expect(record).toContainText(person.email);
    await expect(record).toContainText('On which number may we ring you?');
    await expect(page.getByLabel('Stands at')).toHaveValue('read');
    await page.getByLabel('Stands at').selectOption('call');
    await page.getByLabel('What happens next').fill('We ring you about the nights.');
    await page.getByLabel('On which day').fill('2027-02-01');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/^Saved \d/)).toBeVisible();
    await axe(page);

    await theirs.goto('/usersdashboard');
    const application = theirs.getByRole('listitem').filter({ hasText: `Reference ${reference}` });
    await expect(application.getByRole('listitem').filter({ hasText: 'Call' })).toHaveAttribute('aria-current', 'step');
    await expect(application).toContainText('We ring you about the nights.');
    await expect(application).toContainText('On 1 February 2027');
    await expectFineToTheEnd(theirs, axe);
    await context.close();
  });
}
