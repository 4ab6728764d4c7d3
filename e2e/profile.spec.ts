import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './fixtures';
import { register, signIn } from './support/account';
import { translated } from './support/views';

async function picture() {
  const plain = sharp({ create: { width: 320, height: 240, channels: 3, background: '#3a7d44' } });
  return { name: 'me.png', mimeType: 'image/png', buffer: await plain.png().toBuffer() };
}

async function fillIn(page: Page) {
  const main = page.getByRole('main');
  await main.getByLabel('ChooseProfilePicture').setInputFiles(await picture());
  await main.getByLabel('Phone number').fill('07700 900123');
  await main.getByLabel('Gender').selectOption('Female');
  await main.getByLabel('Day').fill('29');
  await main.getByLabel('Month').fill('2');
  await main.getByLabel('Year').fill('1980');
  await main.getByLabel('Address').fill('Flat 1');
  await main.getByLabel('Street').fill('Sample Street');
  await main.getByLabel('City').fill('York');
  await main.getByLabel('County or state').fill('North Yorkshire');
  await main.getByLabel('Country').selectOption('United Kingdom');
  await main.getByLabel('Nationality').fill('British');
}

test.describe('the profile @both', () => {
  test.beforeEach(async ({ page }) => signIn(page.request, await register(page.request)));

  test('is saved with its picture, then updated, and stands on the dashboard', async ({ page, axe }) => {
    await page.goto('/usersdashboard');
    await axe(page);
    await page.getByRole('link', { name: 'Please complete your profile.' }).click();
    await expect(page.getByText('Please update the profile.')).toBeVisible();
    await axe(page);
    await fillIn(page);
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(page.getByText('Your profile is saved.')).toBeVisible();
    await page.getByLabel('City').fill('Leeds');
    await page.getByRole('button', { name: 'Update' }).press('Enter');
    await expect(page.getByText('Your profile is saved.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('City')).toHaveValue('Leeds');
    await page.goto('/usersdashboard');
    await expect(page.getByRole('img', { name: 'Your profile photo' })).toHaveAttribute('src', /\.jpg$/);
    await expect(page.getByRole('link', { name: 'Please complete your profile.' })).toHaveCount(0);
  });

  test.describe('told to be wrong', () => {
    test.use({ expected: { errors: [/Failed to load resource.*(422|409)/] } });

    test('keeps its words and says what to do', async ({ page, axe }) => {
      await page.goto('/profiles');
      await page.getByLabel('City').fill('York');
      await page.getByRole('button', { name: 'Save' }).click();
      const summary = page.getByRole('main').getByRole('alert');
      await expect(summary).toBeFocused();
      await axe(page);
      await summary.getByRole('link', { name: 'Date of birth is required.' }).click();
      await expect(page.getByLabel('Day')).toBeFocused();
      await expect(page.getByLabel('City')).toHaveValue('York');
      const text = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') };
      await page.getByLabel('ChooseProfilePicture').setInputFiles(text);
      await expect(page.getByText('Please choose a picture: png, jpg, jpeg, gif or bmp.').first()).toBeVisible();
    });

    test('two windows do not overwrite each other unasked @sweep', async ({ page, context }) => {
      await page.goto('/profiles');
      await fillIn(page);
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('button', { name: 'Update' }).waitFor();
      const other = await context.newPage();
      await other.goto('/profiles');
      await other.getByLabel('City').fill('Selby');
      await other.getByRole('button', { name: 'Update' }).click();
      await expect(other.getByText('Your profile is saved.')).toBeVisible();
      await page.getByLabel('City').fill('Hull');
      await page.getByRole('button', { name: 'Update' }).click();
      await expect(page.getByText('Your words are still here.', { exact: false })).toBeVisible();
      await expect(page.getByLabel('City')).toHaveValue('Hull');
      await page.getByRole('button', { name: 'Update' }).click();
      await expect(page.getByText('Your profile is saved.')).toBeVisible();
    });
  });

  test('works without script, picture included', async ({ noScriptPage: page }) => {
    const { request } = page.context();
    await signIn(request, await register(request));
    await page.goto('/profiles');
    await fillIn(page);
    await page.getByLabel('City').fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveTitle(/^Error: Profile/);
    await expect(page.getByLabel('Street')).toHaveValue('Sample Street');
    await fillIn(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your profile is saved.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Profile photo' })).toBeVisible();
  });
});

test('profile and dashboard have no accessibility faults in other languages than English @sweep', async ({
  page,
  axe,
}) => {
  await signIn(page.request, await register(page.request));
  for (const { prefix } of translated) {
    for (const path of ['/profiles', '/usersdashboard']) {
      await page.goto(prefix + path);
      await axe(page);
    }
  }
});
