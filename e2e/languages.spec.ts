import { languageOf, localePath, locales } from '@/lib/i18n/languages';
import { expect, test } from './fixtures';
import { tabTo } from './support/keyboard';
import { chooseLanguage, languageMenu } from './support/languages';
import { prefixes } from './support/views';
import { weightOf } from './support/weight';

test('the language switcher leads to the same page with the same filters, and the choice is kept', async ({ page }) => {
  await page.goto('/listing?sort=az');
  await chooseLanguage(page, 'العربية');
  await expect(page).toHaveURL(/\/ar\/listing\?sort=az$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('AE');

  await page.goto('/home');
  await expect(page).toHaveURL(/\/ar\/home$/);
  await chooseLanguage(page, 'English');
  await expect(page).toHaveURL(/[^r]\/home$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test.describe('in a browser that asks for Polish', () => {
  test.use({ locale: 'pl-PL' });

  test('a line leads to the page in Polish; nothing moves, and put away it stays away @sweep', async ({
    page,
    axe,
  }) => {
    await page.addInitScript(noteShifts);
    await page.goto('/form');
    const link = page.getByRole('link', { name: 'Ta strona jest też po polsku' });
    await expect(link).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-moved');
    await axe(page);
    await link.click();
    await expect(page).toHaveURL(/\/pl\/form$/);
    await page.context().clearCookies({ name: 'lang' });
    await page.evaluate(() => sessionStorage.clear());

    await page.goto('/form');
    await page.getByRole('button', { name: 'Nie, dziękuję' }).click();
    await expect(link).toBeHidden();
    await page.goto('/about');
    await expect(page.locator('#asked-language')).toBeHidden();
  });
});

/** Marks the page once anything in it has moved. */
function noteShifts(): void {
  const note = () => document.documentElement.setAttribute('data-moved', '');
  new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true });
}

test('without JavaScript the switcher folds out plain links', async ({ noScriptPage: page, baseURL }) => {
  await page.goto(`${baseURL}/form`);
  await chooseLanguage(page, 'العربية');
  await expect(page).toHaveURL(/\/ar\/form$/);
  await chooseLanguage(page, 'English');
  await expect(page).toHaveURL(/[^r]\/form$/);
});

test('without JavaScript the menu of each home leads on to the next, until all have been seen @sweep', async ({
  noScriptPage: page,
  baseURL,
}) => {
  await page.goto(`${baseURL}/`);
  for (const locale of [...locales.slice(1), ...locales.slice(0, 1)]) {
    const { name, tag, direction } = languageOf(locale);
    await chooseLanguage(page, name);
    await expect(page).toHaveURL(`${baseURL}${localePath(locale, '/')}`);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{L}/u);
  }
});

test('what is typed stays when the language is changed, there and back', async ({ page }) => {
  const field = (name: string) => page.locator(`main [name=${name}]`);
  await page.goto('/form');
  await field('yourName').fill('Edith');
  await field('yourMessage').fill('Nights, please.');
  await page.getByRole('radio', { name: 'Evening' }).check();
  await page.locator('footer [name=email]').fill('edith@example.org');
  for (const [language, path] of [
    ['العربية', '/ar/form'],
    ['English', '/form'],
  ] as const) {
    await chooseLanguage(page, language);
    await expect(page).toHaveURL(new RegExp(`[^r]${path}$`));
    await expect(field('yourName')).toHaveValue('Edith');
    await expect(field('yourMessage')).toHaveValue('Nights, please.');
    await expect(page.locator('main [name=time][value=evening]')).toBeChecked();
    await expect(page.locator('footer [name=email]')).toHaveValue('edith@example.org');
  }

  await page.goto('/login-register/register');
  await field('userName').fill('Edith');
  await field('password').fill('Correct-Horse-9');
  await page.getByRole('button', { name: 'Show: Password' }).click();
  await chooseLanguage(page, 'العربية');
  await expect(page).toHaveURL(/\/ar\/login-register\/register$/);
  await expect(field('userName')).toHaveValue('Edith');
  await expect(field('password')).toHaveValue('');
  await chooseLanguage(page, 'English');
  await expect(page).toHaveURL(/[^r]\/login-register\/register$/);
  await expect(field('userName')).toHaveValue('Edith');

  await page.goto('/ar/login-register/register');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(field('userName')).toHaveValue('');
});

test('a missing page leads to the same address in the other language @sweep', async ({
  noScriptPage: page,
  baseURL,
}) => {
  await page.goto(`${baseURL}/nothing/here`);
  await chooseLanguage(page, 'العربية');
  await expect(page).toHaveURL(/\/ar\/nothing\/here$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('the prefix of the language that has none leads to the address without it', async ({ request }) => {
  for (const [path, to] of Object.entries({
    '/en': '/',
    '/en/faq': '/faq',
    '/en/listing?city=York': '/listing?city=York',
  })) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([path, answer.status(), answer.headers().location]).toEqual([path, 308, to]);
  }
});

test('numbers to ring read left to right in Arabic @sweep', async ({ page }) => {
  await page.goto('/ar/home');
  const numbers = await page.locator('header a[href^="tel:"] bdi').all();
  expect(numbers.length).toBeGreaterThan(0);
  for (const number of numbers) await expect(number).toHaveAttribute('dir', 'ltr');
});

for (const path of ['/form', '/ar/form']) {
  test(`on the smallest phone every language of ${path} is a large target, by keyboard too @sweep`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(path);
    await languageMenu(page).focus();
    await page.keyboard.press('Enter');
    const links = page.getByRole('banner').locator('nav a[hreflang]').filter({ visible: true });
    await expect(links).toHaveCount(locales.length);
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await tabTo(page, links.last());
    await page.keyboard.press('Tab');
    await expect(links).toHaveCount(0);
    await languageMenu(page).press('Enter');
    await page.keyboard.press('Escape');
    await expect(links).toHaveCount(0);
    await expect(languageMenu(page)).toBeFocused();
  });
}

test('on the smallest phone no word of the tiles is parted, not even a long one @sweep', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const prefix of ['/de', '/el', '/hu', '/ru']) {
    await page.goto(`${prefix}/home`);
    const titles = page.locator('section[aria-labelledby=tiles] h3');
    await expect(titles).toHaveCount(4);
    expect(await titles.evaluateAll(partedWords), prefix).toEqual([]);
  }
});

/** Words that begin in one line and end in another. Runs in the page. */
function partedWords(elements: Element[]): string[] {
  return elements.flatMap((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const parted: string[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) parted.push(word);
      }
    }
    return parted;
  });
}

for (const path of ['/home', '/listing', '/listing-details/41']) {
  test(`${path} weighs at most a twentieth more than in English, but for fonts, pictures and pages fetched ahead @sweep`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const english = await weightOf(browser, `${baseURL}${path}`);
    expect(english).toBeGreaterThan(100_000);
    for (const prefix of prefixes) {
      expect(await weightOf(browser, `${baseURL}${prefix}${path}`), prefix).toBeLessThan(english * 1.05);
    }
  });
}
