import { expect, test } from './fixtures';

test('a family works out what care costs, without script, and asks for a call back with the numbers @dates', async ({
  noScriptPage: page,
  baseURL,
}) => {
  await page.goto(`${baseURL}/listing-details/41`);
  const prices = page.getByRole('region', { name: 'What it costs' });
  await expect(prices).toContainText('£1,250');
  await prices.getByRole('link', { name: 'Work out what it would cost' }).click();
  await expect(page).toHaveURL(/\/what-it-costs\?listing=41$/);
  const sheet = page.getByRole('region', { name: 'What it comes to' });
  // As the listing says it, before anything is chosen.
  await expect(sheet).toContainText(/£1,250\u2069 to \u2066£1,290\u2069 a week/);

  const callBack = sheet.getByRole('link', { name: 'Ask for a call back with these numbers' });
  await expect(callBack).toBeVisible();
  await page.getByRole('radio', { name: 'A couple' }).check();
  // The sum beside it is still one person's.
  await expect(callBack).toBeHidden();
  await expect(sheet.getByText('Your choices have changed. Work it out again.')).toBeVisible();
  await page.getByRole('radio', { name: 'Dementia care' }).check();
  await page.getByLabel(/how many nights a week/).fill('2');
  await page.getByRole('checkbox', { name: /Food for the carer/ }).check();
  await page.getByRole('button', { name: 'Work it out' }).click();
  await expect(page).toHaveURL(/listing=41&people=couple&level=dementia&.*#estimate$/);
  await expect(sheet).toContainText('£2,020');
  await expect(sheet).toContainText('£8,080');
  await expect(sheet.getByRole('row', { name: /waking night carer/ })).toContainText('£380');
  await expect(sheet).toContainText('not a quote');

  await callBack.click();
  await expect(page.getByLabel('Your message')).toHaveValue(/Live-In-Care \(listing 41\).*£2,020 a week, £8,080/);
});

test('the sum follows each choice, and its address says the same', async ({ page }) => {
  await page.goto('/what-it-costs');
  const sheet = page.getByRole('region', { name: 'What it comes to' });
  const callBack = sheet.getByRole('link', { name: 'Ask for a call back with these numbers' });
  await page.getByRole('radio', { name: 'A couple' }).check();
  await page.getByRole('radio', { name: 'Dementia care' }).check();
  await expect(sheet).toContainText(/£1,600\u2069 to \u2066£1,640\u2069 a week/);
  await expect(sheet.getByRole('row', { name: /^Dementia care/ })).toContainText(/\+\s£150/);
  const nights = page.getByLabel(/how many nights a week/);
  await nights.fill('9');
  await expect(callBack).toBeHidden();
  await nights.fill('2');
  await expect(sheet).toContainText(/£1,980\u2069 to \u2066£2,020\u2069 a week/);
  await expect(nights).toBeFocused();
  await expect(callBack).toHaveAttribute('href', /%C2%A31%2C980%20to%20%C2%A32%2C020%20a%20week/);
  await expect(callBack).toBeVisible();
  await expect(page).toHaveURL(/\/what-it-costs\?people=couple&level=dementia&line6=2$/);
  await page.reload();
  await expect(sheet).toContainText(/£1,980\u2069 to \u2066£2,020\u2069 a week/);
});

test('a number that cannot be is answered where it was written, and forty people are told to ring @sweep', async ({
  page,
}) => {
  await page.goto('/what-it-costs?people=40&line6=-3');
  const alert = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(alert.getByRole('link')).toHaveText([
    'Choose one person or a couple. For more people, ring us or ask for a call back.',
    'Write a whole number from 0 to 7.',
  ]);
  await expect(page.getByLabel(/how many nights a week/)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('region', { name: 'What it comes to' })).toHaveCount(0);
});

test('the estimate prints as a letter of the provider, without its form @sweep', async ({ page }) => {
  await page.goto('/what-it-costs');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Printed on \d+ \w+ \d{4}$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'What it comes to' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('radio')).toHaveCount(0);
});

test('what is asked about a line says its name in the language of the page @sweep', async ({ page }) => {
  await page.goto('/pl/what-it-costs');
  await expect(page.getByLabel(/^Opiekun czuwający w nocy:/)).toBeVisible();
});
