import { expect, test } from './fixtures';
import { daysFromNow } from './support/days';

const ask = { name: 'Send request' };
const phone = (page: import('@playwright/test').Page) =>
  page.getByRole('main').getByRole('textbox', { name: /^Phone/ });

test.describe('a call back', () => {
  test.use({ expected: { errors: [/status of (404|422)/] } });

  test('is promised before it is asked for, with a number alone, and followed on a page of its own @dates', async ({
    page,
    axe,
  }) => {
    await page.goto('/form');
    await expect(page.getByText(/^Sent now, we ring before \d\d:\d\d (today|tomorrow|on .+)\.$/)).toBeVisible();
    await page.getByRole('radio', { name: 'Email' }).check();
    await expect(page.getByText(/^Sent now, we answer before /)).toBeVisible();
    await page.getByRole('radio', { name: 'Relay UK or an interpreter' }).check();
    await page.getByLabel('Which day suits you?').fill(daysFromNow(9));
    await page.getByRole('radio', { name: 'Afternoon' }).check();
    const span = /^(Sent now, we ring between 12:00 and \d\d:\d\d|Sent now, we ring before \d\d:\d\d) on .+\.$/;
    await expect(page.getByText(span)).toBeVisible();
    await page.getByLabel('Your name').fill('Edith Example');
    await page.getByRole('button', ask).click();
    await expect(
      page.getByRole('link', { name: 'Please give a number, or choose to be answered by email.' }),
    ).toBeVisible();
    await phone(page).fill('01632 960123');
    await page.getByText('Do you need us to write or speak in another way?').click();
    await page.getByRole('checkbox', { name: 'Large print' }).check();
    await page.getByRole('button', ask).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank You' })).toBeVisible();

    await expect(page.getByText(/^Your request CB-\d{6}$/)).toBeVisible();
    await expect(page.getByText('ends in 123')).toBeVisible();
    await expect(page.getByText(/^We ring you on /)).toBeVisible();
    const calendar = await page.getByRole('link', { name: 'Add it to your calendar' }).getAttribute('href');
    expect(await (await page.request.get(`${calendar}`)).text()).toMatch(
      /^BEGIN:VCALENDAR[\s\S]+\nDTSTART:\d{8}T\d{6}Z/,
    );
    await axe(page);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    const answer = await page.request.get(page.url());
    expect(answer.headers()['referrer-policy']).toBe('same-origin');
    expect(await answer.text()).not.toMatch(/Edith|960123/);
    const other = await page.goto(`/form/status/${'x'.repeat(43)}`);
    expect(other?.status()).toBe(404);
  });

  test('is changed and cancelled by whoever has its address, without script @dates', async ({
    noScriptPage: page,
    baseURL,
  }) => {
    await page.goto(`${baseURL}/ar/form`);
    await expect(page.getByText(/^نتواصل معكم في ساعات عملنا/)).toBeVisible();
    await page.goto(`${baseURL}/form`);
    await page.getByLabel('Your name').fill('Edith Example');
    await phone(page).fill('01632 960123');
    await page.getByRole('button', ask).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank You' })).toBeVisible();

    await page.getByText('Another number').click();
    await phone(page).fill('letters');
    await page.getByRole('button', { name: 'Keep this number' }).click();
    await expect(page).toHaveTitle(/^Error: /);
    await expect(phone(page)).toHaveValue('letters');
    await phone(page).fill('07700 900456');
    await page.getByRole('button', { name: 'Keep this number' }).click();
    await expect(page.getByText('We have the new number.')).toBeVisible();
    await expect(page.getByText('ends in 456')).toBeVisible();

    await page.getByText('Another time').click();
    await page.getByRole('radio', { name: 'Evening' }).check();
    await page.getByRole('button', { name: 'Keep this time' }).click();
    await expect(page.getByRole('definition').filter({ hasText: 'Evening' })).toBeVisible();

    await page.getByText('No call needed any more').click();
    await page.getByRole('button', { name: 'Cancel the request' }).click();
    await expect(page.getByText('You cancelled it. No one will ring.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ask again' })).toBeVisible();
  });
});
