import { firstOf } from '../scripts/test/sample.mjs';
import { expect, test } from './fixtures';
import { fakeYouTube } from './support/fake-youtube';
import { visitor } from './support/steps';

test.describe('the galleries @both', () => {
  test('a family looks at the photos of a group, large ones by keyboard, and goes back', async ({ page, axe }) => {
    await page.goto('/imagegallery');
    await expect(page.getByRole('heading', { level: 1, name: 'Photos Gallery' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Home banner' })).toHaveCount(0);
    const group = await page.getByRole('main').getByRole('heading', { level: 2 }).first().innerText();
    await page.getByRole('link', { name: `View: ${group}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Photos of ${group}` })).toBeVisible();

    const pictures = page.getByRole('main').getByRole('figure').getByRole('link');
    const count = await pictures.count();
    expect(count).toBeGreaterThan(1);
    await pictures.first().focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Pictures in full' });
    await expect(dialog).toContainText(`Picture 1 of ${count}`);
    await axe(page);
    await page.keyboard.press('ArrowRight');
    await expect(dialog).toContainText(`Picture 2 of ${count}`);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(dialog).toContainText(`Picture ${count} of ${count}`);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(pictures.first()).toBeFocused();

    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(/\/imagegallery$/);
  });

  test('without script a photo is a link to itself @sweep', async ({ noScriptPage: page, baseURL }) => {
    await page.goto(`${baseURL}/imagegallery`);
    await page
      .getByRole('link', { name: /^View: / })
      .first()
      .click();
    const href = await page.getByRole('figure').getByRole('link').first().getAttribute('href');
    const picture = await page.request.get(`${baseURL}${href}`);
    expect(picture.headers()['content-type']).toMatch(/^image\//);
  });

  test('an unknown group and a menu without a page are missing, in words @sweep', async ({
    noScriptPage: page,
    baseURL,
  }) => {
    for (const path of ['/imagegallerypicture/nothing', '/imagegallerypicture/Home%20banner', '/pagecontent/x']) {
      expect((await page.goto(baseURL + path))?.status(), path).toBe(404);
    }
    expect((await page.goto(`${baseURL}/pagecontent/99999`))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'No data available for the provided ID.' })).toBeVisible();
  });

  test('a managed page says what the provider wrote, and takes a request for a call', async ({ page, request }) => {
    const menus: { menuId: number }[] = await (await request.get('/api/care/MenuMaster')).json();
    await page.goto(`/pagecontent/${menus[0]?.menuId}`);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await expect(page).toHaveTitle(title);
    const form = page.getByRole('region', { name: 'Contact Us' });
    await form.getByLabel('Your name').fill(visitor.name);
    await form.getByLabel('Email').fill(visitor.email);
    await form.getByLabel('Your message').fill(visitor.message);
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank You' })).toBeVisible();
  });

  test('without script a video is a link to where it is @sweep', async ({ noScriptPage: page, baseURL }) => {
    await page.goto(`${baseURL}/videogallery`);
    await expect(page.getByRole('link', { name: /^Play: / }).first()).toHaveAttribute('href', /youtube\.com\/watch/);
  });
});

test.describe('videos', () => {
  test.use({ expected: { hosts: ['www.youtube.com', 'www.youtube-nocookie.com'] } });

  for (const path of firstOf(['/videogallery', '/home'], 1)) {
    test(`YouTube is asked only when a cover is pressed, and the keyboard pauses: ${path}`, async ({ page, axe }) => {
      const asked = await fakeYouTube(page.context());
      await page.goto(path);
      const cover = page.getByRole('button', { name: /^Play: / }).first();
      await cover.scrollIntoViewIfNeeded();
      const name = await cover.locator('.sr-only').innerText();
      await expect(cover).toHaveAccessibleDescription('Plays from YouTube');
      expect(asked).toEqual([]);

      await cover.focus();
      await page.keyboard.press('Enter');
      const pause = page.getByRole('button', { name: name.replace('Play', 'Pause') });
      await expect(pause).toBeFocused();
      expect(asked[0]).toBe('www.youtube.com/iframe_api');
      await expect(page.locator('iframe')).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\//);
      await axe(page);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
    });
  }
});

test.describe('videos that do not load', () => {
  test.use({ expected: { hosts: ['www.youtube.com'], errors: [/www\.youtube\.com/] } });

  test('say so and lead to where they are @sweep', async ({ page }) => {
    await page.context().route(/youtube/, (route) => route.abort());
    await page.goto('/videogallery');
    await page
      .getByRole('button', { name: /^Play: / })
      .first()
      .click();
    await expect(page.getByText('The video did not load.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Watch it on its own site' })).toBeVisible();
  });
});

test('a row of pictures is no more than 420 px high, its buttons with it @sweep', async ({ page }) => {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/home', '/listing-details/41', '/ar/home']) {
      await page.goto(path);
      const row = await page.locator('[aria-roledescription=carousel]').boundingBox();
      expect(row?.height, `${path} at ${width}`).toBeLessThanOrEqual(420);
    }
  }
});
