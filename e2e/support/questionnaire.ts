import { expect, type Page } from '@playwright/test';
import { type Person, register, signIn } from './account';

export const applyPath = '/applynow2/41';
export const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
export const question = (page: Page, name: string) => page.getByRole('group', { name });
export const current = (page: Page) => page.locator('[data-current]');

/** Signed in as somebody new, at the first question. */
export async function begin(page: Page, site = ''): Promise<Person> {
  const person = await register(page.request, undefined, site);
  await signIn(page.request, person, site);
  await openQuestions(page, site);
  return person;
}

export async function openQuestions(page: Page, site = ''): Promise<void> {
  await page.goto(site + applyPath);
  await expect(page.getByRole('heading', { level: 1, name: /Live-In-Care/ })).toBeVisible();
}

/** From the first question to the last, by pointer or touch, in any language. */
export async function answerAll(page: Page, press: 'click' | 'tap' = 'click'): Promise<void> {
  await radio(page, 'Me')[press]();
  await page.getByRole('checkbox', { name: 'Medicines' })[press]();
  await advance('Enter');
  await radio(page, 'Quiet')[press]();
  await question(page, 'Is there a room').getByRole('radio', { name: 'Yes' })[press]();
  await radio(page, 'Within a month')[press]();
  await page.getByLabel('What is the postcode').fill('YO1 9ZZ');
  await advance('Enter');
  await page.getByLabel('On which number').fill('01632 960111');
  await advance('Enter');
  await expect(page.getByLabel('What matters most')).toBeFocused();
  await advance('Control+Enter');

  /** A page that is scrolling smoothly moves its buttons from under a pointer. */
  function advance(key: string): Promise<void> {
    return press === 'tap' ? goOn(page, 'tap') : page.keyboard.press(key);
  }
}

/** The first button of the current question: OK, or Skip. */
export async function goOn(page: Page, press: 'click' | 'tap' = 'click'): Promise<void> {
  await current(page).getByRole('button').first()[press]();
}
