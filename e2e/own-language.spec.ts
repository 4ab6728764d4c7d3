import type { Page } from '@playwright/test';
import en from '@/messages/en.json';
import pl from '@/messages/pl.json';
import { expect, test } from './fixtures';
import { newPerson, register, signIn } from './support/account';
import { answerAll, applyPath } from './support/questionnaire';
import { listRoutes } from './support/routes';
import { findUnmarked, unmarkedIn } from './support/unmarked';
import { withPrefix } from './support/views';

/** Sorts of pages whose words come from the API the most. */
const sample = ['/', '/listing', '/listing-details/41', '/blog', '/faq', '/imagegallery'];

const selections = [
  '/listing?category=1',
  '/listing?city=York',
  '/listing?q=dementa+care',
  '/listing?q=care+homes+near+glasgow',
  '/listing?near=LS17&within=10',
  '/listing?kind=jobs',
  '/listing?q=asdfqwer',
  '/blog?category=1',
  '/blog?q=dementa+care',
  '/listing-details/1',
  '/listing-details/48',
];

const ownPages = ['/usersdashboard', '/profiles', '/my-data', '/account', '/blog-user', '/newBlog', '/newsletter'];

test('on Arabic pages words in another language say which @both @sweep', async ({ page }) => {
  expect(await unmarkedOn(page, sample)).toEqual([]);
});

test('every Arabic page marks words in another language', async ({ page, careApiUrl }) => {
  const routes = await listRoutes(page.request, careApiUrl);
  expect(await unmarkedOn(page, [...routes.map(({ path }) => path), ...selections])).toEqual([]);
});

test('no words of ours are said to be English on Polish pages @sweep', async ({ page, careApiUrl }) => {
  const routes = await listRoutes(page.request, careApiUrl);
  const english = new Set(textsOf(en));
  const ours = new Set(textsOf(pl).filter((text) => !english.has(text)));
  const found: string[] = [];
  for (const path of [...routes.map((route) => route.path), ...selections]) {
    const address = withPrefix('/pl', path);
    const html = await (await page.request.get(address)).text();
    const marked = await page.evaluate(textsInEnglish, html);
    found.push(
      ...marked.filter((text) => ours.has(text) || /[ąćęłńśźż]/i.test(text)).map((text) => `${address} ${text}`),
    );
  }
  expect(found).toEqual([]);
});

test('so do the pages of somebody signed in, the questions and what was sent @sweep', async ({ page, careApiUrl }) => {
  const person = newPerson();
  // Of one word: names of people need no mark.
  const me = await register(page.request, { ...person, name: person.name.replaceAll(' ', '') });
  await signIn(page.request, me);
  const [post] = await (await page.request.get(`${careApiUrl}/api/Post`)).json();
  const data = { action: 'post', postId: String(post.id), content: 'We asked for the same carer again.' };
  expect((await page.request.post('/api/comments', { data })).status()).toBe(200);

  await page.goto(`/ar${applyPath}`);
  await answerAll(page);
  await expect(page.locator('#check-title')).toBeFocused();
  expect(await page.evaluate(findUnmarked, unmarkedIn())).toEqual([]);
  await page.locator('section[aria-labelledby=check-title] button[type=submit]').click();
  await expect(page.getByRole('dialog')).toBeVisible();

  const postPath = `/blog-details-user-view/${post.id}`;
  const written = [`${postPath}/write`, '/applynow2/41', '/applynow2/1', '/applynow2/41/sent'];
  expect(await unmarkedOn(page, [...ownPages, ...written])).toEqual([]);
  await page.goto(`/ar${postPath}`);
  await expect(page.locator('#comments article button').first()).toBeVisible();
  expect(await page.evaluate(findUnmarked, unmarkedIn())).toEqual([]);
});

test('what script shows marks them too: suggestions, a picture in full @sweep', async ({ page }) => {
  await page.goto('/ar/listing');
  await page.locator('main details summary').click();
  await page.locator('input[role=combobox]').first().click();
  await expect(page.locator('[role=listbox] [role=option]').filter({ visible: true }).first()).toBeVisible();
  expect(await page.evaluate(findUnmarked, unmarkedIn())).toEqual([]);
  await page.goto('/ar/imagegallery');
  await page.locator('main article a').first().click();
  await page.locator('main figure a').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(findUnmarked, unmarkedIn())).toEqual([]);
});

/** By plain requests: the page only parses the answers. */
async function unmarkedOn(page: Page, paths: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    const address = withPrefix('/ar', path);
    const response = await page.request.get(address);
    expect(response.status(), address).toBe(200);
    const texts = await page.evaluate(findUnmarked, unmarkedIn(await response.text()));
    found.push(...texts.map((text) => `${address} ${text}`));
  }
  return found;
}

function textsInEnglish(html: string): string[] {
  const place = new DOMParser().parseFromString(html, 'text/html');
  return [...place.querySelectorAll('body [lang="en"]')].map((element) => element.textContent?.trim() ?? '');
}

/** All texts of a message file, at whatever depth. */
function textsOf(messages: object): string[] {
  return Object.values(messages).flatMap((text) => (typeof text === 'string' ? text : textsOf(text)));
}
