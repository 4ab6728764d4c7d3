import { inTurn, isSweep } from '../scripts/test/sample.mjs';
import { expect, test } from './fixtures';
import { expectFineToTheEnd, expectNoViolations } from './support/axe';
import { listRoutes } from './support/routes';
import { views } from './support/views';

/** Beside the public screens: forms that were refused or sent, mailed links, and what is not there. */
const besides = ['/newsletter', '/newsletter/confirm?Key=none', '/contact/problem', '/nothing-here', '/error'];

/** Made of the same as others, or looked at among the pages of accounts: for the sweep. */
const alike = new Set([
  ...['/home', '/listing?kind=jobs', '/listing?kind=local', '/listing?near=LS17&within=10', '/form?question=nights'],
  ...['/listing?q=care&sort=az&page=2', '/blog?q=care', '/safeguarding', '/accessibility', '/cookie-policy'],
  ...['/terms-condition', '/team', '/testimonials', '/shop', '/checkout', '/category', '/complaints/sent'],
  ...['/login-register', '/login-register/register', '/login-register/forgot', '/login-register/code'],
  ...['/reset_password?Key=none', '/confirm-email?Key=none', '/newsletter/confirm?Key=none', '/error'],
]);

for (const [turn, { prefix, width }] of views.entries()) {
  test.describe(`axe finds nothing, and nothing runs off the side at ${width} px`, () => {
    // A small phone is low too: the bar at its foot covers much.
    // And it is evening there.
    test.use({
      viewport: { width, height: width > 320 ? 900 : 640 },
      webFonts: width > 320,
      colorScheme: width > 320 ? 'light' : 'dark',
    });

    test(prefix || 'English', async ({ page, axe, request, careApiUrl }) => {
      test.setTimeout(400_000);
      const routes = await listRoutes(request, careApiUrl);
      const all = [...routes.map((route) => route.path), ...besides];
      const paths = isSweep ? all : all.filter((path) => !alike.has(path));
      for (const path of inTurn(paths, turn, views.length)) {
        await page.goto(prefix + path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectFineToTheEnd(page, axe);
      }
    });
  });
}

test('axe finds what is wrong in a page, and in a frame of it', async ({ page }) => {
  const wrong = '<html lang="en"><title>Wrong</title><main><h1>Wrong</h1><img src="data:,">';
  await page.setContent(`${wrong}<iframe title="Frame" srcdoc='${wrong}'></iframe></main>`);
  await expect(expectNoViolations(page)).rejects.toThrow(/image-alt.* {2}img.*image-alt.* {2}iframe img/s);
});

test.describe('states', () => {
  test.use({ expected: { errors: [/status of 422/] } });

  test('axe finds nothing in the states of a page: errors, thanks, open menu, open list, a shown carousel', async ({
    page,
    axe,
  }) => {
    await page.goto('/form');
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText('There is a problem')).toBeVisible();
    await axe(page);
    await page.getByLabel('Your name').fill('Edith');
    await page
      .getByRole('textbox', { name: /^Email/ })
      .first()
      .fill('edith@example.org');
    await page.getByRole('textbox', { name: /^Phone/ }).fill('01632 960123');
    await page.getByLabel('Your message').fill('Hello');
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank You' })).toBeVisible();
    await axe(page);

    await page.goto('/listing');
    await page.getByText('More choices').click();
    await page.getByRole('combobox', { name: 'Town or city' }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await axe(page);

    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/listing');
    await page.getByRole('link', { name: 'Filters' }).click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    await axe(page);
    await page.goto('/home');
    await page.getByText('Menu', { exact: true }).click();
    await axe(page);
  });
});
