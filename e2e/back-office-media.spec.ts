import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './fixtures';

const picture = (name: string) => readFileSync(path.join('care-api/sample/files', name));
const jpeg = (name: string, from: string) => ({ name, mimeType: 'image/jpeg', buffer: picture(from) });

test.use({ expected: { errors: [/422/] } });

test('pictures come into the library, one is described and pointed at, stands in the gallery, goes and comes back', async ({
  page,
  enterOffice,
  axe,
}) => {
  const { siteUrl } = await enterOffice(page);
  await page.goto(`${siteUrl}/adminPanel/media`);
  await page.getByText('Add files').click();
  await page
    .getByLabel('Choose files, or drop them here')
    .setInputFiles([
      jpeg('Rose arch.jpg', 'care-home-1-s800x500.jpg'),
      { name: 'lie.png', mimeType: 'image/png', buffer: Buffer.from('<!doctype html><p>Hello') },
      jpeg('Spare room.jpg', 'care-home-2-s800x500.jpg'),
    ]);
  await page.getByRole('button', { name: 'Add them' }).click();
  await expect(page.getByText('2 of 3 added')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('listitem').filter({ hasText: 'lie.png' })).toContainText('This is a web page.');
  await axe(page);

  await page.getByRole('link', { name: /Describe it.*Rose arch/ }).click();
  await page.getByRole('textbox', { name: 'Description (alt text)' }).fill('Roses over a garden gate');
  // By keyboard: ten to the left, and one up.
  await page.getByRole('button', { name: /^Press where the picture matters most/ }).focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel('From the left, in percent')).toHaveValue('40');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await expect(page.getByLabel('From the top, in percent')).toHaveValue('49');

  await page.goto(`${siteUrl}/adminPanel/gallery/new`);
  await page.getByLabel('Search the pictures').fill('garden gate');
  await page.getByLabel('Search the pictures').press('Enter');
  await page.getByRole('radio', { name: 'Roses over a garden gate' }).check();
  await page.getByLabel('Group').fill('Gardens');
  await page.getByLabel('Caption').fill('Our gate in June');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/done=/);

  await page.goto(`${siteUrl}/imagegallerypicture/Gardens`);
  const shown = page.getByRole('img', { name: 'Our gate in June' });
  await expect(shown).toHaveAttribute('src', /-f40x49-s800x500\.jpg$/);
  await expect(shown).toHaveCSS('object-position', '40% 49%');

  await page.goto(`${siteUrl}/adminPanel/media?q=roses`);
  await page.getByRole('link', { name: 'Rose arch', exact: true }).click();
  await expect(page.getByRole('link', { name: /Gallery picture: / })).toBeVisible();
  await page.goto(`${siteUrl}/adminPanel/gallery?q=june`);
  await page
    .getByRole('row', { name: /Our gate in June/ })
    .getByRole('button', { name: /^Move to trash/ })
    .click();
  await expect(page.getByRole('row', { name: /Our gate in June/ })).toHaveCount(0);
  const gardens = async () =>
    new URL((await page.request.get(`${siteUrl}/imagegallerypicture/Gardens`)).url()).pathname;
  expect(await gardens()).toBe('/imagegallery');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('row', { name: /Our gate in June/ })).toHaveCount(1);
  expect(await gardens()).toBe('/imagegallerypicture/Gardens');
});

test('without script, a film joins the videos by the address of its Share button and is moved to the front @sweep', async ({
  noScriptPage: page,
  enterOffice,
}) => {
  const { siteUrl } = await enterOffice(page);
  await page.goto(`${siteUrl}/adminPanel/videos/new`);
  await page.getByLabel('Address').fill('https://youtu.be/aqz-KE-bpKQ?si=x');
  await page.getByLabel('Title').fill('A film of ours');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.goto(`${siteUrl}/adminPanel/videos/order`);
  await page.getByLabel('Place of A film of ours').fill('1');
  await page.getByRole('button', { name: 'Save the order' }).click();
  await page.goto(`${siteUrl}/videogallery`);
  await expect(page.getByRole('article').first()).toContainText('A film of ours');
});
