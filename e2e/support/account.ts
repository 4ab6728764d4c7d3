import { type APIRequestContext, expect, type Page } from '@playwright/test';

export type Person = Key & { name: string };
type Key = { email: string; password: string };

let people = 0;

/** Somebody nobody else is. */
export function newPerson(): Person {
  people += 1;
  const name = `Edith ${Date.now().toString(36)} ${process.pid}-${people}`;
  return { name, email: `${name.toLowerCase().replaceAll(' ', '-')}@example.org`, password: 'Correct-Horse-9' };
}

/** An account of the product, made the way its form does; `site` is that of a test's own product. */
export async function register(request: APIRequestContext, person = newPerson(), site = ''): Promise<Person> {
  const { name: userName, email, password } = person;
  const answer = await request.post(`${site}/api/register`, {
    data: { userName, email, password, confirmPassword: password },
  });
  expect(answer.status()).toBe(200);
  return person;
}

/** Signs the browser of these requests in, without its pages. */
export async function signIn(request: APIRequestContext, { email, password }: Key, site = ''): Promise<void> {
  expect((await request.post(`${site}/api/sign-in`, { data: { email, password } })).status()).toBe(200);
}

/** Signs the browser of these requests in as the admin of a test's own product. */
export function signInAdmin(request: APIRequestContext, { siteUrl, admin }: { siteUrl: string; admin: Key }) {
  return signIn(request, admin, siteUrl);
}

/** Fills in the login form on the page and sends it by keyboard. */
export async function logIn(page: Page, { email, password }: Key): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Email', { exact: true }).fill(email);
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByLabel('Password', { exact: true }).press('Enter');
}
