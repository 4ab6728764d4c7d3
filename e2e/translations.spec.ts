import { expect, test } from './fixtures';

test('an editor says an answer in Polish; it stands on the Polish page until the answer changes', async ({
  page,
  enterOffice,
  axe,
}) => {
  const { siteUrl } = await enterOffice(page);
  const faq = { faqQuestions: 'May my tortoise stay?', faqAnswer: 'Every animal of the house may stay.' };
  const made = await (await page.request.post(`${siteUrl}/api/care/Faq`, { data: faq })).json();

  await page.goto(`${siteUrl}/pl/faq`);
  await expect(page.getByText('May my tortoise stay?').first()).toHaveAttribute('lang', 'en');

  await page.goto(`${siteUrl}/adminPanel/translations?language=pl&kind=faq&q=tortoise`);
  await axe(page);
  await page.getByRole('link', { name: 'May my tortoise stay?', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('May my tortoise stay?');
  await page.getByLabel('Translation').fill('Czy mój żółw może zostać?');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await axe(page);

  const polish = page.getByText('Czy mój żółw może zostać?').first();
  await expect(async () => {
    await page.goto(`${siteUrl}/pl/faq`);
    await expect(polish).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.locator('[lang="en"]').filter({ hasText: 'Czy mój' })).toHaveCount(0);
  await page.goto(`${siteUrl}/sk/faq`);
  await expect(page.getByText('May my tortoise stay?').first()).toHaveAttribute('lang', 'en');

  const changed = { ...faq, faqQuestions: 'May my two tortoises stay?' };
  expect((await page.request.put(`${siteUrl}/api/care/Faq/${made.faqId}`, { data: changed })).status()).toBe(200);
  await page.goto(`${siteUrl}/pl/faq`);
  await expect(page.getByText('May my two tortoises stay?').first()).toHaveAttribute('lang', 'en');
  await page.goto(`${siteUrl}/adminPanel/translations?status=changed&language=pl&q=tortoises`);
  await page.getByRole('link', { name: 'May my two tortoises stay?', exact: true }).click();
  await expect(page.getByText('It was translated when it said')).toBeVisible();
  await expect(page.getByText('May my tortoise stay?')).toBeVisible();
  await expect(page.getByLabel('Translation')).toHaveValue('Czy mój żółw może zostać?');
});
