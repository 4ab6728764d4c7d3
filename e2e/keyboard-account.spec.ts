import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './fixtures';
import { newPerson, register, signIn } from './support/account';
import { tabTo } from './support/keyboard';

/** Everything here goes by Tab, Enter, Space and typing: no pointer, and no focus set by the test. */
async function press(page: Page, element: Locator): Promise<void> {
  await tabTo(page, element, 150);
  await page.keyboard.press('Enter');
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('main').getByLabel(label, { exact: true }), 150);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

test.describe('by keyboard alone @both', () => {
  test('one registers, logs in, and logs out @sweep', async ({ page }) => {
    const { name, email, password } = newPerson();
    await page.goto('/login-register?returnUrl=/usersdashboard');
    await press(page, page.getByRole('main').getByRole('link', { name: 'Register' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible();
    await type(page, 'Username', name);
    await type(page, 'Email', email);
    await type(page, 'Password', password);
    await type(page, 'Confirm password', password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'You have successfully registered' })).toBeVisible();

    await type(page, 'Email', email);
    await type(page, 'Password', password);
    await press(page, page.getByRole('main').getByRole('button', { name: 'Login', exact: true }));
    await expect(page).toHaveURL(/\/usersdashboard$/);
    await press(
      page,
      page
        .getByRole('banner')
        .locator('summary')
        .filter({ hasText: `Welcome, ${name}` }),
    );
    await press(page, page.getByRole('banner').getByRole('button', { name: 'Log Out' }));
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  });

  test('one comments, answers, and deletes @sweep', async ({ page, careApiUrl }) => {
    const me = await register(page.request);
    await signIn(page.request, me);
    const posts: { id: number }[] = await (await page.request.get(`${careApiUrl}/api/Post`)).json();
    await page.goto(`/blog-details-user-view/${posts[1]?.id}#comments`);
    const form = page.getByRole('form', { name: 'Post A Comment' });
    const words = `By keyboard, ${me.name}`;
    await tabTo(page, form.getByLabel('Your Message'), 150);
    await page.keyboard.type(words);
    await press(page, form.getByRole('button', { name: 'Post A Comment' }));
    await expect(page.getByText('Thank you for the Comment.')).toBeVisible();

    const mine = page.locator('#comments article').filter({ hasText: words });
    await press(page, mine.getByRole('button', { name: `Reply to ${me.name}` }));
    const reply = page.getByRole('form', { name: 'Leave a Reply' });
    await expect(reply.getByLabel('Your Message')).toBeFocused();
    await page.keyboard.type('An answer by keyboard');
    await press(page, reply.getByRole('button', { name: 'Post A Reply' }));
    await expect(page.getByText('Thank you for the Replay.')).toBeFocused();

    const remove = mine.getByRole('button', { name: /^Delete the comment/ });
    const dialog = page.getByRole('dialog', { name: 'Delete this comment?' });
    await press(page, remove);
    await press(page, dialog.getByRole('button', { name: 'Keep it' }));
    await expect(dialog).toHaveCount(0);
    await press(page, remove);
    await press(page, dialog.getByRole('button', { name: 'Delete' }));
    await expect(page.getByText('Comment deleted', { exact: true })).toBeVisible();
  });

  test('one fills in the profile, picture and all @sweep', async ({ page }) => {
    await signIn(page.request, await register(page.request));
    await page.goto('/profiles');
    const main = page.getByRole('main');
    // Asked for before the key: the browser learns of it while the focus moves.
    const opened = page.waitForEvent('filechooser');
    await tabTo(page, main.getByLabel('ChooseProfilePicture'), 150);
    await page.keyboard.press('Space');
    const chooser = await opened;
    const plain = sharp({ create: { width: 320, height: 240, channels: 3, background: '#3a7d44' } });
    await chooser.setFiles({ name: 'me.png', mimeType: 'image/png', buffer: await plain.png().toBuffer() });
    await type(page, 'Phone number', '07700 900123');
    await choose(page, 'Gender', 'Female');
    await type(page, 'Day', '29');
    await type(page, 'Month', '2');
    await type(page, 'Year', '1980');
    await type(page, 'Address', 'Flat 1');
    await type(page, 'Street', 'Sample Street');
    await type(page, 'City', 'York');
    await type(page, 'County or state', 'North Yorkshire');
    await choose(page, 'Country', 'United Kingdom');
    await type(page, 'Nationality', 'British');
    await press(page, page.getByRole('button', { name: 'Save' }));
    await expect(page.getByText('Your profile is saved.')).toBeVisible();
    await page.reload();
    await expect(main.getByLabel('Country')).toHaveValue(/United Kingdom|GB/);
  });
});

/** In a list one types what one is looking for. */
async function choose(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('main').getByLabel(label, { exact: true }), 150);
  await page.keyboard.type(text);
}
