import { expect, test } from './fixtures';
import { visitor } from './support/steps';

/** A refused form. */
test.use({ expected: { errors: [/status of 422/] } });

const job = async (careApiUrl: string, request: import('@playwright/test').APIRequestContext) => {
  const cards: { typeId: number; typeTitle: string; openClose: string }[] = await (
    await request.get(`${careApiUrl}/api/TypeDetail/typecardlist`)
  ).json();
  const found = cards.find(({ typeTitle, openClose }) => openClose === 'Open' && /carer, Bath/.test(typeTitle));
  return `/listing-details/${found?.typeId}`;
};

test.describe('the page of a listing @both', () => {
  test('says what it is, where it is and who reads a question @sweep', async ({ page, axe }) => {
    await page.goto('/listing-details/41');
    await expect(page.getByText('Live-in care, based in York')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Map Location' }).locator('figure svg').first()).toBeVisible();
    await expect(page.getByText(/^Your message goes to/)).toBeVisible();
    await axe(page);
  });

  test('takes one question; whoever is to be rung gives a number', async ({ page }) => {
    await page.goto('/listing-details/41');
    await page.getByRole('link', { name: 'Ask about this service' }).click();
    const form = page.getByRole('region', { name: 'Ask, or have us ring you' });
    await form.getByLabel('Your name').fill(visitor.name);
    await form.getByRole('textbox', { name: 'Email' }).fill(visitor.email);
    await form.getByLabel('Your message').fill(visitor.message);
    await form.getByRole('radio', { name: 'Phone' }).check();
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(form.getByRole('alert')).toContainText('Please give a number');
    await form.getByRole('textbox', { name: /^Phone/ }).fill('01632 960123');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank You' })).toBeVisible();
  });

  test('prints as a letter of the provider, without forms and buttons @sweep', async ({ page }) => {
    await page.goto('/listing-details/41');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/\/listing-details\/41$/)).toBeVisible();
    await expect(page.getByText(/^Printed on \d+ \w+ \d{4}$/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'What it costs' })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });
});

test('a job shows pay, hours, start and closing date before anything else, and takes applications at both ends @dates', async ({
  page,
  careApiUrl,
  request,
}) => {
  await page.goto(await job(careApiUrl, request));
  for (const fact of ['Pay', 'Hours', 'Starts', 'Closes']) {
    await expect(page.getByRole('term').filter({ hasText: new RegExp(`^${fact}$`) })).toBeInViewport();
  }
  await expect(page.getByRole('main').getByRole('link', { name: 'Apply Now' })).toHaveCount(2);
});
