import { expect, test } from './fixtures';
import { logIn } from './support/account';

// What was typed into a plain form of the back office stands there again when it is refused.

test('numbers of an order, where a row went meanwhile @sweep', async ({ noScriptPage: page, office }) => {
  test.setTimeout(400_000);
  const { siteUrl, admin } = await office();
  await page.goto(`${siteUrl}/adminPanel/faqs/order`);
  await logIn(page, admin);
  const add = async (faqQuestions: string) => {
    const made = await page.request.post(`${siteUrl}/api/care/Faq`, { data: { faqQuestions, faqAnswer: 'Yes.' } });
    expect(made.status()).toBe(201);
    return Object.values(await made.json()).find((value) => typeof value === 'number');
  };
  await add('Kept number?');
  const gone = await add('Goes meanwhile?');
  await page.goto(`${siteUrl}/adminPanel/faqs/order`);
  const place = page.getByLabel(/Kept number\?/).first();
  await place.fill('1');
  expect((await page.request.delete(`${siteUrl}/api/care/Faq/${gone}`)).ok()).toBe(true);
  await page.getByRole('button', { name: 'Save the order' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(place).toHaveValue('1');
  await page.getByRole('button', { name: 'Save the order' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goto(`${siteUrl}/adminPanel/faqs/order`);
  await expect(page.locator('input[name="row"] + span + bdi').first()).toHaveText('Kept number?');
});

test('choices of a setting, beside a number that cannot be @sweep', async ({ noScriptPage: page, office }) => {
  test.setTimeout(400_000);
  const { siteUrl, admin } = await office();
  await page.goto(`${siteUrl}/adminPanel/settings`);
  await logIn(page, admin);
  const form = page.locator('form').filter({ has: page.locator('[name="closeAfterDays"]') });
  const link = form.locator('[name="link"]');
  const before = await link.isChecked();
  await link.setChecked(!before);
  await form.evaluate((one) => one.setAttribute('novalidate', ''));
  await form.locator('[name="closeAfterDays"]').fill('5000');
  await form.getByRole('button').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(link).toBeChecked({ checked: !before });
  await expect(form.locator('[name="closeAfterDays"]')).toHaveValue('5000');
  await link.setChecked(before);
  await form.locator('[name="closeAfterDays"]').fill('');
  await form.getByRole('button').click();
  await expect(page.getByText('It has been saved.')).toBeVisible();
  await expect(link).toBeChecked({ checked: before });
});
